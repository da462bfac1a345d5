import { companyUid, numberOfKey, shownNumber, type CompanyRow } from '../../src/core/index.js';
import type { HolderInput, ResolveHolder } from './contract.js';

/** Where nothing dates a name: before any register. */
const NO_DATE = '1800-01-01';

/**
 * A number, or a name with its seat, means the one firm that answers to it. With none, or several, it means a WEAK company of its own:
 * two firms of one name and seat are never taken for each other.
 */
export const resolveHolder: ResolveHolder = (input) => {
  const [claimant, ...others] = input.claimants;
  if (claimant !== undefined && others.length === 0)
    return { unit: 'holder', key: input.key, companyUid: claimant, weak: null };
  const weak = weakCompany(input);
  return { unit: 'holder', key: input.key, companyUid: weak.uid, weak };
};

function weakCompany({ key, first, names, fallback }: HolderInput): CompanyRow {
  const number = numberOfKey(key);
  const identifiers = number === null ? [] : [number];
  const name = first?.name ?? fallback?.name ?? number?.value ?? key.replace(/^[a-z]+:/, '').split('|')[0] ?? key;
  return {
    uid: companyUid(key),
    registerNumber: shownNumber(identifiers),
    identifiers,
    aliases: [],
    scope: first?.scope ?? 'public',
    strength: 'WEAK',
    names:
      names.length > 0
        ? names.map(({ name: printed, legalDate, publicationDate }, index) => ({
            name: printed,
            kind: 'NAME' as const,
            from: { date: legalDate, kind: 'NOT_LATER_THAN' as const },
            to: { date: null, kind: index === 0 ? ('OPEN' as const) : ('UNKNOWN' as const) },
            fromPublished: publicationDate,
          }))
        : [
            {
              name,
              kind: 'NAME',
              from: first ? { date: first.legalDate, kind: 'NOT_LATER_THAN' } : { date: null, kind: 'UNKNOWN' },
              to: { date: null, kind: 'OPEN' },
              fromPublished: first?.publicationDate ?? NO_DATE,
            },
          ],
  };
}
