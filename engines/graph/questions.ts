/** What the graph engine is asked, and how it answers: the requests and results of contract.ts. */
import type { Canton, Clocks, EventEdgeRow, EventRow, EventTopic, FirmStatus, Holds, IsoDate, RelationKind, Role } from '../../src/core/index.js'; // prettier-ignore

export interface SearchRequest {
  /** 1 to 200 characters after trimming. Typos, parts of names and reordered words match; a register number finds its firm. */
  text: string;
  kinds: ('COMPANY' | 'PERSON')[];
  canton: Canton | null;
  legalForm: string | null;
  status: FirmStatus | null;
  clocks: Clocks;
  /** offset + limit <= 1,000. */
  offset: number;
  limit: number;
}
export type MatchKind = 'NUMBER' | 'EXACT' | 'WORDS' | 'PREFIX' | 'FUZZY';
export interface SearchHit {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  /** The name that matched: a former or translated one perhaps. */
  matchedName: string;
  match: MatchKind;
  /** 0 to 1, comparable within one result only. */
  score: number;
}
export interface SearchResult {
  /** Best first; ties by uid. */
  hits: SearchHit[];
  /** At most 1,000. */
  total: number;
  /** False where more than 1,000 or a time slice ran out. */
  complete: boolean;
  position: number;
}

/** Companies by what their state says at the clocks; null leaves a condition out. */
export interface CompanyFilter {
  canton: Canton | null;
  legalForm: string | null;
  status: FirmStatus | null;
  clocks: Clocks;
}

export interface MandateFilter {
  companyUids?: string[];
  /** People, or companies entered in a role. */
  holderUids?: string[];
  roles?: readonly Role[];
  /** Null: the whole history (every row known on `knownOn`). Else only rows that hold or may hold. */
  at: 'CLOCKS' | 'HISTORY';
  clocks: Clocks;
}

export interface EventFilter {
  companyUids?: string[];
  personUids?: string[];
  publicationIds?: string[];
  numbers?: string[];
  rubrics?: string[];
  subRubrics?: string[];
  topics?: EventTopic[];
  cantons?: string[];
  /** Inclusive bounds on the date that `orderBy` names. */
  from?: IsoDate;
  to?: IsoDate;
  /** Words in the notices' texts. */
  text?: string;
  knownOn: IsoDate;
}
export type EventOrder = 'LEGAL_DATE_ASC' | 'LEGAL_DATE_DESC' | 'PUBLICATION_DATE_ASC' | 'PUBLICATION_DATE_DESC';

/** An event with the edges that tie it to the entities asked for (all its edges where none was). */
export interface EventFact {
  event: EventRow;
  edges: (EventEdgeRow & { entityUid: string })[];
  /** Natural persons whom the notice itself is about (INVOLVED_IN: a debtor), by uid, sorted; only those asked for where entities were. */
  involved: string[];
}

export interface NetworkRequest {
  /** 1 to 50. */
  uids: string[];
  /** 1 to 3. */
  depth: number;
  kinds: readonly RelationKind[];
  /** Most nodes returned, 1 to 2,000. */
  limit: number;
  clocks: Clocks;
}
export interface NetworkEdge {
  kind: RelationKind;
  /** MANDATE: the holder. HEAD_OFFICE: the head office. Else the giving firm. */
  fromUid: string;
  toUid: string;
  holds: Holds;
  /** Mandates between the two, or the relation's uid; the evidence is on these. */
  factUids: string[];
  roles: Role[];
  publicationIds: string[];
}
export interface NetworkResult {
  nodes: { uid: string; kind: 'COMPANY' | 'PERSON'; depth: number }[];
  edges: NetworkEdge[];
  /** True where the limit, or a node of too high a degree, kept something out; `cutAt` names those nodes. */
  truncated: boolean;
  cutAt: string[];
}

export interface PathRequest {
  from: string;
  to: string;
  clocks: Clocks;
  kinds: readonly RelationKind[];
  /** 1 to 8. */
  maxDepth: number;
}
/** Shortest over HELD edges; ties by the smallest uid sequence; nodes of degree above 1,000 are not walked through unless they are an end. */
export interface PathResult {
  nodes: string[];
  edges: NetworkEdge[];
  found: boolean;
  /** Edges left out because whether they held is unknown. */
  unknown: number;
  /** False where a time slice or bound ended the search before it could say "none". */
  complete: boolean;
}

export type TopMetric = 'MANDATES' | 'PEOPLE' | 'MANDATES_HELD' | 'EVENTS' | 'CAPITAL' | 'CONNECTIONS' | 'BANKRUPTCIES';
export interface TopRequest {
  kind: 'COMPANY' | 'PERSON';
  /**
   * MANDATES: roles in the firm; the distinct firms in which the person holds one. PEOPLE: distinct people who hold one in the firm. MANDATES_HELD:
   * distinct firms in which the firm itself holds one, as auditor or partner; both of firms only (BAD_INPUT for people). EVENTS: notices up to both clocks. CAPITAL: nominal, of
   * firms only (BAD_INPUT for people), of those that are entered where no status is asked for. CONNECTIONS: distinct neighbours. BANKRUPTCIES: a firm's own; the person's firms that went bankrupt while she had a mandate there.
   */
  metric: TopMetric;
  /** Of MANDATES, PEOPLE and MANDATES_HELD: these roles alone (BAD_INPUT with another metric); absent: any. */
  roles?: readonly Role[];
  /** With seat, legal form and status conditions on the firm; of people and of MANDATES_HELD, on the firms in which the roles are held; of people's EVENTS none may be set (BAD_INPUT). */
  canton: Canton | null;
  /** A municipality of 1 to 100 characters (else BAD_INPUT), case and marks folded: `Schmitten` is Schmitten (FR) too. */
  seat: string | null;
  legalForm: string | null;
  status: FirmStatus | null;
  clocks: Clocks;
  /** 1 to 100. */
  limit: number;
}
export interface TopResult {
  rows: { uid: string; value: string; unknown: number }[];
  complete: boolean;
}

