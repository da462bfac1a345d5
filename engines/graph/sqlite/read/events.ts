import { AppError, compareText, type EventRow } from '../../../../src/core/index.js';
import type { EventFact, EventFilter, EventOrder, Page, PageRequest } from '../../contract.js';
import { number, text } from '../columns.js';
import { edgeFrom } from '../row-codec.js';
import type { ReadContext } from './context.js';
import { narrowedEvents, walkEvents, type DateColumn, type LightEvent } from './event-scan.js';

/** Sorted by (date, uid), both in the order's direction; a page's key is `<date as number>|<uid>`. */
export function readEvents(
  context: ReadContext,
  filter: EventFilter,
  order: EventOrder,
  page: PageRequest,
): Page<EventFact> {
  const dates: DateColumn = order.startsWith('LEGAL') ? 'legal' : 'published';
  const descending = order.endsWith('DESC');
  const after = page.after === null ? null : eventKey(page.after);
  const wanted = page.first + 1;
  const rows: LightEvent[] = [];
  const narrowed = narrowedEvents(context, filter, dates);
  if (narrowed === null) {
    for (const event of walkEvents(context, filter, dates, descending, after)) {
      rows.push(event);
      if (rows.length >= wanted) break;
    }
  } else {
    const direction = descending ? -1 : 1;
    const compare = (a: EventKey, b: EventKey) => direction * (a.date - b.date || compareText(a.uid, b.uid));
    const keyed = narrowed.map((event) => ({ event, date: event[dates], uid: event.uid }));
    const later = after === null ? keyed : keyed.filter((row) => compare(row, after) > 0);
    later.sort(compare);
    rows.push(...later.slice(0, wanted).map(({ event }) => event));
  }
  const cut = rows.slice(0, page.first);
  const keys = cut.map((event) => `${event[dates]}|${event.uid}`);
  const hasMore = rows.length > page.first;
  const asked = askedEntities(context, filter);
  return {
    rows: cut.map((event) => eventFact(context, event, asked)),
    keys,
    nextAfter: hasMore ? (keys.at(-1) ?? null) : null,
    hasMore,
  };
}

/** For dataloaders: the first page of each owner, a company or a person. An owner that is unknown has an empty page. */
export function readEventsOf(
  context: ReadContext,
  owners: readonly string[],
  filter: Omit<EventFilter, 'companyUids' | 'personUids'>,
  order: EventOrder,
  first: number,
): [string, Page<EventFact>][] {
  return owners.map((owner) => {
    const own = context.entities.resolve(owner)?.kind === 'PERSON' ? { personUids: [owner] } : { companyUids: [owner] };
    return [owner, readEvents(context, { ...filter, ...own }, order, { first, after: null })];
  });
}

interface EventKey {
  date: number;
  uid: string;
}

function eventKey(key: string): EventKey {
  const match = /^(\d{1,8})\|(.+)$/s.exec(key);
  if (!match) throw new AppError('BAD_INPUT', `not a key of an event: ${JSON.stringify(key.slice(0, 80))}`);
  return { date: Number(match[1]), uid: text(match[2]) };
}

function askedEntities({ entities }: ReadContext, filter: EventFilter): Set<string> | null {
  if (!filter.companyUids && !filter.personUids) return null;
  const asked = [...(filter.companyUids ?? []), ...(filter.personUids ?? [])];
  return new Set(asked.map((uid) => entities.resolve(uid)?.uid ?? uid));
}

function eventFact(context: ReadContext, event: LightEvent, asked: Set<string> | null): EventFact {
  const { opened, slice, entities } = context;
  const row = JSON.parse(text(opened.first(`SELECT data FROM event WHERE id = ?`, event.id)?.[0])) as EventRow;
  const stored = opened.all(`SELECT company, kind, mention, holder, data FROM edge WHERE event = ?`, event.uid);
  slice.spend(1 + stored.length);
  const edges: EventFact['edges'] = [];
  for (const [company, kind, mention, holder, data] of stored) {
    const firm = entities.companyById(number(company));
    if (firm === null) continue;
    const own = typeof mention !== 'string' && typeof holder !== 'number';
    const uid = own ? firm.uid : lineUid(context, mention, holder);
    if (uid === null || (asked && !asked.has(uid))) continue;
    edges.push({ ...edgeFrom(kind, data), entityUid: uid });
  }
  edges.sort((a, b) => compareText(edgeOrder(a), edgeOrder(b)));
  return { event: row, edges, involved: involvedUids(context, event.id, asked) };
}

function lineUid({ entities }: ReadContext, mention: unknown, holder: unknown): string | null {
  return typeof mention === 'string' ? entities.lineHolder(mention, null) : entities.holderUid(Number(holder));
}

function involvedUids({ opened, entities }: ReadContext, event: number, asked: Set<string> | null): string[] {
  const uids = opened
    .all(`SELECT mention FROM involved WHERE event = ? ORDER BY seq`, event)
    .map(([mention]) => entities.lineHolder(text(mention), null))
    .filter((uid) => uid !== null && (asked === null || asked.has(uid)));
  return [...new Set(uids)].filter((uid) => uid !== null).sort();
}

function edgeOrder(edge: EventFact['edges'][number]): string {
  const start = String(edge.span?.start ?? 0).padStart(9, '0');
  return `${start}|${edge.kind}|${edge.entityUid}|${JSON.stringify(edge.acted)}|${JSON.stringify(edge.entity)}`;
}
