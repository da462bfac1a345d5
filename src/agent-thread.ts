import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Worker, type MessagePort } from 'node:worker_threads';
import type { EngineHealth } from '../engines/contract.js';
import type { EmbeddingModel } from '../engines/vector/contract.js';
import type { PassageThread } from '../ingest/index.js';
import type { OpenAgent } from './agent-parts.js';
import type { AgentReads, AgentService } from './agent/index.js';
import type { Config } from './config.js';
import { AppError, settlesWithin, ThreadCalls, workerUrl, type Call } from './core/index.js';
import { StartLimit } from './start-limit.js';
import type { Growth } from './store/index.js';

/** A run that ends its thread is given up after 20 of them (agent/runs/begin-run.ts), before the server is. */
const STARTS_AN_HOUR = 25;
const HOUR_MS = 3_600_000;
const START_AGAIN_MS = 500;
/** What closing files may take, after the runs were drained. */
const CLOSE_MS = 10_000;
/** A thread that is silent for longer does not work. */
const SILENT_MS = 5_000;

export interface AgentStart {
  config: Config;
  holder: string;
  /** The ledger position that engines show, kept up to date by whoever starts the thread. */
  shown: BigInt64Array;
  model: EmbeddingModel | null;
  withoutModel: string;
  /** To the thread that holds the model. */
  embeds: MessagePort;
}

export type AgentNews =
  | { kind: 'GROWN'; growth: Growth }
  /** An error that nobody expected, as far as it can be told. */
  | { kind: 'ERROR'; runId: string; message: string; stack: string };

/** A call as it is told; its signal goes beside. */
export type ToldCall = Omit<Call, 'signal'>;
type Told<Given extends unknown[]> = Given extends [...infer Rest, Call] ? [...Rest, ToldCall, AbortSignal] : Given;
type Works = Omit<AgentService, keyof AgentReads>;

/** What changes a run happens on the thread; what tells of runs is read beside it. */
export type AgentThreadMethods = {
  [Name in keyof Works]: (...given: Told<Parameters<Works[Name]>>) => ReturnType<Works[Name]>;
} & Pick<OpenAgent, 'health' | 'close'>;
type Thread = ThreadCalls<AgentThreadMethods, AgentNews>;

export interface AgentThreadOptions {
  config: Config;
  passages: PassageThread;
  shown: BigInt64Array;
  reads: AgentReads;
  /** A run has grown; null: any may have, since a thread died that could not tell. */
  heard: (growth: Growth | null) => void;
  onError: (error: unknown, runId: string) => void;
  /** How often it is started within an hour, at most; one or more, default 25. */
  startsAnHour?: number;
}

export interface AgentThread {
  agent: AgentService;
  health(): Promise<EngineHealth>;
  /** Drains, then ends the thread: one that hangs, 20 s after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/**
 * An agent whose runs work on a thread of their own, which is started again when it dies: its runs are then taken over as those of a killed
 * process are. Until then, and for the rest of an hour in which it died too often, what changes runs throws UNAVAILABLE and health says so;
 * what tells of them goes on. Throws what opening its files threw.
 */
export async function startAgentThread(options: AgentThreadOptions): Promise<AgentThread> {
  const { reads, onError, heard, startsAnHour = STARTS_AN_HOUR } = options;
  const limit = new StartLimit(startsAnHour, HOUR_MS);
  let closing = false;

  function start(): Thread {
    limit.started();
    const thread = threadOf(options);
    void thread.ended.then(() => {
      if (closing) return;
      onError(thread.failure(), '');
      heard(null);
      setTimeout(startAgain, Math.max(START_AGAIN_MS, limit.waitMs())).unref();
    });
    return thread;
  }
  function startAgain(): void {
    if (closing) return;
    current = start();
    current.ready().catch((error: unknown) => onError(error, ''));
  }
  let current = start();
  try {
    await current.ready();
  } catch (error) {
    closing = true;
    throw error;
  }

  const away = (cause: unknown) => {
    const minutes = Math.ceil(limit.waitMs() / 60_000);
    const until = minutes === 0 ? 'for a moment' : `for ${minutes} min, or until the server is started anew`;
    return new AppError('UNAVAILABLE', `runs cannot be worked on ${until}`, { retryable: true, cause });
  };
  /** What a thread's end cut short is nobody's fault, and may be asked again. */
  const ask = async <Value>(of: (thread: Thread) => Promise<Value>): Promise<Value> => {
    const thread = current;
    try {
      return await of(thread);
    } catch (error) {
      throw thread.isEnd(error) ? away(error) : error;
    }
  };
  const agent: AgentService = {
    ...reads,
    start: (request, key, call) => ask((thread) => thread.callUntil(call.signal, 'start', request, key, told(call))),
    answer: (requestId, answer, key, call) =>
      ask((thread) => thread.callUntil(call.signal, 'answer', requestId, answer, key, told(call))),
    rate: (runId, rating, comment, key, call) =>
      ask((thread) => thread.callUntil(call.signal, 'rate', runId, rating, comment, key, told(call))),
    cancel: (runId, call) => ask((thread) => thread.callUntil(call.signal, 'cancel', runId, told(call))),
    forget: (which, call) => ask((thread) => thread.callUntil(call.signal, 'forget', which, told(call))),
    erase: (conversationId, call) =>
      ask((thread) => thread.callUntil(call.signal, 'erase', conversationId, told(call))),
    drain: (graceMs) => ask((thread) => thread.call('drain', graceMs)),
  };
  /** One at a time: a thread that hangs would be left a further question by each who looks. */
  const looks = new Map<Thread, ReturnType<OpenAgent['health']>>();
  const look = (thread: Thread): ReturnType<OpenAgent['health']> => {
    const asked = thread
      .call('health')
      .catch((error: unknown) => ({ healthy: false, detail: away(error).message }))
      .finally(() => looks.delete(thread));
    looks.set(thread, asked);
    return asked;
  };
  return {
    agent,
    async health() {
      const began = performance.now();
      const thread = current;
      const silent = { healthy: false, detail: `has not answered for ${SILENT_MS} ms` };
      const asked = looks.get(thread) ?? look(thread);
      const told = (await settlesWithin(asked, SILENT_MS)) ? await asked : silent;
      return { name: 'agent', latencyMs: performance.now() - began, ...told };
    },
    async close(graceMs) {
      closing = true;
      const thread = current;
      const closed = async () => {
        await settlesWithin(thread.call('drain', graceMs), graceMs + CLOSE_MS);
        await thread.call('close');
      };
      await thread.close(closed, graceMs + 2 * CLOSE_MS);
    },
  };
}

function threadOf({ config, passages, shown, heard, onError }: AgentThreadOptions): Thread {
  const embeds = passages.connect();
  const workerData: AgentStart = {
    config,
    shown,
    embeds,
    model: passages.model,
    withoutModel: passages.withoutModel,
    holder: `${hostname()}/${process.pid}/${randomUUID()}`,
  };
  const worker = new Worker(workerUrl('src/agent.worker'), { workerData, transferList: [embeds] });
  return new ThreadCalls<AgentThreadMethods, AgentNews>(worker, 'agent', (news) => {
    if (news.kind === 'GROWN') heard(news.growth);
    else onError(Object.assign(new Error(news.message), { stack: news.stack }), news.runId);
  });
}

const told = ({ viewer, deadlineMs }: Call): ToldCall => ({ viewer, deadlineMs });
