import type { Canton, EventTopic, FirmStatus, IsoDate, Language, Role, SignatureKind, Span } from '../core/index.js';

export const INTENTS = [
  'search_companies', 'explore_network', 'get_node_history', 'analytics', 'documents', 'web', 'all_tools',
] as const; // prettier-ignore
/** P5 4.2.1 and Table 8, with documents and web beside. */
export type Intent = (typeof INTENTS)[number];

export const MEASURES = [
  'IDENTIFY', 'DOSSIER', 'OFFICERS', 'SIGNATORIES', 'ADDRESS', 'PURPOSE', 'CAPITAL', 'STATUS', 'LEGAL_FORM', 'SEAT', 'NAMES', 'AUDITOR', 'HEAD_OFFICE',
  'BRANCHES', 'DEPARTED', 'PERSON_MANDATES', 'SHARED_OFFICERS', 'PATH', 'NETWORK', 'TIMELINE', 'BANKRUPTCY_DATES', 'COUNT', 'RANKING', 'TEXT_SEARCH',
  'UNKNOWN', 'JOINED', 'COMPANIES', 'ORIGIN', 'RESIDENCE', 'NOTICE', 'NUMBER',
] as const; // prettier-ignore
export type Measure = (typeof MEASURES)[number];

/** What of a notice of debts is asked for: until when claims are filed, who handles it, which court ruled, the sale, what lies open for inspection. */
export const NOTICE_DETAILS = ['DEADLINE', 'OFFICE', 'COURT', 'AUCTION', 'INSPECTION'] as const;
export type NoticeDetail = (typeof NOTICE_DETAILS)[number];

/** Parts of one question that are read; what is beyond is refused by name. */
export const MOST_PARTS = 8;

export interface FrameSubject {
  /** As written in the question, and where. */
  text: string;
  span: Span;
  kind: 'COMPANY' | 'PERSON' | 'EITHER';
  /** Filled once the register has been asked: the uid it was found to be. */
  uid: string | null;
  /** The name that the register or the conversation knows it by; null while it is not known whom it means. */
  name: string | null;
}

/** What questions ask for that no company register holds. */
export const OUTSIDE_TOPICS = [
  'FINANCES', 'SHARE_PRICE', 'SHAREHOLDERS', 'EMPLOYEES', 'CONTACT', 'PRIVATE_LIFE', 'REPUTATION', 'REASONS', 'FUTURE', 'FOREIGN_REGISTER', 'LEGAL_ADVICE',
  'BUSINESS',
] as const; // prettier-ignore
export type OutsideTopic = (typeof OUTSIDE_TOPICS)[number];

/**
 * Why a part is read and yet not answered. UNKNOWN_WORD: what it asks for is a word that is not understood. NEGATION: it asks who is not.
 * NOT_BUILT: the measure has no answer yet. NOTHING: it asks for nothing.
 */
export type Refusal =
  | { type: 'OUTSIDE'; topic: OutsideTopic }
  | { type: 'UNKNOWN_WORD' | 'NEGATION' | 'COMPARISON' | 'NOT_BUILT' | 'NOTHING' }
  | { type: 'UNKNOWN_UID'; uid: string };

/** What else is asked of firms to which something happened: that this happened as well, or, negated, did not. */
export interface AlsoAsked {
  topic: EventTopic;
  /** Legal dates, half-open; null: ever. */
  range: { from: IsoDate | null; to: IsoDate | null } | null;
  /** Where it stands to the topic of the frame; ANY where that has none. */
  order: 'AFTER' | 'BEFORE' | 'ANY';
  negated: boolean;
}

/** What groups of a count can be: of the register's own groupings. */
export type Grouping =
  'RUBRIC' | 'SUB_RUBRIC' | 'TOPIC' | 'CANTON' | 'YEAR' | 'MONTH' | 'LEGAL_FORM' | 'STATUS' | 'SEAT';

export const ORDERS = ['FIRST', 'LAST', 'MOST', 'LEAST'] as const;
export type Order = (typeof ORDERS)[number];

/**
 * What `rules` reads a part of a question into (api.md, Evidence and answers); a question has one to {@link MOST_PARTS}. Every content word fills a
 * slot or is listed in `notUnderstood`.
 */
export interface QuestionFrame {
  language: Language;
  /** Where the part stands in the question. */
  span: Span;
  intent: Intent;
  measure: Measure;
  subjects: FrameSubject[];
  /** Of PERSON_MANDATES, the firm in which the mandates are asked for; null: wherever they are. */
  within: FrameSubject | null;
  /** Of several people of that name, the subject is the only one who ever held a mandate in `within`. */
  onlyOneThere: boolean;
  /** Since when or for how long: of each the time without a break, whatever signature or wording changed in it. */
  sinceWhen: boolean;
  roles: Role[];
  /** Only who signs in one of these ways is asked for; empty: no condition. */
  signatures: SignatureKind[];
  topics: EventTopic[];
  /** Of a count or list of firms: each holds as well. Null: nothing else is asked that happened. */
  also: AlsoAsked[] | null;
  /** A point in time asked for; null: today. */
  asOf: IsoDate | null;
  /** What was known on that day is asked for; null: what the run knows. */
  knownOn: IsoDate | null;
  /** A stretch of time asked for, half-open. */
  range: { from: IsoDate | null; to: IsoDate | null } | null;
  /** Of what happened to firms, which of its dates is to lie in the stretch; null: the legal one. */
  rangeBy: 'PUBLICATION_DATE' | null;
  canton: Canton | null;
  /** The seat's municipality as written. */
  municipality: string | null;
  /** Of firms that moved: canton and municipality are where they left, and not where they went. */
  movedAway: boolean;
  /** Of firms that moved: they came to the canton from another one. */
  movedIn: boolean;
  /** An address of the firms asked for, or a part of it, as looked for (`which companies are at Bahnhofstrasse 1`). */
  address: string | null;
  legalForm: string | null;
  /** Words with which words of the purpose begin, of the firms asked for (`which companies sell watches`). */
  purpose: string | null;
  grouping: Grouping | null;
  order: Order | null;
  limit: number | null;
  negated: boolean;
  comparison: string | null;
  /** A status of the firms asked for, where no firm is named. */
  status: FirmStatus | null;
  /** Why it is not answered; null: it is. */
  refusal: Refusal | null;
  /** Words with a slip of the pen, or of another language, and what they were read as; more than one word: what is asked, and what it was taken for. The answer says so. */
  readAs: { text: string; as: string }[];
  /** Of a count, what is counted; of a ranking, whether firms or people are ranked. */
  counted: 'COMPANIES' | 'PEOPLE' | 'NOTICES' | null;
  /** By what a ranking ranks. */
  metric: 'MANDATES' | 'PEOPLE' | 'MANDATES_HELD' | 'EVENTS' | 'CAPITAL' | 'CONNECTIONS' | 'BANKRUPTCIES' | null;
  /** Every value that a field had over time is asked for, not the one at a day; of COMPANIES, all that were ever so. */
  changes: boolean;
  /** Of NOTICE: the number that the gazette gave it, null for the latest about the subject; and what of it is asked for, empty for all. */
  notice: { number: string | null; details: NoticeDetail[] } | null;
  /** Words that filled no slot; the answer names them. */
  notUnderstood: string[];
}
