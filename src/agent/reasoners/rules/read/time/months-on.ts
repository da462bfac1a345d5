import { addDays, isoDateOf, type IsoDate, type Language, type Span } from '../../../../../core/index.js';
import { isWholeMonth, monthOf, type TimeRead } from './dates.js';
import { dayAtFringe, daysWithoutYear, fringesOfMonth, fringesOfNamed, fringesOfSpoken } from './days-spoken.js';
import { partsOfSpoken } from './parts-of-year.js';
import type { TimeBefore, YearsOn } from './years-on.js';

const BEHIND: Record<Language, RegExp> = {
  de: /(?<!\p{L})(?:im|für|vom) (?:monat )?(\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}]|\.? ?\d)/gu,
  fr: /(?<!\p{L})(?:en |pour |(?:au|du|pour le) mois (?:de |d['’]))(\p{Ll}{3,})(?![\p{L}\p{N}]| \d)/giu,
  it: /(?<!\p{L})(?:ad?|in|per|(?:nel|per il) mese (?:di |d['’])) ?(\p{Ll}{5,})(?![\p{L}\p{N}]| \d)/giu,
  en: /(?<!\p{L})(?:in|for|during) (?:the month of )?(\p{L}{3,})(?![\p{L}\p{N}]|,? \d)/giu,
};
/** `And July?`: a month, and nothing else. */
const ALONE: Record<Language, RegExp> = {
  de: /^\s*(?:und\s+)?(?:(?:der|den)\s+)?(\p{L}{3,})\s*[?.!]*\s*$/giu,
  fr: /^\s*(?:et\s+)?(\p{L}{3,})\s*[?.!]*\s*$/giu,
  it: /^\s*(?:ed?\s+)?(\p{L}{5,})\s*[?.!]*\s*$/giu,
  en: /^\s*(?:and\s+)?(\p{L}{3,})\s*[?.!]*\s*$/giu,
};

/** `Since the beginning of the year`, where none was spoken of: of this one. */
const BEGINS =
  /(?:seit|ab|depuis|dès|dall?|since|from)(?:\s+|['’])(?:(?:the|le|la|l['’]?|dem)\s*)?(?:very\s+)?(?:anfang|beginn|jahresbeginn|jahresanfang|d[ée]but|inizio|beginning|start)/iu;
const SPOKEN = /\b(?:that|said|same|jene[sn]|selben|gleichen|quell|stesso|cette|m[êe]me)\b/iu;

/** What leads on is no part of the time. */
const JOINED = /^(?:und|et|ed?|and)\s/iu;

/** `And in July?`, `and on 3 May?`: of the year that the turn before was about, or that the question names; a day of no year that is told is none. */
export function monthsOn(question: string, named: readonly TimeRead[], before: TimeBefore, today: IsoDate, language: Language): YearsOn {
  const year = before === null || named.length > 0 ? null : yearOf(before, today);
  const month = spokenMonth(year === null ? null : before) ?? (THIS_MONTH.test(question) ? today : null);
  const ofMonth = named.length > 0 ? [] : fringesOfMonth(question.replace(/’/g, "'"), ...yearAndMonth(month ?? today));
  const ofNamed = year === null ? [] : fringesOfNamed(question.replace(/’/g, "'"), year);
  const fringes = [...(month === null ? [] : ofMonth), ...ofNamed].map(({ start, end, day }): TimeRead => ({ span: { start, end }, asOf: day, range: null, bareYear: false, around: true }));
  const thisYear = before === null && BEGINS.test(question) && !SPOKEN.test(question) ? Number(today.slice(0, 4)) : null;
  const days = named.length > 0 ? [] : fringes.length > 0 ? fringes : daysIn(question, year ?? thisYear);
  const unknown = [...days.filter(({ asOf }) => asOf === null), ...(month === null ? ofMonth.map(({ start, end }) => ({ span: { start, end } })) : []), ...(named.length > 0 ? [] : monthsOfSeveral(question, before, language))];
  const uncounted = unknown.map(({ span }) => ({ span, of: 'YEARS' as const }));
  const read = days.filter(({ asOf }) => asOf !== null);
  return { times: read.length > 0 ? read : uncounted.length > 0 ? [] : monthsIn(question, year, before, language), uncounted };
} // prettier-ignore

/** `And in March?`, behind a stretch of several years: of which of them, nobody says. */
function monthsOfSeveral(question: string, before: TimeBefore, language: Language): TimeRead[] {
  const { from = null, to = null } = before?.range ?? {};
  const several = from !== null && to !== null && from.slice(0, 4) < addDays(to, -1).slice(0, 4);
  return several ? monthsIn(question, Number(from.slice(0, 4)), before, language) : [];
}

function daysIn(question: string, year: number | null): TimeRead[] {
  const text = question.replace(/’/g, "'");
  const read = (start: number, end: number, asOf: IsoDate | null): TimeRead => ({ span: { start, end } satisfies Span, asOf, range: null, bareYear: false }); // prettier-ignore
  const days = daysWithoutYear(text).map(({ start, end, month, day }) => read(start, end, year === null ? null : isoDateOf(year, month, day))); // prettier-ignore
  const whole = year === null ? null : { from: `${year}-01-01`, to: `${year + 1}-01-01` };
  const fringes = fringesOfSpoken(text).map(({ start, end, word }) => ({ ...read(start, end, whole && dayAtFringe(word, whole)), around: true as const })); // prettier-ignore
  return days.length > 0 ? days : fringes;
}

/** `At the end of this month`, where none was spoken of: of this one. */
const THIS_MONTH = /(?<!\p{L})(?:this month|diese[sm] monat\p{L}*|ce mois|questo mese)(?!\p{L}|[\s-]l[àa])/iu;

/** A day of the month that the turn before was about: `and at the end of the month?`. */
function spokenMonth(before: TimeBefore): IsoDate | null {
  const { asOf = null, range = null } = before ?? {};
  const one = range?.from && range.to && range.from.slice(0, 7) === addDays(range.to, -1).slice(0, 7);
  return asOf ?? (one ? range.from : null);
}

const yearAndMonth = (day: IsoDate): [number, number] => [Number(day.slice(0, 4)), Number(day.slice(5, 7))];

function monthsIn(question: string, year: number | null, before: TimeBefore, language: Language): TimeRead[] {
  if (year === null) return [];
  const parts = before?.range ? partsOfSpoken(question, year) : [];
  if (parts.length > 0) return parts;
  // Of a day alone, a month alone may as well be somebody's name.
  const patterns = before?.range ? [BEHIND[language], ALONE[language]] : [BEHIND[language]];
  return patterns.flatMap((pattern) => [...question.matchAll(pattern)]).flatMap((match): TimeRead[] => {
    const month = isWholeMonth(match[1]!) ? monthOf(match[1]!) : 0;
    const from = month === 0 ? null : isoDateOf(year, month, 1);
    const to = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
    if (from === null || to === null) return [];
    const said = /\p{L}.*\p{L}/u.exec(match[0])![0];
    const start = match.index + match[0].indexOf(JOINED.test(said) ? match[1]! : said);
    const span = { start, end: match.index + match[0].lastIndexOf(match[1]!) + match[1]!.length };
    return [{ span, asOf: null, range: { from, to }, bareYear: false }];
  });
} // prettier-ignore

/** Of a day, or of a stretch within one; of one that is open on a side, that of the other. */
function yearOf({ asOf, range }: NonNullable<TimeBefore>, today: IsoDate): number | null {
  const last = asOf ?? (range?.to ? addDays(range.to, -1) : null);
  const first = asOf ?? range?.from ?? last;
  if (first === null || first === today) return null;
  return (last ?? first).slice(0, 4) === first.slice(0, 4) ? Number(first.slice(0, 4)) : null;
}
