/** Every read by name, as it runs on any thread: plain arguments in, plain results out. */
import type {
  CompanyStateFact, EventFact, EventFilter, EventOrder, MandateFact, MandateFilter, NodeLookup, Page, PageRequest, PersonState, RelationFact,
  SearchRequest, SearchResult, TextHit,
} from '../../contract.js'; // prettier-ignore
import type { Clocks, IsoDate, MentionRow } from '../../../../src/core/index.js';
import type { ReadContext } from './context.js';
import { readEvents, readTexts } from './events.js';
import type { MandateTest } from './mandate-scan.js';
import { readMandates, readMandatesOf } from './mandates.js';
import { readNodes } from './nodes.js';
import { readRelations } from './relations.js';
import { readSearch } from './search.js';
import { readCompanyHistory, readCompanyStates, readMentions, readPersonStates } from './states.js';

export interface Operations {
  nodes: [[uids: readonly string[]], NodeLookup[]];
  companyStates: [[keys: readonly { uid: string; clocks: Clocks }[]], CompanyStateFact[]];
  companyHistory: [[uid: string, knownOn: IsoDate], CompanyStateFact[]];
  personStates: [[keys: readonly { uid: string; clocks: Clocks }[]], PersonState[]];
  mentions: [[uid: string], MentionRow[]];
  search: [[request: SearchRequest], SearchResult];
  mandates: [[filter: MandateFilter, page: PageRequest], Page<MandateFact>];
  mandatesOf: [
    [owners: readonly string[], side: 'COMPANY' | 'HOLDER', filter: MandateTest, first: number],
    [string, Page<MandateFact>][],
  ];
  relations: [[uids: readonly string[], clocks: Clocks, at: 'CLOCKS' | 'HISTORY'], RelationFact[]];
  events: [[filter: EventFilter, order: EventOrder, page: PageRequest], Page<EventFact>];
  searchTexts: [
    [text: string, filter: EventFilter, limit: number],
    { hits: TextHit[]; total: number; complete: boolean },
  ];
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
  companyStates: { run: readCompanyStates, empty: [] },
  companyHistory: { run: readCompanyHistory, empty: [] },
  personStates: { run: readPersonStates, empty: [] },
  mentions: { run: readMentions, empty: [] },
  search: { run: readSearch, empty: { hits: [], total: 0, complete: true, position: 0 } },
  mandates: { run: readMandates, empty: NO_PAGE },
  mandatesOf: { run: readMandatesOf, empty: [] },
  relations: { run: readRelations, empty: [] },
  events: { run: readEvents, empty: NO_PAGE },
  searchTexts: { run: readTexts, empty: { hits: [], total: 0, complete: true } },
};
