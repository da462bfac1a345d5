import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

async function framesOf(
  question: string,
  language: Language,
  focusUid: string | null = null,
): Promise<QuestionFrame[]> {
  return (await reasoner.route(askedOf(question, language, { focusUid }), toolContext(register.graph))).frames;
}
const frameOf = async (question: string, language: Language) => (await framesOf(question, language))[0]!;
const named = (frame: QuestionFrame) => frame.subjects.map(({ uid, text }) => [...register.uids].find(([, known]) => known === uid)?.[0] ?? `?${text}`).join(' & '); // prettier-ignore

describe('what no register holds', () => {
  it.each([
    ['Wie hoch ist der Umsatz der Muster Bau AG?', 'de', 'FINANCES'],
    ['Welche Telefonnummer hat die Muster Bau AG?', 'de', 'CONTACT'],
    ['Wie viele Mitarbeitende beschäftigt die Muster Bau AG?', 'de', 'EMPLOYEES'],
    ['Privatadresse des Präsidenten der Muster Bau AG?', 'de', 'PRIVATE_LIFE'],
    ['Wie alt ist Anna Muster?', 'de', 'PRIVATE_LIFE'],
    ['Ist die Muster Bau AG seriös?', 'de', 'REPUTATION'],
    ['Warum wurde die Muster Bau AG gelöscht?', 'de', 'REASONS'],
    ['Wer wird 2031 im Verwaltungsrat der Muster Bau AG sitzen?', 'de', 'FUTURE'],
    ['Soll ich die Muster Bau AG verklagen?', 'de', 'LEGAL_ADVICE'],
    ['Qui sont les actionnaires de Banque de la Place SA ?', 'fr', 'SHAREHOLDERS'],
    ["Quel est le chiffre d'affaires de Banque de la Place SA ?", 'fr', 'FINANCES'],
    ['Quel est le salaire du directeur de Garage du Lac Sàrl ?', 'fr', 'PRIVATE_LIFE'],
    ["Quanti dipendenti ha l'Officina del Ponte SA?", 'it', 'EMPLOYEES'],
    ['Qual è il sito web di Casa Modello SA?', 'it', 'CONTACT'],
    ['What is the share price of Northwind Trading Ltd?', 'en', 'SHARE_PRICE'],
    ['Who are the customers of Northwind Trading Ltd?', 'en', 'BUSINESS'],
    ['Is Northwind Trading Ltd entered with Companies House?', 'en', 'FOREIGN_REGISTER'],
  ] as const)('%s', async (question, language, topic) => {
    const frame = await frameOf(question, language);
    expect(frame.refusal).toEqual({ type: 'OUTSIDE', topic });
  }); // prettier-ignore

  it('is no word of it in a name', async () => {
    const firms = await smallRegister(
      ['Credit Umsatz AG', 'Preise Invest GmbH', 'Marque Finances SA'],
      ['Privat, Telefon'],
    );
    for (const [question, language] of [
      ['Wer ist im Verwaltungsrat der Credit Umsatz AG?', 'de'],
      ['Adresse Preise Invest GmbH', 'de'],
      ['Qui préside Marque Finances SA ?', 'fr'],
      ['Who chairs Credit Umsatz AG?', 'en'],
    ] as const) {
      const { frames } = await reasoner.route(askedOf(question, language), toolContext(firms.graph));
      expect([question, frames[0]!.refusal, frames[0]!.subjects[0]?.uid ?? null]).toEqual([question, null, expect.stringMatching(/^co_/)]); // prettier-ignore
    }
    await firms.close();
  });
});

describe('a word that carries what is asked and is not understood', () => {
  it.each([
    ['Welche Zupfgeige hat der Präsident der Muster Bau AG?', 'de'],
    ['Zupfgeige des Präsidenten der Muster Bau AG', 'de'],
    ['Hat der Präsident der Muster Bau AG eine Zupfgeige?', 'de'],
    ['Quelle est la guimbarde du président de Banque de la Place SA ?', 'fr'],
    ['Qual è lo scacciapensieri del presidente di Casa Modello SA?', 'it'],
    ['What is the hurdygurdy of the chair of Northwind Trading Ltd?', 'en'],
    ['Northwind Trading Ltd hurdygurdy', 'en'],
  ] as const)('%s is not answered with something else', async (question, language) => {
    const frame = await frameOf(question, language);
    expect(frame.refusal).toEqual({ type: 'UNKNOWN_WORD' });
    expect(frame.notUnderstood.length).toBeGreaterThan(0);
  });
});

