import { isoDateOf, type IsoDate, type Language } from '../../../../../core/index.js';
import { isWholeMonth, monthOf, type TimeRead } from './dates.js';
import { partsOfSpoken } from './parts-of-year.js';
import type { TimeBefore } from './years-on.js';

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

/** What leads on is no part of the time. */
const JOINED = /^(?:und|et|ed?|and)\s/iu;

/** `And in July?`: of the year that the turn before was about; none where that was of no one year, or where the question names a time of its own. */
export function monthsOn(question: string, named: readonly TimeRead[], before: TimeBefore, today: IsoDate, language: Language): TimeRead[] {
  const year = before === null || named.length > 0 ? null : yearOf(before, today);
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

function yearOf({ asOf, range }: NonNullable<TimeBefore>, today: IsoDate): number | null {
  if (asOf !== null) return asOf === today ? null : Number(asOf.slice(0, 4));
  if (range === null || range.from === null || range.to === null) return null;
  const [first, next] = [Number(range.from.slice(0, 4)), Number(range.to.slice(0, 4))];
  return next === first || (next === first + 1 && range.to.endsWith('-01-01')) ? first : null;
}
