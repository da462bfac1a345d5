import type { GraphReader } from '../../../engines/graph/contract.js';
import { AppError, type Call } from '../../core/index.js';
import { failureRecorded, recordedFailure, type RecordedFailure } from './recorded-failure.js';
import type { Recorder } from './recorder.js';

type Looked = { value: unknown } | { entries: [unknown, unknown][] } | { failure: RecordedFailure };

/** A reasoner's question is a small one: an engine that is silent for longer is not waited for until the run's own time is up. */
const LOOKUP_MS = 10_000;

/** The graph as a reasoner asks it, each question of a run once. What the viewer may see is settled when it is asked. */
export function recordedGraph(graph: GraphReader, recorder: Recorder, nowMs: () => number): GraphReader {
  const sooner = (call: Call) => ({ ...call, deadlineMs: Math.min(call.deadlineMs, nowMs() + LOOKUP_MS) });
  return new Proxy(graph, {
    get(held, key) {
      const member: unknown = Reflect.get(held, key);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]) => {
        const signal = given.find(isCall)?.signal;
        const request = { asked: String(key), given: given.filter((one) => !isCall(one)) };
        let cause: unknown;
        const looked = await recorder.once<Looked>({
          source: 'LOOKUP',
          request,
          async ask() {
            try {
              const value: unknown = await Reflect.apply(
                member,
                held,
                given.map((one) => (isCall(one) ? sooner(one) : one)),
              );
              return { reply: value instanceof Map ? { entries: [...value] } : { value }, failed: false };
            } catch (error) {
              if (!(error instanceof AppError) || signal?.aborted === true) throw error;
              cause = error;
              return { reply: { failure: recordedFailure(error) }, failed: true };
            }
          },
        });
        if ('failure' in looked) throw failureRecorded(looked.failure, cause);
        return 'entries' in looked ? new Map(looked.entries) : looked.value;
      };
    },
  });
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'viewer' in value && 'signal' in value;
}
