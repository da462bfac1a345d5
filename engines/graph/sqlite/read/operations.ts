/** Every read by name, as it runs on any thread: plain arguments in, plain results out. */
import type {
  CompanyCountRequest, CompanyCountResult, CompanyFilter, CompanyStateFact, EventCountResult, EventFact, EventFilter, EventGrouping, EventOrder, MandateFact, MandateFilter, NetworkRequest,
  NetworkResult, NodeLookup, Page, PageRequest, PathRequest, PathResult, PersonState, RelationFact, ScreenMatch, ScreenSubject, SearchRequest,
  SearchResult, TextHit, TopRequest, TopResult,
} from '../../contract.js'; // prettier-ignore
import type { Clocks, IsoDate, MentionRow } from '../../../../src/core/index.js';
import type { ReadContext } from './context.js';
import { readCompanies } from './companies.js';
import { readCompanyCounts } from './company-counts.js';
import { readCounts, type Counts } from './counts.js';
import { readEventCounts } from './event-counts.js';
import { readEvents, readEventsOf } from './events.js';
import type { MandateTest } from './mandate-scan.js';
import { readMandates, readMandatesOf } from './mandates.js';
import { readNetwork, readPath } from './network.js';
import { readNodes, readVisible } from './nodes.js';
import { readRelations } from './relations.js';
import { readScreen } from './screen.js';
import { readSearch } from './search.js';
import {
  readCompanyHistories, readCompanyHistory, readCompanyStates, readMentions, readMentionsOf, readPersonStates,
} from './states.js'; // prettier-ignore
import { readTexts } from './texts.js';
import { readTop } from './top.js';

export interface Operations {
  nodes: [[uids: readonly string[]], NodeLookup[]];
  visible: [[uids: readonly string[]], string[]];
  companyStates: [[keys: readonly { uid: string; clocks: Clocks }[]], CompanyStateFact[]];
  companyHistory: [[uid: string, knownOn: IsoDate], CompanyStateFact[]];
  companyHistories: [[uids: readonly string[], knownOn: IsoDate], [string, CompanyStateFact[]][]];
  personStates: [[keys: readonly { uid: string; clocks: Clocks }[]], PersonState[]];
  mentions: [[uid: string], MentionRow[]];
  mentionsOf: [[uids: readonly string[]], [string, MentionRow[]][]];
  search: [[request: SearchRequest], SearchResult];
  companies: [[filter: CompanyFilter, page: PageRequest], Page<CompanyStateFact>];
  mandates: [[filter: MandateFilter, page: PageRequest], Page<MandateFact>];
  mandatesOf: [
    [owners: readonly string[], side: 'COMPANY' | 'HOLDER', filter: MandateTest, first: number],
    [string, Page<MandateFact>][],
  ];
  relations: [[uids: readonly string[], clocks: Clocks, at: 'CLOCKS' | 'HISTORY'], RelationFact[]];
  events: [[filter: EventFilter, order: EventOrder, page: PageRequest], Page<EventFact>];
  eventsOf: [
    [
      owners: readonly string[],
      filter: Omit<EventFilter, 'companyUids' | 'personUids'>,
      order: EventOrder,
      first: number,
    ],
    [string, Page<EventFact>][],
  ];
  searchTexts: [
    [text: string, filter: EventFilter, limit: number],
    { hits: TextHit[]; total: number; complete: boolean },
  ];
  network: [[request: NetworkRequest], NetworkResult];
  path: [[request: PathRequest], PathResult];
  topEntities: [[request: TopRequest], TopResult];
  companyCounts: [[request: CompanyCountRequest], CompanyCountResult];
  eventCounts: [[grouping: EventGrouping, filter: EventFilter], EventCountResult];
  screen: [[subjects: readonly ScreenSubject[], clocks: Clocks], ScreenMatch[][]];
  counts: [[], Counts];
}
export type OperationName = keyof Operations;
export type Arguments<Name extends OperationName> = Operations[Name][0];
export type Result<Name extends OperationName> = Operations[Name][1];

interface Operation<Name extends OperationName> {
  run(context: ReadContext, ...given: Arguments<Name>): Result<Name>;
  /** The answer of a graph that is being loaded. */
  empty: Result<Name>;
}

const NO_PAGE = { rows: [], keys: [], nextAfter: null, hasMore: false };

export const operations: { [Name in OperationName]: Operation<Name> } = {
  nodes: { run: readNodes, empty: [] },
  visible: { run: readVisible, empty: [] },
  companyStates: { run: readCompanyStates, empty: [] },
  companyHistory: { run: readCompanyHistory, empty: [] },
  companyHistories: { run: readCompanyHistories, empty: [] },
  personStates: { run: readPersonStates, empty: [] },
  mentions: { run: readMentions, empty: [] },
  mentionsOf: { run: readMentionsOf, empty: [] },
  search: { run: readSearch, empty: { hits: [], total: 0, complete: true, position: 0 } },
  companies: { run: readCompanies, empty: NO_PAGE },
  mandates: { run: readMandates, empty: NO_PAGE },
  mandatesOf: { run: readMandatesOf, empty: [] },
  relations: { run: readRelations, empty: [] },
  events: { run: readEvents, empty: NO_PAGE },
  eventsOf: { run: readEventsOf, empty: [] },
  searchTexts: { run: readTexts, empty: { hits: [], total: 0, complete: true } },
  network: { run: readNetwork, empty: { nodes: [], edges: [], truncated: false, cutAt: [] } },
  path: { run: readPath, empty: { nodes: [], edges: [], found: false, unknown: 0, complete: true } },
  topEntities: { run: readTop, empty: { rows: [], complete: true } },
  companyCounts: { run: readCompanyCounts, empty: { rows: [], total: 0, unknown: 0, uids: [], complete: true } },
  eventCounts: { run: readEventCounts, empty: { rows: [], total: 0, complete: true } },
  screen: { run: readScreen, empty: [] },
  counts: { run: readCounts, empty: { companies: 0, people: 0, events: 0, mandates: 0 } },
};
