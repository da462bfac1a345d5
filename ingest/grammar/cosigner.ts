import { isPlaceKind, type Part } from './kinds.js';
import { isNameLike } from './names.js';
import { namedBehindRole, type Row } from './row.js';
import { readRows } from './rows.js';
import type { Skeleton } from './segment.js';

/** `signe collectivement à deux avec l'administrateur B, nommé président`: what stands behind a cosigner's name is said of that one. */
export function changedCosigner(skeleton: Skeleton, signature: Part, behind: readonly Part[]): Row | null {
  const { text } = skeleton;
  const lead = COSIGNER.exec(text.slice(signature.start, signature.end));
  const [next] = behind;
  if (!lead || !next || !(isPlaceKind(next.kind) || CHANGED.test(text.slice(next.start, next.end)))) return null;
  const start = signature.start + lead.index + lead[0].length;
  const name = { start, end: signature.end };
  // `avec B, de X, à Y`: without an office it is whose the origin is.
  const plain = next.kind !== 'RESIDENCE' && isPlaceKind(next.kind) && isNameLike(text, name);
  if (!plain && namedBehindRole(text, name) === null) return null;
  const [row, ...others] = readRows(skeleton, { start, end: behind.at(-1)!.end }, { prose: true });
  if (!row || others.length > 0) return null;
  if (NEW.test(text.slice(start, next.end))) row.roles.push(...row.stated.splice(0));
  return row;
}
const COSIGNER = /\s(?:avec|mit|con)\s+(?=\p{L}[\p{L}-]*['’\s])/u;
const CHANGED =
  /^(?:nommée?|élue?|désignée?|nouve(?:l|au|lle)|neue?[rs]?|nuov[oa]|nominat[oa]|elett[oa]|ernannt|gewählt)(?!\p{L})/iu;
const NEW = /,\s*(?:nouve(?:l|au|lle)|neue?[rs]?|nuov[oa])\s*(?:,|$)/iu;
