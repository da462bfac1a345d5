/** How far from what happened: `two years before`, `in the year after`. */
import type { IsoDate, Language } from '../../../../../core/index.js';
import { LARGER_WORDS, movedBy, NUMBER_WORDS, type Range } from './dates.js';
import type { Reading } from '../words/tagging.js';

export interface Away {
  /** The first of its tokens. */
  start: number;
  count: number;
  unit: string;
  /** All that time, up to what happened or from it on; otherwise the day so far from it. */
  within: boolean;
}

const IN: Record<Language, string> = {
  de: '(?:in|innerhalb|wahrend|binnen) (?:den|der|dem|des)|in|innerhalb|wahrend|binnen|im|am|das|die|der|den',
  en: '(?:in|within|during|over) the|in|within|during|over|the',
  fr: '(?:dans|pendant|durant|sur) (?:les|la|le|l)|dans|pendant|durant|sur|les|la|le|l',
  it: '(?:durante|entro|in) (?:gli|i|le|la|il|l)|durante|entro|in|nell|nel|nei|negli|nelle|nella|gli|i|le|la|il|l',
};
const EDGE = '(?:(?:letzten|ersten|last|first|dernier[es]*|premier[es]*|ultim[oiae]|prim[oiae]) )?';
const ONE = 'jahr|tag|monat|woche|year|day|month|week|an|annee|jour|semaine|mois|anno|giorno|mese|settimana';
const MANY =
  'jahren?|tagen?|monaten?|wochen|years|days|months|weeks|ans|annees|jours|semaines|mois|anni|giorni|mesi|settimane';
const measuring = (within: string) =>
  new RegExp(`(?:^| )(?<within>(?:${within}) )?${EDGE}(?:(?<counted>\\S+) )?${EDGE}(?<unit>${ONE}|${MANY})$`);
const PATTERNS: Record<Language, RegExp> = {
  de: measuring(IN.de),
  en: measuring(IN.en),
  fr: measuring(IN.fr),
  it: measuring(IN.it),
};
const SINGULAR = new RegExp(`^(?:${ONE})$`);
const MOST_WORDS = 6;
/** `Long after`, `some time before`: so far as nobody says. */
const VAGUE = /^(?:lange?|zeit|long|well|time|longtemps|temps|tempo|molto)$/;

/** Measured by what stands right before a token, VAGUE where no number says how far; null: nothing measures it. */
export function awayBefore(lead: number, { tokens, language }: Reading): Away | 'VAGUE' | null {
  if (lead === 0 || tokens[lead]!.breakBefore) return null;
  let first = lead - 1;
  while (first > 0 && lead - first < MOST_WORDS && !tokens[first]!.breakBefore) first--;
  const before = tokens.slice(first, lead).map(({ folded }) => folded);
  if (VAGUE.test(before.at(-1)!)) return 'VAGUE';
  const found = PATTERNS[language].exec(before.join(' '));
  if (found === null) return null;
  const { within, counted, unit = '' } = found.groups ?? {};
  const single = within !== undefined && SINGULAR.test(unit) && !/\bles $/.test(within);
  const count = counted === undefined ? (single ? 1 : NaN) : (NUMBER_WORDS[counted] ?? LARGER_WORDS[counted] ?? Number(counted)); // prettier-ignore
  if (!Number.isInteger(count)) return 'VAGUE';
  return { start: lead - found[0].trim().split(' ').length, count, unit, within: within !== undefined };
}

export const isOneDay = ({ count, unit }: Away): boolean => count === 1 && /^(?:tag|day|jour|giorno)$/.test(unit);

/** The day so far before or after another; null: there is none. */
export const dayAway = (day: IsoDate, { count, unit }: Away, side: 'BEFORE' | 'AFTER'): IsoDate | null =>
  movedBy(day, side === 'BEFORE' ? -count : count, unit);

/** All of that time: up to the day before it happened, or from that day on. */
export function stretchAway(day: IsoDate, away: Away, side: 'BEFORE' | 'AFTER'): (Range & { from: IsoDate; to: IsoDate }) | null {
  const other = dayAway(day, away, side);
  if (other === null) return null;
  return side === 'BEFORE' ? { from: other, to: day } : { from: day, to: other };
} // prettier-ignore
