import { kindOf, type Part } from './kinds.js';
import { at, COUNTS, FIRST_ONES } from './leads.js';
import type { Row } from './row.js';

/** `les trois premiers avec signature collective`: which of those named, and what is said of them; null where a part speaks of no such. */
export function firstOnes(text: string, part: Part, rows: readonly Row[]): { rows: readonly Row[]; said: Part } | null {
  const match = rows.length > 1 ? at(FIRST_ONES, text, part.start) : null;
  const count = COUNTS[match?.slice(1).find(Boolean)?.toLowerCase() ?? ''];
  if (!match || count === undefined || part.start + match[0].length >= part.end) return null;
  return { rows: rows.slice(0, count), said: kindOf(text, { start: part.start + match[0].length, end: part.end }) };
}
