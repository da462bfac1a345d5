import { areGiven } from './comma-names.js';
import { isPlaceKind } from './kinds.js';
import { wordsOf } from './name-words.js';
import { endsInGiven, isFirmName, isNameLike } from './names.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

/** `Muster, Anna; von Bern; in Thun; Mitglied`: a semicolon where a comma should be; what names nobody goes on with the entry before. */
export function wholeEntries(skeleton: Skeleton, entries: Stretch[]): Stretch[] {
  if (entries.length < 2) return entries;
  const out: Stretch[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (last && (goesOn(skeleton, entry) || givesName(skeleton, last, entry))) last.end = entry.end;
    else out.push({ ...entry });
  }
  return out;
}

function goesOn(skeleton: Skeleton, entry: Stretch): boolean {
  const { text } = skeleton;
  if (!BEGINS_VALUE.test(text.slice(entry.start, entry.start + 14))) return false;
  const { parts } = partsOf(skeleton, entry);
  const [part, next] = parts;
  if (!part || part.kind === 'UNKNOWN' || part.kind === 'COUNTRY') return false;
  // `von Arx, Beat, von Olten` has its name first; `de Weck Paul, membre` has no comma in it.
  if (next?.kind === 'UNKNOWN' || (part.kind === 'ORIGIN' && next && !isPlaceKind(next.kind))) return false;
  if (part.kind !== 'ROLE') return !isNameLike(text, part) || !endsInGiven(text, part);
  const roles = findRoles(text.slice(part.start, part.end));
  return roles[0]?.start === 0 && part.start + roles.at(-1)!.end === part.end;
}
/** Only what may be a value is looked at. */
const BEGINS_VALUE =
  /^(?:\p{Ll}|Mitglied|Präsident|Vize|Gesell|Geschäf|Direkt|Revision|Liquid|Einzel|Kollektiv|Prokur|Staatsangeh|Bürger)/u;

/** `Muster; Anna, von Bern`: a surname alone, and given names that nobody has alone. */
function givesName(skeleton: Skeleton, before: Stretch, entry: Stretch): boolean {
  if (before.end - before.start > 40) return false;
  const { text } = skeleton;
  const surname = text.slice(before.start, before.end);
  if (surname.includes(',') || isFirmName(surname)) return false;
  const [given, place] = partsOf(skeleton, entry).parts;
  if (given?.kind !== 'UNKNOWN' || !isPlaceKind(place?.kind) || place?.kind === 'RESIDENCE') return false;
  return wordsOf(text, given).every(({ folded }) => areGiven(folded));
}
