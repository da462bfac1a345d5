import type { Clocks, EventRow } from '../../../../src/core/index.js';
import { beginningsOf, noticesOf, STATUS_OF, told, within, type Happening } from '../../common/happenings.js';
import type { Happened } from '../../contract.js';
import { edgeKinds, number, statuses, text, validityFrom } from '../columns.js';
import { everyHistory } from './company-walk.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { walkEvents } from './event-scan.js';

/** Firms to which something happened in a stretch of dates, up to the clocks, each with the days; those alone that ever had the seat, where one is given. */
export function* happenings(
  context: ReadContext,
  asked: Happened,
  { clocks, seat }: { clocks: Clocks; seat: string | null },
): Generator<[EntityRef, Happening[]]> {
  const status = STATUS_OF[asked.topic];
  if (status === undefined) return yield* noticed(context, asked, clocks);
  for (const [company, rows] of everyHistory(context, clocks.knownOn, { seat, data: false })) {
    const states = rows.map((row) => ({ status: statuses.name(row[2]), ...validityFrom(row, 3) }));
    const found = beginningsOf(states, status).flatMap((state) => within(state, asked, clocks));
    if (found.length > 0) yield [company, found];
  }
}

/** By the firms' own notices on the topic. One that was cancelled says nothing. */
function* noticed(context: ReadContext, asked: Happened, clocks: Clocks): Generator<[EntityRef, Happening[]]> {
  const { opened, slice, entities } = context;
  const dates = asked.by === 'LEGAL_DATE' ? 'legal' : 'published';
  const found = new Map<number, { company: EntityRef; days: Happening[] }>();
  for (const event of walkEvents(context, noticesOf(asked, clocks), dates, false, null)) {
    const row = JSON.parse(text(opened.first(`SELECT data FROM event WHERE id = ?`, event.id)?.[0])) as EventRow;
    if (row.state === 'CANCELLED') continue;
    const edges = opened.all(`SELECT company FROM edge WHERE event = ? AND kind = ?`, event.uid, edgeKinds.number('HAS_EVENT')); // prettier-ignore
    slice.spend(1 + edges.length);
    for (const [id] of edges) {
      const company = entities.companyById(number(id));
      if (company === null) continue;
      const held = found.get(company.id) ?? { company, days: [] };
      held.days.push(...told(row.legalDate, row.publicationDate, asked, clocks));
      found.set(company.id, held);
    }
  }
  for (const { company, days } of found.values()) yield [company, days];
}
