import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Recalled } from '../../src/agent/slots.js';
import { LANGUAGES, type Language, type Role } from '../../src/core/index.js';
import type { Listed, Remembered } from '../../src/trace/index.js';
import { lastTurn } from './last-turn.js';
import { FIRMS, PEOPLE } from './questions/types.js';
import { smallRegister, type SmallRegister } from './small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from './slots-support.js';
import { truthOf } from './truth.js';
import { agentWorld, type AgentWorld } from './world.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => void (register = await smallRegister(FIRMS, PEOPLE)));
afterAll(() => register.close());

const SPOKEN: Remembered = { uid: 'pe_spoken', kind: 'PERSON', name: 'Muster, Anna', network: false, history: false };
const firmsOf = (count: number): Listed[] => Array.from({ length: count }, (_, at) => ({ uid: `co_${at}`, kind: 'COMPANY', name: `Listed ${at} AG`, roles: [] })); // prettier-ignore
const after = (subject: Remembered, listed: Listed[]): Recalled => ({ ...NOTHING_RECALLED, subjects: [subject], inOrder: [subject], current: 1, listed, justListed: true }); // prettier-ignore

async function meant(question: string, language: Language, recalled: Recalled) {
  const { frames } = await reasoner.route(askedOf(question, language, { recalled }), toolContext(register.graph));
  return frames.flatMap(({ measure, subjects }) => subjects.map(({ uid }) => [measure, uid]));
}

/** Asks for the k-th of a list, the first, the second, the third, the last. */
const ASKED: Record<Language, readonly [string, string, string, string][]> = {
  de: [
    ['Welches Kapital hat die erste?', 'Welches Kapital hat die zweite?', 'Welches Kapital hat die dritte?', 'Welches Kapital hat die letzte auf der Liste?'],
    ['Nummer eins: Kapital?', 'Nummer zwei: Kapital?', 'Nummer drei: Kapital?', 'Die letzte davon: Kapital?'],
  ],
  fr: [
    ['Quel est le capital de la première ?', 'Quel est le capital de la deuxième ?', 'Quel est le capital de la troisième ?', 'Quel est le capital de la dernière ?'],
    ['La première, son capital ?', 'La deuxième, son capital ?', 'La troisième, son capital ?', 'La dernière, son capital ?'],
  ],
  it: [
    ['Che capitale ha la prima?', 'Che capitale ha la seconda?', 'Che capitale ha la terza?', "Che capitale ha l'ultima?"],
    ['La prima della lista, che capitale ha?', 'La seconda della lista, che capitale ha?', 'La terza della lista, che capitale ha?', "L'ultima della lista, che capitale ha?"],
  ],
  en: [
    ['What is the capital of the first one?', 'What is the capital of the second one?', 'What is the capital of the third one?', 'What is the capital of the last one?'],
    ['Number one: capital?', 'Number two: capital?', 'Number three: capital?', 'The last one: capital?'],
  ],
}; // prettier-ignore

const chair: Role = 'BOARD_PRESIDENT';
const member: Role = 'BOARD_MEMBER';

describe('whom an answer listed', () => {
  it.each(LANGUAGES)('of a list of any length the k-th is the k-th, and of a shorter one nobody (%s)', async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 0, max: 3 }), fc.constantFrom(...ASKED[language]), async (count, at, ways) => {
        const listed = firmsOf(count);
        const expected = listed.at(at === 3 ? -1 : at);
        expect(await meant(ways[at]!, language, after(SPOKEN, listed)), ways[at]).toEqual(expected === undefined ? [] : [['CAPITAL', expected.uid]]);
      }),
      { numRuns: 15 },
    );
  }); // prettier-ignore

  it.each<[Language, string]>([
    ['de', 'Welche anderen Mandate hat der Präsident?'],
    ['fr', 'Quels autres mandats a le président ?'],
    ['it', 'Che altri mandati ha il presidente?'],
    ['en', 'What other mandates does the chairman hold?'],
  ])('the only one listed in an office is spoken of by it; of two it is asked who (%s)', async (language, question) => {
    const firm: Remembered = { ...SPOKEN, uid: 'co_firm', kind: 'COMPANY', name: 'Muster Bau AG' };
    const one: Listed = { uid: 'pe_1', kind: 'PERSON', name: 'Rossi, Marco', roles: [chair] };
    const two: Listed = { uid: 'pe_2', kind: 'PERSON', name: 'Keller, Ruth', roles: [member] };
    expect(await meant(question, language, after(firm, [two, one]))).toEqual([['PERSON_MANDATES', one.uid]]);
    const both = await meant(question, language, after(firm, [one, { ...two, roles: [chair] }]));
    expect(both).not.toContainEqual(['PERSON_MANDATES', one.uid]);
    expect(both).not.toContainEqual(['PERSON_MANDATES', two.uid]);
  });
});

