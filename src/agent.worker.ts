/** The thread that runs work on, started by agent-thread.ts: a server's own thread stays free for whoever asks. */
import { workerData } from 'node:worker_threads';
import { embedderAt } from '../ingest/index.js';
import { openAgent } from './agent-parts.js';
import type { AgentNews, AgentStart, AgentThreadMethods, ToldCall } from './agent-thread.js';
import { answerCalls, AppError, type Call } from './core/index.js';

await answerCalls<AgentNews>(async (tell) => {
  const { config, holder, shown, model, withoutModel, embeds } = workerData as AgentStart;
  const onError = (error: unknown, runId: string) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: 'ERROR', runId, message, stack });
  };
  const { agent, health, close } = await openAgent({
    config,
    holder,
    visible: () => Number(Atomics.load(shown, 0)),
    embedder: model === null ? null : embedderAt(embeds, model),
    withoutModel,
    grown: (growth) => tell({ kind: 'GROWN', growth }),
    onError,
  });
  /** Whoever asks is told of a bug without its stack, which is for the log. */
  const ask = async <Value>(
    call: ToldCall,
    signal: AbortSignal,
    of: (call: Call) => Promise<Value>,
  ): Promise<Value> => {
    try {
      return await of({ ...call, signal });
    } catch (error) {
      if (!(error instanceof AppError)) onError(error, '');
      throw error;
    }
  };
  const methods: AgentThreadMethods = {
    start: (request, key, call, signal) => ask(call, signal, (own) => agent.start(request, key, own)),
    answer: (requestId, answer, key, call, signal) =>
      ask(call, signal, (own) => agent.answer(requestId, answer, key, own)),
    rate: (runId, rating, comment, key, call, signal) =>
      ask(call, signal, (own) => agent.rate(runId, rating, comment, key, own)),
    cancel: (runId, call, signal) => ask(call, signal, (own) => agent.cancel(runId, own)),
    forget: (which, call, signal) => ask(call, signal, (own) => agent.forget(which, own)),
    erase: (conversationId, call, signal) => ask(call, signal, (own) => agent.erase(conversationId, own)),
    drain: (graceMs) => agent.drain(graceMs),
    health,
    close,
  };
  return { ...methods };
});
