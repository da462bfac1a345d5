/** Classes of questions that strangers asked: a state on a day, a place left or come to, several places, kinds of firms, what is denied. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

const { frames } = readsFrames();
const X = 'Muster Bau AG';

describe('firms in a state on a day', () => {
  it.each<[Language, string]>([
    ['de', 'Wie viele Firmen waren am 31. Dezember 2022 in Konkurs?'],
    ['fr', 'Combien de sociétés étaient en faillite à fin 2022 ?'],
    ['it', 'Quante società erano in fallimento al 31 dicembre 2022?'],
    ['en', 'How many companies were bankrupt at the end of 2022?'],
  ])('are those that were so, and not those that came to it then (%s)', async (language, question) => {
    const [frame] = await frames(question, language);
    expect([frame!.measure, frame!.status, frame!.topics, frame!.asOf, frame!.range]).toEqual(['COUNT', 'BANKRUPT', [], '2022-12-31', null]); // prettier-ignore
  });

  it('what went bankrupt in a year stays what happened', async () => {
    const [frame] = await frames('How many companies went bankrupt in 2022?', 'en');
    expect([frame!.status, frame!.topics]).toEqual([null, ['BANKRUPTCY']]);
  });

  it('dissolved by a day is what happened until then', async () => {
    const [frame] = await frames('How many companies were dissolved by mid-2024?', 'en');
    expect([frame!.topics, frame!.range]).toEqual([['LIQUIDATION'], { from: null, to: '2024-07-03' }]);
  });
});

describe('a year said by its beginning and its end', () => {
  it.each<[Language, string]>([
    ['de', `Wer war zwischen Anfang und Ende 2022 im Verwaltungsrat der ${X}?`],
    ['fr', `Qui siégeait au conseil de ${X} entre le début et la fin de 2022 ?`],
    ['it', `Chi era nel consiglio di ${X} tra l'inizio e la fine del 2022?`],
    ['en', `Who was on the board of ${X} between the beginning and the end of 2022?`],
  ])('is all of it (%s)', async (language, question) => {
    const [frame] = await frames(question, language);
    expect([frame!.measure, frame!.range]).toEqual(['OFFICERS', { from: '2022-01-01', to: '2023-01-01' }]);
  });
});

describe('two counts and one year behind the second', () => {
  it.each<[Language, string]>([
    ['de', 'Wie viele Firmen wurden gegründet und wie viele gelöscht im Jahr 2022?'],
    ['fr', 'Combien de sociétés ont été fondées et combien radiées en 2022 ?'],
    ['it', 'Quante società sono state fondate e quante cancellate nel 2022?'],
    ['en', 'How many firms were founded and how many deleted in 2022?'],
  ])('are both of that year (%s)', async (language, question) => {
    expect((await frames(question, language)).map(({ range }) => range?.from)).toEqual(['2022-01-01', '2022-01-01']);
  });
});

describe('a place that a firm left, or firms came to', () => {
  it.each<[Language, string]>([
    ['de', `Ist die ${X} aus dem Kanton Bern weggezogen?`],
    ['de', `Hat die ${X} den Kanton Bern verlassen?`],
    ['fr', `${X} a-t-elle quitté le canton de Vaud ?`],
    ['it', `La ${X} ha lasciato il Canton Ginevra?`],
    ['en', `Did ${X} leave canton Geneva?`],
    ['en', `Has ${X} ever moved out of Geneva?`],
  ])('asks of the firm whether it moved (%s): %s', async (language, question) => {
    const [frame, another] = await frames(question, language);
    expect([frame!.measure, frame!.topics, frame!.subjects[0]!.name, frame!.canton, another]).toEqual(['TIMELINE', ['MOVED'], X, null, undefined]); // prettier-ignore
  });

  it.each<[Language, string]>([
    ['de', 'Welche Firmen sind 2025 in den Kanton Wallis gezogen?'],
    ['fr', "Quelles sociétés sont venues s'installer en Valais en 2025 ?"],
    ['it', 'Quali società sono arrivate nel Canton Vallese nel 2025?'],
    ['en', 'Which companies came to canton Valais in 2025?'],
  ])('asks for those that moved, and not for all that are there (%s)', async (language, question) => {
    const [frame] = await frames(question, language);
    expect([frame!.measure, frame!.topics, frame!.canton, frame!.range?.from]).toEqual(['COMPANIES', ['MOVED'], 'VS', '2025-01-01']); // prettier-ignore
  });
});

describe('three places', () => {
  it.each<[Language, string]>([
    ['de', 'Welche Firmen in den Kantonen Zug, Bern oder Genf sind in Konkurs?'],
    ['fr', 'Quelles sociétés des cantons de Zoug, Berne ou Genève sont en faillite ?'],
    ['it', 'Quali società nei cantoni di Zugo, Berna o Ginevra sono in fallimento?'],
    ['en', 'Which companies in the cantons of Zug, Bern or Geneva are bankrupt?'],
  ])('are each asked about, and none is lost (%s)', async (language, question) => {
    const read = await frames(question, language);
    expect(read.map(({ canton, status }) => [canton, status])).toEqual([['ZG', 'BANKRUPT'], ['BE', 'BANKRUPT'], ['GE', 'BANKRUPT']]); // prettier-ignore
  });
});

describe('kinds of firms', () => {
  it.each<[Language, string, string]>([
    ['de', 'treuhand', 'Welche Treuhandfirmen gibt es im Kanton Zug?'],
    ['fr', 'fiduciaire', 'Combien de fiduciaires y a-t-il dans le canton de Genève ?'],
    ['it', 'fiduciari', 'Quali società fiduciarie ci sono in Ticino?'],
  ])('are asked for by their purpose (%s %s)', async (language, purpose, question) => {
    expect((await frames(question, language))[0]!.purpose).toBe(purpose);
  });

  it.each<[Language, string]>([
    ['fr', 'Quelles sociétés de transport sont inscrites à Genève ?'],
    ['en', 'Which Fintech companies left the register?'],
    ['en', 'How many companies left by canton?'],
  ])('of which nothing is known are no list of all (%s): %s', async (language, question) => {
    expect((await frames(question, language))[0]!.refusal?.type).toBe('UNKNOWN_WORD');
  });

  it.each<[Language, string]>([
    ['de', 'Welche Stiftungen im Kanton Genf sind nicht gelöscht?'],
    ['fr', 'Combien de Sàrl ne sont pas radiées dans le canton de Genève ?'],
    ['it', 'Quante società non sono cancellate nel Canton Ginevra?'],
    ['en', 'Which firms in canton Geneva are not deleted?'],
  ])('that are not deleted are those that are entered (%s)', async (language, question) => {
    const [frame] = await frames(question, language);
    expect([frame!.refusal, frame!.canton]).toEqual([null, 'GE']);
  });
});

describe('who is meant, and what is denied', () => {
  it.each<[Language, string]>([
    ['fr', `Quels administrateurs de ${X} n'ont pas la signature individuelle ?`],
    ['fr', `Quels membres du conseil de ${X} n'ont pas la signature collective ?`],
  ])('one kind of signature is not every kind (%s): %s', async (language, question) => {
    expect((await frames(question, language))[0]!.refusal?.type).toBe('NEGATION');
  });

  it('an answer may be wanted in another language than the question is written in', async () => {
    const [frame] = await frames(`Wer sitzt heute im Verwaltungsrat der ${X}?`, 'it');
    expect([frame!.language, frame!.measure, frame!.subjects[0]!.name]).toEqual(['it', 'OFFICERS', X]);
  });
});
