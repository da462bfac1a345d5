/** `The eleventh of November 2022`, `il primo maggio`, `le vingt et un mars`: a day of a month in words. */
import { isWholeMonth, MONTH } from './dates.js';

const UNDER_TWENTY = {
  de: 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt',
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  fr: 'premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  it: 'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
};
const UNITS_DE = 'ein zwei drei vier fünf sechs sieben acht neun';
const UNITS_IT = 'uno due tre quattro cinque sei sette otto nove';
const ENDINGS_DE = ['e', 'en', 'er', 'em'];

const listed = (words: string) => words.split(' ').map((word, at): [string, number] => [word, at + 1]);
const ofGerman = ([stem, day]: [string, number]) => ENDINGS_DE.map((ending): [string, number] => [stem + ending, day]);
const tens = (day: number) => (day > 29 ? 30 : 20);
const LATE = Array.from({ length: 12 }, (_, at) => 20 + at);
const unitOf = (words: string, day: number) => words.split(' ')[(day % 10) - 1];

const DAYS: ReadonlyMap<string, number> = new Map([
  ...listed(UNDER_TWENTY.de).flatMap(ofGerman),
  ...LATE.flatMap((day) => {
    const ten = tens(day) === 20 ? ['zwanzigst'] : ['dreissigst', 'dreißigst'];
    const unit = day % 10 === 0 ? '' : `${unitOf(UNITS_DE, day)}und`;
    return ten.flatMap((word) => ofGerman([unit + word, day]));
  }),
  ...listed(UNDER_TWENTY.en),
  ...LATE.map((day): [string, number] => [day % 10 === 0 ? (day === 20 ? 'twentieth' : 'thirtieth') : `${tens(day) === 20 ? 'twenty' : 'thirty'} ${unitOf(UNDER_TWENTY.en, day)}`, day]),
  ...listed(UNDER_TWENTY.fr.replaceAll('-', '_')).map(([word, day]): [string, number] => [word.replace('_', ' '), day]),
  ...LATE.map((day): [string, number] => [`${tens(day) === 20 ? 'vingt' : 'trente'}${day % 10 === 0 ? '' : day % 10 === 1 ? ' et un' : ` ${unitOf(UNDER_TWENTY.fr, day)}`}`, day]),
  ...listed(UNDER_TWENTY.it),
  ...LATE.map((day): [string, number] => {
    const unit = day % 10 === 0 ? '' : unitOf(UNITS_IT, day)!;
    const ten = tens(day) === 20 ? 'venti' : 'trenta';
    return [(/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit, day];
  }),
]); // prettier-ignore

const BEFORE_MONTH = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:of|di|de)\\s+|d['’])?${MONTH}(?!\\p{L})`, 'giu');
const LAST_WORDS = /(?:\p{L}+[\s-]+){0,2}\p{L}+\s+$/u;
const BEHIND_MONTH = /^\s+(?:the\s+)?\p{L}+(?:[\s-]\p{L}+)?/u;
/** In small letters these are verbs, and `march` too. */
const SMALL_VERB = /^(?:may|march|mar)$/;
const MOST_WORDS = 3;

const dayOf = (words: readonly string[]): number | undefined => DAYS.get(words.join(' ').toLowerCase());

/** The question with digits for the words of such a day, each other letter where it was. */
export function withDayDigits(question: string): string {
  let text = question;
  const put = (start: number, end: number, digits: string) => {
    text = text.slice(0, start) + digits + text.slice(end);
  };
  for (const match of question.matchAll(BEFORE_MONTH)) {
    const month = match[1]!;
    const ofMonth = match[0].length > month.length;
    if (!isWholeMonth(month) || (SMALL_VERB.test(month) && !ofMonth)) continue;
    const before = LAST_WORDS.exec(question.slice(0, match.index))?.[0] ?? '';
    const words = [...before.matchAll(/\p{L}+/gu)];
    for (let many = Math.min(MOST_WORDS, words.length); many > 0; many--) {
      const own = words.slice(-many);
      const day = dayOf(own.map(([word]) => word));
      if (day === undefined) continue;
      const start = match.index - before.length + own[0]!.index;
      const length = own.at(-1)!.index + own.at(-1)![0].length - own[0]!.index;
      put(start, start + length, String(day).padEnd(length));
      break;
    }
    const end = match.index + match[0].length;
    const behind = BEHIND_MONTH.exec(question.slice(end))?.[0] ?? '';
    const late = [...behind.matchAll(/\p{L}+/gu)].map(([word]) => word).filter((word) => word !== 'the');
    const many = [2, 1].find((count) => late.length >= count && dayOf(late.slice(0, count)) !== undefined);
    if (many === undefined || !EN_ORDINAL.test(late[many - 1]!)) continue;
    const length = behind.lastIndexOf(late[many - 1]!) + late[many - 1]!.length;
    put(end, end + length, ` ${String(dayOf(late.slice(0, many))).padStart(length - 1)}`);
  }
  return text;
}
/** Behind a month English alone has its day. */
const EN_ORDINAL = /^(?:first|second|third|[a-z]+th)$/i;
