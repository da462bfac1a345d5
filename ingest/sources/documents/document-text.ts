import { problem } from '../problem.js';

/** Control characters besides line ends and tabs, and those that turn the direction of text: shown, they hide or reorder what was written. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** More of them than this part of a text, and it is none. */
const CONTROL_PART = 0.01;

/**
 * A document's text as it is frozen: UTF-8, or UTF-16 with its byte order mark; NFC, line ends `\n`, control characters as blanks.
 * Nothing is guessed: other bytes are refused. Throws problems ENCODING, MALFORMED (no text).
 */
export function documentText(bytes: Uint8Array): string {
  const { encoding, start } = encodingOf(bytes);
  const body = bytes.subarray(start);
  if (encoding === 'utf-8' && body.includes(0)) throw problem('ENCODING', 'this is no text: it holds NUL bytes');
  const decoded = decoded8(body, encoding);
  const controls = decoded.match(CONTROLS)?.length ?? 0;
  if (controls > CONTROL_PART * decoded.length)
    throw problem('MALFORMED', `this is no text: ${controls} control characters`);
  const text = decoded
    .replace(/\r\n?|[\f\u0085\u2028\u2029]/gu, '\n')
    .replace(CONTROLS, ' ')
    .normalize('NFC');
  if (text.trim() === '') throw problem('MALFORMED', 'the document holds no text');
  return text;
}

function encodingOf(bytes: Uint8Array): { encoding: string; start: number } {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', start: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', start: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', start: 2 };
  return { encoding: 'utf-8', start: 0 };
}

function decoded8(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw problem('ENCODING', `the document is not valid ${encoding.toUpperCase()}; convert it to UTF-8 first`, error);
  }
}
