import { editDistance } from './edit-distance.js';
import { foldName } from './hub-key.js';
import { numbersMeant, numberWritten } from './number-schemes.js';

/** Words of a text for comparison: without case and marks, `ue` as `u`. */
export function wordsOf(text: string): string[] {
  const folded = foldName(text.replace(/ß/g, 'ss'));
  return folded === '' ? [] : folded.split(' ').map((word) => word.replace(/([aou])e/g, '$1'));
}

/** All in one: `Muster Bau` and `Musterbau` are one name. */
export const squeezed = (text: string): string => wordsOf(text).join('');

/** Legal forms as names end with them, by what they are in another language. */
const FORMS: readonly (readonly string[])[] = [
  ['ag', 'sa', 'ltd', 'inc', 'corp', 'plc', 'limited'],
  ['gmbh', 'sarl', 'sagl', 'llc'],
  ['klg', 'snc'],
  ['kmg', 'kg', 'scm', 'sac'],
  ['genossenschaft', 'cooperative', 'cooperativa', 'scoop', 'societa', 'societe'],
];

/** The forms that mean the same; null: the word is none. */
export const formsLike = (word: string): readonly string[] | null =>
  FORMS.find((forms) => forms.includes(word)) ?? null;

interface Found {
  matchedName: string;
  name: string;
  registerNumber: string | null;
  match: string;
}

/** Whether a found name has a word that is, begins like, or is nearly one of the query's, or the query is its number; legal forms are no likeness. */
export function areAlike(query: string, { matchedName, name, registerNumber, match }: Found): boolean {
  if (match === 'NUMBER' && mayBeNumberOf(query, registerNumber)) return true;
  const digits = query.replace(/\D/g, '');
  if (digits.length >= 6 && (registerNumber ?? '').replace(/\D/g, '').includes(digits)) return true;
  const wanted = wordsOf(query);
  const core = wanted.filter((word) => formsLike(word) === null);
  const [asked, given] = [core.length > 0 ? core : wanted, [...wordsOf(matchedName), ...wordsOf(name)]];
  if (squeezed(matchedName).includes(asked.join('')) || asked.join('').includes(squeezed(matchedName))) return true;
  return asked.some((word) => given.some((other) => isNear(word, other)));
} // prettier-ignore

/** A firm has other numbers besides the one it shows; of one scheme it is that one. */
function mayBeNumberOf(query: string, shown: string | null): boolean {
  const meant = numbersMeant(query);
  const own = shown === null ? null : numberWritten(shown);
  const same = meant.filter(({ scheme }) => scheme === own?.scheme);
  return meant.length > same.length || same.some(({ value }) => value === shown);
}

/** The same word, one that begins like it, or with a slip of the pen in every three letters. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && (long.startsWith(short) || (short.length >= 4 && long.includes(short)))) return true;
  const most = Math.floor(short.length / 3);
  return most > 0 && editDistance(a, b, most) <= most;
}
