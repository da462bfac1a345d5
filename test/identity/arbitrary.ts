import fc from 'fast-check';
import type { IdentityDecision, Profile } from '../../src/core/index.js';
import { apart, decision, profile, type Line } from './profiles.js';

const SURNAMES = ['Grünbühl', 'Gruenbuehl', 'Lindenmoser', 'Lindenmosser', 'Zurmeyer', 'Lindenmoser-Zurmeyer'];
const GIVEN = ['Anna', 'Anna Berta', 'Anna B.', 'Hans', 'Hanspeter'];
const ORIGINS = ['Hasliwil', 'Torberg', 'Ried AG'];
const TOWNS = ['Brunnegg', 'Seewil', 'Hasliwil'];
const BESIDE = ['Ott, Eva', 'Aregger, Ida', 'Lindenmoser, Urs'];

const line: fc.Arbitrary<Line> = fc
  .record({
    surname: fc.constantFrom(...SURNAMES),
    given: fc.constantFrom(...GIVEN),
    year: fc.integer({ min: 2001, max: 2024 }),
    month: fc.integer({ min: 1, max: 12 }),
    from: fc.subarray(ORIGINS, { maxLength: 2 }),
    nationality: fc.option(fc.constantFrom('SRB', 'ITA'), { freq: 5 }),
    town: fc.option(fc.constantFrom(...TOWNS), { freq: 5 }),
  })
  .map(({ surname, given, year, month, from, nationality, town }) => ({
    name: `${surname}, ${given}`,
    on: `${year}-${String(month).padStart(2, '0')}-11`,
    from,
    ...(nationality === null ? {} : { nationality }),
    ...(town === null ? {} : { in: town }),
  }));

/** Few names, places and firms, so that nearly everything meets. Ids are unique. */
export function world(size: { min: number; max: number }): fc.Arbitrary<Profile[]> {
  const row = fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (one) => one.on }),
    beside: fc.subarray(BESIDE),
    formerly: fc.option(fc.record({ names: fc.subarray(['Zurmeyer, Anna']), origins: fc.subarray(ORIGINS, { maxLength: 1 }) }), { freq: 4 }),
    shared: fc.boolean(),
  }); // prettier-ignore
  return fc
    .array(row, { minLength: size.min, maxLength: size.max })
    .map((rows) =>
      keepApart(
        rows.map(({ formerly, shared, ...rest }, index) =>
          profile({ firm: `co_${shared ? index % 3 : `own${index}`}`, ...rest, ...(formerly && { formerly }) }),
        ),
      ),
    );
}

/** Every third pair of neighbours in one firm stands in one section. No line stands in two profiles. */
function keepApart(profiles: Profile[]): Profile[] {
  const seen = new Set<string>();
  const unique = profiles.filter(({ mentions }) => {
    const fresh = mentions.every(({ mentionId }) => !seen.has(mentionId));
    for (const { mentionId } of mentions) seen.add(mentionId);
    return fresh;
  });
  for (let index = 0; index + 3 < unique.length; index += 3) {
    const [a, b] = [unique[index]!, unique[index + 3]!];
    if (a.companyUid === b.companyUid) [unique[index], unique[index + 3]] = apart(a, b);
  }
  return unique;
}

/** Decisions on these profiles, with different instants. */
export function decisionsOn(profiles: readonly Profile[], max: number): fc.Arbitrary<IdentityDecision[]> {
  if (profiles.length < 2) return fc.constant([]);
  const end = fc.integer({ min: 0, max: profiles.length - 1 });
  return fc
    .array(fc.tuple(fc.constantFrom('SAME' as const, 'DIFFERENT' as const), end, end), { maxLength: max })
    .map((list) =>
      list
        .filter(([, a, b]) => a !== b)
        .map(([kind, a, b], index) => decision(kind, profiles[a]!, profiles[b]!, `2026-01-${String(index + 10)}`)),
    );
}
