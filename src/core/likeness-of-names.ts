import { editDistance } from './edit-distance.js';
import { foldName } from './hub-key.js';

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

/** Whether a found name has a word that is, begins like, or is nearly one of the query's; legal forms are no likeness. */
export function areAlike(query: string, { matchedName, name, registerNumber }: { matchedName: string; name: string; registerNumber: string | null }): boolean {
  const digits = query.replace(/\D/g, '');
  if (digits.length >= 6 && (registerNumber ?? '').replace(/\D/g, '').includes(digits)) return true;
  const wanted = wordsOf(query);
  const core = wanted.filter((word) => formsLike(word) === null);
  const [asked, given] = [core.length > 0 ? core : wanted, [...wordsOf(matchedName), ...wordsOf(name)]];
  if (squeezed(matchedName).includes(asked.join('')) || asked.join('').includes(squeezed(matchedName))) return true;
  return asked.some((word) => given.some((other) => isNear(word, other)));
} // prettier-ignore

/** The same word, one that begins like it, or with a slip of the pen in every three letters. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && (long.startsWith(short) || (short.length >= 4 && long.includes(short)))) return true;
  const most = Math.floor(short.length / 3);
  return most > 0 && editDistance(a, b, most) <= most;
}
