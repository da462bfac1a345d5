import { addDays, isoDateOf, type IsoDate, type Span } from '../../../../../core/index.js';

export interface Range {
  /** Inclusive; null: open. */
  from: IsoDate | null;
  /** Exclusive; null: open. */
  to: IsoDate | null;
}

/** A stretch of the question that names a time. */
export interface TimeRead {
  span: Span;
  asOf: IsoDate | null;
  range: Range | null;
  /** Only four digits: may as well be a part of a name (`Immobilien 2000 AG`). */
  bareYear: boolean;
  /** At the end of a year, or in the midst of it: of what happens, the month. */
  around?: true;
  /** Up to that day, or on it: `a oggi`, `bis heute`. */
  until?: boolean;
  /** What happens is asked of this stretch: `by the end of 2022`. What is so is asked of the day. */
  stretch?: Range;
}

const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'jänner', 'jaenner', 'jan', 'janvier', 'janv', 'gennaio', 'gen', 'january'],
  ['februar', 'feb', 'février', 'fevrier', 'févr', 'fév', 'febbraio', 'febr', 'february'],
  ['märz', 'maerz', 'marz', 'mrz', 'mär', 'mars', 'marzo', 'march', 'mar'],
  ['april', 'apr', 'avril', 'avr', 'aprile'],
  ['mai', 'maggio', 'mag', 'may'],
  ['juni', 'jun', 'juin', 'giugno', 'giu', 'june'],
  ['juli', 'jul', 'juillet', 'juil', 'luglio', 'lug', 'july'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septembre', 'settembre', 'set'],
  ['oktober', 'okt', 'octobre', 'oct', 'ottobre', 'ott', 'october'],
  ['november', 'nov', 'novembre'],
  ['dezember', 'dez', 'décembre', 'decembre', 'déc', 'dicembre', 'dic', 'december', 'dec'],
];
export const MONTH = `(${MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|')})\\.?`;
export const YEAR = '(1[89]\\d\\d|2[01]\\d\\d)';
export const DAY = '(\\d{1,2})(?:\\.|er|ère|ro|°|º|st|nd|rd|th)?';
const FULL = `(?:${DAY}\\s*(?:of\\s+|di\\s+|de\\s+|d')?${MONTH}(?:\\s+(?:de\\s+|del\\s+)?|\\s*,\\s*)${YEAR}|${MONTH}\\s+${DAY},?\\s+${YEAR})`;
const DIGITS = `(?:(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})\\s?[./]\\s?(\\d{1,2})\\s?[./]\\s?(\\d{4}))`;
/** One day or one month or one year, with the groups that {@link stretch} reads. */
const POINT = `(?:${DIGITS}|${FULL}|(?:${MONTH}\\s+(?:de\\s+|del\\s+|of\\s+)?)?${YEAR})`;
const NOT_IN_WORD = '(?<![\\p{L}\\p{N}.-])';
const END = '(?![\\p{L}\\p{N}])(?!-\\d)';

