/** How many were told, today and at other times; who held an office before the one told, one by one; which firms somebody audits; who runs a branch; the same of another, the others of a body. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf } from '../../truth.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../../world.js';

let world: AgentWorld;
/** {F} is a firm limited by shares, {G} another, {P} and {Q} two on its board, {A} an auditor, {C} a firm with three chairs in turn and the last of them alone there. */
let names: Record<string, string>;
let chairs: readonly string[];
beforeAll(async () => {
  world = await agentWorld('how-many-they', 160);
  const truth = truthOf(world.truth);
  const firms = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106');
  const called = (person: string) => truth.people.get(person)!.names.at(-1)!.value;
  const full = (person: string) => `${called(person).givenNames} ${called(person).surname}`;
  const bearers = (name: string) => [...truth.people.keys()].filter((person) => full(person) === name).length;
  const onBoard = (firm: string) => truth.mandates.filter((one) => one.firm === firm && one.to === null && one.holderFirm === null && one.person !== null && one.role.startsWith('BOARD') && bearers(full(one.person)) === 1); // prettier-ignore
  const firm = firms.find((one) => new Set(onBoard(one.firm).map(({ person }) => person)).size > 1)!;
  const [first, second] = [...new Set(onBoard(firm.firm).map(({ person }) => person!))];
  const inTurn = (one: string) => truth.mandates.filter(({ firm, role, from, person }) => firm === one && role === 'BOARD_PRESIDENT' && from !== null && person !== null).sort((a, b) => a.from!.localeCompare(b.from!)); // prettier-ignore
  const led = truth.plainFirms.find((one) => {
    const held = inTurn(one.firm);
    return one.status === 'ACTIVE' && held.length === 3 && held[2]!.to === null && new Set(held.map(({ person }) => person)).size === 3 && held.every(({ to }, at) => at === 2 || to === held[at + 1]!.from); // prettier-ignore
  })!;
  expect([firm, led].map(Boolean)).toEqual([true, true]);
  chairs = inTurn(led.firm).map(({ person }) => called(person!).surname);
  const clocks = { asOf: TODAY, knownOn: TODAY };
  const { rows } = await world.graph.mandates({ roles: ['AUDITOR'], at: 'CLOCKS', clocks }, { first: 1, after: null }, callNow()); // prettier-ignore
  const auditor = rows[0]?.details[0]?.name ?? '';
  expect(auditor).not.toBe('');
  names = { F: firm.name, G: firms.find((one) => one.firm !== firm.firm)!.name, P: full(first!), Q: full(second!), A: auditor, C: led.name }; // prettier-ignore
});
afterAll(() => world.close());

const filled = (text: string) => text.replace(/\{(\w)\}/g, (_, place: string) => names[place]!);
const frameOf = async (language: Language, turns: readonly string[]): Promise<QuestionFrame> =>
  (await readLastTurn(world, turns.map(filled), language)).frames[0]!;

const BOARD: Record<Language, string> = { de: 'Wer sitzt im Verwaltungsrat der {F}?', fr: "Qui siège au conseil d'administration de {F} ?", it: "Chi siede nel consiglio d'amministrazione della {F}?", en: 'Who sits on the board of {F}?' }; // prettier-ignore
const HERS: Record<Language, string> = { de: 'Welche Mandate hat {P}?', fr: 'Quels mandats a {P} ?', it: 'Che mandati ha {P}?', en: 'Which mandates does {P} hold?' }; // prettier-ignore
const MERGED: Record<Language, string> = { de: 'Welche Firmen fusionierten 2023?', fr: 'Quelles sociétés ont fusionné en 2023 ?', it: 'Quali società si sono fuse nel 2023?', en: 'Which companies merged in 2023?' }; // prettier-ignore

describe('how many were told', () => {
  it.each<[Language, string, string | null]>([
    ['en', 'How many are they?', null],
    ['en', 'And how many were there in March 2021?', '2021-03-01'],
    ['en', 'How many members did it have back in 2021?', '2021-01-01'],
    ['de', 'Und wie viele waren es im März 2021?', '2021-03-01'],
    ['fr', 'Ils sont combien ?', null],
    ['fr', 'Et ils étaient combien en mars 2021 ?', '2021-03-01'],
    ['it', 'Quanti sono?', null],
    ['it', 'E in quanti erano a marzo 2021?', '2021-03-01'],
  ])('is that body, of its time (%s): %s', async (language, turn, from) => {
    const frame = await frameOf(language, [BOARD[language], turn]);
    expect([frame.measure, frame.subjects[0]?.name, frame.range?.from ?? null, frame.refusal]).toEqual(['OFFICERS', names.F, from, null]); // prettier-ignore
    expect(frame.roles).toContain('BOARD_MEMBER');
  });

  it.each<[Language, string]>([
    ['en', 'How many did she have in 2022?'],
    ['en', 'How many back in 2022?'],
    ['de', 'Wie viele waren es 2022?'],
    ['fr', 'Et en 2022, combien en avait-elle ?'],
    ['it', 'E nel 2022 quante ne aveva?'],
  ])('is hers, of that year (%s): %s', async (language, turn) => {
    const frame = await frameOf(language, [HERS[language], turn]);
    expect([frame.measure, frame.subjects[0]?.kind, frame.range?.from]).toEqual(['PERSON_MANDATES', 'PERSON', '2022-01-01']); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['en', 'How many were there in 2022?'],
    ['de', 'Wie viele waren es 2022?'],
    ['fr', 'Combien y en a-t-il eu en 2022 ?'],
    ['it', 'Quante ce ne sono state nel 2022?'],
  ])('is of the firms to which that happened, and not of all (%s): %s', async (language, turn) => {
    const frame = await frameOf(language, [MERGED[language], turn]);
    expect([frame.measure, frame.topics, frame.range?.from]).toEqual(['COUNT', ['MERGER'], '2022-01-01']);
  });

  it('says nothing of a time that nobody spoke of', async () => {
    expect((await frameOf('en', [HERS.en, 'How many did she have back then?'])).refusal).not.toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'Which ones?'],
    ['de', 'Welche?'],
    ['fr', 'Lesquels ?'],
    ['it', 'Quali?'],
  ])('by name, those she left (%s): %s', async (language, turn) => {
    const left: Record<Language, string> = { de: 'Wie viele hat sie abgegeben?', fr: 'Combien en a-t-elle quittés ?', it: 'Quanti ne ha lasciati?', en: 'How many has she left?' }; // prettier-ignore
    const before = await frameOf(language, [HERS[language], left[language]]);
    const frame = await frameOf(language, [HERS[language], left[language], turn]);
    expect([frame.measure, frame.changes]).toEqual([before.measure, before.changes]);
  });
});

