import type { CompanyFilter, CompanyStateFact, Page, PageRequest } from '../../contract.js';
import { holdsAt } from '../../../../src/core/index.js';
import { number, statuses, text, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import { stateFrom } from '../row-codec.js';
import type { ReadContext } from './context.js';
import { stateRowAt } from './states.js';

const CHUNK = 256;

/** Sorted by uid; a page's key is the uid. */
export function readCompanies(context: ReadContext, filter: CompanyFilter, page: PageRequest): Page<CompanyStateFact> {
  const rows: CompanyStateFact[] = [];
  for (const fact of companiesAfter(context, filter, page.after ?? '')) {
    rows.push(fact);
    if (rows.length > page.first) break;
  }
  const cut = rows.slice(0, page.first);
  const keys = cut.map(({ companyUid }) => companyUid);
  const hasMore = rows.length > page.first;
  return { rows: cut, keys, nextAfter: hasMore ? (keys.at(-1) ?? null) : null, hasMore };
}

function* companiesAfter(context: ReadContext, filter: CompanyFilter, after: string): Generator<CompanyStateFact> {
  let last = after;
  for (;;) {
    const chunk = context.opened.all(
      `SELECT DISTINCT uid FROM company WHERE uid > ? ORDER BY uid LIMIT ${CHUNK}`,
      last,
    );
    context.slice.spend(chunk.length);
    for (const [value] of chunk) {
      last = text(value);
      // A weak stand-in beside its firm is the same firm: the one that the uid leads to.
      const company = context.entities.company(last);
      const row = company === null ? null : stateRowAt(context, number(company.id), filter.clocks);
      if (row === null || !matches(row, filter)) continue;
      yield { companyUid: last, ...stateFrom(row), holds: holdsAt(validityFrom(row, 3), filter.clocks) };
    }
    if (chunk.length < CHUNK) return;
  }
}

function matches(row: Row, { canton, legalForm, status }: CompanyFilter): boolean {
  if (canton !== null && row[0] !== canton) return false;
  if (legalForm !== null && row[1] !== legalForm) return false;
  return status === null || statuses.name(row[2]) === status;
}
