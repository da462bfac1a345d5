import type { EventCountResult, EventFilter, EventGrouping, TextHit } from '../../contract.js';
import * as statements from '../cypher/events.js';
import type { ReadContext } from './context.js';
import { narrowedUids, passing } from './events.js';
import { luceneWords } from './words.js';

/** Best `limit` by the index's score (BM25), ties by event uid; `total` counts them all. */
export async function readTexts(
  context: ReadContext,
  question: string,
  filter: EventFilter,
  limit: number,
): Promise<{ hits: TextHit[]; total: number; complete: boolean }> {
  const words = luceneWords(question);
  if (words === null) return { hits: [], total: 0, complete: true };
  const { text: _, ...narrowing } = filter;
  const uids = await narrowedUids(context, narrowing);
  const statement = uids === null ? statements.TEXT_HITS : statements.TEXT_HITS_AMONG;
  const parameters = { ...passing(filter, { byLegalDate: false }), words, uids, limit };
  const [found] = await context.run<{ total: number; hits: TextHit[] }>(statement, parameters);
  return { hits: found?.hits ?? [], total: found?.total ?? 0, complete: true };
}

/** Dates (`from`, `to`, years, months) are publication dates. A notice with two topics or cantons counts in both groups, once in the total. */
export async function readEventCounts(
  context: ReadContext,
  grouping: EventGrouping,
  filter: EventFilter,
): Promise<EventCountResult> {
  const uids = await narrowedUids(context, filter);
  const statement = uids === null ? statements.EVENT_COUNTS : statements.EVENT_COUNTS_AMONG;
  const parameters = { ...passing(filter, { byLegalDate: false }), grouping, uids };
  const events = await context.run<{ keys: string[]; companies: string[] }>(statement, parameters);
  const groups = new Map<string, { events: number; companies: Set<string> }>();
  for (const { keys, companies } of events)
    for (const key of keys) {
      const group = groups.get(key) ?? { events: 0, companies: new Set() };
      group.events++;
      for (const company of companies) group.companies.add(company);
      groups.set(key, group);
    }
  const rows = [...groups.keys()].sort().map((key) => {
    const group = groups.get(key);
    return { key, events: group?.events ?? 0, companies: group?.companies.size ?? 0 };
  });
  return { rows, total: events.length, complete: true };
}
