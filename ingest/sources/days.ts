import { parseIsoDate, type IsoDate } from '../../src/core/index.js';
import { problem } from './problem.js';

/** A day that exists, or a problem naming `at`. */
export function dayOf(text: string, at: string): IsoDate {
  const day = parseIsoDate(text);
  if (day === null) throw problem('INVALID_FIELD', `${at} ${JSON.stringify(text.slice(0, 40))} is no date that exists`);
  return day;
}
