/** The thread that runs work on: a server's event loop stays free for those who ask. Started by agent-thread.ts. */
import { workerData } from 'node:worker_threads';
import { embedderAt } from '../ingest/index.js';
import { openAgent } from './agent-parts.js';
import type { AgentStart, AgentNews, AgentThreadMethods, ToldCall } from './agent-thread.js';
import { answerCalls, type Call } from './core/index.js';

await answerCalls<AgentNews>(async (tell) => {
  const { config, holder, shown, model, withoutModel, embeds } = workerData as AgentStart;
  const { agent, close } = await openAgent({
    config,
    holder,
    visible: () => Number(Atomics.load(shown, 0)),
    embedder: model === null ? null : embedderAt(embeds, model),
    withoutModel,
    grown: (growth) => tell({ kind: 'GROWN', growth }),
    onError: (error, runId) => tell({ kind: 'ERROR', runId, error }),
  });
  const called = (call: ToldCall, signal: AbortSignal): Call => ({ ...call, signal });
  const methods: AgentThreadMethods = {
    start: (request, key, call, signal) => agent.start(request, key, called(call, signal)),
    answer: (requestId, answer, key, call, signal) => agent.answer(requestId, answer, key, called(call, signal)),
    rate: (runId, rating, comment, key, call, signal) => agent.rate(runId, rating, comment, key, called(call, signal)),
    cancel: (runId, call, signal) => agent.cancel(runId, called(call, signal)),
    forget: (which, call, signal) => agent.forget(which, called(call, signal)),
    erase: (conversationId, call, signal) => agent.erase(conversationId, called(call, signal)),
    drain: (graceMs) => agent.drain(graceMs),
    close,
  };
  return { ...methods };
});
