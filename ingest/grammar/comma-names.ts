import { isPlaceKind } from './kinds.js';
import { isGiven, wordsOf } from './name-words.js';
import { isNameLike } from './names.js';
import { partsOf } from './parts.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';
import { stripTitles } from './titles.js';

/** `Hans-Jörg` too. */
export const areGiven = (folded: string): boolean => isGiven(folded) || folded.split('-').every(isGiven);

/** `Meier Huber, Anna, von Bern`, `Fleury, Me Paul, de Bulle`: where names are one part elsewhere too, a part between name and origin is the given name. */
export function hasCommaNames(skeleton: Skeleton, entry: Stretch): boolean {
  const { text } = skeleton;
  const [surname, given, place] = partsOf(skeleton, entry).parts;
  if (!surname || given?.kind !== 'UNKNOWN') return false;
  const bare = stripTitles(text, given, []);
  if (isPlaceKind(place?.kind) && !isNameLike(text, bare)) return bare.end > bare.start;
  const words = wordsOf(text, bare);
  return words.length > 0 && !isNameLike(text, surname) && words.every(({ folded }) => areGiven(folded));
}
