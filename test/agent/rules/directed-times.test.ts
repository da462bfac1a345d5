/** Times that a word leads up to or on from, and how a year or a month begins and ends: each was read as one day, or as the year and a stretch up to today. */
import { describe, expect, it } from 'vitest';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import type { TimeBefore } from '../../../src/agent/reasoners/rules/read/time/years-on.js';
import type { Language } from '../../../src/core/index.js';
import { TODAY } from '../world.js';

const timesOf = (question: string, language: Language, before: TimeBefore = null) =>
  tagged(question, language, TODAY, before).times.map(({ asOf, range, stretch }) => stretch ?? asOf ?? range);

describe('a part of a year that a word leads up to, or on from', () => {
  it.each<[Language, string, { from: string | null; to: string | null }]>([
    ['en', 'by the end of 2022', { from: null, to: '2023-01-01' }],
    ['en', 'up to the end of March 2022', { from: null, to: '2022-04-01' }],
    ['en', 'by 2022', { from: null, to: '2023-01-01' }],
    ['en', 'by 31 March 2022', { from: null, to: '2022-04-01' }],
    ['en', 'since the beginning of 2022', { from: '2022-01-01', to: null }],
    ['en', 'after the end of 2022', { from: '2023-01-01', to: null }],
    ['en', 'before the start of 2022', { from: null, to: '2022-01-01' }],
    ['en', 'from early 2022 to the end of 2023', { from: '2022-01-01', to: '2024-01-01' }],
    ['de', 'bis Ende 2022', { from: null, to: '2023-01-01' }],
    ['de', 'seit Anfang 2022', { from: '2022-01-01', to: null }],
    ['de', 'ab Mitte 2023', { from: '2023-07-02', to: null }],
    ['de', 'vor Ende 2022', { from: null, to: '2023-01-01' }],
    ['de', 'von Anfang 2022 bis Ende 2023', { from: '2022-01-01', to: '2024-01-01' }],
    ['fr', 'jusqu’à fin 2022', { from: null, to: '2023-01-01' }],
    ['fr', 'd’ici la fin de 2022', { from: null, to: '2023-01-01' }],
    ['fr', 'depuis début 2024', { from: '2024-01-01', to: null }],
    ['fr', 'du début 2022 à la fin 2023', { from: '2022-01-01', to: '2024-01-01' }],
    ['it', 'entro la fine del 2022', { from: null, to: '2023-01-01' }],
    ['it', 'dalla metà del 2023', { from: '2023-07-02', to: null }],
    ['it', 'prima della fine del 2022', { from: null, to: '2023-01-01' }],
    ['it', 'dall’inizio del 2022 alla fine del 2023', { from: '2022-01-01', to: '2024-01-01' }],
    ['en', 'since the beginning of the year', { from: `${TODAY.slice(0, 4)}-01-01`, to: null }],
    ['de', 'seit Jahresbeginn', { from: `${TODAY.slice(0, 4)}-01-01`, to: null }],
    ['fr', 'depuis le début de l’année', { from: `${TODAY.slice(0, 4)}-01-01`, to: null }],
    ['it', 'dall’inizio dell’anno', { from: `${TODAY.slice(0, 4)}-01-01`, to: null }],
  ])('is a stretch (%s: %s)', (language, text, stretch) => {
    expect(timesOf(`bankruptcies ${text}`, language)).toEqual([stretch]);
  });
  it.each<[Language, string, string]>([
    ['en', 'at the end of 2022', '2022-12-31'], ['de', 'per Ende 2022', '2022-12-31'], ['fr', 'à la fin de 2022', '2022-12-31'], ['it', 'a fine 2022', '2022-12-31'],
  ])('is a day where nothing leads to it (%s: %s)', (language, text, day) => {
    expect(timesOf(text, language)).toEqual([day]);
  }); // prettier-ignore
});

describe('how a year or a month begins and ends', () => {
  const OF_2022 = { from: '2022-10-01', to: '2023-01-01' };
  const OF_MARCH = { from: '2022-03-01', to: '2022-03-15' };
  it.each<[Language, string, { from: string; to: string }]>([
    ['en', 'in the last three months of 2022', OF_2022], ['de', 'in den letzten drei Monaten 2022', OF_2022], ['fr', 'dans les trois derniers mois de 2022', OF_2022], ['it', 'negli ultimi tre mesi del 2022', OF_2022],
    ['en', 'in the first two weeks of March 2022', OF_MARCH], ['de', 'in den ersten zwei Wochen März 2022', OF_MARCH], ['fr', 'dans les deux premières semaines de mars 2022', OF_MARCH], ['it', 'nelle prime due settimane di marzo 2022', OF_MARCH],
    ['en', 'in the last week of 2022', { from: '2022-12-25', to: '2023-01-01' }], ['en', 'in the second half of March 2022', { from: '2022-03-16', to: '2022-04-01' }],
    ['de', 'in der zweiten Hälfte 2022', { from: '2022-07-01', to: '2023-01-01' }], ['fr', 'dans la première quinzaine de mai 2023', { from: '2023-05-01', to: '2023-05-16' }], ['it', 'nella prima metà di marzo 2022', { from: '2022-03-01', to: '2022-03-16' }],
  ])('is a stretch of it alone (%s: %s)', (language, text, stretch) => {
    expect(timesOf(text, language)).toEqual([stretch]);
  }); // prettier-ignore
  it.each<[Language, string]>([
    ['en', 'And in the last three months of that year?'], ['de', 'Und in den letzten drei Monaten jenes Jahres?'], ['fr', 'Et dans les trois derniers mois de cette année-là ?'], ['it', 'E negli ultimi tre mesi di quell’anno?'],
  ])('is of the year spoken of (%s: %s)', (language, turn) => {
    expect(timesOf(turn, language, { asOf: null, range: { from: '2022-01-01', to: '2023-01-01' } })).toEqual([OF_2022]);
  }); // prettier-ignore
  it.each<[Language, string, string]>([
    ['de', 'Und Ende Monat?', '2022-03-31'], ['de', 'Und am Monatsende?', '2022-03-31'], ['de', 'Und Anfang des Monats?', '2022-03-01'], ['en', 'And at the end of the month?', '2022-03-31'], ['en', 'And mid-month?', '2022-03-16'],
    ['fr', 'Et à la fin du mois ?', '2022-03-31'], ['fr', 'Et fin mars ?', '2022-03-31'], ['it', 'E a fine mese?', '2022-03-31'], ['it', 'E all’inizio del mese?', '2022-03-01'],
  ])('is a day of the month spoken of (%s: %s)', (language, turn, day) => {
    expect(timesOf(turn, language, { asOf: '2022-03-03', range: null })).toEqual([day]);
    expect(timesOf(turn, language, { asOf: null, range: { from: '2022-03-01', to: '2022-04-01' } })).toEqual([day]);
  }); // prettier-ignore
  it.each<[Language, string]>([['de', 'Und Ende Monat?'], ['fr', 'Et à la fin du mois ?'], ['it', 'E a fine mese?'], ['en', 'And at the end of the month?']])(
    'is no day where no month was spoken of (%s: %s)', (language, turn) => {
    expect(timesOf(turn, language)).toEqual([]);
  }); // prettier-ignore
  it('is still counted from today where it says no year', () => {
    expect(timesOf('in the last three months', 'en')).toEqual([expect.objectContaining({ to: expect.stringMatching(TODAY.slice(0, 4)) })]);
  }); // prettier-ignore
});
