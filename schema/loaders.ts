import DataLoader from 'dataloader';
import type { ArchivedPublication, MentionStatus } from '../ingest/contract.js';
import type {
  CompanyStateFact,
  EventFact,
  EventFilter,
  EventOrder,
  GraphNode,
  MandateFact,
  Page,
  PersonState,
  RelationFact,
} from '../engines/graph/contract.js';
import type { Call, Clocks, IsoDate, MentionRow, Role } from '../src/core/index.js';
import type { Services } from './services.js';

const MAX_BATCH = 200;

export interface StateKey {
  uid: string;
  clocks: Clocks;
}
export interface MandatesKey {
  owner: string;
  side: 'COMPANY' | 'HOLDER';
  roles: readonly Role[] | undefined;
  at: 'CLOCKS' | 'HISTORY';
  clocks: Clocks;
  first: number;
}

export interface RelationsKey {
  uid: string;
  clocks: Clocks;
  history: boolean;
}

export interface HistoryKey {
  uid: string;
  knownOn: IsoDate;
}

export interface EventsKey {
  owner: string;
  filter: Omit<EventFilter, 'companyUids' | 'personUids'>;
  order: EventOrder;
  first: number;
}

export type Loaders = ReturnType<typeof createLoaders>;

/** One set per operation. However many parents a list has, a field of theirs costs one engine call per 200 of them. */
export function createLoaders(services: Pick<Services, 'graph' | 'archive'>, call: Call) {
  const { graph, archive } = services;
  return {
    node: new DataLoader<string, GraphNode | null>(
      async (uids) =>
        byKey(
          uids,
          await graph.nodes(uids, call),
          (found) => found.asked,
          (found) => found.node,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
    companyState: new DataLoader<StateKey, CompanyStateFact | null, string>(
      async (keys) => {
        const groups = await Promise.all(
          byClocks(keys).map((group) =>
            graph.companyStates(group, call).then((rows) => [group[0]!.clocks, rows] as const),
          ),
        );
        const found = new Map(
          groups.flatMap(([clocks, rows]) =>
            rows.map((row) => [stateKey({ uid: row.companyUid, clocks }), row] as const),
          ),
        );
        return keys.map((key) => found.get(stateKey(key)) ?? null);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: stateKey },
    ),
    personState: new DataLoader<StateKey, PersonState | null, string>(
      async (keys) => {
        const groups = await Promise.all(
          byClocks(keys).map((group) =>
            graph.personStates(group, call).then((rows) => [group[0]!.clocks, rows] as const),
          ),
        );
        const found = new Map(
          groups.flatMap(([clocks, rows]) => rows.map((row) => [stateKey({ uid: row.uid, clocks }), row] as const)),
        );
        return keys.map((key) => found.get(stateKey(key)) ?? null);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: stateKey },
    ),
    mandates: new DataLoader<MandatesKey, Page<MandateFact>, string>(
      async (keys) => {
        const pages = new Map<string, Page<MandateFact>>();
        for (const group of groupBy(keys, mandatesGroup)) {
          const { side, at, clocks, roles, first } = group[0]!;
          const owners = group.map((key) => key.owner);
          const found = await graph.mandatesOf(owners, side, { at, clocks, ...(roles ? { roles } : {}) }, first, call);
          for (const key of group) pages.set(mandatesKey(key), found.get(key.owner) ?? EMPTY_PAGE);
        }
        return keys.map((key) => pages.get(mandatesKey(key)) ?? EMPTY_PAGE);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: mandatesKey },
    ),
    history: new DataLoader<HistoryKey, CompanyStateFact[], string>(
      async (keys) => {
        const histories = new Map<string, CompanyStateFact[]>();
        for (const group of groupBy(keys, (key) => key.knownOn)) {
          const uids = group.map((key) => key.uid);
          const found = await graph.companyHistories(uids, group[0]!.knownOn, call);
          for (const key of group) histories.set(historyKey(key), found.get(key.uid) ?? []);
        }
        return keys.map((key) => histories.get(historyKey(key)) ?? []);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: historyKey },
    ),
    mentions: new DataLoader<string, MentionRow[]>(
      async (uids) => {
        const found = await graph.mentionsOf(uids, call);
        return uids.map((uid) => found.get(uid) ?? []);
      },
      { maxBatchSize: MAX_BATCH },
    ),
    mentionStatus: new DataLoader<string, MentionStatus>(
      async (ids) => {
        const found = await archive.mentions(ids);
        return ids.map((id) => found.get(id) ?? { status: 'NOT_FOUND' });
      },
      { maxBatchSize: MAX_BATCH },
    ),
    events: new DataLoader<EventsKey, Page<EventFact>, string>(
      async (keys) => {
        const pages = new Map<string, Page<EventFact>>();
        for (const group of groupBy(keys, eventsGroup)) {
          const { filter, order, first } = group[0]!;
          const owners = group.map((key) => key.owner);
          const found = await graph.eventsOf(owners, filter, order, first, call);
          for (const key of group) pages.set(eventsKey(key), found.get(key.owner) ?? EMPTY_EVENTS);
        }
        return keys.map((key) => pages.get(eventsKey(key)) ?? EMPTY_EVENTS);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: eventsKey },
    ),
    relations: new DataLoader<RelationsKey, RelationFact[], string>(
      async (keys) => {
        const rows = new Map<string, RelationFact[]>();
        for (const group of groupBy(keys, relationsGroup)) {
          const { clocks, history } = group[0]!;
          const uids = group.map((key) => key.uid);
          const facts = await graph.relations(uids, clocks, history ? 'HISTORY' : 'CLOCKS', call);
          for (const key of group) {
            const own = facts.filter((fact) => fact.fromUid === key.uid || fact.toUid === key.uid);
            rows.set(relationsKey(key), own);
          }
        }
        return keys.map((key) => rows.get(relationsKey(key)) ?? []);
      },
      { maxBatchSize: MAX_BATCH, cacheKeyFn: relationsKey },
    ),
    publication: new DataLoader<string, ArchivedPublication | null>(
      async (ids) =>
        byKey(
          ids,
          await archive.publications(ids, call),
          (found) => found.publicationId,
          (found) => found,
        ),
      { maxBatchSize: MAX_BATCH },
    ),
    event: new DataLoader<string, EventFact | null>(
      async (ids) => {
        const page = await graph.events(
          { publicationIds: [...ids], knownOn: '9999-12-31' },
          'PUBLICATION_DATE_ASC',
          { first: MAX_BATCH, after: null },
          call,
        );
        return byKey(
          ids,
          page.rows,
          (found) => found.event.publicationId,
          (found) => found,
        );
      },
      { maxBatchSize: MAX_BATCH },
    ),
  };
}

const EMPTY_PAGE: Page<MandateFact> = { rows: [], keys: [], nextAfter: null, hasMore: false };
const EMPTY_EVENTS: Page<EventFact> = { rows: [], keys: [], nextAfter: null, hasMore: false };

function historyKey(key: HistoryKey): string {
  return `${key.uid} ${key.knownOn}`;
}
function eventsGroup(key: EventsKey): string {
  return `${key.order} ${key.first} ${JSON.stringify(key.filter)}`;
}
function eventsKey(key: EventsKey): string {
  return `${key.owner} ${eventsGroup(key)}`;
}

function stateKey(key: StateKey): string {
  return `${key.uid} ${key.clocks.asOf} ${key.clocks.knownOn}`;
}
function mandatesGroup(key: MandatesKey): string {
  return [key.side, key.at, key.clocks.asOf, key.clocks.knownOn, key.first, (key.roles ?? []).join(',')].join(' ');
}
function mandatesKey(key: MandatesKey): string {
  return `${key.owner} ${mandatesGroup(key)}`;
}
function relationsGroup(key: RelationsKey): string {
  return `${key.clocks.asOf} ${key.clocks.knownOn} ${key.history}`;
}
function relationsKey(key: RelationsKey): string {
  return `${key.uid} ${relationsGroup(key)}`;
}
function byClocks(keys: readonly StateKey[]): StateKey[][] {
  return groupBy(keys, (key) => `${key.clocks.asOf} ${key.clocks.knownOn}`);
}
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
function byKey<Row, Value>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => Value,
): (Value | null)[] {
  const found = new Map(rows.map((row) => [keyOf(row), valueOf(row)]));
  return keys.map((key) => found.get(key) ?? null);
}
