import type { Clocks } from './clock.js';
import type { CompanyRow } from './facts.js';

/**
 * The name that a firm without states bore, as far as others' notices print it: of those known by `knownOn` the current one, or, as of a day
 * before that was printed, the one before it; the earliest where none was printed yet; null where none is known.
 */
export function companyNameAt(names: CompanyRow['names'], { asOf, knownOn }: Clocks): string | null {
  const known = names.filter(
    ({ fromPublished, withdrawnPublished }) =>
      fromPublished <= knownOn && (withdrawnPublished === undefined || knownOn < withdrawnPublished),
  );
  const own = known.filter(({ kind }) => kind === 'NAME');
  const begun = own.find(({ from }) => from.date === null || from.date <= asOf);
  const earliest = own.reduce<CompanyRow['names'][number] | undefined>(
    (one, other) => (one === undefined || (other.from.date ?? '') < (one.from.date ?? '') ? other : one),
    undefined,
  );
  return (begun ?? earliest ?? known[0])?.name ?? null;
}
