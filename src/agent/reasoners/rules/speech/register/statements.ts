import { rowClaim } from '../../../../../tools/index.js';
import type { Page, Said } from '../page.js';
import { rowsAsked, rowsOf, sameClaims } from '../view.js';
import { searched } from './relations.js';

export type StatementForm = 'STATEMENT' | 'STATEMENT_CUT' | 'STATEMENT_NONE' | 'STATEMENT_ROW';

/** What a statement gave, as its own and not the register's word: names that the register knows, and numbers; what was asked stands in the evidence. */
export function statementText(form: StatementForm, claims: readonly Said[], page: Page): string[] {
  const { view, register } = page;
  const [claim] = claims;
  if (form === 'STATEMENT_CUT') return claims.length > 0 || rowsOf(view, 'STATEMENT').length === 0 ? [] : [register.statementCut]; // prettier-ignore
  const rows = claim === undefined || claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'STATEMENT');
  if (claim === undefined || rows === null) return [];
  switch (form) {
    case 'STATEMENT':
      return claim.relation === 'COUNT' && claim.attribute === null ? [register.statement(Number(claim.object))] : [];
    case 'STATEMENT_NONE':
      return claim.relation === 'NONE' ? [register.statementNone(searched(page, claim))] : [];
    case 'STATEMENT_ROW':
      return rows.told
        .filter((row) => sameClaims([rowClaim(rows.query, row)], claims))
        .map((row) => `- ${row.map((cell) => (typeof cell === 'number' ? register.number(cell) : view.name(cell))).join('; ')}`); // prettier-ignore
  }
}
