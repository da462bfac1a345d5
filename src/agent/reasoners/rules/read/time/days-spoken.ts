/** `And on 11 November?`, `and at the end of that year?`: a day of the year that the turn before was about. */
import { addDays, isoDateOf, type IsoDate } from '../../../../../core/index.js';
import { DAY, isWholeMonth, MONTH, monthOf, pattern, type TimeRead } from './dates.js';

const ON = "(?:(?:on|as of|as at|am|zum|per|le|au|il|al|l|dell|all)[\\s'’]+)";
/** From there on, or up to there: no day alone. */
const DIRECTED =
  /(?<!\p{L})(?:since|from|until|till|by|before|after|seit|ab|bis|vor|nach|vo[nm]|depuis|d[èe]s|jusqu|avant|après|à\s+partir|da|dal|dalla|dall|fino|sino|prima|dopo|entro)(?:[\s'’]+(?:the|à|au|a|al|alla|del|della|d|du|le|la|zu[mr]?|dem|in|en))*[\s'’]*$/iu;
const OF = "(?:of\\s+|di\\s+|de\\s+|d')?";
/** No year behind it, nor a part of a name. */
const NO_MORE =
  '(?!,?\\s*\\d)(?!\\s+(?:of\\s+|de\\s+|del\\s+)?\\d{4})(?!\\s+(?:AG|SA|GmbH|S[aà]rl|Sagl)(?!\\p{L}))(?![-/]\\p{L})';
const DAY_MONTH = pattern(`${ON}?(?:the\\s+)?${DAY}\\s*${OF}${MONTH}${NO_MORE}`);
const MONTH_DAY = pattern(`${ON}?${MONTH}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?${NO_MORE}`);
const DIGITS = pattern(`${ON}(?:the\\s+)?(\\d{1,2})\\.\\s?(\\d{1,2})\\.?(?!\\s?\\d)`);

/** Days without a year. */
export function daysWithoutYear(text: string): { start: number; end: number; month: number; day: number }[] {
  const found: { start: number; end: number; month: number; day: number }[] = [];
  const add = (match: RegExpMatchArray, month: number, day: number) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    if (month < 1 || month > 12 || day < 1 || day > 31 || DIRECTED.test(text.slice(0, start))) return;
    if (!found.some((other) => other.start < end && start < other.end)) found.push({ start, end, month, day });
  };
  if (!/\d/.test(text)) return found;
  for (const match of text.matchAll(DAY_MONTH)) if (isWholeMonth(match[2]!)) add(match, monthOf(match[2]!), Number(match[1])); // prettier-ignore
  for (const match of text.matchAll(MONTH_DAY)) if (isWholeMonth(match[1]!)) add(match, monthOf(match[1]!), Number(match[2])); // prettier-ignore
  for (const match of text.matchAll(DIGITS)) add(match, Number(match[2]), Number(match[1]));
  return found;
}

const SAID = {
  END: 'ende|schluss|late|end|close|fin|fine|termine',
  START: 'anfangs|anfang|early|beginn|start|beginning|outset|d[ée]but|commencement|inizio|principio',
  MIDDLE: 'mitte|middle|milieu|met[àa]',
};
const FRINGE = `(${SAID.END}|${SAID.START}|${SAID.MIDDLE})`;
const LEADS =
  "(?:(?:am|zu|zum|per|gegen|auf|at|towards|in|à|a|vers|pour|en|au|alla|all|verso|per|nel|sul)[\\s'’]+)?(?:(?:the|la|le|l|il)[\\s'’]+)?(?:very\\s+)?";
