import type { Clock } from '../../core/index.js';
import type { CostlyStep, HumanInput } from '../../trace/index.js';
import type { RunWriter } from './run-writer.js';
import type { Asked, Reasoner, Situation } from '../slots.js';

/** A question with more names in doubt is answered with a list for the rest. */
const MOST_TIMES = 3;
/** How long a run waits for an answer unless configured otherwise, milliseconds. */
export const INPUT_TIMEOUT_MS = 15 * 60_000;

export interface AskBackOptions {
  asked: Asked;
  reasoner: Reasoner;
  writer: RunWriter;
  clock: Clock;
  attempt: number;
  inputTimeoutMs: number;
}

/**
 * Where a name means several and the client wants to be asked: suspends the run and gives true; nobody has it then, until it is answered, is
 * cancelled or expires. Whom somebody chose among is not asked about again.
 */
export function askBack(options: AskBackOptions, situation: Situation): boolean {
  const { asked, reasoner } = options;
  if (asked.onAmbiguity !== 'ASK' || asked.chosenUids.length >= MOST_TIMES) return false;
  const ambiguity = reasoner.ambiguity(situation);
  if (ambiguity === null || ambiguity.candidates.some(({ uid }) => asked.chosenUids.includes(uid))) return false;
  suspend(options, { type: 'ChooseEntity', ...ambiguity });
  return true;
}

/** As askBack(), for a word of the question that an earlier answer was not right for, and that nobody explained yet. */
export function askTerm(options: AskBackOptions): boolean {
  const { asked, reasoner } = options;
  const { onAmbiguity, clarified, recalled, language } = asked;
  if (onAmbiguity !== 'ASK' || clarified.length >= MOST_TIMES) return false;
  const open = recalled.offers.find(({ type, said, text }) => type === 'TERM' && said === null && !clarified.some(({ term }) => term === text));
  if (open === undefined) return false;
  suspend(options, { type: 'Clarify', term: open.text, prompt: reasoner.clarification(open.text, language) });
  return true;
} // prettier-ignore

/** Before a costly step: suspends the run. */
export function askConsent(options: AskBackOptions, step: CostlyStep): void {
  const { asked, reasoner } = options;
  suspend(options, { type: 'Confirm', prompt: reasoner.confirmation(step, asked.language), step });
}

function suspend({ writer, clock, attempt, inputTimeoutMs }: AskBackOptions, request: HumanInput): void {
  const requestId = `${writer.lease.runId}.${attempt}`;
  const expiresAt = new Date(clock.now() + inputTimeoutMs).toISOString();
  writer.log({ kind: 'HumanInputRequested', requestId, expiresAt, request });
  writer.log({ kind: 'RunSuspended', requestId });
}
