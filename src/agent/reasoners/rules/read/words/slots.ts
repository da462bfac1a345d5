import type { Canton, EventTopic, FirmStatus, Role, SignatureKind } from '../../../../../core/index.js';
import type { Grouping, Measure, Order, OutsideTopic } from '../../../../../trace/index.js';

/** What a word or phrase of the question stands for. */
export type Slot =
  | {
      type:
        | 'FILLER' | 'JOINED' | 'LEFT' | 'NEGATION' | 'NOW' | 'EVER' | 'COMPANY_NOUN' | 'PERSON_NOUN' | 'NOTICE_NOUN' | 'DOCUMENT_NOUN' | 'WHEN' | 'KNOWN' | 'STATE_OF'
        | 'COUNTING' | 'COMPARISON' | 'THEN' | 'ABOUT' | 'OTHER' | 'BOTH';
    }
  /** A time that can be counted from nothing: so many years on, or since then. */
  | { type: 'FILLER'; uncounted: 'YEARS' | 'SINCE' }
  /** `first`: to the firm that the conversation began with. */
  | { type: 'BACK'; first?: true }
  /** `of`: what the word can only mean. */
  | { type: 'PRONOUN'; of: 'COMPANY' | 'PERSON' | 'EITHER' }
  /** `runs`: asks for those who run a firm, whoever that is by its legal form. */
  | { type: 'MEASURE'; measure: Measure; runs?: true }
  | { type: 'ROLE'; roles: readonly Role[] }
  | { type: 'SIGNATURE'; kinds: readonly SignatureKind[]; adverb: boolean }
  | { type: 'TOPIC'; topic: EventTopic }
  | { type: 'STATUS'; status: FirmStatus }
  | { type: 'GROUPING'; grouping: Grouping }
  | { type: 'ORDER'; order: Order }
  | { type: 'OUTSIDE'; topic: OutsideTopic }
  /** A whole number, in digits or spelt, that is in no time and no name. */
  | { type: 'QUANTITY'; value: number }
  /** 0 is the first; -1 the last. */
  | { type: 'ORDINAL'; index: number }
  | { type: 'CANTON'; canton: Canton }
  | { type: 'FORM'; code: string }
  | { type: 'TIME'; index: number }
  | { type: 'NUMBER'; value: string }; // prettier-ignore

const EMPTY: readonly Slot['type'][] = [
  'FILLER',
  'NOW',
  'PRONOUN',
  'COMPANY_NOUN',
  'PERSON_NOUN',
  'BACK',
  'THEN',
  'ABOUT',
  'OTHER',
  'BOTH',
];

/** Whether a word says something of what is asked. */
export function isContent(slot: Slot): boolean {
  return !EMPTY.includes(slot.type);
}

/** Said beside any other measure, these ask for nothing of their own: `the names of the directors`, `where is she a director`. */
export const BESIDE: readonly Measure[] = [
  'IDENTIFY',
  'DOSSIER',
  'NAMES',
  'OFFICERS',
  'ADDRESS',
  'PERSON_MANDATES',
  'UNKNOWN',
];
