/** What a model is shown of a long result: what concerns the question, nobody's uid lost. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describedTools, offeredTool } from '../../../src/agent/reasoners/llm/described-tool.js';
import { asGiven, asWritten } from '../../../src/agent/reasoners/llm/given-arguments.js';
import { shownResult } from '../../../src/agent/reasoners/llm/shown.js';
import type { Observation } from '../../../src/agent/slots.js';
import { TOOLS, toolSchema } from '../../../src/tools/index.js';

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

const rowsOf = (rows: object) => {
  const result = { outcome: 'OK', rows, evidence: [], total: 1, complete: true, labels: {} } as unknown as Observation['result'];
  return told(shownResult({ ...observed([]), tool: 'count_companies', result }, 'Frage')).rows as unknown;
}; // prettier-ignore
const open = { date: null, kind: 'OPEN' };

it.each<[string, object, object]>([
  ['groups of a count with their names', { type: 'COUNTS', rows: [{ key: 'AG', companies: 9 }], counts: [{ key: 'AG', count: 9 }] }, { type: 'COUNTS', rows: [{ key: 'AG', companies: 9 }] }],
  ['how well a day is known', { from: { date: '2020-05-01', kind: 'NOT_LATER_THAN' }, to: { date: '2021-05-01', kind: 'NOT_EARLIER_THAN' } }, { from: '2020-05-01 or earlier', to: '2021-05-01 or later' }],
  ['a day that is known, and nothing of what goes on', { at: { date: '2020-05-01', kind: 'EXACT' }, to: open }, { at: '2020-05-01' }],
  ['an end of which nothing is known', { to: { date: '2020-05-01', kind: 'UNKNOWN' } }, { to: 'unknown from 2020-05-01 on' }],
  ['a stretch of days with its last', { during: { from: '2022-01-01', to: '2023-01-01' } }, { during: '2022-01-01 to 2022-12-31' }],
  ['two ends that are no days as they are', { path: { from: 'co_1', to: 'pe_1' } }, { path: { from: 'co_1', to: 'pe_1' } }],
  ['an amount', { capital: { amount: '20000.00', currency: 'CHF' } }, { capital: '20000.00 CHF' }],
  ['what a legal form’s code means', { legalForm: '0151' }, { legalForm: '0151', legalFormName: 'Swiss branch' }],
  ['a title in one language', { title: { de: 'Neueintragung', fr: 'Nouvelle', it: 'Nuova', en: 'New entry' } }, { title: 'New entry' }],
  ['uids that tools take, and no others', { uid: 'co_1', fact: { uid: 'ma_1', holderUid: 'pe_1', mentionId: 'pe_1_x' } }, { uid: 'co_1', fact: { holderUid: 'pe_1' } }],
  ['an empty list among its own fields alone', { type: 'MANDATES', mandates: [], first: { origins: [] } }, { type: 'MANDATES', mandates: [], first: {} }],
])('shows %s', (_, rows, shown) => expect(rowsOf(rows)).toEqual(shown)); // prettier-ignore

it('describes every tool with all its arguments, in a size that a small model’s context holds', () => {
  const lines = describedTools(TOOLS);
  for (const [at, tool] of TOOLS.entries()) {
    const properties = Object.keys(toolSchema(tool)['properties'] as object);
    for (const property of properties) expect(lines[at]).toMatch(new RegExp(`[{ ]${property}\\??: `));
    const { parameters } = offeredTool(tool);
    expect(Object.keys(parameters['properties'] as object)).toEqual(properties);
    expect(JSON.stringify(parameters)).not.toMatch(/anyOf|"null"|undefined/);
  }
  expect(lines.join('\n').length).toBeLessThan(11_000);
});

it.each<[string, string, string]>([
  ['{ "during": {"from": "2022-01-01", "to": "2022-12-31"} }', '{"during":{"from":"2022-01-01","to":"2023-01-01"}}', '{"during":{"from":"2022-01-01","to":"2022-12-31"}}'],
  ['{"ended":{"to":"2024-02-29"}}', '{"ended":{"to":"2024-03-01","from":null}}', '{"ended":{"to":"2024-02-29","from":null}}'],
  ['{"began":{"from":"2022-05-03","to":"2022-05-03"}}', '{"began":{"from":"2022-05-03","to":"2022-05-04"}}', '{"began":{"from":"2022-05-03","to":"2022-05-03"}}'],
  ['{"published":{"from":"2022-05-03"}}', '{"published":{"from":"2022-05-03","to":null}}', '{"published":{"from":"2022-05-03","to":null}}'],
  ['{"during":null,"from":"2022-01-01","to":"2022-12-31"}', '{"during":null,"from":"2022-01-01","to":"2022-12-31"}', '{"during":null,"from":"2022-01-01","to":"2022-12-31"}'],
  ['{"during":{"from":"2022","to":"2022-13-01"}}', '{"during":{"from":"2022","to":"2022-13-01"}}', '{"during":{"from":"2022","to":"2022-13-01"}}'],
  ['{"uid": ', '{"uid": ', '{"uid": '],
  ['', '{}', '{}'],
])('takes the arguments %s as a model means them, and shows them so', (written, given, again) => {
  expect(asGiven(written)).toBe(given);
  expect(asWritten(given)).toBe(again);
}); // prettier-ignore
