import type { Noun } from './firms/nouns.js';
import type { Canton, EventTopic, FirmStatus, Role, Span } from '../../../../core/index.js';
import type { Grouping, Measure, Order, OutsideTopic } from '../../../../trace/index.js';
import type { TimeRead } from './time/dates.js';
import type { Place } from './firms/place.js';
import type { SignatureSaid } from './people/signature.js';
import type { TaggedToken } from './words/tagging.js';

/** A word that says something, with how the question has it. */
export interface Word<Value> {
  value: Value;
  text: string;
}

/** Everything that the words outside of names say. */
export interface Said {
  measures: Word<Measure>[];
  roles: Role[];
  /** How many phrases named them. */
  roleWords: number;
  /** Only who signs in one of these ways; null: no condition. */
  signatures: SignatureSaid | null;
  /** Asks for those who run a firm, whoever that is by its legal form. */
  runs: boolean;
  topics: Word<EventTopic>[];
  status: FirmStatus | null;
  outside: Word<OutsideTopic> | null;
  canton: Canton | null;
  legalForm: string | null;
  legalFormText: string | null;
  /** Legal forms beside the first: `an AG or a GmbH`. */
  otherForms: string[];
  /** In the order of the question, each once. */
  times: TimeRead[];
  negated: string | null;
  /** The word that leaves out a place, a name or another condition: `outside Bern`, `besides A`. */
  excluded: string | null;
  joined: string | null;
  left: string | null;
  counting: string | null;
  comparison: string | null;
  order: Word<Order> | null;
  /** What can be ranked or ranked by, in the order of the question. */
  nouns: Noun[];
  grouping: Word<Grouping> | null;
  quantity: Word<number> | null;
  when: boolean;
  /** Where the question says that it asks for what was known, and where for the state of things of a day. */
  known: Span[];
  /** Where it speaks of what is printed. */
  printed: Span[];
  stateOf: Span[];
  now: boolean;
  ever: boolean;
  back: boolean;
  companies: boolean;
  people: boolean;
  /** Of people, more than one. */
  crowd: boolean;
  notices: boolean;
  documents: boolean;
  /** At the time of the turn before. */
  then: boolean;
  /** The same of somebody else. */
  about: boolean;
  pronoun: { token: TaggedToken; of: 'COMPANY' | 'PERSON' | 'EITHER' } | null;
  /** Of those shown or spoken of, counted from 0; -1 is the last. `of`: what its noun says that it is (`the first company`), and nobody else. */
  ordinal: (Word<number> & { of: 'COMPANY' | 'PERSON' | null }) | null;
  /** Two names stand side by side with no more than a joining word between: `X and Y`. */
  joinsNames: boolean;
  /** Of two, the one that is not spoken of just now. */
  other: boolean;
  readAs: { text: string; as: string }[];
  /** Where firms are, where a place is written that no lexicon knows. */
  place: Place | null;
  /** Somebody's name stands among the words that no lexicon knows. */
  looksNamed: boolean;
  /** Words that no lexicon knows. */
  unknown: string[];
  /** A word of those carries what is asked: a condition may be left out and named, what is asked for may not. */
  unknownAsked: boolean;
  /** Begins with a question word, or with a verb. */
  asks: 'WHO' | 'WHETHER' | null;
  /** What somebody is in a firm, whichever of the two is named and the other spoken of. */
  ofPair: boolean;
  /** How, or how much, something is. */
  how: boolean;
  /** Asks for people; speaks of anybody; of those who are somewhere. */
  who: boolean;
  anybody: boolean;
  there: boolean;
  entered: boolean;
  /** Whoever bears the name that is said, and none of them alone. */
  bearers: boolean;
  /** Of several things that happened, each is counted. */
  apiece: boolean;
  /** Of a firm, what it holds in others. */
  holder: boolean;
  /** Of two at once: `both`, `as well as`. */
  both: string | null;
  /** `Also`, `too`. */
  also: boolean;
  /** Of two spoken of before: `the two of them`. */
  two: boolean;
  /** Of one alone, or of others than those spoken of: `where else is it`. */
  one: boolean;
}

export const nothingSaid = (): Said => ({
    measures: [], roles: [], roleWords: 0, joinsNames: false, runs: false, signatures: null, topics: [], status: null, outside: null, canton: null, legalForm: null, legalFormText: null, otherForms: [], times: [], negated: null, excluded: null, joined: null, left: null,
    counting: null, comparison: null, order: null, grouping: null, quantity: null, nouns: [], when: false, known: [], printed: [], stateOf: [], now: false, ever: false, back: false,
    companies: false, people: false, crowd: false, notices: false, documents: false, then: false, about: false, pronoun: null, ordinal: null, other: false, readAs: [], place: null, looksNamed: false,
    unknown: [], unknownAsked: false, ofPair: false, asks: null, how: false, bearers: false, holder: false, apiece: false, both: null, also: false, two: false, one: false,
  who: false, anybody: false, there: false, entered: false,
}); // prettier-ignore
