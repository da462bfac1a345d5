import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { smallRegister, type Seat, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

/** Who is called by a part of the name beside a firm is whoever of that name was there, and nobody else who bears just that part. */
const FIRMS = [
  'Seeblick Bau AG',
  'Talblick Bau AG',
  'Holzweg GmbH',
  'Holzweg GmbH in Liquidation',
  'Novirex Revision AG',
  'Novirex Treuhand AG',
  'Quimbo swiss tours Sàrl',
  'Q&D Vorplast SA',
];
const PEOPLE = [
  'Grompius, Ada',
  'Grompius, Ada Berta',
  'Grompius, Carl',
  'Blurpi, Dario',
  'Blurpi, Dario Enzo',
  'Blurpi, Dario Fulvio',
];
const SEATS: Seat[] = [
  ['Grompius, Ada', 'DIRECTOR', 'Talblick Bau AG'],
  ['Grompius, Ada Berta', 'BOARD_MEMBER', 'Seeblick Bau AG'],
  ['Grompius, Carl', 'BOARD_PRESIDENT', 'Talblick Bau AG'],
  ['Blurpi, Dario Enzo', 'BOARD_MEMBER', 'Talblick Bau AG'],
  ['Blurpi, Dario Fulvio', 'BOARD_MEMBER', 'Talblick Bau AG'],
  ['Blurpi, Dario Enzo', 'MANAGER', 'Holzweg GmbH in Liquidation'],
  ['Blurpi, Dario Enzo', 'PARTNER', 'Quimbo swiss tours Sàrl'],
]; // prettier-ignore

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => void (register = await smallRegister(FIRMS, PEOPLE, [], SEATS)));
afterAll(() => register.close());

async function read(question: string, language: Language): Promise<QuestionFrame> {
  const { frames } = await reasoner.route(askedOf(question, language), toolContext(register.graph));
  expect(frames).toHaveLength(1);
  return frames[0]!;
}

/** `Person @ Firm`, each by the register's name, several in the order of the alphabet, and whether it is said that only one of that name is there. */
function pair({ subjects, within, onlyOneThere, measure }: QuestionFrame): string {
  const names = new Map([...register.uids].map(([name, uid]) => [uid, name]));
  const whom = subjects
    .map(({ uid, text }) => names.get(uid ?? '') ?? `?${text}`)
    .sort()
    .join(' + ');
  return `${measure} ${whom}${within === null ? '' : ` @ ${names.get(within.uid ?? '') ?? `?${within.text}`}`}${onlyOneThere ? ' only' : ''}`;
}

describe('a person named beside a firm', () => {
  it.each([
    // Somebody else is called so to the letter, and was never there.
    ['de', 'Sitzt Ada Grompius im Verwaltungsrat der Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG only'],
    ['fr', 'Ada Grompius siège-t-elle chez Seeblick Bau AG ?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG only'],
    ['it', 'Ada Grompius è nel consiglio di Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG only'],
    ['en', 'Is Ada Grompius on the board of Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG only'],
    // Where she herself is there, she is meant.
    ['en', 'Is Ada Grompius a director of Talblick Bau AG?', 'PERSON_MANDATES Grompius, Ada @ Talblick Bau AG'],
    // Nobody of that name was there: it is still she.
    ['en', 'Is Carl Grompius on the board of Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Carl @ Seeblick Bau AG'],
    // Two were: nothing is settled.
    ['en', 'Since when is Dario Blurpi with Talblick Bau AG?', 'PERSON_MANDATES Blurpi, Dario @ Talblick Bau AG'],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(pair(await read(question, language))).toBe(expected);
  });
}); // prettier-ignore

describe('a surname beside a firm', () => {
  it.each([
    ['de', 'Was macht Grompius bei der Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG'],
    ['de', 'Welcher Grompius war 2021 bei der Talblick Bau AG?', 'PERSON_MANDATES Grompius, Ada + Grompius, Carl @ Talblick Bau AG'],
    ['en', 'Is Grompius still at Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG'],
    ['it', 'Da quando Grompius è alla Seeblick Bau AG?', 'PERSON_MANDATES Grompius, Ada Berta @ Seeblick Bau AG'],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(pair(await read(question, language))).toBe(expected);
  });

  it('that nobody there has is not understood', async () => {
    expect((await read('Ist ein Zampolini bei der Seeblick Bau AG?', 'de')).refusal).not.toBeNull();
  });
}); // prettier-ignore

describe('a firm named by a part of its name', () => {
  it.each([
    // Beside somebody who is or was there; small words of it are no words of the question.
    ['en', 'Is Dario Enzo Blurpi still allowed to sign for Quimbo?', 'PERSON_MANDATES Blurpi, Dario Enzo @ Quimbo swiss tours Sàrl'],
    ['en', 'Is Dario Enzo Blurpi still a partner of Quimbo swiss tours?', 'PERSON_MANDATES Blurpi, Dario Enzo @ Quimbo swiss tours Sàrl'],
    ['de', 'Darf Dario Enzo Blurpi für Quimbo zeichnen?', 'PERSON_MANDATES Blurpi, Dario Enzo @ Quimbo swiss tours Sàrl'],
    ['fr', 'Dario Enzo Blurpi est-il toujours associé de Quimbo swiss tours ?', 'PERSON_MANDATES Blurpi, Dario Enzo @ Quimbo swiss tours Sàrl'],
    ['it', 'Dario Enzo Blurpi è ancora socio di Quimbo swiss tours?', 'PERSON_MANDATES Blurpi, Dario Enzo @ Quimbo swiss tours Sàrl'],
    // It never audited there: the word stays not understood.
    ['de', 'Prüft Novirex die Talblick Bau AG?', 'AUDITOR Talblick Bau AG'],
    // A letter and a mark begin a name.
    ['fr', 'Q&D Vorplast : qui est administrateur ?', 'OFFICERS Q&D Vorplast SA'],
    ['fr', 'A qui appartient Quimbo swiss tours Sàrl ?', 'OFFICERS Quimbo swiss tours Sàrl'],
  ] as const)('%s: %s', async (language, question, expected) => {
    expect(pair(await read(question, language))).toBe(expected);
  });

  it('is not understood where it is none of theirs', async () => {
    expect((await read('Prüft Novirex die Talblick Bau AG?', 'de')).notUnderstood).toEqual(['Novirex']);
  });
}); // prettier-ignore
