import type { FirmField, Language } from '../../../src/core/index.js';

/** What a notice of another register must say of its firm. What is left out must be empty. */
export interface Expected {
  /** `value`, or `[value, previous]`; not what is only background. */
  fields?: Partial<Record<FirmField, string | null | [value: string | null, previous: string | null]>>;
  statuses?: string[];
  /** `KIND DIRECTION name, seat, number`. */
  relations?: string[];
  /** Journal or gazette of what it corrects: `journal number/date` or `gazette number/date`. */
  corrects?: string[];
  legalDate?: string;
}

/** A whole notice of an invented firm, worded from knowledge of the gazette and not of the lexicons. */
export type StrangerNotice = [
  why: string,
  language: Exclude<Language, 'en'>,
  subRubric: 'HR01' | 'HR02' | 'HR03',
  text: string,
  expected: Expected,
];
