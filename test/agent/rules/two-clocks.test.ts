import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LANGUAGES, type Language } from '../../../src/core/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

const [HELD, KNOWN] = ['2018-11-12', '2020-01-01'];

/** Of one thing: when it held, and what was known by another day; in either order. */
const BOTH: Record<Language, readonly string[]> = {
  de: [
    'Wer war am 12. November 2018 Gesellschafter der Beispiel & Söhne GmbH, wie am 1. Januar 2020 bekannt war?',
    'Was wusste man am 1. Januar 2020 darüber, wer am 12. November 2018 Gesellschafter der Beispiel & Söhne GmbH war?',
    'Wer war am 12. November 2018 nach dem Stand vom 1. Januar 2020 Gesellschafter der Beispiel & Söhne GmbH?',
    'Nach dem Stand vom 1. Januar 2020: Wer war am 12. November 2018 Gesellschafter der Beispiel & Söhne GmbH?',
    'Soweit bekannt am 1.1.2020, wer war am 12.11.2018 Gesellschafter der Beispiel & Söhne GmbH?',
  ],
  fr: [
    "Qui était associé de Garage du Lac Sàrl le 12 novembre 2018, d'après ce qu'on savait le 1er janvier 2020 ?",
    "D'après ce qu'on savait le 1er janvier 2020, qui était associé de Garage du Lac Sàrl le 12 novembre 2018 ?",
    "Qui était associé de Garage du Lac Sàrl le 12 novembre 2018 selon l'état au 1er janvier 2020 ?",
    'État au 1er janvier 2020 : qui était associé de Garage du Lac Sàrl le 12 novembre 2018 ?',
  ],
  it: [
    'Chi era socio di Fratelli Esempio Sagl il 12 novembre 2018, per quanto noto al 1° gennaio 2020?',
    'Per quanto noto al 1° gennaio 2020, chi era socio di Fratelli Esempio Sagl il 12 novembre 2018?',
    'Chi era socio di Fratelli Esempio Sagl il 12 novembre 2018, a quanto si sapeva il 1 gennaio 2020?',
    'Secondo lo stato al 1 gennaio 2020, chi era socio di Fratelli Esempio Sagl il 12 novembre 2018?',
  ],
  en: [
    'Who was partner of Northwind Trading Ltd on 12 November 2018, as known on 1 January 2020?',
    'As known on 1 January 2020, who was partner of Northwind Trading Ltd on 12 November 2018?',
    'What was known on 1 January 2020 about who was partner of Northwind Trading Ltd on 12 November 2018?',
    'Who was partner of Northwind Trading Ltd on 12 November 2018, as it stood on 1 January 2020?',
  ],
};

/** A state of things without another time is that of its day, as today's knowledge has it. */
const STATE_ALONE: Record<Language, string> = {
  de: 'Wer war Gesellschafter der Beispiel & Söhne GmbH, Stand vom 1. Januar 2020?',
  fr: 'Qui était associé de Garage du Lac Sàrl, état au 1er janvier 2020 ?',
  it: 'Chi era socio di Fratelli Esempio Sagl, secondo lo stato al 1 gennaio 2020?',
  en: 'Who was partner of Northwind Trading Ltd, as it stood on 1 January 2020?',
};

let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

async function read(question: string, language: Language) {
  const { frames } = await createRulesReasoner().route(askedOf(question, language), toolContext(register.graph));
  return frames.map(({ asOf, range, knownOn, measure, subjects, notUnderstood }) => ({
    asOf, range, knownOn, measure, named: subjects.map(({ uid }) => uid !== null), notUnderstood,
  })); // prettier-ignore
}

describe.each(LANGUAGES)('what held on a day, as known on another (%s)', (language) => {
  it.each(BOTH[language])('%s', async (question) => {
    expect(await read(question, language)).toEqual([
      { asOf: HELD, range: null, knownOn: KNOWN, measure: 'OFFICERS', named: [true], notUnderstood: [] },
    ]);
  });

  it('reads the state of a day alone as that day', async () => {
    expect(await read(STATE_ALONE[language], language)).toEqual([
      { asOf: KNOWN, range: null, knownOn: null, measure: 'OFFICERS', named: [true], notUnderstood: [] },
    ]);
  });
});