/** Between the words of one, any blanks. */
export const pattern = (body: string) => new RegExp(`${NOT_IN_WORD}${body.replaceAll(' ', '\\s+')}${END}`, 'giu');
const inOneSpace = (words = '') => words.replace(/\s+/g, ' ');
const BETWEEN = pattern(
  `(?:zwischen(?: dem)?|entre(?: le)?|tra(?: il)?|fra(?: il)?|between|von|vom|du|de|dal|from)\\s+(${POINT})\\s+(?:und(?: dem)?|et(?: le)?|e(?: il)?|and|bis(?: zum| und mit)?|au|à|al|to|until|till)\\s+(${POINT})`,
);
const FRINGE = pattern(
  `(ende|per ende|anfangs|anfang|fin|mitte|à la mi|mi|a metà|metà|mid|middle of|au milieu de|à la fin de|a la fin de|début|debut|au début de|fine|alla fine del|alla fine di|inizio|all'inizio del|end of|the end of|at the end of|beginning of|start of|early|late)[\\s-]+(?:de\\s+|del\\s+|di\\s+|d')?(${POINT})`,
);
const OPEN = pattern(
  `(bis|bis zum|bis ende|jusqu'en|jusqu'au|jusqu'à|fino al|fino a|sino al|until|till|up to|seit|ab|depuis|dès|dal|da|since|vor|avant|prima del|prima di|before|nach|après|dopo il|dopo|after)\\s+(?:dem\\s+|le\\s+|il\\s+|the\\s+)?(${POINT})`,
);
/** `The year after 2021` is one year, and not all that came behind it. */
const BESIDE_YEAR = pattern(
  `(?:(?:im|in|dans|durant|pendant|during|the|l'|nell'|nel|all'|dell')\\s*)*(?:jahr|year|année|an|anno)\\s+(nach|vor|after|following|before|preceding|après|avant|dopo|prima)\\s+(?:dem jahr |del |di |il |le )?${YEAR}`,
);
const PLAIN = pattern(
  `(?:(?:am|im|vom|zum|per|le|au|en|il|al|nel|in|on|at|as of|during|during|von|du|del|dell'|of)\\s+(?:jahr(?:e)?\\s+|l'année\\s+|année\\s+|anno\\s+|the year\\s+|year\\s+)?)?(${POINT})`,
);
/** Spelt numbers up to ten, folded. */
export const NUMBER_WORDS: Record<string, number> = {
  einem: 1, ein: 1, einer: 1, eins: 1, zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10,
  uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10,
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10,
}; // prettier-ignore
const COUNT = `(\\d{1,3}|${Object.keys(NUMBER_WORDS).join('|')})`;
/** Of years gone by alone: elsewhere such a word may be a name, or count something. */
export const LARGER_WORDS: Record<string, number> = {
  elf: 11, zwölf: 12, zwolf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, funfzehn: 15, sechzehn: 16, zwanzig: 20, dreissig: 30, dreißig: 30,
  onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30,
  vent: 20, trent: 30, undici: 11, dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16, venti: 20, trenta: 30,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, twenty: 20, thirty: 30,
}; // prettier-ignore
const GONE = `(\\d{1,3}|${[...Object.keys(LARGER_WORDS), ...Object.keys(NUMBER_WORDS)].join('|')})`;
const UNITS =
  '(tag|tage|tagen|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|jour|jours|semaine|semaines|mois|an|ans|année|années|giorno|giorni|settimana|settimane|mese|mesi|anno|anni|day|days|week|weeks|month|months|year|years)';
