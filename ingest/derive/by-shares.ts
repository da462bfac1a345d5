import type { Mention, RoleReading } from '../../src/core/index.js';

const PARTNERS = /stamm(?:anteil|einlage)|(?<!\p{L})parts?(?!\p{L})|(?<!\p{L})quot[ae](?!\p{L})/iu;
const LIMITED = /kommandit|commandite|accomandita/iu;

/** What somebody is by the shares alone that a line prints without an office: a partner (CO 772 and 787), or a limited one (CO 594). */
export function officeByShares({ roles, shares }: Mention): readonly RoleReading[] {
  if (roles.length > 0 || shares === null) return [];
  const role = LIMITED.test(shares.text) ? 'LIMITED_PARTNER' : PARTNERS.test(shares.text) ? 'PARTNER' : null;
  return role === null ? [] : [{ role, text: shares.text, span: shares.span }];
}
