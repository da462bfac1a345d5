import { AppError, createCircuit, type Clock } from '../../core/index.js';
import type { ModelRequest } from '../contract.js';
import { modelFailure } from '../failures.js';
import type { ModelSettings, RoleSettings } from '../settings.js';
import { LeanOpenAI } from './client.js';
import { fromOpenAi, judge } from './failures.js';
import { hidingKeys } from './keys.js';
import { receive, received, type Received } from './reply.js';
import { bodyOf } from './wire.js';

export interface EndpointOptions {
  baseUrl: string;
  apiKey: string | null;
  settings: ModelSettings;
  clock: Clock;
}

/** `asked`: the model by the name that it was asked by; `model` too where the endpoint names none. */
export type Answered = Received & { asked: string };

export interface Endpoint {
  baseUrl: string;
  /** One request, no repeats. Throws model failures, and the signal's reason. */
  ask(request: ModelRequest, role: RoleSettings, deadlineMs: number, signal: AbortSignal): Promise<Answered>;
  /** Names of the models that it lists, at most 100. */
  models(signal: AbortSignal): Promise<string[]>;
}

const MOST_LISTED = 100;
/** The package wants a key; a local server takes any. */
const NO_KEY = 'none';

export function createEndpoint({ baseUrl, apiKey, settings, clock }: EndpointOptions): Endpoint {
  const client = new LeanOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? NO_KEY, maxRetries: 0, timeout: settings.silenceMs, organization: null, project: null, logLevel: 'off' }); // prettier-ignore
  const circuit = createCircuit({ engine: 'models', name: baseUrl, clock });
  const hide = hidingKeys(settings);
  let only: string | null = null;

  async function models(signal: AbortSignal): Promise<string[]> {
    const page = await translated(client.models.list({ signal }), baseUrl, hide, signal);
    return (page.data ?? []).slice(0, MOST_LISTED).map(({ id }) => id);
  }

  /** The only model there is; which of several is not ours to choose. */
  async function modelOf({ model }: RoleSettings, signal: AbortSignal): Promise<string> {
    if (model !== null || only !== null) return (model ?? only)!;
    const listed = await models(signal);
    if (listed.length !== 1) {
      const found = listed.length === 0 ? 'no model' : `several models (${hide(listed.slice(0, 10).join(', '))})`;
      throw modelFailure('NO_MODEL', `${baseUrl} lists ${found}: set DOSSIER_MODEL`);
    }
    return (only = listed[0]!);
  }

  async function send(request: ModelRequest, role: RoleSettings, signal: AbortSignal, heard: () => void): Promise<Answered> {
    const asked = await modelOf(role, signal);
    const body = bodyOf(request, asked, role, settings);
    const streamed = async () => receive(await client.chat.completions.create({ ...body, stream: true, stream_options: { include_usage: true } }, { signal }), heard);
    const reply = settings.stream ? await streamed() : received(await client.chat.completions.create({ ...body, stream: false }, { signal }));
    return { ...withoutKeys({ ...reply, model: reply.model || asked }, hide), asked };
  } // prettier-ignore

  return {
    baseUrl,
    models,
    ask: (request, role, deadlineMs, signal) =>
      circuit.guard(async () => {
        const silence = watchSilence(signal, settings.silenceMs, deadlineMs - clock.now(), baseUrl);
        try {
          return await translated(send(request, role, silence.signal, silence.heard), baseUrl, hide, silence.signal);
        } finally {
          silence.end();
        }
      }, judge),
  };
}

/** A reply goes into prompts, logs and recordings: what an endpoint repeats of a key does not. */
function withoutKeys(reply: Received, hide: (text: string) => string): Received {
  const toolCalls = reply.toolCalls.map(({ id, name, arguments: given }) => ({ id: hide(id), name: hide(name), arguments: hide(given) })); // prettier-ignore
  return { ...reply, model: hide(reply.model), text: hide(reply.text), toolCalls };
}

/** Ends a call that is silent for too long, is past its deadline, or whose caller went away. */
function watchSilence(caller: AbortSignal, silenceMs: number, leftMs: number, baseUrl: string) {
  const controller = new AbortController();
  const silent = () => modelFailure('SILENT', `${baseUrl} said nothing for ${silenceMs / 1_000} s`, { retryable: true });
  const late = () => modelFailure('BUDGET', 'the time that models may take for a run is over');
  const timer = setTimeout(() => controller.abort(silent()), silenceMs);
  const deadline = setTimeout(() => controller.abort(late()), Math.min(Math.max(0, leftMs), 2 ** 31 - 1));
  const stop = () => controller.abort(caller.reason);
  if (caller.aborted) stop();
  else caller.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    end() {
      clearTimeout(timer);
      clearTimeout(deadline);
      caller.removeEventListener('abort', stop);
    },
  };
} // prettier-ignore

/** What the package throws as failures of ours; what ended the call where that was we. */
async function translated<Result>(work: PromiseLike<Result>, baseUrl: string, hide: (text: string) => string, signal: AbortSignal): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) throw signal.reason instanceof AppError ? signal.reason : new AppError('CANCELLED', 'the caller went away', { cause: signal.reason }); // prettier-ignore
    throw fromOpenAi(error, baseUrl, hide);
  }
} // prettier-ignore
