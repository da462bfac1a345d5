import { numberWritten } from '../../src/core/index.js';
import { disjoint, type Line } from './lines.js';
import { nearName } from './near-name.js';

/**
 * Whether a wrong line and the one that a correction puts in its place speak of one person or firm, whose name or number was misprinted; else
 * somebody else had been entered. Two numbers of one kind that differ are two firms; without them only a misprint of the name is the same firm,
 * and a person keeps one part of the name and a place of origin.
 */
export function sameBearer(wrong: Line, right: Line): boolean {
  if (right.mention.subject === 'PERSON') {
    if (disjoint(wrong.origins, right.origins) && wrong.hub !== right.hub) return false;
    return wrong.hub === right.hub || sharesName(wrong, right) || nearName(wrong.name, right.name) !== null;
  }
  if (contradict(wrong.identifier, right.identifier)) return false;
  if (wrong.hub === right.hub || (wrong.identifier !== null && wrong.identifier === right.identifier)) return true;
  const near = nearName(wrong.name, right.name);
  return near === 'SPELLING' || near === 'LETTER';
}

/** Of two schemes one number says nothing against the other: both may be one firm's. */
export function contradict(a: string | null, b: string | null): boolean {
  if (a === null || b === null || a === b) return false;
  return numberWritten(a)?.scheme === numberWritten(b)?.scheme;
}

function sharesName({ mention: a }: Line, { mention: b }: Line): boolean {
  return (
    (a.surname !== null && a.surname.value === b.surname?.value) ||
    (a.givenNames !== null && a.givenNames.value === b.givenNames?.value)
  );
}