const AGO = pattern(
  `(?:vor\\s+${GONE}\\s+${UNITS}|il y a\\s+${GONE}\\s+${UNITS}|(?<!half )${GONE}\\s+${UNITS}\\s+(?:fa|ago)|(vent|trent)'(anni)\\s+fa)`,
);
const NEAR = pattern(
  "(?:(?:bis|fino a|fino ad|ad|a|to|until|till|up to|jusqu['’]à|jusqu['’]|à)\\s*)?(heute|aujourd['’]hui|oggi|today|gestern|hier|ieri|yesterday|vorgestern|avant-hier)",
);
const LAST_YEAR = pattern(
  "((?:im )?(?:letzte|vergangene|vorige)[ns] jahr(?:es)?|l'année (?:dernière|passée)|l'an dernier|l'an passé|(?:l|del|nel)?l'anno (?:scorso|passato)|(?:(?:l|del|nel)?lo )?scorso anno|last year|dieses jahr(?:es)?|in diesem jahr|cette année(?![- ]là| suivante| précédente| d['’]a(?:près|vant))|quest'anno(?! seguente| successivo| dopo| precedente| prima)|this year)",
);
/** The month or the week before this one. */
const LAST_MONTH = pattern(
  '((?:im |in der )?(?:letzten|vergangenen|vorigen|letzter|letzte|vergangene|vorige) (?:monat|woche)|(?:le |au cours du )?mois (?:dernier|passé)|la semaine (?:dernière|passée)|(?:il |lo |nel |nello )?(?:mese scorso|scorso mese)|la (?:settimana scorsa|scorsa settimana)|last month|last week)',
);
const LAST = pattern(
  `(?:(?:in den|während der|die|der|den)\\s+(?:letzten|vergangenen)\\s+${COUNT}\\s+${UNITS}|(?:(?:dans|durant|pendant|au cours des)\\s+)?(?:les\\s+)?${COUNT}\\s+(?:dernières|derniers)\\s+${UNITS}|(?:(?:negli|nelle|nei|gli|le|i)\\s+)?ultim[ie]\\s+${COUNT}\\s+${UNITS}|(?:(?:in|over|during)\\s+)?(?:the\\s+)?(?:last|past)\\s+${COUNT}\\s+${UNITS})`,
);
const DECADE_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(sechzig|soixante$|sessanta|sixt)/, 1960], [/^(siebzig|soixante-dix|settanta|sevent)/, 1970], [/^(achtzig|quatre-vingt$|ottanta|eight)/, 1980],
  [/^(neunzig|quatre-vingt-dix|novanta|ninet)/, 1990], [/^(nuller|noughties)/, 2000],
]; // prettier-ignore
const DECADE = pattern(
  '(?:(?:dans les |les |negli |gli )?(?:années|anni)\\s+((?:19|20)?\\d0|soixante-dix|soixante|quatre-vingt-dix|quatre-vingt|sessanta|settanta|ottanta|novanta)|(?:in den|in the|den|the)\\s+((?:19|20)?\\d0(?:ern|er|s)|sechzigern?|siebzigern?|achtzigern?|neunzigern?|nullern?|sixties|seventies|eighties|nineties|noughties)(?:\\s+jahren?)?)',
);

/** Of Italian; in German `da 2020` says that it was then. */
const OTHERS_OPEN = /^da$/i;

const FOUR_DIGITS = /\d{4}/;

/** Every time that the question names, left to right, none overlapping; `today` is the day that the question is asked on. */
export function timesIn(question: string, today: IsoDate, german: boolean): TimeRead[] {
  const found: TimeRead[] = [];
  const text = question.replace(/’/g, "'");
  const add = (
    match: RegExpMatchArray,
    read: Pick<TimeRead, 'asOf' | 'range'> | null,
    bareYear = false,
    until = false,
  ) => {
    const start = match.index ?? 0;
    const span = { start, end: start + match[0].length };
    if (read !== null && !found.some((other) => other.span.start < span.end && span.start < other.span.end))
      found.push({ span, ...read, bareYear, ...(until ? { until } : {}) });
  };
  // What these four look for has a year in it: most questions name none.
  const dated = FOUR_DIGITS.test(text);
  if (dated) for (const match of text.matchAll(BETWEEN)) add(match, between(match));
  if (dated) for (const match of text.matchAll(BESIDE_YEAR)) add(match, besideYear(match[1] ?? '', Number(match[2])));
  for (const match of text.matchAll(AGO)) add(match, ago(match, today));
  for (const match of text.matchAll(LAST)) add(match, latest(match, today));
  for (const match of text.matchAll(DECADE)) add(match, decade((match[1] ?? match[2] ?? '').toLowerCase(), today));
  if (dated)
    for (const match of text.matchAll(FRINGE)) add(match, fringe(inOneSpace(match[1]), stretch(match.slice(2))));
  if (dated) for (const match of text.matchAll(OPEN)) if (!(german && OTHERS_OPEN.test(match[1] ?? ''))) add(match, open(inOneSpace(match[1]), stretch(match.slice(2)))); // prettier-ignore
  for (const match of text.matchAll(NEAR)) add(match, near((match[1] ?? '').toLowerCase(), today, german), false, match[0] !== match[1]); // prettier-ignore
  for (const match of text.matchAll(LAST_YEAR)) add(match, { asOf: null, range: yearOf(match[0], today) });
  for (const match of text.matchAll(LAST_MONTH)) add(match, { asOf: null, range: monthBefore(match[0], today) });
  if (dated)
    for (const match of text.matchAll(PLAIN)) add(match, point(stretch(match.slice(1))), /^\d{4}$/.test(match[0]));
  return found.sort((a, b) => a.span.start - b.span.start);
}

