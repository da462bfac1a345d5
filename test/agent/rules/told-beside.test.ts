/** What is told beside each other: a mandate and what happened there, two years, each municipality, two names of firms. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('told-beside', 150);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

const framesOf = async (question: string, language: Language) => (await lastTurn(world, [question], language)).frames;

/** Somebody who was in a firm that went bankrupt, with names that tell both apart. */
function inBankrupt() {
  const broke = new Set(world.truth.flatMap((record) => (record.kind === 'publication' && record.topics.includes('BANKRUPTCY') && record.published <= TODAY ? record.firms : []))); // prettier-ignore
  const nameOf = (id: string | null) => {
    const [first, another] = truth.people.get(id ?? '')?.names ?? [];
    return first === undefined || another !== undefined ? null : `${first.value.givenNames} ${first.value.surname}`;
  };
  const names = [...truth.people.keys()].map(nameOf);
  return truth.mandates.flatMap(({ firm, person }) => {
    const state = truth.plainFirms.find((one) => one.firm === firm);
    const name = nameOf(person);
    return state && broke.has(firm) && name !== null && names.filter((other) => other === name).length === 1 ? [{ firm: state.name, person: name }] : []; // prettier-ignore
  });
}

const LEFT: Record<Language, (person: string, firm: string) => readonly string[]> = {
  de: (person, firm) => [`Verliess ${person} die ${firm} vor dem Konkurs?`], // prettier-ignore
  fr: (person, firm) => [`${person} a-t-il quitté ${firm} avant la faillite ?`],
  it: (person, firm) => [`${person} ha lasciato la ${firm} prima del fallimento?`],
  en: (person, firm) => [`Did ${person} leave ${firm} before it went bankrupt?`],
};

it.each(LANGUAGES)('who left before a bankruptcy is told with all that she held there, and the notices of it (%s)', async (language) => {
  const [found] = inBankrupt();
  for (const question of LEFT[language](found!.person, found!.firm)) {
    const [held, happened, ...others] = await framesOf(question, language);
    expect(held).toMatchObject({ measure: 'PERSON_MANDATES', within: { kind: 'COMPANY' }, range: { from: null, to: null }, refusal: null });
    expect(happened).toMatchObject({ measure: 'TIMELINE', topics: ['BANKRUPTCY'], subjects: [{ uid: held!.within!.uid }], refusal: null });
    expect(others).toEqual([]);
  }
}); // prettier-ignore

const COMPARED: Record<Language, readonly string[]> = {
  de: ['Wie viele Konkurse gab es 2023 im Vergleich zu 2022?', 'Wie viele Firmen wurden 2023 verglichen mit 2022 gegründet?'], // prettier-ignore
  fr: ['Combien de faillites y a-t-il eu en 2023 par rapport à 2022 ?'],
  it: ['Quanti fallimenti ci sono stati nel 2023 rispetto al 2022?'],
  en: ['How many bankruptcies were there in 2023 compared to 2022?', 'How many companies were founded in 2023 compared with 2022?'], // prettier-ignore
};

it.each(LANGUAGES)('two years that are compared are both counted (%s)', async (language) => {
  for (const question of COMPARED[language])
    expect((await framesOf(question, language)).map(({ measure, range, refusal }) => [measure, range?.from, refusal])).toEqual([['COUNT', '2023-01-01', null], ['COUNT', '2022-01-01', null]]);
}); // prettier-ignore

const WHERE_MOST: Record<Language, readonly string[]> = {
  de: ['Welche Gemeinde hatte am meisten Konkurse?', 'In welcher Stadt gab es die meisten Konkurse?'],
  fr: ['Quelle commune a connu le plus de faillites ?', 'Dans quelle ville y a-t-il eu le plus de faillites ?'],
  it: ['Quale comune ha avuto più fallimenti?'],
  en: ['Which municipality had the most bankruptcies?', 'In which town were there the most bankruptcies?'],
};

it.each(LANGUAGES)('where the most firms went bankrupt is told by municipality, the largest number first (%s)', async (language) => {
  for (const question of WHERE_MOST[language]) {
    const { run } = await world.ask(question, { language });
    const lines = (run.answer?.markdown ?? '').split('\n').filter((line) => line.startsWith('- '));
    const numbers = lines.map((line) => Number(/: (\d+)/.exec(line.replace('\u00A0', ' '))?.[1]));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  }
}); // prettier-ignore

