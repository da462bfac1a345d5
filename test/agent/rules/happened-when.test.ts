import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import type { QuestionFrame } from '../../../src/trace/index.js';
import { partsOfYear } from '../../../src/agent/reasoners/rules/read/time/parts-of-year.js';
import { readsFrames } from '../read-frames.js';

const { frames, namesOf } = readsFrames();
type Row = readonly [Language, string, Partial<QuestionFrame>];

const MARCH = { range: { from: '2024-03-01', to: '2024-04-01' } };
const IN_2024 = { range: { from: '2024-01-01', to: '2025-01-01' } };
const PRINTED = { rangeBy: 'PUBLICATION_DATE' } as const;

const readsOne = async (language: Language, question: string, expected: Partial<QuestionFrame>) =>
  expect(await frames(question, language)).toMatchObject([{ refusal: null, notUnderstood: [], ...expected }]);

describe('by which date something happened', () => {
  it.each<Row>([
    ['en', 'Which bankruptcies were published in March 2024, by legal date?', { rangeBy: null }],
    ['de', 'Welche Konkurse wurden im März 2024 publiziert, nach Rechtsdatum?', { rangeBy: null }],
    ['fr', 'Quelles faillites ont été publiées en mars 2024, selon la date juridique ?', { rangeBy: null }],
    ['it', 'Quali fallimenti sono stati pubblicati nel marzo 2024, per data legale?', { rangeBy: null }],
    ['en', 'Which companies went bankrupt in March 2024, by publication date?', PRINTED],
    ['de', 'Welche Firmen gingen im März 2024 in Konkurs, nach Publikationsdatum?', PRINTED],
    ['fr', 'Quelles sociétés ont fait faillite en mars 2024, selon la date de publication ?', PRINTED],
    ['it', 'Quali ditte sono fallite nel marzo 2024, per data di pubblicazione?', PRINTED],
  ])('the date that is said goes before what is published (%s): %s', (language, question, expected) =>
    readsOne(language, question, { measure: 'COMPANIES', topics: ['BANKRUPTCY'], ...MARCH, ...expected }),
  );

  it.each<Row>([
    ['en', 'How many bankruptcies were published in 2024?', { counted: 'COMPANIES' }],
    ['de', 'Wie viele Konkurse wurden 2024 publiziert?', { counted: 'COMPANIES' }],
    ['fr', 'Combien de faillites ont été publiées en 2024 ?', { counted: 'COMPANIES' }],
    ['it', 'Quanti fallimenti sono stati pubblicati nel 2024?', { counted: 'COMPANIES' }],
    ['en', 'How many bankruptcy notices were published in 2024?', { counted: 'NOTICES' }],
    ['de', 'Wie viele Konkursmeldungen wurden 2024 publiziert?', { counted: 'NOTICES' }],
    ['fr', 'Combien d’avis de faillite ont été publiés en 2024 ?', { counted: 'NOTICES' }],
    ['it', 'Quante pubblicazioni di fallimento ci sono state nel 2024?', { counted: 'NOTICES' }],
  ])('firms are counted as they are listed, notices where they are asked for (%s): %s', (language, question, expected) =>
    readsOne(language, question, { measure: 'COUNT', topics: ['BANKRUPTCY'], ...IN_2024, ...expected }),
  ); // prettier-ignore

  it.each<Row>([
    ['en', 'Which companies were wound up in 2024?', { topics: ['LIQUIDATION'] }],
    ['de', 'Welche Firmen wurden 2024 aufgelöst?', { topics: ['LIQUIDATION'] }],
    ['fr', 'Quelles sociétés ont été dissoutes en 2024 ?', { topics: ['LIQUIDATION'] }],
    ['it', 'Quali società sono state sciolte nel 2024?', { topics: ['LIQUIDATION'] }],
    ['en', 'Which companies were newly registered in 2024?', { topics: ['FOUNDED'] }],
    ['de', 'Welche Firmen wurden 2024 eingetragen?', { topics: ['FOUNDED'] }],
    ['fr', 'Quelles sociétés ont été inscrites en 2024 ?', { topics: ['FOUNDED'] }],
    ['it', 'Quali ditte sono state iscritte nel 2024?', { topics: ['FOUNDED'] }],
    ['en', 'Which companies were converted in 2024?', { topics: ['LEGAL_FORM'] }],
    ['de', 'Welche Firmen wurden 2024 umgewandelt?', { topics: ['LEGAL_FORM'] }],
    ['fr', 'Quelles sociétés ont été transformées en 2024 ?', { topics: ['LEGAL_FORM'] }],
    ['it', 'Quali società sono state trasformate nel 2024?', { topics: ['LEGAL_FORM'] }],
    ['en', 'Which companies changed their auditor in 2024?', { topics: ['AUDITOR'], roles: [] }],
    ['de', 'Welche Firmen haben 2024 die Revisionsstelle gewechselt?', { topics: ['AUDITOR'], roles: [] }],
    ['fr', 'Quelles entreprises ont changé d’organe de révision en 2024 ?', { topics: ['AUDITOR'], roles: [] }],
    ['it', 'Quali ditte hanno cambiato ufficio di revisione nel 2024?', { topics: ['AUDITOR'], roles: [] }],
  ])('what became of firms in a year is what happened in it (%s): %s', (language, question, expected) =>
    readsOne(language, question, { measure: 'COMPANIES', status: null, subjects: [], ...IN_2024, ...expected }),
  );

  it.each<Row>([
    ['en', 'Which address changes of Muster Bau AG were published in 2024?', { topics: ['ADDRESS'] }],
    ['de', 'Welche Adressänderungen der Muster Bau AG wurden 2024 publiziert?', { topics: ['ADDRESS'] }],
    ['fr', 'Quels changements d’adresse de Muster Bau AG ont été publiés en 2024 ?', { topics: ['ADDRESS'] }],
    ['it', 'Quali cambiamenti di indirizzo della Muster Bau AG sono stati pubblicati nel 2024?', { topics: ['ADDRESS'] }],
    ['de', 'Welche Zweckänderungen der Muster Bau AG wurden 2024 publiziert?', { topics: ['PURPOSE'] }],
  ])('changes of a value are no value (%s): %s', (language, question, expected) =>
    readsOne(language, question, { measure: 'TIMELINE', ...PRINTED, ...IN_2024, ...expected }),
  ); // prettier-ignore

  it.each<Row>([
    ['en', 'What happened in Zug in 2024?', { canton: 'ZG', readAs: [{ text: 'Zug', as: 'canton ZG' }] }],
    ['de', 'Was ist 2024 in Zug passiert?', { canton: 'ZG', readAs: [{ text: 'Zug', as: 'Kanton ZG' }] }],
    ['fr', 'Que s’est-il passé à Genève en 2024 ?', { canton: 'GE', readAs: [{ text: 'Genève', as: 'canton GE' }] }],
    ['it', 'Cosa è successo a Zugo nel 2024?', { canton: 'ZG', readAs: [{ text: 'Zugo', as: 'Cantone ZG' }] }],
    ['en', 'What was published in Bern in 2024?', { canton: 'BE', readAs: [{ text: 'Bern', as: 'canton BE' }] }],
  ])('of a name that is a canton and a municipality the canton is taken, and said (%s): %s', (language, question, expected) =>
    readsOne(language, question, { measure: 'COUNT', counted: 'NOTICES', grouping: 'TOPIC', subjects: [], ...IN_2024, ...expected }),
  ); // prettier-ignore

  it.each<[string, string, string]>([
    ['between March and June 2024', '2024-03-01', '2024-07-01'],
    ['von März bis Juni 2024', '2024-03-01', '2024-07-01'],
    ['de mars à juin 2024', '2024-03-01', '2024-07-01'],
    ['da marzo a giugno 2024', '2024-03-01', '2024-07-01'],
    ['vom 3. bis 15. Mai 2024', '2024-05-03', '2024-05-16'],
    ['du 28 février au 2 mars 2024', '2024-02-28', '2024-03-03'],
    ['in the first quarter of 2024', '2024-01-01', '2024-04-01'],
    ['im zweiten Halbjahr 2024', '2024-07-01', '2025-01-01'],
    ['au troisième trimestre 2024', '2024-07-01', '2024-10-01'],
    ['nel primo semestre 2024', '2024-01-01', '2024-07-01'],
    ['in Q4 2024', '2024-10-01', '2025-01-01'],
  ])('a part of one year: %s', (words, from, to) => {
    expect(partsOfYear(words).map(({ range }) => range)).toEqual([{ from, to }]);
  });

  it.each(['am 3. und 5. Mai 2024', 'from June to March 2024', 'on 30 to 31 February 2024', 'the fifth quarter of 2024'])(
    'no part of a year: %s',
    (words) => expect(partsOfYear(words)).toEqual([]),
  ); // prettier-ignore

  it.each<[Language, string]>([
    ['en', 'Who left Muster Bau AG between March and June 2024?'],
    ['de', 'Wer verliess die Muster Bau AG von März bis Juni 2024?'],
    ['fr', 'Qui a quitté Muster Bau AG de mars à juin 2024 ?'],
    ['it', 'Chi ha lasciato la Muster Bau AG da marzo a giugno 2024?'],
  ])('its months are nobody (%s): %s', async (language, question) => {
    const [frame, another] = await frames(question, language);
    expect([frame!.measure, namesOf(frame!), frame!.range, another]).toEqual(['DEPARTED', 'Muster Bau AG', { from: '2024-03-01', to: '2024-07-01' }, undefined]); // prettier-ignore
  });
});
