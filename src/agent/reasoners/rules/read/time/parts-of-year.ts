/** Stretches of one year that is said once, behind: `from March to June 2024`, `vom 3. bis 15. März 2024`, `the first quarter of 2024`, `Q1 2024`, `between the beginning and the end of 2024`. */
import { addDays, isoDateOf, type IsoDate } from '../../../../../core/index.js';
import { DAY, MONTH, monthOf, pattern, YEAR, type TimeRead } from './dates.js';

/** `Between` goes with `and`; elsewhere that joins two days. */
const BETWEEN = '(?:zwischen(?: dem)?|entre(?: le)?|tra(?: il)?|fra(?: il)?|between)';
const AND = '(?:und(?: dem)?|et(?: le)?|ed?(?: il)?|and)';
const FROM = '(?:von|vom|du|de|da|dal|from|im|en|in)';
const TO = '(?:bis(?: zum| und mit)?|au|à|a|al|to|until|till|through|-|–)';
const OF = "(?:of\\s+|de\\s+|del\\s+|d')?";
const FIRST = `(?:${DAY}\\s*${OF})?(?:${MONTH}\\s*)?(?<=\\S)\\s*`;
const SECOND = `\\s*(?:${DAY}\\s*${OF})?${MONTH}\\s+${OF}${YEAR}`;
/** A day, a month or both, and another in the same year. */
const FROM_TO = [pattern(`${BETWEEN}\\s+${FIRST}${AND}${SECOND}`), pattern(`(?:${FROM}\\s+)?${FIRST}${TO}${SECOND}`)];

const ORDINALS: readonly RegExp[] = [
  /^(?:erste[nrsm]?|1\.|first|1st|premi[eè]re?|1er|1re|primo|prima|1[º°])$/i,
  /^(?:zweite[nrsm]?|2\.|second|2nd|deuxi[eè]me|seconde?|2e|2[eè]me|secondo|seconda|2[º°])$/i,
  /^(?:dritte[nrsm]?|3\.|third|3rd|troisi[eè]me|3e|3[eè]me|terzo|3[º°])$/i,
  /^(?:vierte[nrsm]?|4\.|fourth|4th|last|letzte[nrsm]?|quatri[eè]me|dernier|4e|4[eè]me|quarto|ultimo|4[º°])$/i,
];
const ORDINAL = '([\\p{L}\\d.º°]{2,10})';
const UNIT = '(quartal|quarter|trimestre|halbjahr|half|semestre|semester)s?';
const PART = pattern(`(?:(?:im|in the|in|au|dans le|durant le|nel|during the|the|le|il|das|des|del|du)\\s+)?${ORDINAL}\\s+${UNIT}\\s+(?:des jahres\\s+|von\\s+|of\\s+|de l'année\\s+|de\\s+|del\\s+|dell'anno\\s+)?${YEAR}`); // prettier-ignore
/** `The first half`, `Q2`, of the year spoken of. */
const PART_ALONE = pattern(`(?:(?:im|in the|in|au|dans le|durant le|nel|during the|the|le|il|das|des|del|du)\\s+)?${ORDINAL}\\s+${UNIT}(?:\\s+(?:des(?:selben)? jahres|(?:of|in) (?:the|that|the same) year|de (?:l'|cette |la même )année|del(?:l'| medesimo |lo stesso )anno))?(?!\\s+(?:of|von|de|del|des|dell)\\b)`); // prettier-ignore
const SHORT_ALONE = pattern(`(?:(?:im|in|au|nel)\\s+)?[QT]([1-4])`);
const SHORT = pattern(`(?:(?:im|in|au|nel)\\s+)?[QT]([1-4])\\s*[/ ]?\\s*${YEAR}`);
/** From its beginning to its end: all of it. */
const WHOLE = pattern(
  `(?:zwischen|von|vom|entre|tra|fra|between|from|du|de|dall[ao']?)\\s*(?:(?:the|dem|le|la|l'|il)\\s*)?(?:anfang|beginn|start|beginning|début|debut|inizio)\\s+(?:und|bis|et|e|and|to|à|a|until|till|alla|al)\\s+(?:(?:the|dem|zum|la|le)\\s+)?(?:ende|schluss|fin|fine|end)\\s+(?:(?:des\\s+jahres|of(?:\\s+the\\s+year)?|von|de(?:\\s+l'année)?|del(?:l'anno)?|di)\\s+)?${YEAR}`,
);