/** Earlier turns, the turn, what is asked of whom: `1` is the firm first spoken of, `2` the other. */
const TURNED: Record<Language, { before: string; other: string; denies: string[]; beforeThat: string; calls: string; called: string; unknownCall: string }> = {
  de: { before: 'Welches Kapital hat «1»?', other: 'Und «2»?', denies: ['Nicht «1», «2».', 'Vergessen Sie «1», das Gleiche für «2» bitte.', 'Nein nein, «2».'], beforeThat: 'Und davor?', calls: 'Mein Lieferant ist «1». Welches Kapital hat er?', called: 'Welche Adresse hat mein Lieferant?', unknownCall: 'Welche Adresse hat die Vermieterin?' },
  fr: { before: 'Quel est le capital de «1» ?', other: 'Et «2» ?', denies: ['Pas «1», «2» !', 'Laissez tomber «1», la même chose pour «2».', 'Non non, «2».'], beforeThat: 'Et avant ?', calls: 'Mon fournisseur est «1». Quel est son capital ?', called: 'Quelle est l’adresse de mon fournisseur ?', unknownCall: 'Quelle est l’adresse de la bailleresse ?' },
  it: { before: 'Che capitale ha «1»?', other: 'E «2»?', denies: ['Non «1», «2».', 'Dimentichi «1», lo stesso per «2».', 'No no, «2».'], beforeThat: 'E prima?', calls: 'La mia controparte è «1». Che capitale ha?', called: 'Che indirizzo ha la mia controparte?', unknownCall: 'Che indirizzo ha la fornitrice?' },
  en: { before: 'What is the capital of «1»?', other: 'And «2»?', denies: ['Not «1», «2».', 'Forget «1», the same for «2».', 'No no, «2».'], beforeThat: 'And before that?', calls: 'My supplier is «1». What is its capital?', called: 'What is the address of my supplier?', unknownCall: 'What is the address of the landlord?' },
}; // prettier-ignore

describe('a turn that turns away, or back', () => {
  let world: AgentWorld;
  let firms: string[];
  beforeAll(async () => {
    world = await agentWorld('listed', 20);
    firms = truthOf(world.truth).plainFirms.filter(({ legalForm }) => legalForm === '0106').map(({ name }) => name); // prettier-ignore
    expect(firms.length).toBeGreaterThan(1);
  });
  afterAll(() => world.close());
  const asked = async (language: Language, ...turns: string[]) =>
    lastTurn(world, turns.map((turn) => turn.replace('1', firms[0]!).replace('2', firms[1]!)), language); // prettier-ignore

  it.each(LANGUAGES)('never tells of the firm that is denied (%s)', async (language) => {
    const { before, denies } = TURNED[language];
    for (const denied of denies) {
      const { frames, about } = await asked(language, before, denied);
      expect([denied, frames.map(({ measure, subjects }) => [measure, subjects.length])]).toEqual([denied, [['CAPITAL', 1]]]); // prettier-ignore
      expect(about[1], denied).not.toBe(about[0]);
    }
  });

  it.each(LANGUAGES)('asks of what a value was before, and of nothing else (%s)', async (language) => {
    const { before, beforeThat } = TURNED[language];
    const { frames, about } = await asked(language, before, beforeThat);
    expect(frames.map(({ measure, changes, refusal }) => [measure, changes, refusal])).toEqual([['CAPITAL', true, null]]); // prettier-ignore
    expect(about[1]).toBe(about[0]);
  });

  it.each(LANGUAGES)('means whom it called so before, and of several nobody who was never called so (%s)', async (language) => {
    const { calls, other, called, unknownCall } = TURNED[language];
    const first = await asked(language, calls, other, called);
    expect(first.about[2]).toBe(first.about[0]);
    expect(first.about[1]).not.toBe(first.about[0]);
    expect((await asked(language, calls, other, unknownCall)).about[2]).toBeNull();
  }); // prettier-ignore
});
