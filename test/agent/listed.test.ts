import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Recalled } from '../../src/agent/slots.js';
import { LANGUAGES, type Language, type Role } from '../../src/core/index.js';
import type { Listed, Remembered } from '../../src/trace/index.js';
import { FIRMS, PEOPLE } from './questions/types.js';
import { smallRegister, type SmallRegister } from './small-register.js';
import { askedOf, NOTHING_RECALLED, toolContext } from './slots-support.js';

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
