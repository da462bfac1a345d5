import { kindOf } from './kinds.js';
import type { Note } from './notes.js';
import { isGiven, wordsOf } from './name-words.js';
import { trim, type Stretch } from './text.js';

const RECTE = /(?:^|[\s(]+)recte:?\s+(?=\S)/u;

/**
 * `in Thun (recte in Bern)`, `von Bern, recte von Thun`, `Muster, Hans recte Muster, Heinz`: what stands behind the word is so, and what stands
 * before it never was. Changes the pieces of an entry, and adds what was never right to its notes.
 */
export function putRight(text: string, pieces: Stretch[], notes: Note[]): void {
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const raw = text.slice(piece.start, piece.end);
    const match = RECTE.exec(raw);
    if (!match || (match.index === 0 && index === 0)) continue;
    const closed = match[0].includes('(') && raw.endsWith(')') ? 1 : 0;
    const right = { start: piece.start + match.index + match[0].length, end: piece.end - closed };
    let at = match.index > 0 ? index : index - 1;
    let wrong = match.index > 0 ? trim(text, piece.start, piece.start + match.index) : pieces[at]!;
    const { kind } = kindOf(text, right);
    if (at > 1 && (kind === 'UNKNOWN' || kind !== kindOf(text, wrong).kind)) continue;
    // The second part of a name, unless the given names alone are put right.
    if (at === 1 && !isGivenOnly(text, right)) wrong = { start: pieces[--at]!.start, end: wrong.end };
    notes.push({ kind: 'NEVER', span: right, body: wrong });
    pieces.splice(at, index - at + 1, ...commaParts(text, right));
    index = at;
  }
}

/** In a bracket no comma has divided surname and given names. */
function commaParts(text: string, { start, end }: Stretch): Stretch[] {
  const comma = text.slice(start, end).indexOf(', ');
  return comma < 0 ? [{ start, end }] : [{ start, end: start + comma }, trim(text, start + comma + 1, end)];
}

const isGivenOnly = (text: string, part: Stretch): boolean =>
  wordsOf(text, part).every(({ folded }) => isGiven(folded));
