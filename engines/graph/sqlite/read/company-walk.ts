import { isSeat, type IsoDate } from '../../../../src/core/index.js';
import { dateNumber, number, text } from '../columns.js';
import type { Row } from '../database.js';
import { STATE_COLUMNS } from '../row-codec.js';
import { PRINTED_SEAT } from '../tables.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';

const CHUNK = 256;

/** A weak stand-in beside its firm is that firm: of one uid's rows, the one that it leads to. */
const IS_ITS_UIDS = `NOT EXISTS (SELECT 1 FROM company o WHERE o.uid = c.uid AND (o.weak < c.weak OR (o.weak = c.weak AND o.id > c.id)))`;

/** Every company that the viewer may see, once. */
export function* everyCompany(context: ReadContext): Generator<EntityRef> {
  for (const chunk of chunks(context)) yield* chunk;
}

/**
 * Every company that the viewer may see, once, with all its states known then, oldest first; those alone that ever had the seat, where one
 * is given. Without `data` the rows' last column is empty: texts are most of a row, and a count of the whole register needs none.
 */
export function* everyHistory(
  context: ReadContext,
  knownOn: IsoDate,
  { seat, data }: { seat: string | null; data: boolean },
): Generator<[EntityRef, Row[]]> {
  const { opened, slice } = context;
  const known = dateNumber(knownOn);
  const columns = data ? STATE_COLUMNS : STATE_COLUMNS.replace('data', `''`);
  for (const chunk of seat === null ? chunks(context) : chunksAt(context, seat)) {
    // The rows lie in this order; those of firms between, which the viewer may not see, are left out.
    const rows = opened.all(
      `SELECT ${columns}, company FROM state WHERE company BETWEEN ? AND ? AND fp <= ? AND (wp IS NULL OR wp > ?) ORDER BY company, f, fp, seq`,
      chunk[0]?.id ?? 0,
      chunk.at(-1)?.id ?? -1,
      known,
      known,
    );
    slice.spend(rows.length);
    let at = 0;
    for (const company of chunk) {
      while (at < rows.length && number(rows[at]![11]) < company.id) at++;
      const from = at;
      while (at < rows.length && rows[at]![11] === company.id) at++;
      yield [company, rows.slice(from, at)];
    }
  }
}

function* chunks({ opened, slice, sight }: ReadContext): Generator<EntityRef[]> {
  let last = -1;
  for (;;) {
    const rows = opened.all(
      `SELECT id, uid, scope FROM company c WHERE id > ? AND ${IS_ITS_UIDS} ORDER BY id LIMIT ${CHUNK}`,
      last,
    );
    slice.spend(rows.length);
    last = number(rows.at(-1)?.[0]);
    const seen = rows.filter(([, , scope]) => sight.scope(text(scope)));
    if (seen.length > 0) yield seen.map(([id, uid]) => ({ kind: 'COMPANY', id: number(id), uid: text(uid) }));
    if (rows.length < CHUNK) return;
  }
}

/** One company a chunk: they do not lie together. */
function* chunksAt({ opened, slice, entities }: ReadContext, seat: string): Generator<EntityRef[]> {
  const printed = opened.all(EVERY_SEAT).map(([name]) => text(name));
  slice.spend(printed.length);
  const ids = new Set<number>();
  for (const name of printed) {
    if (!isSeat(name, seat)) continue;
    const rows = opened.all(`SELECT company FROM state WHERE ${PRINTED_SEAT} = ?`, name);
    slice.spend(rows.length);
    for (const [id] of rows) ids.add(number(id));
  }
  for (const id of [...ids].sort((a, b) => a - b)) {
    const company = entities.companyById(id);
    if (company !== null && entities.company(company.uid)?.id === id) yield [company];
  }
}

/** From each name to the next one in the index. */
const EVERY_SEAT = `WITH RECURSIVE printed(name) AS (
    SELECT min(${PRINTED_SEAT}) FROM state
    UNION ALL SELECT (SELECT min(${PRINTED_SEAT}) FROM state WHERE ${PRINTED_SEAT} > printed.name) FROM printed WHERE printed.name IS NOT NULL
  ) SELECT name FROM printed WHERE name IS NOT NULL`;
