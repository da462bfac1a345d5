import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../demo/index.js';
import { describeShared, sharedPath } from '../support/shared.js';

/** What the real items of a rubric look like: for each path the kinds of its values, and whether every parent has it. */
interface Shape {
  kinds: Map<string, Set<string>>;
  always: Set<string>;
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

function walk(value: unknown, path: string, visit: (path: string, value: unknown) => void): void {
  visit(path, value);
  if (Array.isArray(value)) for (const element of value) walk(element, `${path}[]`, visit);
  else if (value !== null && typeof value === 'object')
    for (const [key, child] of Object.entries(value)) walk(child, path ? `${path}.${key}` : key, visit);
}

function shapeOf(items: readonly unknown[]): Shape {
  const kinds = new Map<string, Set<string>>();
  const parents = new Map<string, number>();
  const present = new Map<string, number>();
  for (const item of items)
    walk(item, '', (path, value) => {
      kinds.set(path, (kinds.get(path) ?? new Set()).add(kindOf(value)));
      if (kindOf(value) !== 'object') return;
      parents.set(path, (parents.get(path) ?? 0) + 1);
      for (const key of Object.keys(value as object)) {
        const child = path ? `${path}.${key}` : key;
        present.set(child, (present.get(child) ?? 0) + 1);
      }
    });
  const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const always = new Set(
    [...present].filter(([path, count]) => count === parents.get(parentOf(path))).map(([path]) => path),
  );
  return { kinds, always };
}

interface Item {
  meta: { subRubric: string };
}

/** Real but rare in ten items: a list where they have null, a branch's head office abroad. */
const ALSO = new Map([['meta.secondaryTenants', 'array']]);
/** Present in every one of the few real items by chance (one has no capital: a branch; one no house number). */
const OPTIONAL =
  /\.(translations|addressLine1|purpose|capital|paid|houseNumber|revisionCompany|headOffice|municipality2|uid|uidOrganisationId|uidOrganisationIdCategorie|lastFosc)$/;

describeShared('simulated publications have the structure of real ones', () => {
  const real = JSON.parse(readFileSync(sharedPath('data', 'shab', 'portal', 'publications.json'), 'utf8')) as Item[];
  const simulated = [...simulate({ firms: 120, publications: 1200, seed: 'shape' })] as Item[];

  test.each(['HR01', 'HR02', 'HR03'])('%s', (rubric) => {
    const of = (items: readonly Item[]) => shapeOf(items.filter((item) => item.meta.subRubric === rubric));
    const [there, here] = [of(real), of(simulated)];
    const everywhere = shapeOf(real);
    for (const [path, kinds] of here.kinds) {
      const known = there.kinds.get(path) ?? everywhere.kinds.get(path.replace(/capital\[\]?/, 'capital'));
      const branch = /headOffice|revisionCompany|translations|addressLine1|secondaryTenants/.test(path);
      expect(
        known ??
          (branch ? everywhere.kinds.get(path.replace('commonsActual', 'commonsNew')) : undefined) ??
          (branch ? kinds : undefined),
        path,
      ).toBeDefined();
      for (const kind of kinds) expect([...(known ?? kinds), ALSO.get(path)], `${path} is ${kind}`).toContain(kind);
    }
    for (const path of there.always)
      if (!OPTIONAL.test(path) && !/headOffice|secondaryTenants\[/.test(path))
        expect([...here.always], path).toContain(path);
  });
});

describe('bankruptcy notices', () => {
  const notices = [...simulate({ firms: 120, publications: 1200, seed: 'shape' })].filter(
    (item) => item.meta.rubric === 'KK',
  );

  test('have the fields of their rubric', () => {
    const wanted: Readonly<Record<string, readonly string[]>> = {
      KK01: ['debtor', 'or731b', 'resolutionDate'],
      KK02: [
        'proceeding',
        'debtor',
        'or731b',
        'resolutionDate',
        'entryDeadline',
        'daysAfterPublication',
        'registrationOffice',
      ],
      KK03: [
        'debtor',
        'or731b',
        'cessationDate',
        'advanceAmount',
        'entryDeadline',
        'daysAfterPublication',
        'registrationOffice',
      ],
      KK06: ['debtor', 'proceedingEndDate'],
      KK07: ['debtor', 'resolutionDate'],
    };
    expect(notices.length).toBeGreaterThan(20);
    for (const item of notices) {
      expect(Object.keys(item.content).sort()).toEqual([...wanted[item.meta.subRubric]!].sort());
      const decided =
        'debtor' in item.content
          ? (item.content.resolutionDate ?? item.content.cessationDate ?? item.content.proceedingEndDate)
          : undefined;
      expect(decided! < item.meta.publicationDate).toBe(true);
    }
  });
});
