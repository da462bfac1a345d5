import { parseIsoDate, sha256Hex, type Clocks } from '../src/core/index.js';

/** Opaque to clients: the sort key of the row, and a mark of what the cursor was made for, so that a foreign one is refused. */
export interface Cursor {
  key: string;
  /** First 12 hex digits of SHA-256 over the list's name and arguments. */
  mark: string;
  /** Of a list over time: the dates it was begun at. Who gives none goes on at them, so that a list outlives midnight. */
  clocks: Clocks | null;
}

const MOST_CHARACTERS = 2_000;

export function cursorMark(list: string, argumentsOfList: unknown): string {
  return sha256Hex(`${list}\n${JSON.stringify(argumentsOfList)}`).slice(0, 12);
}

export function encodeCursor({ mark, key, clocks }: Cursor): string {
  const dates = clocks === null ? [] : [clocks.asOf, clocks.knownOn];
  return Buffer.from(JSON.stringify([mark, key, ...dates])).toString('base64url');
}

/** Null where the text is no cursor of this list: malformed, or made for other arguments. */
export function decodeCursor(text: string, mark: string): string | null {
  const [made, key] = parsed(text);
  return made === mark && typeof key === 'string' ? key : null;
}

/** The dates that a cursor was made for; null where it has none, or is malformed. */
export function cursorClocks(text: string): Clocks | null {
  const [asOf, knownOn] = parsed(text)
    .slice(2)
    .map((date) => (typeof date === 'string' ? parseIsoDate(date) : null));
  return asOf && knownOn ? { asOf, knownOn } : null;
}

function parsed(text: string): unknown[] {
  if (text.length > MOST_CHARACTERS) return [];
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
