import { problem } from '../problem.js';

/** Parses one JSON value. Throws a problem MALFORMED with the parser's reason. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\p{C}+/gu, ' ').slice(0, 200) : 'unknown';
    throw problem('MALFORMED', `not JSON: ${reason}`, error);
  }
}
