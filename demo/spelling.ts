/** How a clerk spells a name differently from the last one. */
import type { Name } from './people.js';
import { Random } from './random.js';

const FOLDED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/ei(?=er$)/, 'ey'],
  [/ey(?=er$)/, 'ei'],
  [/^Schmid$/, 'Schmied'],
  [/tt/, 't'],
  [/ff/, 'f'],
  [/mm/, 'm'],
  [/nn$/, 'n'],
  [/ss/, 's'],
  [/ll/, 'l'],
  [/ph/, 'f'],
  [/th/, 't'],
  [/y/, 'i'],
  [/ck/, 'k'],
];

const withoutMarks = (text: string) =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => FOLDED[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('Đ', 'D')
    .replaceAll('đ', 'd')
    .normalize('NFC');

const respelt = (text: string): string => {
  for (const [pattern, other] of PAIRS) if (pattern.test(text)) return text.replace(pattern, other);
  return text;
};

/**
 * Another spelling of the name: marks folded, a second given name left out, a hyphen dropped, one letter otherwise; else with the
 * person's own second `initial`, which never changes. Differs from `name` wherever a rule applies.
 */
export function otherSpelling(name: Name, random: Random, initial: string): Name {
  const ways: Name[] = [];
  const marks = { surname: withoutMarks(name.surname), givenNames: withoutMarks(name.givenNames) };
  if (marks.surname !== name.surname || marks.givenNames !== name.givenNames) ways.push(marks, marks);
  if (name.givenNames.includes(' ')) ways.push({ ...name, givenNames: name.givenNames.split(' ')[0]! });
  if (name.givenNames.includes('-')) ways.push({ ...name, givenNames: name.givenNames.replace('-', ' ') });
  const surname = respelt(name.surname);
  if (surname !== name.surname) ways.push({ ...name, surname });
  const given = respelt(name.givenNames);
  if (given !== name.givenNames) ways.push({ ...name, givenNames: given });
  return ways.length > 0 ? random.pick(ways) : { ...name, givenNames: `${name.givenNames} ${initial}.` };
}

/** The second given name that somebody who prints one only may yet have: always the same. */
export function initialOf(personId: string): string {
  return new Random('initial', personId).pick('ABEFGHJLMRS'.split(''));
}