describe('of who holds the most', () => {
  it.each<[Language, string]>([
    ['de', 'Wer hat 2022 die meisten Firmen verlassen?'],
    ['fr', 'Qui a quitté le plus de sociétés en 2022 ?'],
    ['it', 'Chi ha lasciato più società nel 2022?'],
    ['en', 'Who left the most companies in 2022?'],
  ])('nothing is told where it is asked who left the most (%s)', async (language, question) => {
    expect((await world.ask(question, { language })).run.outcome).toBe('NOT_UNDERSTOOD');
  });
});

const SAME: Record<Language, (one: string, other: string) => string> = {
  de: (one, other) => `Ist die ${one} dieselbe Firma wie die ${other}?`,
  fr: (one, other) => `${one} est-elle la même société que ${other} ?`,
  it: (one, other) => `La ${one} è la stessa ditta della ${other}?`,
  en: (one, other) => `Is ${one} the same company as ${other}?`,
};

it.each(LANGUAGES)('whether two names are one firm’s is told by its names, or by two numbers (%s)', async (language) => {
  const renamed = truth.plainFirms.find(({ firm, name }) => truth.states.some((state) => state.firm === firm && state.name !== name && truth.states.every((other) => other.firm === firm || other.name !== state.name)))!;
  const former = truth.states.find(({ firm, name }) => firm === renamed.firm && name !== renamed.name)!;
  const other = truth.plainFirms.find(({ firm, status }) => firm !== renamed.firm && status === 'ACTIVE')!;
  expect(await framesOf(SAME[language](renamed.name, former.name), language)).toMatchObject([{ measure: 'NAMES', refusal: null }]);
  expect(await framesOf(SAME[language](renamed.name, other.name), language)).toMatchObject([{ measure: 'NUMBER', subjects: [{}, {}], refusal: null }]);
}); // prettier-ignore

it.each<[Language, (firm: string) => readonly [string, string]]>([
  ['de', (firm) => [`Wer ist im Verwaltungsrat der ${firm}?`, 'Wer ist am längsten dabei?']],
  ['fr', (firm) => [`Qui siège au conseil d'administration de ${firm} ?`, 'Lequel est là depuis le plus longtemps ?']],
  ['en', (firm) => [`Who is on the board of ${firm}?`, 'Who has been there the longest?']],
])('who has been there the longest is one of the board that was told, and no auditor (%s)', async (language, turns) => {
  const { name } = truth.plainFirms.find(({ legalForm, status }) => legalForm === '0106' && status === 'ACTIVE')!;
  const { frames } = await lastTurn(world, turns(name), language);
  expect(frames).toMatchObject([
    { measure: 'OFFICERS', order: 'MOST', roles: expect.arrayContaining(['BOARD_MEMBER']) as unknown },
  ]);
});

it.each<[Language, string]>([
  ['de', 'Welche Person hat im Kanton Genf am meisten Meldungen?'],
  ['en', 'Which person in the canton of Geneva has the most notices?'],
])('people are not ranked by notices where a place is asked for: a notice is hers in whatever firm (%s)', async (language, question) => {
  const { run, nodes } = await world.ask(question, { language });
  const routed = nodes.find(({ event }) => event.kind === 'IntentRouted')?.event;
  expect(routed).toMatchObject({ frames: [{ measure: 'RANKING', metric: 'EVENTS', counted: 'PEOPLE', canton: 'GE' }] });
  expect(run.outcome).toBe('NOT_UNDERSTOOD');
}); // prettier-ignore

describe('what only looks like it', () => {
  it('is read as before: cantons left out, two questions, bankruptcies that ended, who was last to go', async () => {
    const ask = async (...turns: readonly string[]) => (await lastTurn(world, turns, 'en')).frames;
    const [one, other] = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106');
    expect(await ask('How many bankruptcies were there in 2021?', 'And outside Zurich and Bern?')).toMatchObject([{ refusal: { type: 'NEGATION' } }]);
    expect(await ask(`Who left ${one!.name} and who joined ${other!.name}?`)).toMatchObject([{ measure: 'DEPARTED' }, { measure: 'JOINED' }]);
    expect(await ask('How many bankruptcies ended in 2021?')).toMatchObject([{ measure: 'COUNT', counted: 'COMPANIES' }]);
    expect((await ask(`Who is on the board of ${one!.name}?`, 'Who was the last one to go?'))[0]?.measure).not.toBe('DOSSIER');
    expect(await ask('Which city has more companies, Bern or Basel?')).toMatchObject([{ refusal: { type: 'UNKNOWN_WORD' } }]);
    expect(await ask('Who is the greatest Seatcollector, entered in the most companies?')).toMatchObject([{ measure: 'RANKING', municipality: null }]);
  }); // prettier-ignore
});
