/** Whether somebody named is still with the firm spoken of, how one who was told of signs there, and what of those told is asked all together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../../../src/core/index.js';
import type { QuestionFrame } from '../../../../src/trace/index.js';
import { lastTurn as readLastTurn } from '../../last-turn.js';
import { truthOf, type Truth } from '../../truth.js';
import { agentWorld, type AgentWorld } from '../../world.js';

let world: AgentWorld;
let truth: Truth;
/** {F} is a firm limited by shares, {P} somebody on it alone called so, {1} another firm. */
let names: Record<string, string>;
beforeAll(async () => {
  world = await agentWorld('still-there', 80);
  truth = truthOf(world.truth);
  const firms = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && legalForm === '0106');
  const called = (person: string) => truth.people.get(person)!.names.at(-1)!.value;
  const full = (person: string) => `${called(person).givenNames} ${called(person).surname}`;
  const bearers = (name: string) => [...truth.people.keys()].filter((person) => full(person) === name).length;
  const held = truth.mandates.find(({ to, person, firm, holderFirm }) => to === null && holderFirm === null && person !== null && bearers(full(person)) === 1 && firms.some((one) => one.firm === firm))!; // prettier-ignore
  const firm = firms.find((one) => one.firm === held.firm)!;
  names = { F: firm.name, P: full(held.person!), 1: firms.find((one) => one.firm !== held.firm)!.name };
});
afterAll(() => world.close());

const lastTurn = async (language: Language, turns: readonly string[]) =>
  readLastTurn(world, turns.map((text) => text.replace(/\{(\w)\}/g, (_, place: string) => names[place]!)), language); // prettier-ignore
const shown = ({ measure, subjects, within, refusal, range }: QuestionFrame) => [measure, subjects[0]?.kind ?? null, within?.name ?? null, refusal, range !== null && range.from === null && range.to === null]; // prettier-ignore

const SEAT: Record<Language, string> = { de: 'Wo ist der Sitz von {F}?', fr: 'Où est le siège de {F} ?', it: 'Dove ha sede {F}?', en: 'Where is the seat of {F}?' }; // prettier-ignore

describe('somebody named, in the firm spoken of', () => {
  it.each<[Language, string]>([
    ['en', 'Does {P} still serve on it?'],
    ['en', 'And {P}: still in office?'],
    ['en', 'So is {P} still registered there today?'],
    ['en', "{P} is still around, isn't she?"],
    ['de', 'Und {P}, ist die immer noch im Amt?'],
    ['de', 'Sitzt {P} eigentlich noch drin?'],
    ['de', 'Und {P} noch mit dabei?'],
    ['fr', '{P}, elle est encore en poste ?'],
    ['fr', 'Et {P} en fait-il toujours partie ?'],
    ['it', 'E {P} figura tuttora iscritta?'],
    ['it', "C'è ancora {P}?"],
  ])('is still there, and alive or dead no matter (%s: %s)', async (language, turn) => {
    const { frames } = await lastTurn(language, [SEAT[language], turn]);
    expect(frames.map(shown)).toEqual([['PERSON_MANDATES', 'PERSON', names.F, null, false]]);
  });

  it.each<[Language, string]>([
    ['en', 'Did {P} step down?'],
    ['en', '{P}: has she quit already?'],
    ['en', 'Was {P} ever on the board there?'],
    ['en', 'Has {P} previously been in office?'],
    ['de', 'Ist {P} mittlerweile abgetreten?'],
    ['de', 'Hat {P} das Amt inzwischen niedergelegt?'],
    ['de', 'Sass {P} früher mal dort?'],
    ['fr', '{P} a-t-elle donné sa démission ?'],
    ['fr', '{P} a-t-il déjà fait partie du conseil ?'],
    ['it', '{P} ha dato le dimissioni?'],
    ['it', '{P} ne è uscita?'],
  ])('of all that was (%s: %s)', async (language, turn) => {
    const { frames } = await lastTurn(language, [SEAT[language], turn]);
    if (turn.includes('ne è'))
      expect(frames.every(({ refusal, subjects }) => refusal !== null || subjects[0]?.kind === 'PERSON')).toBe(true); // prettier-ignore
    else expect(frames.map(shown)).toMatchObject([['PERSON_MANDATES', 'PERSON', names.F, null, expect.anything()]]);
  });

  it.each<[Language, string]>([
    ['en', 'Is {1} still there?'],
    ['de', 'Ist {1} noch da?'],
  ])('a firm that is named has a status (%s)', async (language, turn) => {
    const { frames } = await lastTurn(language, [SEAT[language], turn]);
    expect(frames.map(({ measure, within }) => [measure, within])).toEqual([['STATUS', null]]);
  });

  it('without a firm spoken of, nowhere', async () => {
    const { frames } = await lastTurn('en', ['Is {P} still there?']);
    expect(frames.every(({ within }) => within === null)).toBe(true);
  });
});