describe('what is not read as something else', () => {
  it.each([
    ['Wer ist nicht im Verwaltungsrat der Muster Bau AG?', 'de', 'NEGATION'],
    ["Qui n'est pas administrateur de Banque de la Place SA ?", 'fr', 'NEGATION'],
    ['Who is not on the board of Northwind Trading Ltd?', 'en', 'NEGATION'],
    ['Ist das Kapital der Muster Bau AG grösser als das der Officina del Ponte SA?', 'de', 'COMPARISON'],
  ] as const)('%s', async (question, language, type) => {
    expect((await frameOf(question, language)).refusal).toEqual({ type });
  });

  it.each([
    ['Wie viele Firmen wurden 2020 im Kanton Zug gegründet?', 'de', 'COUNT'],
    ['Wie viele Konkurse gab es pro Jahr?', 'de', 'COUNT'],
    ['Combien de sociétés sont en liquidation dans le canton de Vaud ?', 'fr', 'COUNT'],
    ['Quante ditte sono state cancellate nel 2021?', 'it', 'COUNT'],
    ['How many companies moved to Zug in 2019?', 'en', 'COUNT'],
    ['Welche fünf Personen haben am meisten Mandate?', 'de', 'RANKING'],
    ['Quelles sont les cinq plus grandes sociétés ?', 'fr', 'RANKING'],
    ['Which company has the most directors?', 'en', 'RANKING'],
  ] as const)('%s counts or ranks, and searches no name', async (question, language, measure) => {
    const frame = await frameOf(question, language);
    expect([frame.measure, frame.subjects]).toEqual([measure, []]);
  });

  it.each([
    ['Welcher Revisor hat die meisten Kunden?', 'de', 'COMPANIES', 'MANDATES_HELD'],
    ['Welche Firma revidiert am meisten Unternehmen?', 'de', 'COMPANIES', 'MANDATES_HELD'],
    ['Quel auditeur a le plus de clients ?', 'fr', 'COMPANIES', 'MANDATES_HELD'],
    ['Quale società di revisione ha più clienti?', 'it', 'COMPANIES', 'MANDATES_HELD'],
    ['Who audits the most firms?', 'en', 'COMPANIES', 'MANDATES_HELD'],
    ['Which company has the most auditors?', 'en', 'COMPANIES', 'MANDATES'],
    ['In welchem Unternehmen sind am meisten Personen eingetragen?', 'de', 'COMPANIES', 'PEOPLE'],
    ['Quelle entreprise a le plus de personnes inscrites ?', 'fr', 'COMPANIES', 'PEOPLE'],
    ['Quale impresa ha più persone iscritte?', 'it', 'COMPANIES', 'PEOPLE'],
    ['Which firm has the largest number of directors?', 'en', 'COMPANIES', 'PEOPLE'],
    ['Welche Person ist in den meisten Firmen eingetragen?', 'de', 'PEOPLE', 'MANDATES'],
    ['Quelle personne siège dans le plus grand nombre de sociétés ?', 'fr', 'PEOPLE', 'MANDATES'],
    ['Chi ha più mandati?', 'it', 'PEOPLE', 'MANDATES'],
    ['Who sits on the most boards?', 'en', 'PEOPLE', 'MANDATES'],
  ] as const)('%s: what is ranked, and by what', async (question, language, counted, metric) => {
    expect(await frameOf(question, language)).toMatchObject({ measure: 'RANKING', counted, metric, refusal: null });
  });

  it('leaves the customers of any other firm outside of the register', async () => {
    const frame = await frameOf('Which company has the most customers?', 'en');
    expect(frame.refusal).toEqual({ type: 'OUTSIDE', topic: 'BUSINESS' });
  });

  it('has its conditions in slots', async () => {
    expect(await frameOf('Die fünf Firmen mit den meisten Verwaltungsräten im Kanton Zug', 'de')).toMatchObject({ measure: 'RANKING', limit: 5, order: 'MOST', canton: 'ZG' }); // prettier-ignore
    expect(await frameOf('How many bankruptcies per year between 2015 and 2018?', 'en')).toMatchObject({ measure: 'COUNT', grouping: 'YEAR', topics: ['BANKRUPTCY'], range: { from: '2015-01-01', to: '2019-01-01' } }); // prettier-ignore
    expect(await frameOf('Was wusste man am 3. Mai 2020 über den Verwaltungsrat der Muster Bau AG?', 'de')).toMatchObject({ measure: 'OFFICERS', knownOn: '2020-05-03' }); // prettier-ignore
    expect(await frameOf('Que savait-on le 3 mai 2020 du conseil de Banque de la Place SA ?', 'fr')).toMatchObject({ knownOn: '2020-05-03' }); // prettier-ignore
    expect(await frameOf('Muster Bau AG, Obertal: Verwaltungsrat?', 'de')).toMatchObject({ measure: 'OFFICERS', municipality: 'Obertal', notUnderstood: [] }); // prettier-ignore
  });

  it('is two frames where two times are asked for', async () => {
    const frames = await framesOf('Wer war 2018 und 2022 im Verwaltungsrat der Muster Bau AG?', 'de');
    expect(frames.map(({ range }) => range?.from)).toEqual(['2018-01-01', '2022-01-01']);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['Wer ist im Verwaltungsrta der Muster Bau AG?', 'de', 'OFFICERS', 'Muster Bau AG'],
    ['wer ist revisionstelle der muster bau ag', 'de', 'AUDITOR', 'Muster Bau AG'],
    ['Qui est administrteur de Banque de la Place SA ?', 'fr', 'OFFICERS', 'Banque de la Place SA'],
    ['Chi sono gli aministratori di Casa Modello SA?', 'it', 'OFFICERS', 'Casa Modello SA'],
    ['Who are the directros of Northwind Trading Ltd?', 'en', 'OFFICERS', 'Northwind Trading Ltd'],
    ['Who is the president of the Verwaltungsrat of Muster Bau AG?', 'en', 'OFFICERS', 'Muster Bau AG'],
    ['WER IST IM VERWALTUNGSRAT DER MUSTER BAU AG?', 'de', 'OFFICERS', 'Muster Bau AG'],
    ['Verwaltungsrat Muster Bau AG 2019?', 'de', 'OFFICERS', 'Muster Bau AG'],
    ['Muster Bau AG: Zeichnungsberechtigte', 'de', 'SIGNATORIES', 'Muster Bau AG'],
    ['Koennten Sie mir bitte freundlicherweise mitteilen, wer bei der Muster Bau AG zeichnungsberechtigt ist?', 'de', 'SIGNATORIES', 'Muster Bau AG'],
    ['Good morning, I was wondering whether you could kindly tell me who audits Muster Bau AG', 'en', 'AUDITOR', 'Muster Bau AG'],
    ['Welche Mandate hat Frau Muster Anna?', 'de', 'PERSON_MANDATES', 'Muster, Anna'],
    ['Quels mandats a M. Jean-Luc Modèle ?', 'fr', 'PERSON_MANDATES', 'Modèle, Jean-Luc'],
    ['Quali cariche ricopre la sig. Chiara Esempio?', 'it', 'PERSON_MANDATES', 'Esempio, Chiara'],
  ] as const)('%s', async (question, language, measure, name) => {
    const frame = await frameOf(question, language);
    expect([frame.measure, named(frame), frame.notUnderstood, frame.refusal]).toEqual([measure, name, [], null]);
  }); // prettier-ignore

  it('are none where the word is in a name of the register', async () => {
    const firms = await smallRegister(['Kapitel AG', 'Verwaltungsrad Service GmbH'], []);
    for (const question of [
      'Adresse der Kapitel AG',
      'adresse der kapitel ag',
      'Adresse Verwaltungsrad Service GmbH',
    ]) {
      const { frames } = await reasoner.route(askedOf(question, 'de'), toolContext(firms.graph));
      expect([question, frames.map(({ measure }) => measure), frames[0]!.readAs]).toEqual([question, ['ADDRESS'], []]);
    }
    await firms.close();
  });
});

describe('a uid in focus', () => {
  it('that leads nowhere is named, and nothing else answered', async () => {
    const [frame] = await framesOf('Wer ist im Verwaltungsrat?', 'de', 'co_nonsense');
    expect([frame!.refusal, frame!.subjects]).toEqual([{ type: 'UNKNOWN_UID', uid: 'co_nonsense' }, []]);
  });
});
