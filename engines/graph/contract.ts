/**
 * The graph engine's contract. One suite (test/contracts/graph.ts) runs against every implementation.
 *
 * Every read takes a {@link Call}; rows whose scope the viewer may not see, and suppressed people, never leave an engine. Reads over time
 * take {@link Clocks}. Lists have limits, waits have the call's deadline; failures are AppErrors (DEADLINE, CANCELLED, UNAVAILABLE, CORRUPT,
 * DISK_FULL), unknown uids are absent from results. Whoever opens an engine closes it.
 */
import type { Call, Clocks, CompanyRow, CompanyStateRow, EventRow, Holds, IsoDate, LinkReason, MandateRow, MentionRow, PossiblySameRow, RelationRow, UnitChange } from '../../src/core/index.js'; // prettier-ignore
import type { EngineHealth } from '../contract.js';
import type { CompanyCountRequest, CompanyCountResult, CompanyFilter, EventCountResult, EventFact, EventFilter, EventGrouping, EventOrder, MandateFilter, NetworkRequest, NetworkResult, PathRequest, PathResult, ScreenMatch, ScreenSubject, SearchRequest, SearchResult, StatementRequest, StatementResult, TextHit, TopRequest, TopResult } from './questions.js'; // prettier-ignore

export type * from './questions.js';
export type { EngineHealth } from '../contract.js';

/** How far a projection has come. `ledger`: everything up to this ledger position is visible, the only one that clients see. */
export interface Position {
  feed: number;
  ledger: number;
}

/** `WHO`: units that say who is meant (identities, holders). `WHAT`: those that say what happened to them (events, firms). */
export type FeedPart = 'WHO' | 'WHAT';