export type EventGrouping = 'RUBRIC' | 'SUB_RUBRIC' | 'TOPIC' | 'CANTON' | 'YEAR' | 'MONTH';
export interface EventCountResult {
  rows: { key: string; events: number; companies: number }[];
  total: number;
  complete: boolean;
}

export type HappenedBy = 'LEGAL_DATE' | 'PUBLICATION_DATE';
export interface Happened {
  topic: EventTopic;
  /** Which of its two dates lies in the range; of a status the publication is that of its beginning as it is known: of one that was corrected, the correction's. */
  by: HappenedBy;
  /** Half-open; null: open. */
  from: IsoDate | null;
  to: IsoDate | null;
}
/** In which order two things happened to a firm, by their legal dates; on one day, both ways. ANY: in either. */
export type HappenedOrder = 'AFTER' | 'BEFORE' | 'ANY';
/** What else happened to a firm, or, negated, did not. */
export interface AlsoHappened extends Happened {
  /** Where it stands to `happened`: AFTER, it followed. ANY where nothing else is asked that happened. */
  order: HappenedOrder;
  negated: boolean;
}
export type CompanyGrouping = 'CANTON' | 'LEGAL_FORM' | 'STATUS' | 'SEAT' | 'YEAR' | 'MONTH';
/** Null leaves a condition out; all that are given hold. */
export interface CompanyCountRequest {
  canton: Canton | null;
  /** A municipality; case, marks and the canton behind it (`Schmitten (FR)`) do not matter. */
  seat: string | null;
  /**
   * An address or a part of it (`Bahnhofstr. 1`, `c/o Muster Treuhand AG`): each stretch between commas begins one of the firm's own, or
   * stands behind its postcode; case, marks and how a kind of street is shortened do not matter. BAD_INPUT: no word, or more than 200 characters.
   */
  address: string | null;
  legalForm: string | null;
  /** Words with which words of the purpose begin, all of them; case and marks do not matter. A firm of which no notice prints one (a branch) has none. BAD_INPUT: no word, or more than 200 characters. */
  purpose: string | null;
  /** At the clocks. Null: any, but without `happened` only firms that are entered, DELETED ones not. */
  status: FirmStatus | null;
  /**
   * Only firms to which this happened, by legal date up to asOf; canton, seat, address, legal form and purpose are those on that day.
   * BANKRUPTCY, LIQUIDATION and DELETED: the firm came into that status. Else: a notice of the firm is about the topic.
   */
  happened: Happened | null;
  /** Of MOVED: canton and seat, one at least, are those of the day before, and the firm is there no longer. What no notice says is unknown. Default false. BAD_INPUT: of anything else. */
  away?: boolean;
  /** Of MOVED: the day before, the firm was not there. What no notice says is unknown. Default false. BAD_INPUT: of anything else, or with `away`. */
  arrived?: boolean;
  /** Each holds as well, wherever the firm then was. BAD_INPUT: more than 3, or an order without `happened`. */
  also: readonly AlsoHappened[];
  /** YEAR, MONTH (YYYY-MM): of the date by which it is asked, with `happened` alone (BAD_INPUT without). */
  grouping: CompanyGrouping | null;
  clocks: Clocks;
}
export interface CompanyCountResult {
  /** By key, none empty; a value that no notice gives is ''. A firm counts once in the total, and once in each group that it is in. */
  rows: { key: string; companies: number; unknown: number }[];
  /** Firms of which every condition surely held. */
  total: number;
  /** Firms not in the total of which the register does not say whether a condition held, or when it happened. */
  unknown: number;
  /** Those counted, sorted, at most 1,000. */
  uids: string[];
  complete: boolean;
}

export interface ScreenSubject {
  name: string;
  origin: string | null;
  /** Name or number of a firm the subject is said to be in. */
  firm: string | null;
}
export interface ScreenMatch {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  /** 0 to 1, at most 0.6 by a name alone. Agreement in origin or firm never lowers it, disagreement never raises it. */
  score: number;
  reasons: { code: ScreenReasonCode; text: string }[];
}
/**
 * The text of each: NAME_*: the name that matched. ORIGIN: the place or nationality; ORIGIN_DIFFERS: those printed of the person. FIRM: the
 * name of the firm shared; FIRM_DIFFERS: firms that the person was entered in instead; FIRM_NOT_FOUND: what was asked for, unknown to the
 * register, which weighs nothing. Where the register prints no origin or no firm of the person, nothing is said.
 */
export type ScreenReasonCode =
  'NAME_EQUAL' | 'NAME_SIMILAR' | 'ORIGIN' | 'ORIGIN_DIFFERS' | 'FIRM' | 'FIRM_DIFFERS' | 'FIRM_NOT_FOUND';

/** A statement in the engine's own query language, for analysts and models. */
export interface StatementRequest {
  text: string;
  parameters: Readonly<Record<string, string | number | boolean | null>>;
  /** 1 to 1,000. */
  mostRows: number;
}
/** Plain JSON: nodes and relationships as their properties, dates as texts. */
export type StatementValue = string | number | boolean | null | StatementValue[] | { [key: string]: StatementValue };
export interface StatementResult {
  columns: string[];
  rows: StatementValue[][];
  /** False where there were more rows. */
  complete: boolean;
}

export interface TextHit {
  publicationId: string;
  eventUid: string;
  score: number;
}
