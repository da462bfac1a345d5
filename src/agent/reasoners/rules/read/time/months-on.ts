import { isoDateOf, type IsoDate, type Language } from '../../../../../core/index.js';
import { monthOf, type TimeRead } from './dates.js';
import type { TimeBefore } from './years-on.js';

const BEHIND: Record<Language, RegExp> = {
  de: /(?<!\p{L})im (?:monat )?(\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}]|\.? ?\d)/gu,
  fr: /(?<!\p{L})(?:en |(?:au|du) mois (?:de |d['’]))(\p{Ll}{3,})(?![\p{L}\p{N}]| \d)/giu,
  it: /(?<!\p{L})(?:ad?|in|nel mese (?:di |d['’])) ?(\p{Ll}{5,})(?![\p{L}\p{N}]| \d)/giu,
  en: /(?<!\p{L})in (?:the month of )?(\p{Lu}\p{Ll}{2,})(?![\p{L}\p{N}]|,? \d)/gu,
};

/** `And in July?`: of the year that the turn before was about; none where that was of no one year, or where the question names a time of its own. */
export function monthsOn(question: string, named: readonly TimeRead[], before: TimeBefore, today: IsoDate, language: Language): TimeRead[] {
  const year = before === null || named.length > 0 ? null : yearOf(before, today);
  if (year === null) return [];
  return [...question.matchAll(BEHIND[language])].flatMap((match): TimeRead[] => {
    const month = monthOf(match[1]!);
    const from = month === 0 ? null : isoDateOf(year, month, 1);
    const to = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
    if (from === null || to === null) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ span, asOf: null, range: { from, to }, bareYear: false }];
  });
} // prettier-ignore

function yearOf({ asOf, range }: NonNullable<TimeBefore>, today: IsoDate): number | null {
  if (asOf !== null) return asOf === today ? null : Number(asOf.slice(0, 4));
  if (range === null || range.from === null || range.to === null) return null;
  const [first, next] = [Number(range.from.slice(0, 4)), Number(range.to.slice(0, 4))];
  return next === first || (next === first + 1 && range.to.endsWith('-01-01')) ? first : null;
}
