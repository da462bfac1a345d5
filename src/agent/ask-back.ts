import type { Clock } from '../core/index.js';
import type { RunWriter } from './run-writer.js';
import type { Asked, Reasoner, Situation } from './slots.js';

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
  const { asked, reasoner, writer, clock, attempt, inputTimeoutMs } = options;
  if (asked.onAmbiguity !== 'ASK' || asked.chosenUids.length >= MOST_TIMES) return false;
  const ambiguity = reasoner.ambiguity(situation);
  if (ambiguity === null || ambiguity.candidates.some(({ uid }) => asked.chosenUids.includes(uid))) return false;
  const requestId = `${writer.lease.runId}.${attempt}`;
  const expiresAt = new Date(clock.now() + inputTimeoutMs).toISOString();
  const request = { type: 'ChooseEntity' as const, ...ambiguity };
  writer.log({ kind: 'HumanInputRequested', requestId, expiresAt, request });
  writer.log({ kind: 'RunSuspended', requestId });
  return true;
}
