import { compareText, type EventRow } from '../../../../src/core/index.js';
import type { EventFilter, TextHit } from '../../contract.js';
import { text } from '../columns.js';
import type { ReadContext } from './context.js';
import { eventTest, EVENT_COLUMNS, narrowedEvents } from './event-scan.js';
import { textMatches } from './text-matches.js';

/** Best `limit` by BM25, ties by event uid; `total` counts them all. */
export function readTexts(
  context: ReadContext,
  question: string,
  filter: EventFilter,
  limit: number,
): { hits: TextHit[]; total: number; complete: boolean } {
  const test = eventTest(context, filter, 'published');
  const entityEvents =
    filter.companyUids || filter.personUids
      ? narrowedEvents(context, { ...filter, text: question }, 'published')
      : null;
  const allowed = entityEvents && new Set(entityEvents.map(({ id }) => id));
  let best: { id: number; rank: number; uid: string }[] = [];
  let total = 0;
  for (const { id, rank } of textMatches(context, question)) {
    if (allowed && !allowed.has(id)) continue;
    const row = context.opened.first(`SELECT ${EVENT_COLUMNS} FROM event WHERE id = ?`, id);
    const event = row && test(row);
    if (!event) continue;
    total++;
    best.push({ id, rank, uid: event.uid });
    if (best.length > 4 * limit + 1_000) best = topTexts(best, limit);
  }
  const hits = topTexts(best, limit).map(({ id, rank, uid }) => {
    const event = JSON.parse(text(context.opened.first(`SELECT data FROM event WHERE id = ?`, id)?.[0])) as EventRow;
    return { publicationId: event.publicationId, eventUid: uid, score: -rank };
  });
  return { hits, total, complete: true };
}

function topTexts<Hit extends { rank: number; uid: string }>(hits: Hit[], limit: number): Hit[] {
  return hits.sort((a, b) => a.rank - b.rank || compareText(a.uid, b.uid)).slice(0, limit);
}
