import type { Clocks, EventRow, FirmStatus } from '../../../../src/core/index.js';
import { beginningsOf, noticesOf, STATUS_OF, told, within, type Happening } from '../../common/happenings.js';
import type { Happened } from '../../contract.js';
import { dateNumber, edgeKinds, number, statuses, text, validityFrom } from '../columns.js';
import { STATE_COLUMNS } from '../row-codec.js';
import { everyCompany } from './company-walk.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { walkEvents } from './event-scan.js';

/** Firms to which something happened in a stretch of dates, up to the clocks, each with the days. */
export function* happenings(
  context: ReadContext,
  asked: Happened,
  clocks: Clocks,
): Generator<[EntityRef, Happening[]]> {
  const status = STATUS_OF[asked.topic];
  if (status === undefined) return yield* noticed(context, asked, clocks);
  for (const company of everyCompany(context)) {
    const found = beginnings(context, company, status, clocks).flatMap((state) => within(state, asked, clocks));
    if (found.length > 0) yield [company, found];
  }
}

function beginnings({ opened, slice }: ReadContext, company: EntityRef, status: FirmStatus, clocks: Clocks) {
  const known = dateNumber(clocks.knownOn);
  const rows = opened.all(
    `SELECT ${STATE_COLUMNS} FROM state WHERE company = ? AND fp <= ? AND (wp IS NULL OR wp > ?) ORDER BY f, fp, seq`,
    company.id,
    known,
    known,
  );
  slice.spend(rows.length + 1);
  return beginningsOf(
    rows.map((row) => ({ status: statuses.name(row[2]), ...validityFrom(row, 3) })),
    status,
  );
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
