import type { EventTopic, FirmStatus, Role } from '../../../../core/index.js';
import type { Grouping, Measure, Order } from '../../../../trace/index.js';

/**
 * The words of one language, as data. Phrases are folded (lower case, no marks), words apart by one space (an apostrophe or hyphen parts
 * words too); `*` ends a stem: any ending; ` ... ` leaves out words up to the end of the clause (`steht ... vor`); ` | ` divides phrases. The longest phrase that fits wins, then the one with more letters.
 */
export interface Lexicon {
  /** Words that lead on to another question or another thing asked for. */
  joining: string;
  /** Words that a question or a clause of its own begins with. Verbs are finite ones that a yes-or-no question begins with. */
  questionWords: string;
  verbs: string;
  imperatives: string;
  /** Words that carry no condition: articles, question words, auxiliaries, politeness. */
  filler: string;
  measures: Partial<Record<Measure, string>>;
  roles: readonly (readonly [readonly Role[], string])[];
  /** Who runs a firm, whoever that is by its legal form: `runs`, `in charge`. */
  runs: string;
  /** Somebody was appointed, somebody left. */
  joined: string;
  left: string;
  /** Only who may sign. */
  signing: string;
  /** The subject of before. */
  pronouns: string;
  /** `the first one` ... of candidates shown, in order; the last entry is `the last one`. */
  ordinals: readonly string[];
  /** Of two, the one that is not spoken of just now. */
  others: string;
  negation: string;
  /** Ask for those in office now. */
  now: string;
  /** Past ones too. */
  ever: string;
  companyNouns: string;
  personNouns: string;
  /** Asks for a time. */
  when: string;
  /** What was known, on the day that stands beside it. */
  known: string;
  /** The state of things, on the day that stands behind it. */
  stateOf: string;
  /** Asks how many. */
  counting: string;
  /** More, less, at least: conditions on a number. */
  comparison: string;
  /** What the gazette prints. */
  notices: string;
  /** Texts that were loaded beside the gazette. */
  documents: string;
  /** At the time of the turn before. */
  then: string;
  /** Of the pronouns, those that only mean a person, and those that only mean a firm. */
  persons: string;
  firms: string;
  /** The same, asked of somebody else. */
  about: string;
  /** Answers the turn before, or leads on to somebody else: says nothing of what is asked. */
  turning: string;
  /** Said of two at once: `both`, `as well as`. */
  both: string;
  /** Leads back to whom was spoken of before. */
  back: string;
  groups: Partial<Record<Grouping, string>>;
  orders: Record<Order, string>;
  /** What happened to a firm. */
  topics: Partial<Record<EventTopic, string>>;
  /** Firms of a status, asked for together. */
  statuses: Partial<Record<FirmStatus, string>>;
}
