import type { Extreme, Searched } from '../../../../tools/index.js';
import type { OutsideTopic, RunOutcome } from '../../../../trace/index.js';
import type { FirmStatus, IsoDate, Role, SignatureKind } from '../../../../core/index.js';

/** Who governs a firm of that form: how BOARD roles are called. */
export type Body = 'COMPANY' | 'FOUNDATION' | 'ASSOCIATION' | 'COOPERATIVE' | 'OTHER';

/** Roles that are asked for, and named, together. */
export type Family = 'MANAGERS' | 'MANAGEMENT' | 'DIRECTORS' | 'PARTNERS' | 'AUDITORS';

/** Kinds of signature that are asked for, and named, together. */
export type SignatureFamily = 'JOINT' | 'PROCURATION' | 'JOINT_PROCURATION';

export type FieldName =
  'name' | 'registerNumber' | 'translations' | 'legalForm' | 'seat' | 'canton' | 'address' | 'purpose' | 'capitalNominal' | 'capitalPaid' | 'status' | 'origin' | 'nationality' | 'residence'; // prettier-ignore

/** When: a day, or a stretch given by its first and last day (null: open). */
export type When = { day: IsoDate } | { first: IsoDate | null; last: IsoDate | null };

/** The wording of one language. Every function is pure; names, role texts and values come as printed. */
export interface Phrases {
  date(day: IsoDate): string;
  when(when: When): string;
  /** Behind a time: told from what was known on another day than that of the question. */
  asKnown(day: string): string;
  /** The same as a sentence, for all that follows. */
  allAsKnown(day: string): string;
  board: Record<Body, string>;
  /** Neutral in gender. `body`: the board's name. */
  role(role: Role, body: string): string;
  signature: Record<SignatureKind, string>;
  signatureFamily: Record<SignatureFamily, string>;
  status: Record<FirmStatus, string>;
  legalForms: Record<string, string>;
  field: Record<FieldName, string>;
  /** Bounds of an interval, each as a phrase or '' where there is nothing to say. */
  since: { exact(day: string): string; latest(day: string): string; earliest(day: string): string; unknown: string };
  until: { exact(day: string): string; latest(day: string): string; earliest(day: string): string; unknown: string };
  everybody: string;
  signatories: string;
  auditor: string;
  mandates: string;
  /** What is listed, in one firm. */
  at(what: string, firm: string): string;
  /** Of a stretch: nothing lies between. */
  unbroken: string;
  /** Several bear the name; one of them was ever entered in the firm. */
  onlyThere(asked: string, firm: string): string;
  departures(what: string): string;
  /** Mandates that ended. */
  former(what: string): string;
  arrivals(what: string): string;
  /** Of a list, only who was there so long, or came or went so. */
  extreme: Record<Extreme, string>;
  quote(text: string): string;
  otherName(asked: string, name: string): string;
  /** Others that bear the name as well, or bore it: a list follows. */
  /** Before people who have further names beside this one. */
  partOfName(asked: string): string;
  alsoCalled(asked: string): string;
  /** Of a firm that only notices of others name: which those are. */
  namedAt(firms: string): string;
  noBoard(name: string, form: string, organ: string): string;
  possiblySame(name: string, other: string, details: string): string;
  /** That entries in several firms are taken for one person's, and in what they agree. */
  takenForOne(name: string, fields: readonly FieldName[]): string;
  /** What was looked in: days loaded whole, and notices beside them, which are no range that was searched whole; null: nothing is loaded. */
  searched(searched: Searched | null): string;
  /** Names of whole families of roles. */
  family: Record<Family, string>;
  /** `label: text` with the language's spacing. */
  labelled(label: string, text: string): string;
  entries(count: number): string;
  /** A value or a count, where every canton's notices are loaded whole up to this day, and no further. */
  loadedUntil(text: string, day: IsoDate): string;
  /** A value or a count, by what was looked in alone. */
  asLoaded(text: string, searched: string): string;
  header(name: string, what: string, when: string, entries: string): string;
  none(name: string, what: string, when: string, searched: string): string;
  unsure(name: string, role: string, when: string, bounds: string): string;
  value(name: string, field: string, when: string, value: string): string;
  /** Whether the value held then is not known; `bounds`: since when it is. */
  unsureValue(name: string, field: string, when: string, value: string, bounds: string): string;
  noValue(name: string, field: string, when: string, searched: string): string;
  meant(asked: string, name: string): string;
  /** A firm that only others' notices name. */
  namedOnly(name: string): string;
  /** The question asks for nothing that a register holds: what can be asked instead. */
  /** Where it was looked up, by name (P1's rules of synthesis). */
  platform: string;
  offTopic: string;
  /** To thanks. */
  welcome: string;
  notFound(asked: string, searched: string): string;
  /** A number whose check digit is wrong. */
  wrongNumber(number: string): string;
  nothingKnown(name: string, when: string, searched: string): string;
  similar: string;
  /** More than are shown bear the name. */
  more: string;
  several(asked: string): string;
  /** Asks what a word means. */
  clarify(term: string): string;
  /** Whether a costly step is to be taken. */
  confirm: { statement: string; network(hops: number | null): string; spending(spent: string, next: string): string };
  notUnderstood(words: string): string;
  tooLong(characters: number): string;
  /** Pairs of a word and what it was read as, both quoted. */
  readAs(pairs: readonly (readonly [string, string])[]): string;
  /** What the question as a whole was taken to ask, quoted. */
  takenFor(as: string): string;
  refused: RefusedPhrases;
  /** Parts beyond the most that are read. */
  moreParts(read: number, parts: string): string;
  /** Several were named; the answer is for the first. */
  askWho: string;
  askWhat(name: string): string;
  /** What would tell could not be asked; `engine`: which one does not answer, where that is known. */
  failed(engine: string | null): string;
  incomplete: string;
  suggestions: {
    which: string;
    officers(name: string): string;
    officersAt(name: string, day: string): string;
    auditor(name: string): string;
    signatories(name: string): string;
    dossier(name: string): string;
    departed(name: string): string;
    mandates(name: string): string;
    network(name: string): string;
    history(name: string): string;
    texts(name: string): string;
    example: string;
  };
  summary: SummaryPhrases;
}

export interface RefusedPhrases {
  /** What no company register holds. */
  topics: Record<OutsideTopic, string>;
  outside(what: string): string;
  unknownUid(uid: string): string;
  UNKNOWN_WORD: string;
  NEGATION: string;
  COMPARISON: string;
  NOT_BUILT: string;
  NOTHING: string;
}

export interface SummaryPhrases {
  started(question: string): string;
  recalled(text: string): string;
  routed(measure: string): string;
  planned(calls: number): string;
  called(tool: string): string;
  returned(tool: string, outcome: 'OK' | 'EMPTY' | 'FAILED', total: number | null): string;
  critique: string;
  decided: Record<'CONTINUE' | 'RETRY_WITH_REFINEMENT' | 'CALL_DIFFERENT_TOOL' | 'INSUFFICIENT_DATA', string>;
  state(to: string): string;
  verified(kept: number, cut: number): string;
  cut: string;
  stored: string;
  finished: Record<RunOutcome, string>;
  failed(message: string): string;
  cancelled: string;
  resumed: string;
  guard: string;
  inputRequested: string;
  inputReceived: string;
  suspended: string;
  model(model: string): string;
  fellBack: string;
  toolsRetrieved(tools: number): string;
  redacted: string;
}
