/** `The last three months of 2022`, `in den ersten zwei Wochen März 2022`, `la première quinzaine de mai 2023`, `the first week of that month`: how a year or a month begins or ends, and nothing counted from today. */
import { addDays, isoDateOf, type IsoDate } from '../../../../../core/index.js';
import {
  LARGER_WORDS,
  MONTH,
  monthOf,
  movedBy,
  NUMBER_WORDS,
  pattern,
  YEAR,
  type Range,
  type TimeRead,
} from './dates.js';
import type { TimeBefore } from './years-on.js';

const COUNT = `(\\d{1,3}|${[...Object.keys(LARGER_WORDS), ...Object.keys(NUMBER_WORDS)].join('|')})`;
const FIRST = 'erste[nr]?|first|opening|premiers?|premières?|prim[eiao]';
const LAST = 'letzte[nr]?|last|final|closing|derniers?|dernières?|ultim[eiao]';
const WHICH = `(${FIRST}|${LAST})`;
const WHICH_ONE = '(erste[nr]?|letzte[nr]?|first|last|final|premier|première|dernier|dernière|prim[oa]|ultim[oa])';
const UNIT = '(tage?n?|wochen?|monate?n?|jours?|semaines?|mois|giorn[oi]|settiman[ae]|mes[ei]|days?|weeks?|months?)';
const UNIT_ONE = '(tag|woche|monat|jour|semaine|mois|giorno|settimana|mese|day|week|month)';
const HALVES = '(hälfte|half|moitié|metà|quinzaine|fortnight|quindicina)';
const HALF = '(ersten?|zweiten?|letzten?|first|second|last|première|seconde|deuxième|dernière|prima|seconda|ultima)';
const LED =
  "(?:(?:in|im|während|innert|over|during|for|dans|durant|pendant|au\\s+cours|en|nei|nel|negli|nelle|nella|nell|durante)[\\s']+)?(?:(?:den|der|des|die|the|les|la|le|l|i|gli|il|de)[\\s']+)?";
const OF =
  "(?:(?:of|in|von|vom|des|im|de|du|d|del|dell|di|l|the|jahres|jahr|monats|monat|year|month|année|an|anno|mois|mese)[\\s']+)*";
const NAMED = `(?:${MONTH}\\s+(?:of\\s+|de\\s+|del\\s+)?)?${YEAR}`;
const SPOKEN =
  "(?:(?:of|in|von|de|di|des|im)[\\s']+)?(?:(?:that|the|this|said|the\\s+same|jene[sn]|diese[sn]|desselben|des|dem|cette|ce|la\\s+même|le\\s+même|l|quell|quel|quello\\s+stesso|dello\\s+stesso|dell|del|du)[\\s']+)(year|month|jahr(?:e?s)?|monat(?:e?s)?|année|mois|anno|mese)(?:[\\s-]là)?";
/** German, English and Italian say which before how many, French behind. */
const COUNTED = `(?:${WHICH}\\s+${COUNT}\\s+${UNIT}|${COUNT}\\s+${WHICH}\\s+${UNIT}|${WHICH_ONE}\\s+${UNIT_ONE})`;
const ENDS = pattern(`${LED}${COUNTED}\\s+${OF}${NAMED}`);
const HALF_OF = pattern(`${LED}${HALF}\\s+${HALVES}\\s+${OF}${NAMED}`);
const ENDS_SPOKEN = pattern(`${LED}${COUNTED}\\s+${SPOKEN}`);

/** Left to right; of the year or the month of the turn before, where it says `of that year`. */
export function endsOf(question: string, before: TimeBefore): TimeRead[] {
  const text = question.replace(/’/g, "'");
  const found: TimeRead[] = [];
  const add = (match: RegExpMatchArray, range: Range | null) => {
    const span = { start: match.index ?? 0, end: (match.index ?? 0) + match[0].length };
    // A day alone is one.
    const day = range?.from && range.to === addDays(range.from, 1) ? range.from : null;
    if (range !== null) found.push({ span, asOf: day, range: day === null ? range : null, bareYear: false });
  };
  if (/\d{4}/.test(text)) {
    for (const match of text.matchAll(ENDS)) add(match, endOf(match.slice(1, 9), wholeOf(match[9], match[10])));
    for (const match of text.matchAll(HALF_OF)) add(match, halfOf(match[1]!, match[2]!, match[3], match[4]!));
  }
  const spoken = before?.asOf ?? before?.range?.from ?? null;
  if (spoken !== null && found.length === 0)
    for (const match of text.matchAll(ENDS_SPOKEN)) add(match, endOf(match.slice(1, 9), spokenOf(spoken, match[9]!)));
  return found;
}

type Whole = { from: IsoDate; to: IsoDate } | null;

function wholeOf(month: string | undefined, year: string | undefined): Whole {
  const from = isoDateOf(Number(year), month === undefined ? 1 : monthOf(month), 1);
  const to = from && movedBy(from, 1, month === undefined ? 'year' : 'month');
  return from && to ? { from, to } : null;
}

const spokenOf = (day: IsoDate, unit: string): Whole =>
  /^(?:month|monat|mois|mese)/i.test(unit) ? wholeOf(MONTHS[Number(day.slice(5, 7)) - 1], day.slice(0, 4)) : wholeOf(undefined, day.slice(0, 4)); // prettier-ignore
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore

function endOf(groups: readonly (string | undefined)[], whole: Whole): Range | null {
  const [before, many, units, count, behind, french, alone, unit] = groups;
  const counted = (many ?? count ?? 'one').toLowerCase();
  const which = before ?? behind ?? alone;
  const of = (units ?? french ?? unit)?.toLowerCase();
  if (whole === null || which === undefined || of === undefined) return null;
  const length = NUMBER_WORDS[counted] ?? LARGER_WORDS[counted] ?? Number(counted);
  const atEnd = new RegExp(`^(?:${LAST})$`, 'i').test(which);
  const other = atEnd ? movedBy(whole.to, -length, of) : movedBy(whole.from, length, of);
  if (other === null || other < whole.from || other > whole.to) return null;
  return atEnd ? { from: other, to: whole.to } : { from: whole.from, to: other };
}

/** Of a month up to the 15th, or from the 16th on; of a year six months. */
function halfOf(which: string, half: string, month: string | undefined, year: string): Range | null {
  const whole = wholeOf(month, year);
  if (whole === null || (month === undefined && /^(?:quin|fort)/i.test(half))) return null;
  const middle = month === undefined ? movedBy(whole.from, 6, 'month') : addDays(whole.from, DAYS_OF_HALF);
  if (middle === null) return null;
  return /^(?:erste|first|premi|prima)/i.test(which)
    ? { from: whole.from, to: middle }
    : { from: middle, to: whole.to };
}
const DAYS_OF_HALF = 15;
