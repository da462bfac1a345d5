export const PART_STATUSES = ['OPEN', 'ANSWERED', 'GIVEN_UP'] as const;
/** GIVEN_UP: what was to be tried was tried, or no round is left. */
export type PartStatus = (typeof PART_STATUSES)[number];

/** How far one part of a question has come (P2 4.1). */
export interface PartProgress {
  /** From 1, in the question's order. */
  part: number;
  /** In the question's words. */
  text: string;
  status: PartStatus;
  /** What is tried for it next; null: nothing in particular. */
  refinedQuery: string | null;
}