/** Behind it is no event whose year it is. */
const ENDS = '(?!\\s+(?:of|in which|der|des|ihrer|seiner|de|d|del|della|di|où|in cui|when|als)(?!\\p{L}))(?!\\s*\\d)';
const YEAR_SPOKEN = pattern(
  `${LEADS}${FRINGE}\\s+(?:(?:des(?:selben)?|jenes|dieses|vom|von\\s+jenem|of\\s+(?:that|the|the\\s+same|said)|de\\s+(?:cette|la\\s+m[êe]me)|de\\s+l|d|di\\s+quell|dell|dello\\s+stesso|di\\s+quello\\s+stesso)[\\s'’]+)?(?:gleichen\\s+|selben\\s+|besagten\\s+|same\\s+)?(?:jahr(?:e?s)?|year|ann[ée]e(?:[\\s-]l[àa])?|anno)${ENDS}`,
);
const YEARS_FRINGE = pattern(
  `(?:(?:am|zum|per|auf|gegen|bei)\\s+)?jahres(ende|schluss|anfang|beginn|mitte)${ENDS}|(?:at\\s+)?(?:the\\s+)?year[\\s-](end)${ENDS}|(?:at\\s+)?mid[\\s-](year)${ENDS}`,
);
const OF_IT = pattern(
  `${LEADS.replace('the|', 'the|its|')}${FRINGE}\\s+of\\s+(?:it|that)\\s*(?=[?.!,]|$)|at\\s+its\\s+${FRINGE}\\s*(?=[?.!]|$)`,
);
const MONTH_SPOKEN = pattern(
  `${LEADS}${FRINGE}[\\s-]+(?:(?:des(?:selben)?|jenes|dieses|vom|of\\s+(?:that|the|the\\s+same|said|this)|de\\s+(?:ce|cet|la\\s+m[êe]me)|du|del|di\\s+quel|di\\s+questo|dello\\s+stesso|di\\s+quello\\s+stesso|d[ie])\\s+)?(?:gleichen\\s+|selben\\s+|m[êe]me\\s+|stesso\\s+)?(?:monat(?:e?s)?|month|mois(?:[\\s-]l[àa])?|mese)${ENDS}|(?:(?:am|zum|per|auf|gegen|bei)\\s+)?monats(ende|schluss|anfang|beginn|mitte)${ENDS}|(?:at\\s+)?(?:the\\s+)?month[\\s-](end)${ENDS}|(?:at\\s+)?mid[\\s-](month)${ENDS}|(?:à\\s+la\\s+)?(mi)[\\s-]mois${ENDS}`,
);
/** `Ende März`, without its year. */
const OF_MONTH = pattern(`${LEADS}(?:${FRINGE}|(mid))[\\s-]+(?:of\\s+|de\\s+|d'|di\\s+)?${MONTH}${NO_MORE}`);
/** One of these stands in whatever is looked for. */
const ANY = /jahr|year|an[ne]|its|of (?:it|that)/iu;

/** Which of a stretch's days: its last, its first, or one in its midst. */
export function dayAtFringe(word: string, { from, to }: { from: IsoDate; to: IsoDate }): IsoDate {
  if (new RegExp(`^(?:${SAID.END})$`, 'iu').test(word)) return addDays(to, -1);
  if (new RegExp(`^(?:${SAID.START})$`, 'iu').test(word)) return from;
  return addDays(from, Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000 / 2));
}

/** The fringes of a year that is spoken of, with the word that says which. */
export function fringesOfSpoken(text: string): { start: number; end: number; word: string }[] {
  if (!ANY.test(text)) return [];
  const found = [YEAR_SPOKEN, YEARS_FRINGE, OF_IT].flatMap((words) => [...text.matchAll(words)]);
  return found.map((match) => {
    const word = match.slice(1).find((group) => group !== undefined) ?? '';
    return { start: match.index, end: match.index + match[0].length, word: /^mitte|^year$/i.test(word) ? 'middle' : word };
  });
} // prettier-ignore

interface DayAtFringe {
  start: number;
  end: number;
  day: IsoDate;
}

/** The fringes of a month that is spoken of, and not named; `month` from 1. */
export function fringesOfMonth(text: string, year: number, month: number): DayAtFringe[] {
  if (!MONTH_WORD.test(text)) return [];
  return [...text.matchAll(MONTH_SPOKEN)].flatMap((match) => inMonth(match, match.slice(1).find((group) => group !== undefined) ?? '', year, month));
} // prettier-ignore
const MONTH_WORD = /mon(?:at|th)|mois|mese/i;

/** The fringes of months that are named without their year. */
export function fringesOfNamed(text: string, year: number): DayAtFringe[] {
  return [...text.matchAll(OF_MONTH)].flatMap((match) => (isWholeMonth(match[3]!) ? inMonth(match, match[1] ?? match[2]!, year, monthOf(match[3]!)) : []));
} // prettier-ignore

function inMonth(match: RegExpMatchArray, word: string, year: number, month: number): DayAtFringe[] {
  const from = isoDateOf(year, month, 1);
  const to = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
  return from === null || to === null ? [] : [{ start: match.index!, end: match.index! + match[0].length, day: dayAtFringe(word, { from, to }) }];
} // prettier-ignore

/** `Came to an end in 2025`: what ended. */
const HAS_PREPOSITION = /^(?:in|im|am|en|au|nel|nell|during|seit|depuis|dal|since|von|vom)(?!\p{L})/iu;

/** `The end of last year`, `Ende des folgenden Jahres`: a stretch whose fringe is meant. */
export function atFringe(text: string, time: TimeRead): TimeRead {
  const { from, to } = time.range ?? { from: null, to: null };
  if (from === null || to === null) return time;
  const match = LAST_FRINGE.exec(text.slice(0, time.span.start));
  if (match === null || (match[1] === undefined && HAS_PREPOSITION.test(text.slice(time.span.start)))) return time;
  return { ...time, span: { start: match.index, end: time.span.end }, asOf: dayAtFringe(match[1] ?? match[2]!, { from, to }), range: null, around: true };
} // prettier-ignore
const LAST_FRINGE = new RegExp(
  `(?<![\\p{L}\\p{N}])${LEADS}(?:${FRINGE}\\s+(?:(?:of|de|du|d|di|del|dell|dello|des|der|vom|l)[\\s'’]+)+|(ende|anfang|beginn|mitte|fin|début|fine|inizio|metà)\\s+)$`,
  'iu',
);
