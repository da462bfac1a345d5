import type { SharedHolder } from '../../../../../tools/index.js';
import { boundsText, timeText, whenOf } from '../bounds.js';
import { roleText } from '../mandates.js';
import type { Page, Said } from '../page.js';
import { claimsOf, rowsAsked, rowsOf, sameClaims } from '../view.js';
import { searched } from './relations.js';

export function sharedText(form: 'SHARED' | 'SHARED_NONE', claims: readonly Said[], page: Page): string[] {
  const { view, register, frame, clocks } = page;
  const [claim] = claims;
  const row = claim === undefined || claims.length > 1 ? null : rowsAsked(view, claim.subjectUid, 'SHARED');
  if (!claim || row === null) return [];
  const firms = register.joined(row.uids.map(view.name));
  const [several, when] = [row.uids.length > 1, timeText(page, whenOf(frame, clocks))];
  if (form === 'SHARED_NONE')
    return claim.relation === 'NONE' ? [register.sharedNone(firms, several, when, searched(page, claim))] : [];
  const held = row.holders.filter(({ holds }) => holds === 'HELD').length;
  const right = claim.relation === 'COUNT' && claim.attribute === null && claim.object === String(held);
  return right ? [register.shared(firms, several, when, register.holders(held))] : [];
}

/** Where somebody sits, firm by firm: the roles of all that is claimed, and only those. */
export function holderText(claims: readonly Said[], page: Page): string[] {
  const { view, phrases, register, clocks } = page;
  return rowsOf(view, 'SHARED')
    .flatMap(({ holders }) => holders)
    .filter((holder) => sameClaims(holderClaims(holder, page), claims))
    .map(({ uid, mandates }) => {
      const places = mandates.map((mandate) => {
        const unsure = mandate.fact.holds === 'UNKNOWN' ? [register.mayHold] : [];
        const parts = [roleText(mandate, page), boundsText(mandate.fact, clocks, phrases), ...unsure];
        return `${view.name(mandate.fact.companyUid)} (${parts.filter((part) => part !== '').join(', ')})`;
      });
      return `- ${phrases.labelled(view.name(uid), places.join('; '))}`;
    });
}

export function holderClaims({ mandates }: SharedHolder, { clocks }: Pick<Page, 'clocks'>): Said[] {
  return mandates.flatMap((mandate) => claimsOf(mandate, clocks).slice(0, 1));
}