const MONTHS_OF = { quarter: 3, half: 6, year: 12 } as const;

/** Left to right; none where no such days exist. */
export function partsOfYear(question: string): TimeRead[] {
  const text = question.replace(/’/g, "'");
  const found: TimeRead[] = [];
  const add = (match: RegExpMatchArray, range: TimeRead['range']) => {
    const span = { start: match.index ?? 0, end: (match.index ?? 0) + match[0].length };
    if (range !== null && !found.some((other) => other.span.start < span.end && span.start < other.span.end))
      found.push({ span, asOf: null, range, bareYear: false });
  };
  if (!/\d{4}/.test(text)) return found;
  for (const words of FROM_TO) for (const match of text.matchAll(words)) add(match, fromTo(match));
  for (const match of text.matchAll(WHOLE)) add(match, stretch(Number(match[1]), 1, MONTHS_OF.year));
  for (const match of text.matchAll(PART)) add(match, partOf(match[1]!, match[2]!, Number(match[3])));
  for (const match of text.matchAll(SHORT)) add(match, stretch(Number(match[2]), Number(match[1]), MONTHS_OF.quarter));
  return found;
}

/** Parts of a year that the question does not name. */
export function partsOfSpoken(question: string, year: number): TimeRead[] {
  const text = question.replace(/’/g, "'");
  const of = (words: RegExp, range: (match: RegExpMatchArray) => TimeRead['range']) =>
    [...text.matchAll(words)].flatMap((match): TimeRead[] => {
      const found = range(match);
      return found === null ? [] : [{ span: { start: match.index, end: match.index + match[0].length }, asOf: null, range: found, bareYear: false }]; // prettier-ignore
    });
  return [
    ...of(PART_ALONE, (match) => partOf(match[1]!, match[2]!, year)),
    ...of(SHORT_ALONE, (match) => stretch(year, Number(match[1]), MONTHS_OF.quarter)),
  ];
}

function fromTo([, day1, month1, day2, month2 = '', year = '']: RegExpMatchArray): TimeRead['range'] {
  // A day is followed by a day, and a month by a month.
  if ((day1 === undefined) !== (day2 === undefined) || (day1 === undefined && month1 === undefined)) return null;
  const first = monthOf(month1 ?? month2);
  const from = isoDateOf(Number(year), first, Number(day1 ?? 1));
  const last = day2 === undefined ? lastOf(Number(year), monthOf(month2)) : isoDateOf(Number(year), monthOf(month2), Number(day2)); // prettier-ignore
  return from === null || last === null || last < from ? null : { from, to: addDays(last, 1) };
}

function lastOf(year: number, month: number): IsoDate | null {
  const next = month === 12 ? isoDateOf(year + 1, 1, 1) : isoDateOf(year, month + 1, 1);
  return next === null ? null : addDays(next, -1);
}

function partOf(ordinal: string, unit: string, year: number): TimeRead['range'] {
  const months = /^(?:quart|trim)/i.test(unit) ? MONTHS_OF.quarter : MONTHS_OF.half;
  const at = ORDINALS.findIndex((words) => words.test(ordinal));
  const isLast = /^(?:last|letzt|dernier|ultimo)/i.test(ordinal);
  return at < 0 ? null : stretch(year, isLast ? 12 / months : at + 1, months);
}

/** The so-manieth part of the year, each of so many months. */
function stretch(year: number, part: number, months: number): TimeRead['range'] {
  const from = isoDateOf(year, (part - 1) * months + 1, 1);
  const last = part * months > 12 ? null : lastOf(year, part * months);
  return from === null || last === null ? null : { from, to: addDays(last, 1) };
}