describe('how the one told of signs', () => {
  const WHAT: Record<Language, string> = { de: 'Was ist {P} bei {F}?', fr: 'Quelle est la fonction de {P} chez {F} ?', it: 'Che funzione ha {P} presso {F}?', en: 'What is {P} at {F}?' }; // prettier-ignore
  it.each<[Language, string]>([
    ['en', 'Is he allowed to sign on his own?'],
    ['en', "So she can't sign alone?"],
    ['en', 'What kind of signature?'],
    ['de', 'Darf sie einzeln zeichnen?'],
    ['de', 'Mit welcher Zeichnungsberechtigung?'],
    ['fr', 'Peut-elle engager la société toute seule ?'],
    ['fr', 'Quelle signature ?'],
    ['it', 'Può firmare da sola?'],
    ['it', 'Quale firma?'],
  ])('is told of her (%s: %s)', async (language, turn) => {
    const { frames } = await lastTurn(language, [WHAT[language], turn]);
    const [frame] = frames;
    expect(frame!.subjects[0]?.kind === 'PERSON' || frame!.refusal !== null).toBe(true);
    if (frame!.refusal === null) expect(frame!.within?.name).toBe(names.F);
  });

  it.each<[Language, string]>([
    ['en', 'Who can sign alone?'],
    ['de', 'Wer zeichnet einzeln?'],
    ['fr', 'Qui signe seul ?'],
    ['it', 'Chi firma da solo?'],
  ])('who does is asked of the firm (%s)', async (language, turn) => {
    const { frames } = await lastTurn(language, [WHAT[language], turn]);
    expect(frames).toMatchObject([{ measure: 'SIGNATORIES', subjects: [{ name: names.F }] }]);
  });
});

describe('of what was told', () => {
  it.each<[Language, string, string]>([
    ['en', 'Which mandates does {P} have?', 'Which ones precisely?'],
    ['de', 'Welche Mandate hat {P}?', 'Welche sind das konkret?'],
    ['fr', 'Quels mandats a {P} ?', 'Lesquels au juste ?'],
    ['it', 'Che mandati ha {P}?', 'Quali di preciso?'],
  ])('which ones is the list again (%s)', async (language, first, turn) => {
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames).toMatchObject([{ measure: 'PERSON_MANDATES', refusal: null, subjects: [{ kind: 'PERSON' }] }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Has {F} ever changed its name?', 'On how many occasions?'],
    ['de', 'Wurde {F} je umbenannt?', 'Wie oft denn?'],
    ['fr', '{F} a-t-elle changé de nom ?', 'Combien de fois ?'],
    ['it', '{F} ha cambiato nome?', 'Quante volte?'],
  ])('how often is no count of the register (%s)', async (language, first, turn) => {
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames.map(({ measure, subjects }) => [measure === 'COUNT', subjects[0]?.name])).toEqual([[false, names.F]]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Which of the companies does {P} sit in?', 'Are any of those insolvent?'],
    ['fr', 'Quels mandats a {P} ?', "Certaines d'entre elles sont-elles en faillite ?"],
  ])('which are bankrupt is asked of each (%s)', async (language, first, turn) => {
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames).toMatchObject([{ measure: 'STATUS', refusal: null }]);
    expect(frames[0]!.subjects.every(({ kind }) => kind === 'COMPANY')).toBe(true);
  });

  it.each<[Language, string, string]>([
    ['en', 'What notices are there on {F} since 2023?', 'And before that?'],
    ['de', 'Welche Meldungen gab es zu {F} seit 2023?', 'Und vorher?'],
    ['fr', 'Quelles publications sur {F} depuis 2023 ?', 'Et avant ?'],
    ['it', 'Quali pubblicazioni su {F} dal 2023?', 'E prima?'],
  ])('what was before is up to then (%s)', async (language, first, turn) => {
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames).toMatchObject([{ measure: 'TIMELINE', refusal: null, range: { from: null, to: '2023-01-01' } }]);
  });

  it.each<[Language, string]>([
    ['en', 'How old is the president of {F}?'],
    ['de', 'Wie alt ist der Präsident der {F}?'],
    ['fr', 'Quel âge a le président de {F} ?'],
    ['it', 'Quanti anni ha il presidente di {F}?'],
  ])('nobody is as old as her office (%s)', async (language, question) => {
    const { frames } = await lastTurn(language, [question]);
    expect(frames).toMatchObject([{ refusal: { type: 'OUTSIDE', topic: 'PRIVATE_LIFE' } }]);
  });

  it('whom she holds posts beside is no firm that holds them', async () => {
    const { frames } = await lastTurn('en', ['Who sits on the board of {F}?', 'What else does he do?']);
    expect(frames.every(({ measure, subjects }) => measure !== 'PERSON_MANDATES' || subjects.every(({ kind }) => kind === 'PERSON'))).toBe(true); // prettier-ignore
  });
});

describe('one of those told of, by its name', () => {
  it.each<[Language, string, string]>([
    ['en', 'Which mandates does {P} have?', 'One of those is {F}. What is the purpose of it?'],
    ['de', 'Welche Mandate hat {P}?', 'Eine davon ist die {F}. Was ist ihr Zweck?'],
    ['fr', 'Quels mandats a {P} ?', "L'une d'elles est {F}. Quel est son but ?"],
  ])('is meant alone (%s)', async (language, first, turn) => {
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames.every(({ subjects }) => subjects.length === 1)).toBe(true);
  });

  it.each<[Language, string]>([
    ['en', 'And the audit firm with the most clients of all?'],
    ['de', 'Und welche Revisionsstelle hat die meisten Mandate?'],
  ])('an auditor of the whole register is none of hers (%s)', async (language, turn) => {
    const first = { de: 'Was ist {P} bei {F}?', en: 'What is {P} at {F}?', fr: '', it: '' }[language];
    const { frames } = await lastTurn(language, [first, turn]);
    expect(frames.some(({ measure, refusal }) => measure === 'AUDITOR' && refusal === null)).toBe(false);
  });
});
