/** What a model is shown of a long result: what concerns the question, nobody's uid lost. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownResult } from '../../../src/agent/reasoners/llm/shown.js';
import type { Observation } from '../../../src/agent/slots.js';

interface Told {
  rows: { hits: unknown[] };
  names: Record<string, string>;
  notShown?: Record<string, string>;
}

function observed(names: readonly string[], detail = 'x'.repeat(300)): Observation {
  const hits = names.map((name, at) => ({ uid: `co_${at}`, kind: 'COMPANY', name, detail }));
  const labels = Object.fromEntries(names.map((name, at) => [`co_${at}`, name]));
  const result = { outcome: 'OK', rows: { type: 'HITS', query: '', hits }, evidence: [], total: names.length, complete: true, labels };
  return { round: 1, planNodeId: 'n', tool: 'search_companies', planned: '{}', arguments: {}, error: null, result: result as unknown as Observation['result'] };
} // prettier-ignore
const told = (shown: string) => JSON.parse(shown.replace(/^<data>|<\/data>$/g, '')) as Told;

it('shows the rows that the question is about, in their order, wherever they stand', () => {
  const names = Array.from({ length: 120 }, (_, at) => `Firma Nummer ${at} AG`);
  names[97] = 'Seilbahn Zermatten AG';
  names[55] = 'Zermatten Holding AG';
  const { rows } = told(shownResult(observed(names), 'Welche Firmen heissen Zermatten?'));
  const shown = rows.hits.flatMap((hit) => (typeof hit === 'string' ? [] : [(hit as { uid: string }).uid]));
  expect(shown).toContain('co_97');
  expect(shown.indexOf('co_55')).toBeLessThan(shown.indexOf('co_97'));
  expect(shown.length).toBeLessThan(30);
});

it('is bounded, loses no uid that fits, and says how many rows and names are left out', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 150 }), fc.string({ maxLength: 60 }), (names, question) => {
      const shown = shownResult(observed(names), question);
      expect(shown.length).toBeLessThan(14_000);
      const { rows, notShown = {} } = told(shown);
      const more = /and (\d+) more/.exec(String(rows.hits.at(-1)));
      const whole = rows.hits.filter((hit) => typeof hit !== 'string');
      expect(whole.length + Number(more?.[1] ?? 0)).toBe(names.length);
      const uids = names.map((_, at) => `co_${at}`);
      const lost = uids.filter((uid) => !shown.includes(`"${uid}"`)).length;
      expect(lost).toBe(Number(/and (\d+) more/.exec(notShown['…'] ?? '')?.[1] ?? 0));
      if (names.length <= 40) expect(lost).toBe(0);
    }),
    { numRuns: 60 },
  );
});
