import type { Part } from './kinds.js';
import { SEVERAL_LOSE, STAYS } from './leads.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';

/** `n'est plus président mais reste administrateur`: the office that goes, of everybody named where several lose it, and the one that stays. */
export function losesOffice(text: string, row: Row, rows: readonly Row[], part: Part): boolean {
  const raw = text.slice(part.start, part.end);
  const stays = STAYS.exec(raw);
  const roles = findRoles(raw.slice(0, stays?.index));
  const [first, last] = [roles[0], roles.at(-1)];
  if (!first || !last) return false;
  if (stays) row.roles.push({ start: part.start + stays.index + stays[0].length, end: part.end });
  for (const one of SEVERAL_LOSE.test(raw) ? rows : [row])
    one.lost.push({ start: part.start + first.start, end: part.start + last.end });
  return true;
}
