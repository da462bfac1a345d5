/** Times that a word leads up to or on from, and how a year or a month begins and ends: each was read as one day, or as the year and a stretch up to today. */
import { describe, expect, it } from 'vitest';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import type { TimeBefore } from '../../../src/agent/reasoners/rules/read/time/years-on.js';
import type { Language } from '../../../src/core/index.js';
import { TODAY } from '../world.js';

const timesOf = (question: string, language: Language, before: TimeBefore = null) =>
  tagged(question, language, TODAY, before).times.map(({ asOf, range, stretch }) => stretch ?? asOf ?? range);
const daysOf = (question: string, language: Language, before: TimeBefore) =>
  tagged(question, language, TODAY, before).times.map(({ asOf }) => asOf);

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
  it.each<[Language, string]>([
    ['en', 'between the beginning of 2022 and the end of 2023'], ['de', 'zwischen Anfang 2022 und Ende 2023'], ['fr', 'entre début 2022 et fin 2023'], ['it', 'tra l’inizio del 2022 e la fine del 2023'],
    ['en', 'between January 2022 and the end of 2023'], ['de', 'zwischen dem 1. Januar 2022 und Ende 2023'], ['en', 'from 2022 through 2023'],
  ])('is one stretch between two (%s: %s)', (language, text) => {
    expect(timesOf(`bankruptcies ${text}`, language)).toEqual([{ from: '2022-01-01', to: '2024-01-01' }]);
  }); // prettier-ignore
  it.each<[Language, string]>([
    ['en', 'between early March and late May 2022'], ['de', 'zwischen Anfang März und Ende Mai 2022'], ['fr', 'entre début mars et fin mai 2022'], ['it', 'tra l’inizio di marzo e la fine di maggio 2022'],
    ['de', 'von Anfang März bis Ende Mai 2022'], ['it', 'dall’inizio di marzo alla fine di maggio 2022'],
  ])('is of the year that is said once (%s: %s)', (language, text) => {
    expect(timesOf(`bankruptcies ${text}`, language)).toEqual([{ from: '2022-03-01', to: '2022-06-01' }]);
  }); // prettier-ignore
  it.each<[Language, string]>([
    ['en', 'through the end of 2022'], ['en', 'through 2022'], ['en', 'up to and including 2022'], ['en', 'no later than the end of 2022'], ['en', 'until 2022 inclusive'],
    ['de', 'bis und mit 2022'], ['de', 'bis und mit Ende 2022'], ['de', 'bis einschliesslich 2022'], ['de', 'spätestens Ende 2022'],
    ['fr', 'jusqu’à fin 2022 inclus'], ['fr', 'jusqu’en 2022 y compris'], ['fr', 'au plus tard fin 2022'],
    ['it', 'fino al 2022 compreso'], ['it', 'fino a tutto il 2022'], ['it', 'non oltre la fine del 2022'], ['it', 'fino alla fine del 2022 inclusa'],
  ])('is up to its end and with it, and no word is left over (%s: %s)', (language, text) => {
    const { times } = tagged(text, language, TODAY);
    expect(times.map(({ span, range, stretch }) => [span, stretch ?? range])).toEqual([[{ start: 0, end: text.length }, { from: null, to: '2023-01-01' }]]);
  }); // prettier-ignore
  it.each<[Language, string]>([['it', 'trasferite nel 2020 a Lugano nel 2022'], ['en', 'moved in 2020 to Zug in 2022']])(
    'is two years where a place stands between (%s: %s)', (language, text) => {
    expect(timesOf(text, language)).toEqual([{ from: '2020-01-01', to: '2021-01-01' }, { from: '2022-01-01', to: '2023-01-01' }]);
  }); // prettier-ignore
  it('is not what other things are counted with', () => {
    const text = 'bis 2022 einschliesslich Filialen';
    expect(tagged(text, 'de', TODAY).times.map(({ span }) => text.slice(span.start, span.end))).toEqual(['bis 2022']);
  });
  it.each<[Language, string]>([['en', 'and in March?'], ['en', 'and March?'], ['de', 'und im März?'], ['fr', 'et en mars ?'], ['it', 'e a marzo?']])(
    'has a year for the month behind it, that of the side that is told (%s: %s)', (language, turn) => {
    const month = { from: '2022-03-01', to: '2022-04-01' };
    expect(timesOf(turn, language, { asOf: null, range: { from: null, to: '2023-01-01' } })).toEqual([month]);
    expect(timesOf(turn, language, { asOf: null, range: { from: '2022-01-01', to: null } })).toEqual([month]);
  }); // prettier-ignore
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
    expect(daysOf(turn, language, { asOf: '2022-03-03', range: null })).toEqual([day]);
    expect(daysOf(turn, language, { asOf: null, range: { from: '2022-03-01', to: '2022-04-01' } })).toEqual([day]);
  }); // prettier-ignore
  it.each<[Language, readonly string[]]>([
    ['en', ['at the beginning of October 2022', 'in mid-October 2022', 'at the end of October 2022']], ['en', ['in early October 2022', 'in the middle of October 2022', 'in late October 2022']],
    ['de', ['anfangs Oktober 2022', 'Mitte Oktober 2022', 'Ende Oktober 2022']], ['fr', ['début octobre 2022', 'à la mi-octobre 2022', 'fin octobre 2022']],
    ['it', ['all’inizio di ottobre 2022', 'a metà ottobre 2022', 'alla fine di ottobre 2022']],
  ])('is a third of a month (%s: %j)', (language, texts) => {
    expect(texts.map((text) => timesOf(text, language))).toEqual([
      [{ from: '2022-10-01', to: '2022-10-11' }], [{ from: '2022-10-11', to: '2022-10-21' }], [{ from: '2022-10-21', to: '2022-11-01' }],
    ]);
  }); // prettier-ignore
  it.each<[Language, string]>([['de', 'Ende dieses Monats'], ['fr', 'à la fin de ce mois'], ['it', 'alla fine di questo mese'], ['en', 'at the end of this month']])(
    'is of this month where it says so (%s: %s)', (language, text) => {
    expect(timesOf(text, language)).toEqual([expect.objectContaining({ from: `${TODAY.slice(0, 7)}-21` })]);
  }); // prettier-ignore
  it.each<[Language, string]>([['de', 'Und Ende Monat?'], ['fr', 'Et à la fin du mois ?'], ['it', 'E a fine mese?'], ['en', 'And at the end of the month?']])(
    'is no day where no month was spoken of (%s: %s)', (language, turn) => {
    expect(timesOf(turn, language)).toEqual([]);
  }); // prettier-ignore
  it('is still counted from today where it says no year', () => {
    expect(timesOf('in the last three months', 'en')).toEqual([expect.objectContaining({ to: expect.stringMatching(TODAY.slice(0, 4)) })]);
  }); // prettier-ignore
});
