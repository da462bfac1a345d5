import { sha256Hex } from '../src/core/index.js';

/** Opaque to clients: the sort key of the row, and a mark of what the cursor was made for, so that a foreign one is refused. */
export interface Cursor {
  key: string;
  /** First 12 hex digits of SHA-256 over the list's name and arguments. */
  mark: string;
}

export function cursorMark(list: string, argumentsOfList: unknown): string {
  return sha256Hex(`${list}\n${JSON.stringify(argumentsOfList)}`).slice(0, 12);
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.mark, cursor.key])).toString('base64url');
}

/** Null where the text is no cursor of this list: malformed, or made for other arguments. */
export function decodeCursor(text: string, mark: string): string | null {
  if (text.length > 2_000) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed[0] !== mark || typeof parsed[1] !== 'string') return null;
    return parsed[1];
  } catch {
    return null;
  }
}
