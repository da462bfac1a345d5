import { EVENT_TOPICS, eventUid } from '../../../../src/core/index.js';
import type { EventFilter } from '../../contract.js';
import { dateNumber, number, text, topicBits } from '../columns.js';
import type { Row } from '../database.js';
import type { ReadContext } from './context.js';
import { textMatches } from './text-matches.js';

/** An event without what is only returned. */
export interface LightEvent {
  id: number;
  uid: string;
  rubric: string;
  subRubric: string;
  legal: number;
  published: number;
  cantons: string;
  topics: number;
}
export type DateColumn = 'legal' | 'published';

export const EVENT_COLUMNS = `id, uid, rubric, sub_rubric, legal, published, cantons, topics, known, scope, number`;

/** Says of a row whether the filter and the viewer let it pass; conditions by entity and text aside. */
export function eventTest(
  context: ReadContext,
  filter: EventFilter,
  dates: DateColumn,
): (row: Row) => LightEvent | null {
  const known = dateNumber(filter.knownOn);
  const from = filter.from === undefined ? 0 : dateNumber(filter.from);
  const to = filter.to === undefined ? Number.MAX_SAFE_INTEGER : dateNumber(filter.to);
  const topics = filter.topics && topicBits(filter.topics);
  const ids = filter.publicationIds && new Set(filter.publicationIds.map((id) => eventUid(id)));
  return (row) => {
    const event: LightEvent = {
      id: number(row[0]), uid: text(row[1]), rubric: text(row[2]), subRubric: text(row[3]), legal: number(row[4]),
      published: number(row[5]), cantons: text(row[6]), topics: number(row[7]),
    }; // prettier-ignore
    if (number(row[8]) > known || !context.sight.scope(text(row[9]))) return null;
    if (event[dates] < from || event[dates] > to) return null;
    if (filter.rubrics && !filter.rubrics.includes(event.rubric)) return null;
    if (filter.subRubrics && !filter.subRubrics.includes(event.subRubric)) return null;
    if (topics !== undefined && (topics & event.topics) === 0) return null;
    if (filter.cantons && !cantonsOf(event).some((canton) => filter.cantons?.includes(canton))) return null;
    if (ids && !ids.has(event.uid)) return null;
    return filter.numbers && !filter.numbers.includes(text(row[10])) ? null : event;
  };
}

export function cantonsOf(event: LightEvent): string[] {
  return event.cantons === '' ? [] : event.cantons.split(' ');
}
export function topicsOf(event: LightEvent): string[] {
  return EVENT_TOPICS.filter((_, index) => (event.topics & (1 << index)) !== 0);
}

/**
 * The events that ids, numbers, entities or words of the text narrow it down to, unsorted; null where the filter names none of these,
 * so that only a walk along the dates answers it.
 */
export function narrowedEvents(context: ReadContext, filter: EventFilter, dates: DateColumn): LightEvent[] | null {
  const { opened, slice } = context;
  const entityEvents = eventsOfEntities(context, filter);
  const textEvents =
    filter.text === undefined ? null : new Set([...textMatches(context, filter.text)].map(({ id }) => id));
  const test = eventTest(context, filter, dates);
  const rows = new Map<number, LightEvent>();
  const add = (row: Row) => {
    slice.spend(1);
    const event = test(row);
    if (event === null || (entityEvents && !entityEvents.has(event.uid)) || (textEvents && !textEvents.has(event.id)))
      return;
    rows.set(event.id, event);
  };
  const byUid = (uid: string) => opened.all(`SELECT ${EVENT_COLUMNS} FROM event WHERE uid = ?`, uid).forEach(add);
  if (filter.publicationIds) new Set(filter.publicationIds.map((id) => eventUid(id))).forEach(byUid);
  else if (filter.numbers)
    for (const key of filter.numbers)
      opened.all(`SELECT ${EVENT_COLUMNS} FROM event WHERE number = ?`, key).forEach(add);
  else if (entityEvents) entityEvents.forEach(byUid);
  else if (textEvents)
    for (const id of textEvents) opened.all(`SELECT ${EVENT_COLUMNS} FROM event WHERE id = ?`, id).forEach(add);
  else return null;
  return [...rows.values()];
}

/** Uids of events tied to any of the firms and any of the people asked for; null where none is asked for. */
function eventsOfEntities(context: ReadContext, filter: EventFilter): Set<string> | null {
  const sets: Set<string>[] = [];
  for (const uids of [filter.companyUids, filter.personUids]) {
    if (uids) sets.push(new Set(uids.flatMap((uid) => [...eventsOf(context, uid)])));
  }
  const [first, second] = sets;
  if (first === undefined) return null;
  return second === undefined ? first : new Set([...first].filter((event) => second.has(event)));
}

function* eventsOf({ opened, slice, entities }: ReadContext, uid: string): Generator<string> {
  const entity = entities.resolve(uid);
  if (entity === null) return;
  const statements =
    entity.kind === 'COMPANY'
      ? [
          opened.all(`SELECT event FROM edge WHERE company = ?`, entity.id),
          ...entities
            .holdersOf(entity.uid)
            .map((holder) => opened.all(`SELECT event FROM edge WHERE holder = ?`, holder)),
        ]
      : [
          opened.all(
            `SELECT edge.event FROM mention CROSS JOIN edge ON edge.mention = mention.uid WHERE mention.person = ?`,
            entity.id,
          ),
          opened.all(
            `SELECT event.uid FROM mention CROSS JOIN involved ON involved.mention = mention.uid
             CROSS JOIN event ON event.id = involved.event WHERE mention.person = ?`,
            entity.id,
          ),
        ];
  for (const rows of statements) {
    slice.spend(rows.length);
    for (const [event] of rows) yield text(event);
  }
}

const CHUNK = 512;

/** Every event that passes, along its dates from `after` on; for filters that name nothing narrower. */
export function* walkEvents(
  context: ReadContext,
  filter: EventFilter,
  dates: DateColumn,
  descending: boolean,
  after: { date: number; uid: string } | null,
): Generator<LightEvent> {
  const test = eventTest(context, filter, dates);
  const low = filter.from === undefined ? 0 : dateNumber(filter.from);
  const high = filter.to === undefined ? 99_999_999 : dateNumber(filter.to);
  const sql = descending
    ? `SELECT ${EVENT_COLUMNS} FROM event WHERE (${dates}, uid) < (?, ?) AND ${dates} >= ? ORDER BY ${dates} DESC, uid DESC LIMIT ${CHUNK}`
    : `SELECT ${EVENT_COLUMNS} FROM event WHERE (${dates}, uid) > (?, ?) AND ${dates} <= ? ORDER BY ${dates}, uid LIMIT ${CHUNK}`;
  let at = after ?? (descending ? { date: high + 1, uid: '' } : { date: low - 1, uid: '\uffff' });
  for (;;) {
    const rows = context.opened.all(sql, at.date, at.uid, descending ? low : high);
    context.slice.spend(rows.length);
    for (const row of rows) {
      const event = test(row);
      if (event !== null) yield event;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    at = { date: number(last[dates === 'legal' ? 4 : 5]), uid: text(last[1]) };
  }
}
