import { isPlaceKind, type Part } from './kinds.js';
import { PARTICLES } from './lexicon/words.js';
import { wordsOf } from './name-words.js';
import { isFirmName, isOfficeName } from './names.js';
import { findRoles } from './roles.js';
import { trim, type Stretch } from './text.js';

/** `Willensvollstreckerin Muster, Anna, von Bern`: in a list an office printed before the surname; null where the word is the name's own. */
export function officeBefore(
  text: string,
  part: Stretch,
  given: Part | undefined,
  place: Part | undefined,
): { role: Stretch; name: Stretch } | null {
  if (given?.kind !== 'UNKNOWN' || !isPlaceKind(place?.kind)) return null;
  const raw = text.slice(part.start, part.end);
  const [first, another] = raw.length < 120 && raw.includes(' ') ? findRoles(raw) : [];
  if (first?.start !== 0 || another) return null;
  const name = trim(text, part.start + first.end, part.end);
  const printed = text.slice(name.start, name.end);
  if (isFirmName(printed) || isOfficeName(printed)) return null;
  const words = wordsOf(text, name);
  if (words.length === 0 || !words.every(({ capital, folded }) => capital || PARTICLES.has(folded))) return null;
  return { role: { start: part.start, end: part.start + first.end }, name };
}
