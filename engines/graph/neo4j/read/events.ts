import { compareText, eventUid, type EventEdgeRow, type EventRow } from '../../../../src/core/index.js';
import { dateNumber } from '../../common/date-numbers.js';
import { edgeOrder } from '../../common/edge-order.js';
import { datedKey, pageOf, parseDatedKey } from '../../common/page-keys.js';
import type { EventFact, EventFilter, EventOrder, Page, PageRequest } from '../../contract.js';
import * as statements from '../cypher/events.js';
import { sortOf } from '../write/rows.js';
import type { ReadContext } from './context.js';
import { resolve } from './nodes.js';
import { grouped } from './rows.js';
import { fromJson } from './rows.js';
import { luceneWords } from './words.js';

interface Found {
  uid: string;
  sort: string;
}
interface Order {
  byLegalDate: boolean;
  descending: boolean;
}
/** After every key that begins with a date. */
const LAST = '~';

/** Sorted by (date, uid), both in the order's direction. */
export async function readEvents(
  context: ReadContext,
  filter: EventFilter,
  order: EventOrder,
  page: PageRequest,
): Promise<Page<EventFact>> {
  const way = wayOf(order);
  const key = page.after === null ? null : parseDatedKey(page.after, 'an event');
  const after = key === null ? null : sortOf(key.date, key.uid);
  const uids = await narrowedUids(context, filter);
  const found = await sortedEvents(context, filter, way, uids, after, page.first + 1);
  const asked = await askedEntities(context, filter);
  const facts = await eventFacts(context, found.slice(0, page.first).map(({ uid }) => uid)); // prettier-ignore
  const rows = found.map(({ uid }) => facts.get(uid)).filter((fact) => fact !== undefined);
  return pagedEvents(found, rows.map((fact) => among(fact, asked)), page.first); // prettier-ignore
}

/** For dataloaders: the first page of each owner, a company or a person. An owner that is unknown has an empty page. */
export async function readEventsOf(
  context: ReadContext,
  owners: readonly string[],
  filter: Omit<EventFilter, 'companyUids' | 'personUids'>,
  order: EventOrder,
  first: number,
): Promise<Map<string, Page<EventFact>>> {
  const way = wayOf(order);
  const narrower = filter.text !== undefined || filter.publicationIds !== undefined || filter.numbers !== undefined;
  if (narrower) {
    const refs = await resolve(context, owners);
    const pages = new Map<string, Page<EventFact>>();
    for (const owner of owners) {
      const own = refs.get(owner)?.kind === 'PERSON' ? { personUids: [owner] } : { companyUids: [owner] };
      pages.set(owner, await readEvents(context, { ...filter, ...own }, order, { first, after: null }));
    }
    return pages;
  }
  const statement = way.descending ? statements.EVENTS_OF_EACH_DESCENDING : statements.EVENTS_OF_EACH_ASCENDING;
  const rows = await context.run<Found & FactColumns & { asked: string; entity: string }>(statement, {
    ...passing(filter, way),
    uids: [...new Set(owners)],
    limit: first + 1,
  });
  const byOwner = grouped(rows, ({ asked }) => asked);
  return new Map(
    owners.map((owner) => {
      const own = (byOwner.get(owner) ?? []).sort((a, b) => (way.descending ? -1 : 1) * compareText(a.sort, b.sort));
      const shown = own.slice(0, first).map((columns) => among(factOf(columns), new Set([columns.entity])));
      return [owner, pagedEvents(own, shown, first)];
    }),
  );
}

function wayOf(order: EventOrder): Order {
  return { byLegalDate: order.startsWith('LEGAL'), descending: order.endsWith('DESC') };
}

/** The parameters of EVENT_PASSES. */
export function passing(filter: EventFilter, { byLegalDate }: Pick<Order, 'byLegalDate'>) {
  return {
    knownOn: filter.knownOn,
    byLegalDate,
    from: filter.from ?? null,
    to: filter.to ?? null,
    rubrics: filter.rubrics ?? null,
    subRubrics: filter.subRubrics ?? null,
    topics: filter.topics ?? null,
    cantons: filter.cantons ?? null,
    numbers: filter.numbers ?? null,
  };
}