const CHAIR: Record<Language, readonly string[]> = {
  de: ['Wer präsidiert {C}?', 'Wer war vor ihm Präsident?', 'Und davor?'],
  fr: ['Qui préside {C} ?', 'Qui présidait avant lui ?', 'Et encore avant ?'],
  it: ['Chi presiede {C}?', "Chi c'era prima di lui?", 'E prima ancora?'],
  en: ['Who chairs {C}?', 'Who was chair before him?', 'And before that?'],
};
it.each(Object.entries(CHAIR))('whoever held one office before another, one by one (%s)', async (language, turns) => {
  const before = await frameOf(language as Language, turns.slice(0, 2));
  const further = await frameOf(language as Language, turns);
  expect([before, further].map(({ measure, order }) => [measure, order])).toEqual([['DEPARTED', 'LAST'], ['DEPARTED', 'LAST']]); // prettier-ignore
  expect(further.range!.to! < before.range!.to!).toBe(true);
  expect(chairs).toHaveLength(3);
});

it.each<[Language, string]>([
  ['en', 'Which firms are audited by {A}?'],
  ['en', 'Who else has {A} as their auditor?'],
  ['de', 'Welche Firmen werden von {A} geprüft?'],
  ['fr', 'Quelles sociétés ont {A} comme organe de révision ?'],
  ['it', 'Quali società hanno {A} come ufficio di revisione?'],
])('whom an auditor audits (%s): %s', async (language, question) => {
  expect(await frameOf(language, [question])).toMatchObject({ measure: 'PERSON_MANDATES', refusal: null });
});

it.each<[Language, string]>([
  ['en', 'Which firms in Geneva have {A} as their auditor?'],
  ['de', 'Welche Firmen im Kanton Genf werden von {A} geprüft?'],
  ['fr', 'Quelles sociétés à Genève ont {A} comme organe de révision ?'],
  ['it', 'Quali società in Ticino hanno {A} come ufficio di revisione?'],
])('whom an auditor audits there (%s): %s', async (language, question) => {
  const { measure, canton } = await frameOf(language, [question]);
  expect([measure, canton]).toEqual(['PERSON_MANDATES', language === 'it' ? 'TI' : 'GE']);
});

it('who audits a firm is asked of the firm', async () => {
  for (const question of ['Which firm audits {F}?', 'Who is {F} audited by?'])
    expect((await frameOf('en', [question])).measure).toBe('AUDITOR');
});

it.each<[Language, string, string]>([
  ['en', 'Is {P} on the board of {F}?', 'And the others?'],
  ['de', 'Ist {P} im Verwaltungsrat der {F}?', 'Und die anderen?'],
  ['fr', "{P} est-il au conseil d'administration de {F} ?", 'Et les autres ?'],
  ['it', "{P} è nel consiglio d'amministrazione della {F}?", 'E gli altri?'],
])('the others of the body in which one is (%s)', async (language, ...turns) => {
  const frame = await frameOf(language, turns);
  expect([frame.measure, frame.subjects[0]?.kind]).toEqual(['OFFICERS', 'COMPANY']);
});

it.each<[Language, string, string, string]>([
  ['en', "What's the legal form of {F}?", 'When did that change?', 'Same for {G} please.'],
  ['de', 'Welche Rechtsform hat {F}?', 'Wann hat das geändert?', 'Dasselbe für {G} bitte.'],
  ['fr', 'Quelle est la forme juridique de {F} ?', 'Quand cela a-t-il changé ?', 'La même chose pour {G}.'],
  ['it', 'Che forma giuridica ha {F}?', 'Quando è cambiata?', 'Lo stesso per {G}.'],
])('when something changed is asked of another as well (%s)', async (language, ...turns) => {
  expect(await frameOf(language, turns)).toMatchObject({ measure: 'LEGAL_FORM', changes: true });
});

it.each<[Language, string]>([
  ['en', 'Have {P} and {Q} ever sat together on a board?'],
  ['de', 'Sassen {P} und {Q} je im selben Verwaltungsrat?'],
  ['fr', '{P} et {Q} ont-ils jamais siégé au même conseil ?'],
  ['it', '{P} e {Q} hanno mai fatto parte dello stesso consiglio?'],
])('two who sit on one board are told there (%s): %s', async (language, question) => {
  expect(await frameOf(language, [question])).toMatchObject({ measure: 'PERSON_MANDATES', within: { name: names.F } });
});