function yearOf(words: string, today: IsoDate): Range {
  const year = Number(today.slice(0, 4)) - (/dies|cette|quest|this/i.test(words) ? 0 : 1);
  return { from: `${year}-01-01`, to: `${year + 1}-01-01` };
}

/** Groups: the whole point, then those of {@link POINT}. Null where no such day exists. */
function stretch(groups: readonly (string | undefined)[]): Required<{ from: IsoDate; to: IsoDate }> | null {
  const [, y1, m1, d1, d2, m2, y2, d3, m3, y3, m4, d4, y4, m5, y5] = groups;
  const day = (year: string, month: number, text: string) => {
    const date = isoDateOf(Number(year), month, Number(text));
    return date === null ? null : { from: date, to: addDays(date, 1) };
  };
  if (y1 && m1 && d1) return day(y1, Number(m1), d1);
  if (y2 && m2 && d2) return day(y2, Number(m2), d2);
  if (y3 && m3 && d3) return day(y3, monthOf(m3), d3);
  if (y4 && m4 && d4) return day(y4, monthOf(m4), d4);
  if (!y5) return null;
  if (!m5) return { from: `${y5}-01-01`, to: `${Number(y5) + 1}-01-01` };
  const month = monthOf(m5);
  const from = isoDateOf(Number(y5), month, 1);
  const to = month === 12 ? `${Number(y5) + 1}-01-01` : isoDateOf(Number(y5), month + 1, 1);
  return from === null || to === null ? null : { from, to };
}

const MARKS = /\p{M}/gu;
const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(MARKS, '').replace('.', '');
const NUMBER_OF = new Map(MONTHS.flatMap((names, at) => names.map((name): [string, number] => [fold(name), at + 1])).reverse()); // prettier-ignore
/** 1 to 12; 0 of what is no month's name. */
export const monthOf = (name: string): number => NUMBER_OF.get(fold(name)) ?? 0;

/** Whether a word is a month's name in any of the languages. */
export const isMonth = (word: string): boolean => monthOf(word) > 0;
/** Written out: `gen`, `set` and the like may be anything. */
export const isWholeMonth = (word: string): boolean => /^(?:mai|may|\p{L}{4,})$/iu.test(word) && isMonth(word);

function point(read: { from: IsoDate; to: IsoDate } | null): Pick<TimeRead, 'asOf' | 'range'> | null {
  if (read === null) return null;
  return addDays(read.from, 1) === read.to ? { asOf: read.from, range: null } : { asOf: null, range: read };
}

/** Groups of {@link POINT} with the one around it. */
const GROUPS = 15;
function between(match: RegExpMatchArray): Pick<TimeRead, 'asOf' | 'range'> | null {
  const [first, second] = [stretch(match.slice(1, 1 + GROUPS)), stretch(match.slice(1 + GROUPS))];
  if (first === null || second === null || second.to <= first.from) return null;
  return { asOf: null, range: { from: first.from, to: second.to } };
}

function besideYear(word: string, year: number): Pick<TimeRead, 'asOf' | 'range'> {
  const from = /^(?:nach|after|following|apr|dopo)/i.test(word) ? year + 1 : year - 1;
  return { asOf: null, range: { from: `${from}-01-01`, to: `${from + 1}-01-01` } };
}

function fringe(word: string, read: { from: IsoDate; to: IsoDate } | null): Pick<TimeRead, 'asOf' | 'range'> | null {
  if (read === null) return null;
  if (/mi|met/i.test(word)) return { asOf: middle(read), range: null };
  const atEnd = /ende|fin|end|late/i.test(word);
  return { asOf: atEnd ? addDays(read.to, -1) : read.from, range: null };
}

