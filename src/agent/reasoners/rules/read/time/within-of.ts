/** `Within three months after 1 January 2021`, `in den sechs Monaten vor dem ...`: a stretch that is counted from a day. */
import { addDays } from '../../../../../core/index.js';
import { LARGER_WORDS, movedBy, NUMBER_WORDS, type TimeRead } from './dates.js';

const COUNT = `(\\d{1,3}|${[...Object.keys(LARGER_WORDS), ...Object.keys(NUMBER_WORDS)].join('|')})`;
const UNIT =
  '(tag(?:en?)?|wochen?|monat(?:en?|s)?|jahr(?:en?|es)?|jours?|semaines?|mois|an(?:née)?s?|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|days?|weeks?|months?|years?)';
const IN =
  "(?:innert|innerhalb|binnen|in|während|within|during|over|dans|pendant|durant|en|entro|nel\\s+giro|nei|negli|nelle|durante|nel(?:l['’])?)";
const SMALL =
  '(?:(?:von|der|den|the|space|of|les|un|délai|de|di|il|i|le|gli|first|next|ersten|nächsten|premiers?|premières?|prim[ie])\\s+)*';
const AFTER =
  'nach|ab|seit|after|from|following|since|après|suivant|dès|à\\s+partir(?:\\s+d[eu])?|qui\\s+ont\\s+suivi|qui\\s+suivent|dopo|dal?|successiv[ie]|seguenti|a\\s+partire(?:\\s+dal?)?';
const BEFORE = 'vor|before|prior\\s+to|preceding|up\\s+to|avant|précédant|prima|precedenti|antecedenti';
const LED = new RegExp(
  `(?<![\\p{L}\\p{N}])${IN}\\s+${SMALL}${COUNT}\\s+${UNIT}\\s+(?:(?:(${AFTER})|(${BEFORE}))\\s*)?(?:dem\\s+|the\\s+|le\\s+|al?\\s+|il\\s+|del\\s+)?$`,
  'iu',
);
const SAYS_BEFORE = new RegExp(`^(?:${BEFORE})`, 'iu');
const SAYS_AFTER = new RegExp(`^(?:${AFTER})`, 'iu');

/** The time, or the stretch that is counted from it. */
export function withinOf(text: string, time: TimeRead): TimeRead {
  const match = LED.exec(text.slice(0, time.span.start));
  const [, counted = '', unit = '', after, before] = match ?? [];
  const own = text.slice(time.span.start, time.span.end);
  const side = before !== undefined || SAYS_BEFORE.test(own) ? 'BEFORE' : after !== undefined || SAYS_AFTER.test(own) ? 'AFTER' : null;
  const count = NUMBER_WORDS[counted.toLowerCase()] ?? LARGER_WORDS[counted.toLowerCase()] ?? Number(counted);
  if (match === null || side === null || !Number.isInteger(count)) return time;
  const { asOf, range } = time;
  const begins = asOf ?? range?.from ?? null;
  const ends = asOf ?? range?.to ?? null;
  const from = side === 'AFTER' ? begins : ends === null ? null : movedBy(ends, -count, unit.toLowerCase());
  const last = side === 'BEFORE' ? ends : begins === null ? null : movedBy(begins, count, unit.toLowerCase());
  if (from === null || last === null) return time;
  const to = side === 'AFTER' && asOf !== null ? addDays(last, 1) : last;
  return { span: { start: match.index, end: time.span.end }, asOf: null, range: { from, to }, bareYear: false };
} // prettier-ignore
