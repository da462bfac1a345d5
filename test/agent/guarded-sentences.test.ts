import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOfSentence, guardedQuestion } from '../../src/agent/guard/sentences.js';
import { agentWorld, type AgentWorld } from './world.js';

const AHV = '756.9217.0769.85';
const IBAN = 'CH93 0076 2011 6238 5295 7';

it.each([
  ['Siehe https://example.org.', 'WEB_ADDRESS'],
  ['[hier](//example.org/x)', 'WEB_ADDRESS'],
  ['[hier](www.example.org)', 'WEB_ADDRESS'],
  ['Siehe www.evil.com/x.', 'WEB_ADDRESS'],
  ['[x](evil.com/a)', 'WEB_ADDRESS'],
  ['Siehe evil.com/a.', 'WEB_ADDRESS'],
  ['Mehr unter sub.evil.co.uk:8080', 'WEB_ADDRESS'],
  ['evil.swiss?q=1', 'WEB_ADDRESS'],
  ['data:text/html;base64,AA', 'WEB_ADDRESS'],
  ['mailto:someone@example.org', 'WEB_ADDRESS'],
  [`Seine Nummer ist ${AHV}.`, 'PERSONAL_NUMBER'],
  [`Konto ${IBAN}.`, 'PERSONAL_NUMBER'],
  ['Konto AT61 1904 3002 3457 3201 AG.', 'PERSONAL_NUMBER'],
  ['Konto at611904300234573201 und mehr', 'PERSONAL_NUMBER'],
  [`AB12 3456 7890 ${IBAN}`, 'PERSONAL_NUMBER'],
  [AHV.replaceAll('.', '-'), 'PERSONAL_NUMBER'],
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
  'Ivan Salopek, Giuseppe Troia, Ana Fuckar, Hans Wichser.',
  'Data:12.3.2020, Konto AT61 1904 3002 3457 3202 AG.',
  'Register: AG; Sitz: Chur.',
  'Booking.com AG, Zürich; St.Gallen/SG, Bau-/Planungs AG, z.B./d.h., Nr.12/2020, Art.5/6.',
])('may be said: %s', (text) => {
  expect(faultOfSentence(text, false)).toBeNull();
});

it('what a notice prints stays evidence, whatever its words', () => {
  expect(faultOfSentence('Zweck: «Fuck Cancer Foundation».', true)).toBeNull();
  expect(faultOfSentence(`Zweck: ${AHV}.`, true)?.rule).toBe('PERSONAL_NUMBER');
});

it('an address stays where the rules worded what a notice prints, and nowhere else', () => {
  const text = 'Zweck: Betrieb von https://foo.ch';
  expect(faultOfSentence(text, true, true)).toBeNull();
  expect(faultOfSentence(text, true, false)?.rule).toBe('WEB_ADDRESS');
  expect(faultOfSentence(text, false, true)?.rule).toBe('WEB_ADDRESS');
});

it('a bare host of a model’s own is an address, unless the register prints it', () => {
  const printed = () => '{"name":"Booking.com AG"}';
  expect(faultOfSentence('Die Booking.com AG sitzt in Zug.', true, false, printed)).toBeNull();
  expect(faultOfSentence('Mehr auf evil.com.', true, false, printed)?.rule).toBe('WEB_ADDRESS');
  expect(faultOfSentence('Sie ist eine AG.In Zug sitzt sie.', true, false, printed)).toBeNull();
  expect(faultOfSentence('Die Foo.ch AG sitzt in Zug.', false, true)).toBeNull();
});

it('takes personal numbers out of a question, and no others', () => {
  const { question, found } = guardedQuestion(`Wer ist ${AHV} bei der CHE-109.322.551, Konto ${IBAN}?`);
  expect(question.replace(/\s+/g, ' ')).toBe('Wer ist bei der CHE-109.322.551, Konto ?');
  expect(found.map(({ rule }) => rule)).toEqual(['PERSONAL_NUMBER']);
  const both = guardedQuestion(`Wem gehört at61 1904 3002 3457 3201 ${AHV} AG?`).question;
  expect(both.replace(/\s+/g, ' ')).toBe('Wem gehört AG?');
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
