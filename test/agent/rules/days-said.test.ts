/** Days in words, of no year, at the end of a year that was spoken of, and stretches that are counted from a day. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDayDigits } from '../../../src/agent/reasoners/rules/read/time/day-words.js';
import type { TimeBefore } from '../../../src/agent/reasoners/rules/read/time/years-on.js';
import { tagged } from '../../../src/agent/reasoners/rules/read/words/tagging.js';
import { LANGUAGES, type IsoDate, type Language } from '../../../src/core/index.js';
import { TODAY } from '../world.js';

const DAYS: Record<Language, { words: string; before: string; month: string; of: string }> = {
  de: {
    words: 'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreissigsten einunddreissigsten',
    before: 'am ', month: 'März', of: ' ',
  },
  fr: {
    words: 'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf trente trente_et_un',
    before: 'le ', month: 'mars', of: ' ',
  },
  it: {
    words: 'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno',
    before: 'il ', month: 'marzo', of: ' ',
  },
  en: {
    words: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first',
    before: 'on the ', month: 'March', of: ' of ',
  },
}; // prettier-ignore
const read = (question: string, language: Language, before: TimeBefore = null) => tagged(question, language, TODAY, before); // prettier-ignore
const only = (question: string, language: Language, before: TimeBefore = null) => {
  const { times } = read(question, language, before);
  return times.map(({ asOf, range }) => asOf ?? range);
};
const IN_2022: TimeBefore = { asOf: null, range: { from: '2022-01-01', to: '2023-01-01' } };
const ON_A_DAY: TimeBefore = { asOf: '2022-05-03' as IsoDate, range: null };

describe.each(LANGUAGES)('a day of a month in words, in %s', (language) => {
  it('is each of the thirty-one', () => {
    const { words, before, month, of } = DAYS[language];
    for (const [at, word] of words.split(' ').entries())
      expect(only(`${before}${word.replaceAll('_', ' ')}${of}${month} 2022`, language)).toEqual([`2022-03-${String(at + 1).padStart(2, '0')}`]); // prettier-ignore
  });
});

describe('the words of a day', () => {
  it('leave every other letter where it was, whatever the text', () => {
    const word = fc.constantFrom('first', 'May', 'may', 'elften', 'November', 'of', 'primo', 'maggio', 'the', '2022', 'vingt et un', 'mars', 'Ärzte', '?'); // prettier-ignore
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        const digits = withDayDigits(text);
        expect(digits).toHaveLength(text.length);
        if (!/May|may|November|maggio|mars/.test(text)) expect(digits).toBe(text);
      }),
    );
  });

  it('are none where a verb looks like a month', () => {
    expect(withDayDigits('Only the second may sign')).toBe('Only the second may sign');
    expect(withDayDigits('the second of may')).not.toBe('the second of may');
  });

  it('may stand behind the month in English', () => {
    expect(only('on November the eleventh, 2022', 'en')).toEqual(['2022-11-11']);
  });
});

describe.each<[Language, string]>([
  ['de', 'Und am 11. November?'], ['de', 'Und am elften November?'], ['de', 'Und am 11.11.?'], ['fr', 'Et le 11 novembre ?'], ['fr', 'Et le onze novembre ?'],
  ['it', 'E l’11 novembre?'], ['it', 'E l’undici novembre?'], ['en', 'And on 11 November?'], ['en', 'And on November 11th?'], ['en', 'And on the eleventh of November?'],
])('a day of no year (%s: %s)', (language, question) => {
  it('is of the year spoken of', () => {
    expect(only(question, language, ON_A_DAY)).toEqual(['2022-11-11']);
    expect(only(question, language, IN_2022)).toEqual(['2022-11-11']);
  });

  it('is no day where no year was spoken of, and never is left out', () => {
    const { times, tokens } = read(question, language);
    expect(times).toEqual([]);
    expect(tokens.some(({ slot }) => slot?.type === 'FILLER' && 'uncounted' in slot)).toBe(true);
  });
}); // prettier-ignore

describe.each<[Language, string, string]>([
  ['de', 'Und Ende jenes Jahres?', 'Und am Jahresanfang?'], ['de', 'Und Ende des Jahres?', 'Und zu Beginn des Jahres?'], ['fr', 'Et à la fin de cette année-là ?', 'Et au début de l’année ?'],
  ['fr', 'Et en fin d’année ?', 'Et en début d’année ?'], ['it', 'E alla fine di quell’anno?', 'E all’inizio di quell’anno?'], ['it', 'E a fine anno?', 'E a inizio anno?'],
  ['en', 'And at the end of that year?', 'And at the start of that year?'], ['en', 'And at the end of the year?', 'And at the beginning of it?'],
])('a fringe of the year spoken of (%s: %s)', (language, end, start) => {
  it('is a day of it', () => {
    expect(only(end, language, IN_2022)).toEqual(['2022-12-31']);
    expect(only(start, language, IN_2022)).toEqual(['2022-01-01']);
  });
}); // prettier-ignore

it.each<[Language, string]>([
  ['de', 'Ende letzten Jahres'], ['fr', 'à la fin de l’année dernière'], ['it', 'alla fine dell’anno scorso'], ['en', 'at the end of last year'],
])('the end of the year before this one is a day (%s: %s)', (language, question) => {
  expect(only(question, language)).toEqual(['2025-12-31']);
}); // prettier-ignore

describe.each<[Language, string, string]>([
  ['de', 'innert drei Monaten nach dem 1. Januar 2021', 'in den drei Monaten vor dem 1. Januar 2021'],
  ['fr', 'dans les trois mois après le 1er janvier 2021', 'dans les trois mois précédant le 1er janvier 2021'],
  ['it', 'entro tre mesi dopo il 1 gennaio 2021', 'nei tre mesi precedenti il 1 gennaio 2021'],
  ['en', 'within three months after 1 January 2021', 'in the three months before 1 January 2021'],
])('a stretch that is counted from a day (%s: %s)', (language, after, before) => {
  it('ends so much later, or begins so much earlier', () => {
    expect(only(after, language)).toEqual([{ from: '2021-01-02', to: '2021-04-02' }]);
    expect(only(before, language)).toEqual([{ from: '2020-10-01', to: '2021-01-01' }]);
  });
});

it.each<[Language, string, string]>([
  ['de', 'Und am Vortag?', '2022-05-02'], ['de', 'Und am Folgetag?', '2022-05-04'], ['fr', 'Et la veille ?', '2022-05-02'], ['fr', 'Et le lendemain ?', '2022-05-04'],
  ['it', 'E alla vigilia?', '2022-05-02'], ['it', 'E l’indomani?', '2022-05-04'], ['en', 'And the day before?', '2022-05-02'], ['en', 'And the day after?', '2022-05-04'],
])('the day beside the one spoken of (%s: %s)', (language, question, day) => {
  expect(only(question, language, ON_A_DAY)).toEqual([day]);
}); // prettier-ignore

it.each<[Language, string]>([
  ['fr', 'la veille de la faillite'], ['it', 'alla vigilia del fallimento'], ['en', 'the eve of the bankruptcy'], ['de', 'am Vortag des Konkurses'],
])('is of what happened where that is told behind (%s: %s)', (language, question) => {
  expect(only(question, language, ON_A_DAY)).toEqual([]);
}); // prettier-ignore

describe('what has a direction', () => {
  const DIRECTED: [Language, string][] = [
    ['de', 'Und vor dem 1. Juli?'], ['de', 'Und seit Anfang des Jahres?'], ['de', 'Und bis Ende des Jahres?'], ['fr', 'Et depuis le début de l’année ?'], ['fr', 'Et jusqu’à la fin de l’année ?'],
    ['it', 'E dall’inizio dell’anno?'], ['it', 'E fino alla fine dell’anno?'], ['en', 'And before 1 July?'], ['en', 'And after 1 July?'], ['en', 'And since the beginning of the year?'], ['en', 'And by the end of the year?'],
  ]; // prettier-ignore
  it.each(DIRECTED)('is no day of the year spoken of (%s): %s', (language, turn) => {
    expect(read(turn, language, IN_2022).times.filter(({ asOf, stretch }) => asOf !== null && stretch === undefined)).toEqual([]); // prettier-ignore
  });
  it.each([
    ['en', 'How many joined in the last three months of 2022?'], ['de', 'Wie viele kamen in den letzten drei Monaten von 2022?'], ['fr', 'Combien dans les trois derniers mois de 2022 ?'], ['it', 'Quanti negli ultimi tre mesi del 2022?'],
  ] as [Language, string][])('the last months of a year are not its first (%s): %s', (language, question) => {
    expect(read(question, language).times.map(({ range }) => range)).not.toContainEqual({ from: '2022-01-01', to: '2022-04-01' });
  }); // prettier-ignore
});
