import type { Part } from './kinds.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import type { Stretch } from './text.js';

const BREAK =
  /\s+(?:mais|sondern|aber|ma|bensì)\s|[,;]\s{0,3}(?:mais|sondern|aber|jedoch|ma|er |sie |il |elle |ils |elles |ist |sind |bleib(?:t|en) |(?:reste|demeure)(?:nt)? |rima(?:ne|ngono) |resta(?:no)? )|\s+et\s+(?=(?:(?:conserve|garde)(?:nt)?|devien(?:t|nent))\s)|\s+(?:pour|per)\s+(?=(?:devenir|diventare)\s)|\s+(?:und|ed?)\s+(?=(?:wird|werden|diventa(?:no)?)\s)/i;

/** Where a predicate turns to something else: `mais reste administrateur`, `, er bleibt Delegierter`. */
export function upToBreak(text: string, rest: Stretch): number {
  const at = text.slice(rest.start, rest.end).search(BREAK);
  return at < 0 ? rest.end : rest.start + at;
}

/** The printed role texts in a predicate, without what frames them (`als ... zurückgetreten`, `ni associé ni gérant`). */
export function roleParts(skeleton: Skeleton, rest: Stretch): Stretch[] {
  const { text } = skeleton;
  const stretches: Stretch[] = [];
  for (const part of partsOf(skeleton, rest).parts) {
    const roles = findRoles(text.slice(part.start, part.end));
    if (roles.length === 0) continue;
    const start = part.start + roles[0]!.start;
    stretches.push({ start, end: stretchEnd(text, part, roles.at(-1)!.end) });
  }
  return stretches;
}

const FRAME_TAIL =
  /\s{1,3}(?:zurückgetreten|ausgeschieden|ausgetreten|verstorben|abberufen|démissionnaires?|dimissionari[oaie]?|ernannt|gewählt|bestellt|bezeichnet|und (?:ist|sind)|et (?:sa|ses|son|leur|leurs)|und (?:seine|ihre))\b.*$/iu;

function stretchEnd(text: string, part: Stretch, rolesEnd: number): number {
  const tail = FRAME_TAIL.exec(text.slice(part.start, part.end));
  const end = tail ? part.start + tail.index : part.end;
  return Math.max(end, part.start + rolesEnd);
}

/** The parts of a predicate; its brackets (`et non à Gland`) go to the subjects. */
export function payload(skeleton: Skeleton, stretch: Stretch, rows: readonly Row[]): Part[] {
  const { parts, notes } = partsOf(skeleton, stretch);
  for (const row of rows) row.notes.push(...notes);
  return parts;
}
