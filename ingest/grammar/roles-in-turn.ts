import { matchesOf } from '../../src/core/index.js';
import type { Part } from './kinds.js';
import { findRoles } from './roles.js';
import type { Row } from './row.js';
import type { Stretch } from './text.js';

const IN_TURN = /(?<!\p{L})(?:respectiv\p{L}+|rispettivamente|respektive|beziehungsweise|bzw(?=\.))(?!\p{L})/iu;
const SEAM = /,\s+|\s+(?:et|und|ed?)\s+/giu;

/** Whether a predicate says of several, one behind the other, what each is. */
export const dealsOut = (text: string, parts: readonly Part[]): boolean =>
  parts.length > 0 && IN_TURN.test(text.slice(parts[0]!.start, parts.at(-1)!.end));

/**
 * `nommés respectivement présidente et secrétaire`: the offices that begin at a part, of `count` parts, in the order of print (null where
 * one of them is none); null where each is everybody's. `most`: of how many people.
 */
export function rolesInTurn(
  text: string,
  parts: readonly Part[],
  first: number,
  most: number,
): { offices: Stretch[] | null; span: Stretch; count: number } | null {
  if (findRoles(text.slice(parts[first]!.start, parts[first]!.end)).length === 0) return null;
  let count = 1;
  while (count <= most && isOffice(text, parts[first + count])) count += 1;
  const span = { start: parts[first]!.start, end: parts[first + count - 1]!.end };
  const raw = text.slice(span.start, span.end);
  if (!IN_TURN.test(raw)) return null;
  const seams = matchesOf(SEAM, raw);
  const offices = [...seams, null].map((seam, index) => {
    const from = index === 0 ? 0 : seams[index - 1]!.index + seams[index - 1]![0].length;
    return officeIn(text, { start: span.start + from, end: span.start + (seam?.index ?? raw.length) });
  });
  return { offices: offices.includes(null) ? null : (offices as Stretch[]), span, count };
}

/** An office that is the whole of a part, but for the word that deals them out. */
function isOffice(text: string, part: Part | undefined): boolean {
  return part?.kind === 'ROLE' && findRoles(text.slice(part.start, part.end).replace(IN_TURN, ''))[0]!.start < 3;
}

function officeIn(text: string, piece: Stretch): Stretch | null {
  const roles = findRoles(text.slice(piece.start, piece.end));
  const [first, last] = [roles[0], roles.at(-1)];
  return first && last ? { start: piece.start + first.start, end: piece.start + last.end } : null;
}

/** Gives each the office printed for it; where there are not as many as people, whose they are is left unread. */
export function dealOut(rows: readonly Row[], offices: readonly Stretch[] | null, span: Stretch): void {
  if (offices?.length === rows.length) rows.forEach((row, index) => row.roles.push(offices[index]!));
  else rows.at(-1)?.unread.push(span);
}
