/**
 * How a part of a question ended. NONE_HELD: the firm is there, and nobody is entered in what was asked for. NOT_FOUND: the uid in focus leads nowhere.
 * REFUSED: no register holds what is asked. UNAVAILABLE: what would tell could not be asked, so that nothing is known of it.
 */
export const PART_OUTCOMES = ['ANSWERED', 'NONE_HELD', 'DISAMBIGUATION', 'UNAVAILABLE', 'NOT_IN_REGISTER', 'NOT_FOUND', 'REFUSED', 'NOT_UNDERSTOOD'] as const; // prettier-ignore
export type PartOutcome = (typeof PART_OUTCOMES)[number];

/** PARTLY_ANSWERED: some parts have an answer and some have none. */
export const RUN_OUTCOMES = [...PART_OUTCOMES, 'PARTLY_ANSWERED'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

const isAnswer = (outcome: PartOutcome) => outcome === 'ANSWERED' || outcome === 'NONE_HELD';

/** What the outcomes of a question's parts are together; NOT_UNDERSTOOD where there is none. */
export function sumOf(outcomes: readonly PartOutcome[]): RunOutcome {
  if (outcomes.every((outcome) => outcome === outcomes[0])) return outcomes[0] ?? 'NOT_UNDERSTOOD';
  if (outcomes.every(isAnswer)) return 'ANSWERED';
  if (outcomes.some(isAnswer)) return 'PARTLY_ANSWERED';
  return PART_OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'NOT_UNDERSTOOD';
}