/** Uids of the events that ids, numbers, entities or words of the text narrow it down to; null where the filter names none of these. */
export async function narrowedUids(context: ReadContext, filter: EventFilter): Promise<string[] | null> {
  const { run } = context;
  const sets: Promise<string[]>[] = [];
  const uidsOf = async (statement: string, parameters: object) =>
    (await run<{ uid: string }>(statement, { ...parameters })).map(({ uid }) => uid);
  if (filter.publicationIds) sets.push(Promise.resolve(filter.publicationIds.map((id) => eventUid(id))));
  else if (filter.numbers) sets.push(uidsOf(statements.UIDS_BY_NUMBER, { numbers: filter.numbers }));
  for (const uids of [filter.companyUids, filter.personUids])
    if (uids) sets.push(uidsOf(statements.UIDS_OF_ENTITIES, { uids: [...new Set(uids)] }));
  if (filter.text !== undefined) {
    const words = luceneWords(filter.text);
    sets.push(words === null ? Promise.resolve([]) : uidsOf(statements.TEXT_UIDS, { words }));
  }
  if (sets.length === 0) return null;
  const [first, ...others] = await Promise.all(sets);
  const rest = others.map((uids) => new Set(uids));
  return [...new Set(first)].filter((uid) => rest.every((uids) => uids.has(uid)));
}

function sortedEvents(
  { run }: ReadContext,
  filter: EventFilter,
  way: Order,
  uids: string[] | null,
  after: string | null,
  limit: number,
): Promise<Found[]> {
  const { byLegalDate, descending } = way;
  const parameters = { ...passing(filter, way), limit };
  if (uids !== null) {
    const statement = descending ? statements.EVENTS_BY_UID_DESCENDING : statements.EVENTS_BY_UID_ASCENDING;
    return run<Found>(statement, { ...parameters, uids, after: after ?? (descending ? LAST : '') });
  }
  const low = filter.from === undefined ? '' : sortOf(dateNumber(filter.from), '');
  const high = filter.to === undefined ? LAST : sortOf(dateNumber(filter.to) + 1, '');
  const bounds = descending ? { after: after ?? high, end: low } : { after: after ?? low, end: high };
  return run<Found>(walkStatement(byLegalDate, descending), { ...parameters, ...bounds });
}

function walkStatement(byLegalDate: boolean, descending: boolean): string {
  if (byLegalDate)
    return descending ? statements.EVENTS_BY_LEGAL_DATE_DESCENDING : statements.EVENTS_BY_LEGAL_DATE_ASCENDING;
  return descending ? statements.EVENTS_BY_PUBLICATION_DESCENDING : statements.EVENTS_BY_PUBLICATION_ASCENDING;
}

function pagedEvents(found: readonly Found[], facts: readonly EventFact[], first: number): Page<EventFact> {
  const keys = found.map(({ uid, sort }) => datedKey({ date: Number(sort.slice(0, 8)), uid }));
  const { hasMore, nextAfter, keys: shown } = pageOf(found, keys, first);
  return { rows: facts.slice(0, first), keys: shown, nextAfter, hasMore };
}

async function askedEntities(context: ReadContext, filter: EventFilter): Promise<ReadonlySet<string> | null> {
  if (!filter.companyUids && !filter.personUids) return null;
  const asked = [...(filter.companyUids ?? []), ...(filter.personUids ?? [])];
  const refs = await resolve(context, asked);
  return new Set(asked.map((uid) => refs.get(uid)?.uid ?? uid));
}

interface Whose {
  uid: string | null;
  seen: boolean | null;
  otherwise: string;
}

interface FactColumns {
  uid: string;
  row: string;
  edges: ({ row: string } & Whose)[];
  involved: Whose[];
}

/** Each with all its edges; by uid. */
async function eventFacts({ run }: ReadContext, uids: readonly string[]): Promise<Map<string, EventFact>> {
  const rows = uids.length === 0 ? [] : await run<FactColumns>(statements.EVENT_FACTS, { uids });
  return new Map(rows.map((columns) => [columns.uid, factOf(columns)]));
}

function factOf({ row, edges, involved }: FactColumns): EventFact {
  const shown = edges.flatMap((edge) => {
    const entityUid = whose(edge);
    return entityUid === null ? [] : [{ ...fromJson<EventEdgeRow>(edge.row), entityUid }];
  });
  shown.sort((a, b) => compareText(edgeOrder(a), edgeOrder(b)));
  const people = involved.map(whose).filter((person) => person !== null);
  return { event: fromJson<EventRow>(row), edges: shown, involved: [...new Set(people)].sort() };
}

/** Null where hidden; the mention or key itself where the graph does not know whose it is. */
function whose({ uid, seen, otherwise }: Whose): string | null {
  if (seen === false) return null;
  return seen === true ? uid : otherwise;
}

/** With the edges of those asked for alone. */
function among(fact: EventFact, asked: ReadonlySet<string> | null): EventFact {
  if (asked === null) return fact;
  return {
    ...fact,
    edges: fact.edges.filter(({ entityUid }) => asked.has(entityUid)),
    involved: fact.involved.filter((uid) => asked.has(uid)),
  };
}
