import type { Canton, Role } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';

/** What a word or phrase of the question stands for. */
export type Slot =
  | { type: 'FILLER' | 'JOINED' | 'LEFT' | 'PRONOUN' | 'NEGATION' | 'NOW' | 'EVER' | 'COMPANY_NOUN' | 'PERSON_NOUN' }
  | { type: 'MEASURE'; measure: Measure }
  | { type: 'ROLE'; roles: readonly Role[] }
  /** 0 is the first; -1 the last. */
  | { type: 'ORDINAL'; index: number }
  | { type: 'CANTON'; canton: Canton }
  | { type: 'FORM'; code: string }
  | { type: 'TIME'; index: number }
  | { type: 'NUMBER'; value: string };
