/** Behind one firm or person: what was so at its founding, who left a body that its legal form does not have, in the year after; whose mandates are counted or narrowed behind all that is known of her; and what is never told of the whole register in their place. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { Measure, QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, eventsOf, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {F} is a firm limited by shares founded in time, {H} one with limited liability that a manager left on {D} of {Y}; {P} somebody on the board of {F} alone called so. */
let names: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('behind-one-firm', 120);
  const truth = truthOf(world.truth);
  const called = (person: string) => truth.people.get(person)!.names.at(-1)!.value;
  const full = (person: string) => `${called(person).givenNames} ${called(person).surname}`;
  const bearers = (name: string) => [...truth.people.keys()].filter((person) => full(person) === name).length;
  const founded = (firm: string) => truth.states.filter((one) => one.firm === firm).every(({ from }) => from !== null);
  const active = truth.plainFirms.filter(({ status, firm }) => status === 'ACTIVE' && founded(firm));
  const held = truth.mandates.find(({ to, person, firm, holderFirm, role }) => to === null && holderFirm === null && person !== null && role.startsWith('BOARD') && bearers(full(person)) === 1 && active.some((one) => one.firm === firm && one.legalForm === '0106'))!; // prettier-ignore
  const always = (firm: string) => truth.states.every((one) => one.firm !== firm || one.legalForm === '0107');
  const left = truth.mandates.find(({ to, firm, role }) => to !== null && role === 'MANAGER' && active.some((one) => one.firm === firm && always(firm)))!; // prettier-ignore
  expect([held, left].map(Boolean)).toEqual([true, true]);
  const nameOf = (firm: string) => active.find((one) => one.firm === firm)!.name;
  names = { F: nameOf(held.firm), P: full(held.person!), H: nameOf(left.firm), Y: left.to!.slice(0, 4) };
});
afterAll(() => world.close());

const filled = (text: string) => text.replace(/\{(\w)\}/g, (_, place: string) => names[place]!);
const framesOf = async (language: Language, turns: readonly string[]): Promise<QuestionFrame[]> => (await readLastTurn(world, turns.map(filled), language)).frames; // prettier-ignore

