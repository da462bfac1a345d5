import { describe, expect, it } from 'vitest';
import { personState, saysAll } from '../../engines/graph/common/person-state.js';
import type { MentionRow } from '../../src/core/index.js';

const row = (mentionId: string, parts: Partial<MentionRow>): MentionRow => ({
  mentionId,
  companyUid: 'co_1',
  hubKey: 'beispielada',
  name: 'Beispiel, Ada',
  surname: 'Beispiel',
  givenNames: 'Ada',
  origins: [],
  nationality: null,
  residence: null,
  legalDate: '2020-01-01',
  publicationDate: '2020-01-06',
  publicationId: mentionId,
  publicationNumber: mentionId,
  span: { start: 0, end: 1 },
  scope: 'public',
  ...parts,
});
const told = (rows: MentionRow[]) => {
  const state = personState('pe_1', rows);
  return state && [state.mention, state.citizenship, state.residence].map((one) => one?.mentionId ?? null);
};

describe('a person’s state', () => {
  it('is read from the latest entry; what that leaves out, from the latest that says it', () => {
    const left = row('c', {});
    const moved = row('b', { residence: 'Obertal' });
    const entered = row('a', { origins: ['Untertal'], residence: 'Zwischental' });
    expect(told([left, moved, entered])).toEqual(['c', 'a', 'b']);
    expect(saysAll(personState('pe_1', [entered])!)).toBe(true);
    expect(saysAll(personState('pe_1', [left, moved])!)).toBe(false);
  });

  it('of somebody naturalised tells the origin, and no longer the nationality of before', () => {
    const state = personState('pe_1', [row('b', { origins: ['Obertal'] }), row('a', { nationality: 'ROU' })]);
    expect([state?.citizenship?.origins, state?.citizenship?.nationality]).toEqual([['Obertal'], null]);
  });

  it('of nobody’s entries is none', () => expect(told([])).toBeNull());
});
