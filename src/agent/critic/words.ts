import { foldName } from '../../core/index.js';

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