describe('all that is known of somebody was told', () => {
  const WHO: Record<Language, string> = { de: 'Wer ist {P}?', fr: 'Qui est {P} ?', it: 'Chi è {P}?', en: 'Who is {P}?' }; // prettier-ignore
  it.each<[Language, string, Partial<QuestionFrame>]>([
    ['en', 'And how many did she have in 2022?', { range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['fr', 'Et en 2022, elle en avait combien ?', { range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['it', 'E nel 2022 quante erano?', { range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['de', 'Wie viele waren es 2022?', { range: { from: '2022-01-01', to: '2023-01-01' } }],
    ['en', 'In how many is she president?', { roles: ['BOARD_PRESIDENT'] }],
    ['en', 'Of those, which are in Valais?', { canton: 'VS' }],
    ['it', 'Di queste, quali in Ticino?', { canton: 'TI' }],
    ['de', 'Davon wie viele im Tessin?', { canton: 'TI' }],
    ['fr', 'Elle a quitté quoi ?', { changes: true }],
  ])('is asked of what she holds (%s): %s', async (language, turn, expected) => {
    expect(await framesOf(language, [WHO[language], turn])).toMatchObject([{ measure: 'PERSON_MANDATES', subjects: [{ kind: 'PERSON' }], refusal: null, ...expected }]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['en', 'Which ones are in Valais?'],
    ['de', 'Welche sind im Wallis?'],
    ['fr', 'Lesquelles sont en Valais ?'],
    ['it', 'Quali sono in Vallese?'],
  ])('is asked of no firm of the register behind what was not understood (%s): %s', async (language, turn) => {
    const nonsense: Record<Language, string> = { de: 'Und quaselt sie?', fr: 'Et elle zigouille ?', it: 'E bofonchia?', en: 'And does she frobnicate?' }; // prettier-ignore
    const [frame] = await framesOf(language, [WHO[language], nonsense[language], turn]);
    expect(['COMPANIES', 'COUNT'].includes(frame!.measure) && frame!.refusal === null).toBe(false);
  });
});

const BOARD: Record<Language, string> = { de: 'Wer sitzt im Verwaltungsrat der {F}?', fr: "Qui siège au conseil d'administration de {F} ?", it: "Chi siede nel consiglio d'amministrazione della {F}?", en: 'Who sits on the board of {F}?' }; // prettier-ignore
it.each<[Language, string]>([
  ['en', 'Who was on the board at the start?'],
  ['de', 'Wer sass am Anfang im Verwaltungsrat?'],
  ['fr', 'Qui siégeait au conseil au début ?'],
  ['it', "Chi c'era nel consiglio all'inizio?"],
])('at its founding, and not today (%s): %s', async (language, turn) => {
  const [frame] = await framesOf(language, [BOARD[language], turn]);
  const founded = await framesOf('en', ['Who sits on the board of {F}?', 'Who was on the board when it was founded?']);
  expect(founded[0]!.asOf).not.toBeNull();
  expect(frame!.refusal !== null || frame!.asOf === founded[0]!.asOf).toBe(true);
});

it.each<[Language, string, string]>([
  ['en', 'When was {F} founded?', 'With how much capital?'],
  ['de', 'Wann wurde {F} gegründet?', 'Mit wie viel Kapital?'],
  ['fr', 'Quand {F} a-t-elle été fondée ?', 'Avec quel capital ?'],
  ['it', 'Quando è stata fondata {F}?', 'Con che capitale?'],
])('its capital when it was founded (%s)', async (language, ...turns) => {
  const [frame] = await framesOf(language, turns);
  expect([frame!.measure, frame!.asOf === null]).toEqual(['CAPITAL', false]);
});

it('whoever serves longest is one of the firm spoken of, and heads no ranking', async () => {
  expect((await framesOf('en', [BOARD.en, "Who's the longest serving board member?"]))[0]).toMatchObject({ measure: 'OFFICERS', subjects: [{ kind: 'COMPANY' }] }); // prettier-ignore
});

it.each<[Language, string, Measure, string]>([
  ['en', 'Is {F} active?', 'STATUS', 'When did that start?'],
  ['fr', '{F} est-elle active ?', 'STATUS', 'Quand cela a-t-il commencé ?'],
  ['it', '{F} è attiva?', 'STATUS', 'Quando è iniziata?'],
  ['en', 'What is the purpose of {F}?', 'PURPOSE', 'Has that ever been amended?'],
  ['en', 'What is the legal form of {F}?', 'LEGAL_FORM', 'When did it become one?'],
])('goes on with what was told (%s): %s %s %s', async (language, first, measure, turn) => {
  expect((await framesOf(language, [first, turn]))[0]).toMatchObject({ measure, refusal: null });
});

it.each<[Language, string]>([
  ['en', 'Who left the board of {H} in {Y}?'],
  ['de', 'Wer verliess {Y} den Verwaltungsrat der {H}?'],
  ['fr', "Qui a quitté le conseil d'administration de {H} en {Y} ?"],
  ['it', "Chi ha lasciato il consiglio d'amministrazione della {H} nel {Y}?"],
])('who left a body that its legal form does not have managed the firm (%s)', async (language, question) => {
  const { nodes } = await world.ask(filled(question), { language });
  const told = eventsOf(nodes, 'AnswerDelta').map(({ text }) => text);
  expect(told.some((text) => text.startsWith('- '))).toBe(true);
  expect(told[0]).toMatch(/managers|Geschäftsführung|gérance|gerenza/);
});

it.each<[Language, string, string]>([
  ['en', 'Who was on the board of {F} on 31 December 2022?', 'Which of them left the year after?'],
  ['de', 'Wer sass am 31. Dezember 2022 im Verwaltungsrat der {F}?', 'Wer davon ging im Jahr darauf?'],
  ['fr', 'Qui siégeait au conseil de {F} le 31 décembre 2022 ?', "Qui d'entre eux est parti l'année suivante ?"],
  ['it', 'Chi sedeva nel consiglio della {F} il 31 dicembre 2022?', "Chi di loro è uscito l'anno dopo?"],
])('who left in the year after a day (%s)', async (language, ...turns) => {
  expect((await framesOf(language, turns))[0]).toMatchObject({ measure: 'DEPARTED', range: { from: '2023-01-01', to: '2024-01-01' } }); // prettier-ignore
});

it.each<[Language, string]>([
  ['en', 'Was {P} one of them?'],
  ['de', 'War {P} einer davon?'],
  ['fr', '{P} en était-il ?'],
  ['it', '{P} era uno di loro?'],
])('whether somebody named was there (%s): %s', async (language, turn) => {
  expect((await framesOf(language, [BOARD[language], turn]))[0]).toMatchObject({ measure: 'PERSON_MANDATES', within: { name: names.F } }); // prettier-ignore
});
