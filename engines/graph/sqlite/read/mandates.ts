import { AppError } from '../../../../src/core/index.js';
import { compareDated, datedKey, pageOf, parseDatedKey, type DatedKey } from '../../common/page-keys.js';
import type { MandateFact, MandateFilter, Page, PageRequest } from '../../contract.js';
import { number } from '../columns.js';
import { mandateFrom, MANDATE_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import {
  mandatesInCompany, mandatesOfHolder, mandatesOfPerson, type LightMandate, type MandateTest,
} from './mandate-scan.js'; // prettier-ignore

/** Sorted by (from date, uid); a page's key is `<from as number>|<uid>`. */
export function readMandates(context: ReadContext, filter: MandateFilter, page: PageRequest): Page<MandateFact> {
  const after = page.after === null ? null : parseDatedKey(page.after, 'a mandate');
  const isAfter = (row: LightMandate) => after === null || compareDated(row, after) > 0;
  const wanted = page.first + 1;
  const holders = filter.holderUids && resolved(context, filter.holderUids);
  const companies = filter.companyUids && resolved(context, filter.companyUids);
  const rows: Shown[] = [];
  if (companies) {
    const uids = holders && new Set(holders.map(({ uid }) => uid));
    for (const company of companies) {
      if (company.kind !== 'COMPANY') continue;
      for (const row of shown(context, mandatesInCompany(context, company.id, filter).filter(isAfter))) {
        if (!uids || uids.has(row.holderUid)) rows.push(row);
      }
    }
  } else if (holders) {
    for (const holder of holders) rows.push(...heldAfter(context, holder, filter, after, wanted));
  } else {
    rows.push(...everyMandate(context, filter, isAfter, wanted));
  }
  rows.sort(compareDated);
  const shownPage = pageOf(rows, rows.map(datedKey), page.first);
  return { ...shownPage, rows: shownPage.rows.map((row) => mandateFact(context, row)) };
}

/** For dataloaders: the first page of each owner. An owner that is unknown has an empty page. */
export function readMandatesOf(
  context: ReadContext,
  owners: readonly string[],
  side: 'COMPANY' | 'HOLDER',
  filter: MandateTest,
  first: number,
): [string, Page<MandateFact>][] {
  return owners.map((owner) => {
    const { at, clocks } = filter;
    const owned = side === 'COMPANY' ? { companyUids: [owner] } : { holderUids: [owner] };
    const roles = filter.roles ? { roles: filter.roles } : {};
    return [owner, readMandates(context, { at, clocks, ...roles, ...owned }, { first, after: null })];
  });
}

interface Shown extends LightMandate {
  holderUid: string;
  companyUid: string;
}

/** Rows whose firm and holder the viewer may see. */
function* shown({ entities }: ReadContext, rows: Iterable<LightMandate>): Generator<Shown> {
  for (const row of rows) {
    const company = entities.companyById(row.company);
    const holderUid = company === null ? null : entities.lineHolder(row.mention, row.holder);
    if (company !== null && holderUid !== null) yield { holderUid, ...row, companyUid: company.uid };
  }
}

function heldAfter(
  context: ReadContext,
  holder: EntityRef,
  filter: MandateTest,
  after: DatedKey | null,
  wanted: number,
): Shown[] {
  if (holder.kind === 'PERSON') {
    const held = mandatesOfPerson(context, holder.id, filter).filter(
      (row) => after === null || compareDated(row, after) > 0,
    );
    return [...shown(context, held)];
  }
  const rows: Shown[] = [];
  for (const key of context.entities.holdersOf(holder.uid)) {
    let taken = 0;
    for (const row of shown(context, mandatesOfHolder(context, key, filter, after ?? undefined))) {
      rows.push(row);
      if (++taken >= wanted) break;
    }
  }
  return rows;
}

const FIRMS_A_SLICE = 64;

/** The whole register, firm by firm, keeping only the smallest: for exports and questions that name nobody. */
function everyMandate(
  context: ReadContext,
  filter: MandateTest,
  isAfter: (row: LightMandate) => boolean,
  wanted: number,
): Shown[] {
  let kept: Shown[] = [];
  let last = -1;
  for (;;) {
    const companies = context.opened.all(
      `SELECT id FROM company WHERE id > ? ORDER BY id LIMIT ${FIRMS_A_SLICE}`,
      last,
    );
    for (const [company] of companies) {
      last = number(company);
      kept.push(...shown(context, mandatesInCompany(context, last, filter).filter(isAfter)));
    }
    if (kept.length > 4 * wanted || companies.length < FIRMS_A_SLICE) kept = kept.sort(compareDated).slice(0, wanted);
    if (companies.length < FIRMS_A_SLICE) return kept;
  }
}

function mandateFact({ opened }: ReadContext, row: Shown): MandateFact {
  const stored = opened.first(
    `SELECT ${MANDATE_COLUMNS} FROM mandate WHERE company = ? AND seq = ?`,
    row.company,
    row.seq,
  );
  if (stored === undefined) throw new AppError('CORRUPT', `mandate ${row.uid} vanished while being read`);
  return { holderUid: row.holderUid, ...mandateFrom(stored, row.companyUid), holds: row.holds };
}

function resolved({ entities }: ReadContext, uids: readonly string[]): EntityRef[] {
  const refs = new Map<string, EntityRef>();
  for (const uid of uids) {
    const ref = entities.resolve(uid);
    if (ref !== null) refs.set(ref.uid, ref);
  }
  return [...refs.values()];
}
