/** Surnames that are words of a language: beside a firm where one person is called so she is meant, and never the whole board without a word of her. */
import { describe, expect, it, beforeAll, afterAll } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { smallRegister, type Seat, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

const FIRM = 'Seeblick Bau AG';
const SURNAMES = ['Kurz', 'Weiss', 'Neu', 'Gut', 'Best', 'Herren', 'Schweizer', 'Richter', 'Petit', 'Grand', 'Young', 'Long', 'Sommer', 'Nuovo', 'Mann']; // prettier-ignore
const SAYING = 'Kapital';
const TWICE = 'Stand';
const whole = (surname: string) => `${surname}, Xandrina`;
const PEOPLE = [...SURNAMES, SAYING, TWICE].map(whole);
const BOTH = [...PEOPLE, `${TWICE}, Orlando`];
const SEATS: Seat[] = BOTH.map((name) => [name, 'BOARD_MEMBER', FIRM]);

let register: SmallRegister;
const reasoner = createRulesReasoner();
beforeAll(async () => void (register = await smallRegister([FIRM, 'Talblick Bau AG'], BOTH, [], SEATS)));
afterAll(() => register.close());

async function read(question: string, language: Language) {
  const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
  const names = new Map([...register.uids].map(([name, uid]) => [uid, name]));
  return frames.map(({ measure, subjects, within }) => `${measure} ${subjects.map(({ uid }) => names.get(uid ?? '') ?? '?').join(' + ')} @ ${names.get(within?.uid ?? '') ?? '-'}`); // prettier-ignore
}

const ASKED: Record<Language, readonly string[]> = {
  de: ['Seit wann ist X im Verwaltungsrat der Seeblick Bau AG?', 'Sitzt X noch bei der Seeblick Bau AG?'],
  fr: ['X est-il encore administrateur de Seeblick Bau AG ?', 'Depuis quand X est-il au conseil de Seeblick Bau AG ?'],
  it: ['Da quando X è nel consiglio di Seeblick Bau AG?', 'Quando è entrato X nella Seeblick Bau AG?'],
  en: ['How long has X been on the board of Seeblick Bau AG?', 'Is X still with Seeblick Bau AG?'],
};

describe.each(LANGUAGES)('a surname that says something else (%s)', (language) => {
  it.each(ASKED[language])('is whose it is at the firm named: %s', async (question) => {
    const otherwise: string[] = [];
    for (const surname of SURNAMES) {
      const [frame, ...others] = await read(question.replace('X', surname), language);
      if (frame !== `PERSON_MANDATES ${whole(surname)} @ ${FIRM}` || others.length > 0)
        otherwise.push(`${surname}: ${[frame, ...others].join(', ')}`);
    }
    expect(otherwise).toEqual([]);
  });
});

describe('a word that is somebody’s surname', () => {
  it.each([
    // What a firm has is asked for, whoever is called so.
    ['de', `Wie hoch ist das ${SAYING} der ${FIRM}?`, `CAPITAL ${FIRM} @ -`],
    ['de', `Wie lautet der ${TWICE} der ${FIRM}?`, `DOSSIER ${FIRM} @ -`],
    // Nobody there is called so.
    ['de', 'Wer ist der Richter der Talblick Bau AG?', 'OFFICERS Talblick Bau AG @ -'],
    ['de', 'Wer sitzt im Verwaltungsrat der Seeblick Bau AG?', `OFFICERS ${FIRM} @ -`],
  ] as const)('says what it says elsewhere (%s): %s', async (language, question, expected) => {
    expect(await read(question, language)).toEqual([expected]);
  });
});
