import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../src/core/index.js';
import { MOST_PARTS, sumOf } from '../../src/trace/index.js';
import { FIRMS, PEOPLE } from './questions/types.js';
import { smallRegister, type SmallRegister } from './small-register.js';
import { askedOf, toolContext } from './slots-support.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

const routed = (question: string, language: Language) => reasoner.route(askedOf(question, language), toolContext(register.graph)); // prettier-ignore

/** `MEASURE name` of each part. */
async function partsOf(question: string, language: Language): Promise<string[]> {
  const names = new Map([...register.uids].map(([name, uid]) => [uid, name]));
  const { frames } = await routed(question, language);
  return frames.map(({ measure, subjects, notUnderstood }) => {
    const whom = subjects.map(({ uid, text }) => names.get(uid ?? '') ?? `?${text}`);
    return [measure, ...whom, ...notUnderstood.map((word) => `!${word}`)].join(' ');
  });
}

const MUSTER = 'Muster Bau AG';
const LAC = 'Garage du Lac Sàrl';

describe('a question of several parts', () => {
  it.each([
    ['Wer ist im Verwaltungsrat der Muster Bau AG und wo hat sie ihren Sitz?', 'de', [`OFFICERS ${MUSTER}`, `SEAT ${MUSTER}`]],
    ['Adresse und Zweck von Garage du Lac Sàrl, und wer prüft die Bücher der Muster Bau AG?', 'de', [`ADDRESS ${LAC}`, `PURPOSE ${LAC}`, `AUDITOR ${MUSTER}`]],
    ['Wer präsidiert die Muster Bau AG? Und wer ist Revisionsstelle?', 'de', [`OFFICERS ${MUSTER}`, `AUDITOR ${MUSTER}`]],
    ['Wer ist Präsident und Vizepräsident der Muster Bau AG?', 'de', [`OFFICERS ${MUSTER}`]],
    ['Wer sitzt im Verwaltungsrat der Muster Bau AG und der Alpenblick Holding AG?', 'de', [`OFFICERS ${MUSTER} Alpenblick Holding AG`]],
    ['Zweck der Stiftung der Freunde des Klosters Obertal und Adresse von Beispiel & Söhne GmbH', 'de', ['PURPOSE Stiftung der Freunde des Klosters Obertal', 'ADDRESS Beispiel & Söhne GmbH']],
    ['Qui préside Muster Bau AG et quel est le capital de Banque de la Place SA ?', 'fr', [`OFFICERS ${MUSTER}`, 'CAPITAL Banque de la Place SA']],
    ['Adresse, but et capital de Garage du Lac Sàrl', 'fr', [`ADDRESS ${LAC}`, `PURPOSE ${LAC}`, `CAPITAL ${LAC}`]],
    ['Qual è lo scopo di Officina del Ponte SA e chi firma per Casa Modello SA?', 'it', ['PURPOSE Officina del Ponte SA', 'SIGNATORIES Casa Modello SA']],
    ['Who chairs Northwind Trading Ltd, and who audits Muster Bau AG?', 'en', ['OFFICERS Northwind Trading Ltd', `AUDITOR ${MUSTER}`]],
    ['What is the purpose of Northwind Trading Ltd and where is it based?', 'en', ['PURPOSE Northwind Trading Ltd', 'SEAT Northwind Trading Ltd']],
  ] as const)('%s', async (question, language, parts) => {
    expect(await partsOf(question, language)).toEqual(parts);
  }); // prettier-ignore

  it('of more parts than are read is refused from there on, by name', async () => {
    const question = Array.from({ length: 30 }, (_, index) => (index % 2 ? `Zweck der ${MUSTER}?` : `Adresse der ${LAC}?`)).join(' '); // prettier-ignore
    const { frames, refused } = await routed(question, 'de');
    expect(frames).toHaveLength(MOST_PARTS);
    expect(refused).toHaveLength(30 - MOST_PARTS);
    expect(refused[0]).toBe(`Adresse der ${LAC}`);
  });
});

describe('the outcome of a question', () => {
  it.each([
    [[], 'NOT_UNDERSTOOD'],
    [['ANSWERED'], 'ANSWERED'],
    [['ANSWERED', 'NONE_HELD'], 'ANSWERED'],
    [['NONE_HELD', 'NONE_HELD'], 'NONE_HELD'],
    [['ANSWERED', 'NOT_IN_REGISTER'], 'PARTLY_ANSWERED'],
    [['NOT_UNDERSTOOD', 'ANSWERED', 'REFUSED'], 'PARTLY_ANSWERED'],
    [['NOT_IN_REGISTER', 'DISAMBIGUATION'], 'DISAMBIGUATION'],
  ] as const)('of parts that ended %s is %s', (outcomes, sum) => {
    expect(sumOf(outcomes)).toBe(sum);
  });
});
