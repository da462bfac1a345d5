import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOfSentence, guardedQuestion } from '../../src/agent/guard/sentences.js';
import { agentWorld, type AgentWorld } from './world.js';

const AHV = '756.9217.0769.85';
const IBAN = 'CH93 0076 2011 6238 5295 7';

it.each([
  ['Siehe https://example.org.', 'WEB_ADDRESS'],
  ['[hier](//example.org/x)', 'WEB_ADDRESS'],
  ['[hier](www.example.org)', 'WEB_ADDRESS'],
  ['mailto:someone@example.org', 'WEB_ADDRESS'],
  [`Seine Nummer ist ${AHV}.`, 'PERSONAL_NUMBER'],
  [`Konto ${IBAN}.`, 'PERSONAL_NUMBER'],
  ['Nicht verstanden: «Arschloch».', 'TOXIC'],
  ['Not understood: “fucking”.', 'TOXIC'],
])('is not said: %s', (text, rule) => {
  expect(faultOfSentence(text, false)?.rule).toBe(rule);
});

it.each([
  'Beispiel AG, CHE-123.456.789, in Bern, Kapital CHF 100’000.00.',
  'Meldung HR02-1005012345 vom 3. Mai 2024, Seite 756.',
  'Der Zweck lautet: Betrieb von www.example.org; Daten: Beratung.',
  '[bisher: Zug] (neu: Chur)',
  'Nummer 756.1234.5678.90 trägt keine gültige Prüfziffer.',
  'Scunthorpe Hurensohnweiler Cuntis SA, Trojan AG, Troiano Mario.',
  'Register: AG; Sitz: Chur.',
])('may be said: %s', (text) => {
  expect(faultOfSentence(text, false)).toBeNull();
});

it('what a notice prints stays evidence, whatever its words', () => {
  expect(faultOfSentence('Zweck: «Fuck Cancer Foundation».', true)).toBeNull();
  expect(faultOfSentence(`Zweck: ${AHV}.`, true)?.rule).toBe('PERSONAL_NUMBER');
});

it('takes personal numbers out of a question, and no others', () => {
  const { question, found } = guardedQuestion(`Wer ist ${AHV} bei der CHE-109.322.551, Konto ${IBAN}?`);
  expect(question.replace(/\s+/g, ' ')).toBe('Wer ist bei der CHE-109.322.551, Konto ?');
  expect(found.map(({ rule }) => rule)).toEqual(['PERSONAL_NUMBER']);
  expect(guardedQuestion('Wer sitzt in der Beispiel AG?')).toEqual({ question: 'Wer sitzt in der Beispiel AG?', found: [] }); // prettier-ignore
});

describe('in a run', () => {
  let world: AgentWorld;
  beforeAll(async () => void (world = await agentWorld('guided', 8)), 60_000);
  afterAll(() => world.close());

  it('neither insults nor personal numbers come back, and the trace says so', async () => {
    const { run, nodes } = await world.ask(`Du verdammtes Arschloch, welche Firma führt ${AHV}?`);
    const told = JSON.stringify([run.answer, run.suggestions]);
    expect(told).not.toMatch(/Arschloch|756/);
    const tripped = nodes.flatMap(({ event }) => (event.kind === 'GuardrailTripped' ? [`${event.stage} ${event.rule} ${event.blocked}`] : [])); // prettier-ignore
    expect(tripped).toEqual(expect.arrayContaining(['INPUT PERSONAL_NUMBER true', 'INPUT TOXIC false']));
    expect(run.status).toBe('FINISHED');
  });
});