export interface GraphWriter {
  position(): Promise<Position>;
  /**
   * Applies a stretch of the change feed in one transaction, each unit's rows replacing what the unit had, and stores the position with it.
   * Idempotent: changes at or before the stored feed position are skipped.
   */
  apply(changes: readonly UnitChange[], to: Position): Promise<void>;
  /**
   * Cold load into an empty engine: rows first, indexes and full text at the end; the same graph as apply() by canonical export.
   * Killed before the end, the engine is empty again at the next open.
   */
  load(changes: AsyncIterable<readonly UnitChange[]>, to: () => Position): Promise<void>;
  /**
   * A cold load in place of whatever there is, which goes on where a killed one stopped, so long as that was at `from` or later. Readers see an
   * empty graph until its end. `changes`: those of a part behind a feed position, in feed order; may be asked for more than once. An optional
   * facet, for engines that are slow to fill.
   */
  fill?(
    feed: { from: number; changes(part: FeedPart, after: number): AsyncIterable<readonly UnitChange[]> },
    to: () => Position,
  ): Promise<void>;
  /** Empties the graph, position included; the list of suppressed people stays. */
  clear(): Promise<void>;
  /**
   * Replaces the list of suppressed people, by any of their mention ids: by mentions, so that the list survives re-clustering. No read
   * shows them, or what they hold, from then on. An optional facet: an engine without it may not serve a register that suppresses anybody.
   */
  suppress?(mentionIds: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface CompanyNode extends CompanyRow {
  kind: 'COMPANY';
}
export interface PersonNode {
  kind: 'PERSON';
  uid: string;
  /** Hub keys of its mentions, sorted. */
  hubKeys: string[];
  mentionIds: string[];
  links: { a: string; b: string; score: number; reasons: LinkReason[] }[];
  possiblySame: PossiblySameRow[];
  scope: string;
}
export interface EventNode extends EventRow {
  kind: 'EVENT';
}
export interface NameHubNode {
  kind: 'NAME_HUB';
  uid: string;
  key: string;
  /** Uids of people and companies with this key, at most 200, sorted. */
  members: string[];
}
export type GraphNode = CompanyNode | PersonNode | EventNode | NameHubNode;

/** Where a uid, alias or mention id leads. */
export interface NodeLookup {
  asked: string;
  node: GraphNode;
}

export interface PersonState {
  uid: string;
  /** The mention it is read from: the cluster's latest by (legal date, publication date, mention id) within both clocks. */
  mention: MentionRow;
  /**
   * The latest such mention that prints where she is from, or lives: an entry that ends or changes something need not. Null for none. Origins and
   * nationality go together, so that who was naturalised is not told by what she was before.
   */
  citizenship: MentionRow | null;
  residence: MentionRow | null;
}

/** A mandate with who holds it, resolved. */
export interface MandateFact extends MandateRow {
  /** The person's or company's uid today (identity is today's best, also under an earlier knownOn). */
  holderUid: string;
  /** At the clocks asked for. */
  holds: Holds;
}
export interface RelationFact extends RelationRow {
  fromUid: string;
  toUid: string;
  holds: Holds;
}
export interface CompanyStateFact extends CompanyStateRow {
  companyUid: string;
  holds: Holds;
}

/** A keyset page: `after` is the sort key of the last row seen, as the engine returned it in `nextAfter`; opaque to callers. */
export interface PageRequest {
  first: number;
  after: string | null;
}
export interface Page<Row> {
  rows: Row[];
  /** The sort key of each row, parallel to `rows`: any of them may come back as `after`. */
  keys: string[];
  /** Null at the end. */
  nextAfter: string | null;
  /** Rows after this page exist. */
  hasMore: boolean;
}

export interface GraphReader {
  position(): Promise<Position>;
  /** By uid, alias of a firm, or mention id; at most 200, one engine call however many. */
  nodes(uids: readonly string[], call: Call): Promise<NodeLookup[]>;
  /** Those of the uids that nodes() tells of, and nothing of them; at most 200. */
  visible(uids: readonly string[], call: Call): Promise<string[]>;
  /** One per key in any order, `companyUid` as asked; of several states the latest HELD, else the latest UNKNOWN; absent where nothing was known. At most 200. */
  companyStates(keys: readonly { uid: string; clocks: Clocks }[], call: Call): Promise<CompanyStateFact[]>;
  /** All states known on `knownOn`, oldest first. */
  companyHistory(uid: string, knownOn: IsoDate, call: Call): Promise<CompanyStateFact[]>;
  /** For dataloaders: the histories of several companies in one call; unknown uids are absent. At most 200. */
  companyHistories(uids: readonly string[], knownOn: IsoDate, call: Call): Promise<Map<string, CompanyStateFact[]>>;
  /** One per key in any order, `uid` as asked; absent where she was not known. At most 200. */
  personStates(keys: readonly { uid: string; clocks: Clocks }[], call: Call): Promise<PersonState[]>;
  /** A person's mentions, oldest first, withdrawn ones too, at most 1,000. */
  mentions(personUid: string, call: Call): Promise<MentionRow[]>;
  /** For dataloaders: the mentions of several people in one call; unknown uids are absent. At most 200. */
  mentionsOf(personUids: readonly string[], call: Call): Promise<Map<string, MentionRow[]>>;
  search(request: SearchRequest, call: Call): Promise<SearchResult>;
  /** Every company whose state held, or may have held, with these values (see `holds`); sorted by uid. */
  companies(filter: CompanyFilter, page: PageRequest, call: Call): Promise<Page<CompanyStateFact>>;
  /** Sorted by (from date, uid). */
  mandates(filter: MandateFilter, page: PageRequest, call: Call): Promise<Page<MandateFact>>;
  /** For dataloaders: the first `first` mandates of each owner in one call. */
  mandatesOf(owners: readonly string[], side: 'COMPANY' | 'HOLDER', filter: Pick<MandateFilter, 'roles' | 'at' | 'clocks'>, first: number, call: Call): Promise<Map<string, Page<MandateFact>>>; // prettier-ignore
  relations(uids: readonly string[], clocks: Clocks, at: 'CLOCKS' | 'HISTORY', call: Call): Promise<RelationFact[]>;
  /**
   * Conditions all hold; of the values of one condition any does. A cancelled notice is known from its publication on, any other from its
   * knownFrom. Sorted by (date, uid), both in the order's direction.
   */
  events(filter: EventFilter, order: EventOrder, page: PageRequest, call: Call): Promise<Page<EventFact>>;
  /** For dataloaders: the first `first` events of each owner (a company or a person) in one call. At most 200 owners. */
  eventsOf(owners: readonly string[], filter: Omit<EventFilter, 'companyUids' | 'personUids'>, order: EventOrder, first: number, call: Call): Promise<Map<string, Page<EventFact>>>; // prettier-ignore
  /**
   * Level by level, inside a level by uid, until `limit`. Those asked for are walked through whatever their degree, others up to 1,000
   * neighbours. Edges: every one with an end that was walked through and both ends among the nodes.
   */
  network(request: NetworkRequest, call: Call): Promise<NetworkResult>;
  path(request: PathRequest, call: Call): Promise<PathResult>;
  topEntities(request: TopRequest, call: Call): Promise<TopResult>;
  /** Branches count, firms seen only as entries in other firms' notices do not: nothing is known of their state. */
  companyCounts(request: CompanyCountRequest, call: Call): Promise<CompanyCountResult>;
  /** Dates are publication dates. A notice of two topics or cantons counts in both groups and once in the total. */
  eventCounts(grouping: EventGrouping, filter: EventFilter, call: Call): Promise<EventCountResult>;
  /** One list of matches, best first, at most 20, per subject; at most 500 subjects. */
  screen(subjects: readonly ScreenSubject[], clocks: Clocks, call: Call): Promise<ScreenMatch[][]>;
  /** BM25 over the notices' texts; quotes are cut from the ledger's text by the caller. */
  searchTexts(text: string, filter: EventFilter, limit: number, call: Call): Promise<{ hits: TextHit[]; total: number; complete: boolean }>; // prettier-ignore
  /**
   * Runs a statement that only reads, until the call's deadline. An optional facet: SQLite has none, Neo4j where it is opened so. It sees the whole
   * database, whatever the viewer may see. Throws BAD_INPUT for one that is malformed, or that the engine, or its server, does not know to be harmless
   * (details.rule says why); UNSUPPORTED where people are suppressed, or a source is not for everybody.
   */
  statement?(request: StatementRequest, call: Call): Promise<StatementResult>;
  /** Counts of nodes, for health pages and coverage. */
  counts(): Promise<{ companies: number; people: number; events: number; mandates: number }>;
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
