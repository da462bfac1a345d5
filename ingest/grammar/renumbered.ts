import type { Reading } from '../../src/core/mention.js';
import type { Part } from './kinds.js';
import type { Row } from './row.js';
import { isUpper } from './text.js';
import { withoutIdentifier } from './values.js';

/** `dont le numéro d'identification est désormais CHE-...`, `deren UID neu CHE-... lautet`, `il cui numero IDI è ora CHE-...`. */
const WHOSE_NUMBER =
  /^(?:(?:et|und|e)\s+)?(?:dont\s+le\s+(?:nouveau\s+)?numéro(?!\p{L})|(?:deren|dessen)\s+(?:neue\s+)?(?:UID|\p{L}*nummer)(?!\p{L})|il\s+cui\s+(?:nuovo\s+)?numero(?!\p{L}))[^,;:]{3,110}$/iu;

/** Puts the number that a part says a firm has from now on into its row; false where the part says none. */
export function takesNumber(text: string, row: Row, part: Part): boolean {
  if ((part.kind !== 'UNKNOWN' && part.kind !== 'ROLE') || isUpper(text.charCodeAt(part.start))) return false;
  const raw = text.slice(part.start, part.end);
  if (!WHOSE_NUMBER.test(raw) || !/\d/.test(raw)) return false;
  row.number = withoutIdentifier(text, part).identifier?.span ?? null;
  row.end = Math.max(row.end, part.end);
  return row.number !== null;
}

/** Where a row says a firm's new number, the one it had: in a bracket, or printed with the name. */
export function formerNumber(text: string, { number, name, notes }: Row): Reading | null {
  if (!number || name.length === 0) return null;
  const bracket = notes.map(({ body }) => withoutIdentifier(text, body).identifier).find((found) => found !== null);
  return bracket ?? withoutIdentifier(text, { start: name[0]!.start, end: name.at(-1)!.end }).identifier;
}
