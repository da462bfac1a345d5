import type { Canton, Role } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';

/**
 * The words of one language, as data. Phrases are folded (lower case, no marks), words apart by one space (an apostrophe or hyphen parts
 * words too); `*` ends a stem: any ending; ` | ` divides phrases. The longest phrase that fits wins, then the one with more letters.
 */
export interface Lexicon {
  /** Words that lead on to another question or another thing asked for. */
  joining: string;
  /** Words that a question or a clause of its own begins with: question words, finite verbs, imperatives. */
  opening: string;
  /** Words that carry no condition: articles, question words, auxiliaries, politeness. */
  filler: string;
  measures: Partial<Record<Measure, string>>;
  roles: readonly (readonly [readonly Role[], string])[];
  /** Somebody was appointed, somebody left. */
  joined: string;
  left: string;
  /** Only who may sign. */
  signing: string;
  /** The subject of before. */
  pronouns: string;
  /** `the first one` ... of candidates shown, in order; the last entry is `the last one`. */
  ordinals: readonly string[];
  negation: string;
  /** Ask for those in office now. */
  now: string;
  /** Past ones too. */
  ever: string;
  companyNouns: string;
  personNouns: string;
  cantons: Partial<Record<Canton, string>>;
}
