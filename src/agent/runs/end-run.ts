import type { Call } from '../../core/index.js';
import type { AgentRun, TraceDraft, TraceEvent } from '../../trace/index.js';
import { foldLog } from './fold-log.js';
import type { AgentOptions } from './options.js';

const LONGEST_WAIT_MS = 60_000;

type Outside = Pick<AgentOptions, 'store' | 'clock' | 'reasoner'>;

/** A node that somebody outside of the run's process appends: an end, an answer. */
export function outsideDraft({ clock, reasoner }: Outside, run: AgentRun, event: TraceEvent): TraceDraft {
  const summary = reasoner.summarise(event, run.language);
  return { at: new Date(clock.now()).toISOString(), summary, spanId: 'outside', parentSpanId: null, event };
}

/**
 * Ends a run from outside of its process. `endOf` sees the run and the milliseconds since its start and gives the end, or null to let it be;
 * it is asked again where the run went on meanwhile. Gives the run as it then is, ended by whoever was first; null before its first node.
 */
export async function endRun(
  options: Outside,
  runId: string,
  endOf: (run: AgentRun, durationMs: number) => TraceEvent | null,
): Promise<{ run: AgentRun | null; ended: boolean }> {
  for (;;) {
    const run = await foldLog(options.store, runId);
    if (run === null || run.finishedAt !== null) return { run, ended: false };
    const event = endOf(run, Math.max(0, options.clock.now() - Date.parse(run.startedAt)));
    if (event === null) return { run, ended: false };
    const draft = outsideDraft(options, run, event);
    const appended = await options.store.append(runId, run.atSeq, null, [draft]);
    if (appended.outcome === 'APPENDED') return { run: await foldLog(options.store, runId), ended: true };
  }
}

/** The end of a run that nobody answered in time. */
export function inputExpired(options: Outside, runId: string) {
  return endRun(options, runId, ({ pendingInput }, durationMs) => {
    if (pendingInput === null || Date.parse(pendingInput.expiresAt) > options.clock.now()) return null;
    const message = `nobody answered before ${pendingInput.expiresAt}`;
    return { kind: 'RunFailed', reason: 'INPUT_EXPIRED', message, durationMs };
  });
}

/** The run once its first node is there: a moment after it was created, or when another process has taken it over. Null: the call ended. */
export async function startedRun({ store, clock }: Outside, runId: string, call: Call): Promise<AgentRun | null> {
  const run = await foldLog(store, runId);
  if (run !== null) return run;
  const patience = Math.max(0, Math.min(call.deadlineMs - clock.now(), LONGEST_WAIT_MS));
  await store.appended(runId, 0, AbortSignal.any([call.signal, AbortSignal.timeout(patience)]));
  return foldLog(store, runId);
}