/** Of a year its first of July, of a month its sixteenth: what `mid` says is no day. */
function middle({ from, to }: { from: IsoDate; to: IsoDate }): IsoDate {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return addDays(from, Math.floor(days / 2));
}

function open(word: string, read: { from: IsoDate; to: IsoDate } | null): Pick<TimeRead, 'asOf' | 'range'> | null {
  if (read === null) return null;
  if (/^(vor|avant|prima|before)/i.test(word)) return { asOf: null, range: { from: null, to: read.from } };
  if (/^(bis|jusqu|fino|sino|until|till|up)/i.test(word)) return { asOf: null, range: { from: null, to: read.to } };
  if (/^(nach|apr|dopo|after)/i.test(word)) return { asOf: null, range: { from: read.to, to: null } };
  return { asOf: null, range: { from: read.from, to: null } };
}

function ago(match: RegExpMatchArray, today: IsoDate): Pick<TimeRead, 'asOf' | 'range'> | null {
  const [count, unit] = match.slice(1).filter((group) => group !== undefined);
  if (!count || !unit) return null;
  const many = NUMBER_WORDS[count.toLowerCase()] ?? LARGER_WORDS[count.toLowerCase()] ?? Number(count);
  return { asOf: movedBy(today, -many, unit.toLowerCase()), range: null };
}

/** A day so many days, weeks, months or years later, or earlier where the count is below 0, the unit in any of the languages; null: there is none. */
export function movedBy(day: IsoDate, count: number, unit: string): IsoDate | null {
  if (/^(tag|jour|giorn|day)/.test(unit)) return addDays(day, count);
  if (/^(woche|semaine|settiman|week)/.test(unit)) return addDays(day, 7 * count);
  return monthsLater(day, /^(mon|mois|mes)/.test(unit) ? count : 12 * count);
}

/** `The last three years`: up to and with today. */
function latest(match: RegExpMatchArray, today: IsoDate): Pick<TimeRead, 'asOf' | 'range'> | null {
  const from = ago(match, today)?.asOf ?? null;
  return from === null ? null : { asOf: null, range: { from, to: addDays(today, 1) } };
}

/** Of weeks from Monday to Sunday. */
function monthBefore(words: string, today: IsoDate): NonNullable<TimeRead['range']> {
  if (/monat|mois|mese|month/i.test(words)) {
    const to = `${today.slice(0, 7)}-01`;
    return { from: monthsLater(to, -1) ?? to, to };
  }
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { from: addDays(monday, -7), to: monday };
}

/** `In the nineties`; two digits are of the century that makes them past. */
function decade(word: string, today: IsoDate): Pick<TimeRead, 'asOf' | 'range'> | null {
  const digits = /^\d+/.exec(word)?.[0];
  const short = digits === undefined ? null : Number(digits);
  const year = short === null ? (DECADE_WORDS.find(([known]) => known.test(word))?.[1] ?? null) : short >= 100 ? short : short + (2000 + short <= Number(today.slice(0, 4)) ? 2000 : 1900); // prettier-ignore
  return year === null ? null : { asOf: null, range: { from: `${year}-01-01`, to: `${year + 10}-01-01` } };
}

/** The same day so many months later, or the month's last where there is none (31 January, a month later: 28 February). */
function monthsLater(date: IsoDate, months: number): IsoDate | null {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const at = year * 12 + (month - 1) + months;
  for (let last = day; last > 27; last--) {
    const found = isoDateOf(Math.floor(at / 12), (at % 12) + 1, last);
    if (found !== null) return found;
  }
  return isoDateOf(Math.floor(at / 12), (at % 12) + 1, day);
}

/** `hier` is yesterday in French and a place in German. */
function near(word: string, today: IsoDate, german: boolean): Pick<TimeRead, 'asOf' | 'range'> | null {
  if (word === 'hier' && german) return null;
  const back = /^(gestern|hier|ieri|yesterday)$/.test(word) ? 1 : /^(vorgestern|avant-hier)$/.test(word) ? 2 : 0;
  return { asOf: addDays(today, -back), range: null };
}
