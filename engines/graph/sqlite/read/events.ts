import { compareText, type EventRow } from '../../../../src/core/index.js';
import { compareDated, datedKey, pageOf, parseDatedKey } from '../../common/page-keys.js';
import { edgeOrder } from '../../common/edge-order.js';
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
  const after = page.after === null ? null : parseDatedKey(page.after, 'an event');
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
    const keyed = narrowed.map((event) => ({ event, date: event[dates], uid: event.uid }));
    const later = after === null ? keyed : keyed.filter((row) => direction * compareDated(row, after) > 0);
    later.sort((a, b) => direction * compareDated(a, b));
    rows.push(...later.slice(0, wanted).map(({ event }) => event));
  }
  const keys = rows.map((event) => datedKey({ date: event[dates], uid: event.uid }));
  const asked = askedEntities(context, filter);
  const shown = pageOf(rows, keys, page.first);
  return { ...shown, rows: shown.rows.map((event) => eventFact(context, event, asked)) };
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
    edges.push({ entityUid: uid, ...edgeFrom(kind, data) });
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
