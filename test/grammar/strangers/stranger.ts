/**
 * A notice as another register, year or language would word it, written from knowledge of the gazette and not of the lexicons. All
 * firms and people are invented; the numbers are samples with a valid check digit.
 */
export type Stranger = [
  /** What the row is for. */
  why: string,
  subRubric: 'HR01' | 'HR02' | 'HR03',
  text: string,
  /** As test/grammar/sketch.ts prints a mention. */
  lines: string[],
  /** Stretches that must be kept as unread; default: none. */
  unread?: string[],
];
