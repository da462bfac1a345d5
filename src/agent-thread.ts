import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Worker, type MessagePort } from 'node:worker_threads';
import type { EngineHealth } from '../engines/contract.js';
import type { EmbeddingModel } from '../engines/vector/contract.js';
import type { PassageThread } from '../ingest/index.js';
import type { AgentReads, AgentService } from './agent/index.js';
import type { Config } from './config.js';
import { AppError, settlesWithin, ThreadCalls, workerUrl, type Call } from './core/index.js';
import type { Growth } from './store/index.js';

/** A run that ends its thread is given up after 20 of them (agent/begin-run.ts), before the server is. */
const MOST_STARTS = 25;
const START_AGAIN_MS = 500;
/** What closing files may take, after the runs were drained. */
const CLOSE_MS = 10_000;

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

export type AgentNews = { kind: 'GROWN'; growth: Growth } | { kind: 'ERROR'; runId: string; error: unknown };

/** A call as it is told; its signal goes beside. */
export type ToldCall = Omit<Call, 'signal'>;
type Told<Given extends unknown[]> = Given extends [...infer Rest, Call] ? [...Rest, ToldCall, AbortSignal] : Given;
type Works = Omit<AgentService, keyof AgentReads>;

/** What changes a run happens on the thread; what tells of runs is read beside it. */
export type AgentThreadMethods = {
  [Name in keyof Works]: (...given: Told<Parameters<Works[Name]>>) => ReturnType<Works[Name]>;
} & { close(): Promise<void> };

export interface AgentThreadOptions {
  config: Config;
  passages: PassageThread;
  shown: BigInt64Array;
  reads: AgentReads;
  /** A run has grown; null: any may have, since a thread died that could not tell. */
  heard: (growth: Growth | null) => void;
  onError: (error: unknown, runId: string) => void;
}

export interface AgentThread {
  agent: AgentService;
  health(): EngineHealth;
  /** Drains, then ends the thread. */
  close(graceMs: number): Promise<void>;
}

/**
 * An agent whose runs work on a thread of their own, which is started again when it dies: its runs are then taken over as those of a killed
 * process are. Where it has died too often, what changes runs throws UNAVAILABLE, and health says so. Throws what opening its files threw.
 */
export async function startAgentThread(options: AgentThreadOptions): Promise<AgentThread> {
  const { reads, onError, heard } = options;
  let starts = 0;
  let closing = false;
  let gone: AppError | null = null;

  function open(): ThreadCalls<AgentThreadMethods, AgentNews> {
    starts++;
    const thread = opened(options);
    void thread.ended.then(() => {
      if (closing) return;
      heard(null);
      gone = thread.failure();
      onError(gone, '');
      if (starts >= MOST_STARTS) return;
      setTimeout(() => {
        if (closing) return;
        current = open();
        current.ready().then(
          () => (gone = null),
          (error: unknown) => onError(error, ''),
        );
      }, START_AGAIN_MS);
    });
    return thread;
  }
  let current = open();
  try {
    await current.ready();
  } catch (error) {
    closing = true;
    throw error;
  }

  const agent: AgentService = {
    ...reads,
    start: (request, key, call) => current.callUntil(call.signal, 'start', request, key, told(call)),
    answer: (requestId, answer, key, call) =>
      current.callUntil(call.signal, 'answer', requestId, answer, key, told(call)),
    rate: (runId, rating, comment, key, call) =>
      current.callUntil(call.signal, 'rate', runId, rating, comment, key, told(call)),
    cancel: (runId, call) => current.callUntil(call.signal, 'cancel', runId, told(call)),
    forget: (which, call) => current.callUntil(call.signal, 'forget', which, told(call)),
    erase: (conversationId, call) => current.callUntil(call.signal, 'erase', conversationId, told(call)),
    drain: (graceMs) => current.call('drain', graceMs),
  };
  return {
    agent,
    health: () => ({
      name: 'agent',
      healthy: gone === null,
      latencyMs: 0,
      detail: gone === null ? '' : `${gone.message}; ${starts >= MOST_STARTS ? 'not started again: start the server anew' : 'it is started again'}`,
    }), // prettier-ignore
    async close(graceMs) {
      closing = true;
      await current.close(
        async () => {
          await settlesWithin(current.call('drain', graceMs), graceMs + CLOSE_MS);
          await current.call('close');
        },
        graceMs + 2 * CLOSE_MS,
      );
    },
  };
}

function opened({ config, passages, shown, heard, onError }: AgentThreadOptions) {
  const embeds = passages.connect();
  const workerData: AgentStart = {
    config,
    shown,
    embeds,
    model: passages.model,
    withoutModel: passages.withoutModel,
    holder: `${hostname()}/${process.pid}/${randomUUID()}`,
  };
  const worker = new Worker(workerUrl(import.meta.url, './agent.worker.js'), { workerData, transferList: [embeds] });
  return new ThreadCalls<AgentThreadMethods, AgentNews>(worker, 'agent', (news) => {
    if (news.kind === 'GROWN') heard(news.growth);
    else onError(news.error, news.runId);
  });
}

const told = ({ viewer, deadlineMs }: Call): ToldCall => ({ viewer, deadlineMs });
