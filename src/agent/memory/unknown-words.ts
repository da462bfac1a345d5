import { AppError, today, type Call } from '../../core/index.js';
import type { AgentRun } from '../../trace/index.js';
import { guardedQuestion } from '../guard/sentences.js';
import type { AgentOptions } from '../runs/options.js';
import type { Recalled } from '../slots.js';

const NOTHING: Recalled = { subjects: [], inOrder: [], current: 0, candidates: [], shownFor: [], pending: false, together: [], listed: [], justListed: false, amongListed: [], calledIn: [], ofFirm: [], questions: [], state: 'DISAMBIGUATION', frames: [], opening: [], dated: [], understood: [], offers: [] }; // prettier-ignore

/** Words of a run's question that neither lexicon nor register know; none where the register cannot be asked: no rating fails for it. */
export async function unknownWords(options: AgentOptions, run: AgentRun, call: Call): Promise<string[]> {
  const { graph, archive, vectors, web, clock, reasoner, onError } = options;
  const { language, clocks } = run;
  const { question } = guardedQuestion(run.question);
  const asked = { question, language, clocks, today: today(clock), focusUid: null, clarified: [], chosenUids: [], onAmbiguity: 'LIST', recalled: NOTHING } as const; // prettier-ignore
  try {
    return await reasoner.unknownWords(asked, { graph, archive, vectors, web, call, clocks, now: () => clock.now() });
  } catch (error) {
    if (call.signal.aborted) throw error;
    if (!(error instanceof AppError && error.retryable)) onError(error, run.runId);
    return [];
  }
}
