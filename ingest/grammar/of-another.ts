import { matchesOf } from '../../src/core/index.js';
import { isGiven } from './name-words.js';
import { findRoles } from './roles.js';
import { fold, type Stretch } from './text.js';

const NAME = /^\s*\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+\s/u;
/** Without which nobody is named. */
const NAMED = /\p{Lu}[\p{L}'’-]+\s\p{Lu}/u;
const SAID =
  /^(?:(?:wie|neu|nun|jetzt|weiterhin|désormais|maintenant|comme|ora|come|in|à|a|kollektiv|einzeln|mit|avec|con|collectiv|individu|collett)\P{Ll}?)/u;

/** Whether words are about somebody else, for whom the verb is not printed again: `Hans Muster kollektiv zu zweien`, `die Sekretärin Ruth Muster in Cham`. */
function isAnother(raw: string): boolean {
  const article = /^(?:(?:der|die|le|la|il)\s|l['’])/iu.exec(raw)?.[0].length ?? 0;
  const [office] = article > 0 ? findRoles(raw.slice(article)) : [];
  if (article > 0 && office?.start !== 0) return false;
  const words = raw.slice(article + (office?.end ?? 0));
  const name = NAME.exec(words);
  const behind = name ? words.slice(name[0].length) : '';
  return (
    name !== null &&
    (SAID.test(behind) || findRoles(behind)[0]?.start === 0) &&
    name[0]
      .trim()
      .split(/\s/)
      .some((word) => isGiven(fold(word)))
  );
}

const JOINED = /\s(?:und|et|ed?)\s+(?=(?:(?:der|die|le|la|il)\s|l['’])?\p{Lu})/giu;

/** Where in a part words about somebody else begin, at its start or behind a conjunction, and where what is before them ends; or null. */
export function ofAnother(text: string, { start, end }: Stretch): { start: number; before: number } | null {
  const raw = text.slice(start, end);
  if (!NAMED.test(raw)) return null;
  if (isAnother(raw)) return { start, before: start };
  for (const match of matchesOf(JOINED, raw)) {
    const from = match.index + match[0].length;
    if (isAnother(raw.slice(from))) return { start: start + from, before: start + match.index };
  }
  return null;
}
