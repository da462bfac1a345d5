import { QdrantClient, type Schemas } from '@qdrant/js-client-rest';
import {
  AppError,
  assertAlive,
  createCircuit,
  type Call,
  type Circuit,
  type Clock,
  type Verdict,
} from '../../../src/core/index.js';
import { ENGINE, fromQdrant } from './failures.js';
import type { QdrantSettings } from './settings.js';

export type Api = ReturnType<QdrantClient['api']>;
export type Filter = Schemas['Filter'];
export type Condition = Schemas['Condition'];

/** Who waits for a request, and how long it may take in any case. */
export interface Patience {
  call?: Call;
  /** Default: the connection's. Milliseconds. */
  timeoutMs?: number;
}

export interface ConnectionOptions {
  settings: QdrantSettings;
  clock: Clock;
  /** The longest that one request may take, whatever the caller's deadline. Milliseconds, default 15,000. */
  requestTimeoutMs?: number;
  /** How long a server that did not answer is left alone. Milliseconds, default 5,000. */
  openMs?: number;
}

/** Both sides of a reply: what was asked for is in `result`. */
type Reply<Result> = Promise<{ data: { result?: Result } }>;

export interface Connection {
  /** The server, for people. */
  readonly name: string;
  readonly circuit: Circuit;
  /** One request; `seconds` is what the server itself may be told. Throws AppErrors that name the server: UNAVAILABLE, DEADLINE, CANCELLED, DISK_FULL, INTERNAL. */
  ask<Result>(
    request: (api: Api, init: RequestInit, seconds: number) => Reply<Result>,
    patience?: Patience,
  ): Promise<Result>;
  /** The server's version, e.g. "1.18.3"; past the circuit, which it closes where there is an answer. */
  version(timeoutMs: number): Promise<string>;
  /** Gives up what is still waited for. */
  close(): void;
}

/** Who waits less does not say that the server is silent. Milliseconds. */
const FAIR_WAIT_MS = 1_000;

export function connect({ settings, clock, requestTimeoutMs = 15_000, openMs = 5_000 }: ConnectionOptions): Connection {
  const name = `${ENGINE} at ${settings.url}`;
  const api = clientOf(settings).api();
  const circuit = createCircuit({ engine: ENGINE, name, clock, openMs });
  const closing = new AbortController();
  /** Throws `late` where there is no answer in time. */
  const once = async <Result>(
    work: (init: RequestInit) => Promise<Result>,
    timeoutMs: number,
    late: AppError,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), Math.max(0, timeoutMs));
    const signals = [timeout.signal, closing.signal, ...(signal ? [signal] : [])];
    try {
      return await work({ signal: AbortSignal.any(signals) });
    } catch (error) {
      if (signal?.aborted === true || closing.signal.aborted)
        throw new AppError('CANCELLED', `${name}: the caller went away`, { cause: signal?.reason });
      throw timeout.signal.aborted ? late : fromQdrant(error, name);
    } finally {
      clearTimeout(timer);
    }
  };
  const silent = (code: 'UNAVAILABLE' | 'DEADLINE', timeoutMs: number) =>
    new AppError(code, `${name} did not answer within ${(timeoutMs / 1_000).toFixed(1)} s`, { retryable: true, details: { engine: ENGINE } }); // prettier-ignore
  return {
    name,
    circuit,
    async ask(request, { call, timeoutMs = requestTimeoutMs } = {}) {
      if (call) assertAlive(call, clock.now());
      const leftMs = call ? call.deadlineMs - clock.now() : Infinity;
      const waitMs = Math.min(timeoutMs, leftMs);
      const late = silent(leftMs < timeoutMs ? 'DEADLINE' : 'UNAVAILABLE', waitMs);
      const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
      const work = () => once((init) => request(api, init, seconds), waitMs, late, call?.signal);
      const { data } = await circuit.guard(work, (error) => verdictOn(error, waitMs));
      if (data.result === undefined)
        throw new AppError('UNAVAILABLE', `${name} answers, but not as ${ENGINE} does: see QDRANT_URL`, { details: { engine: ENGINE } }); // prettier-ignore
      return data.result;
    },
    async version(timeoutMs) {
      try {
        const { data } = await once((init) => api.root({}, init), timeoutMs, silent('UNAVAILABLE', timeoutMs));
        circuit.tell('ANSWERS');
        return String(data.version);
      } catch (error) {
        circuit.tell(verdictOn(error, timeoutMs));
        throw error;
      }
    },
    close: () => closing.abort(),
  };
}

function verdictOn(error: unknown, waitedMs: number): Verdict {
  if (!(error instanceof AppError) || error.code === 'CANCELLED') return 'NOTHING';
  if (error.code === 'DEADLINE') return waitedMs < FAIR_WAIT_MS ? 'NOTHING' : 'SILENT';
  const status = Number(error.details['status'] ?? 0);
  return error.code === 'UNAVAILABLE' && (status === 0 || status >= 500) ? 'SILENT' : 'ANSWERS';
}

/** The client reads neither a path nor the ports 80 and 443 out of an address, and warns on the console of a key over http. */
function clientOf({ url, apiKey }: QdrantSettings): QdrantClient {
  const { protocol, hostname, pathname } = new URL(url);
  const port = /^https?:\/\/(?:\[[^\]]*\]|[^/:?#]*):(\d+)/.exec(url)?.[1];
  const prefix = pathname.replace(/\/+$/, '');
  return new QdrantClient({
    host: hostname,
    https: protocol === 'https:',
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(prefix === '' ? {} : { prefix }),
    ...(apiKey === null ? {} : { headers: { 'api-key': apiKey } }),
    // Each request has a limit of its own.
    timeout: Infinity,
    checkCompatibility: false,
  });
}
