import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hubKey, type MentionRow } from '../../src/core/index.js';
import { nameOf } from '../../ingest/identity/person-name.js';
import { nameRelation } from '../../ingest/identity/name-relation.js';
import { describeShared, sharedPath } from '../support/shared.js';

/** Persons only. Quoted cells hold commas, so that cells are cut with care. */
function personPairs(): { a: string; b: string; match: boolean }[] {
  const [, ...lines] = readFileSync(sharedPath('data', 'names', 'name_pairs.csv'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, schema, a = '', b = '', match] = [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(
      ([, cell]) => cell ?? '',
    );
    return schema === 'Person' && a !== b ? [{ a, b, match: match === 'true' }] : [];
  });
}

/** `Given Names Surname`, as these pairs are written. */
function mention(name: string): MentionRow {
  const words = name.replaceAll('"', '').trim().split(/\s+/);
  const [surname, givenNames] = [words.at(-1) ?? '', words.slice(0, -1).join(' ')];
  return {
    mentionId: 'pe_x_0', companyUid: '', hubKey: hubKey(name), name: `${surname}, ${givenNames}`, surname, givenNames, origins: [],
    nationality: null, residence: null, legalDate: '2020-01-01', publicationDate: '2020-01-01', publicationId: 'x', publicationNumber: 'x',
    span: { start: 0, end: 1 }, scope: 'public',
  }; // prettier-ignore
}

/** A report, not a goal: the bench asks for any hint in a list of sanctions, a register's link asks for one name spelt otherwise. */
describeShared('names spelt otherwise, on labelled pairs', () => {
  it('relates few that are two, and says how many of one it relates', () => {
    const counted = { right: 0, wrong: 0, missed: 0 };
    for (const { a, b, match } of personPairs()) {
      const related = nameRelation(nameOf(mention(a)), nameOf(mention(b))) !== null;
      if (related) counted[match ? 'right' : 'wrong']++;
      else if (match) counted.missed++;
    }
    const { right, wrong, missed } = counted;
    console.info(
      `name pairs: precision ${(right / (right + wrong)).toFixed(3)}, recall ${(right / (right + missed)).toFixed(3)}`,
      counted,
    );
    expect(right / (right + wrong)).toBeGreaterThan(0.9);
  });
});
