import { kindOf, type PartKind } from './kinds.js';
import type { Note } from './notes.js';
import { isGiven, wordsOf } from './name-words.js';
import { trim, type Stretch } from './text.js';

/** A piece of an entry; `as`: what it says, where its own words do not. */
export type Piece = Stretch & { as?: PartKind };

/** `[recte: in Bern]`: right is what stands in the bracket. */
export const RECTE_BRACKET = /\[\s*(?:recte|richtig|lire|corretto|correct)\s*:/iy;

const RECTE = /(?:^|[\s(]+)(?:recte:?|(?<=^)(?:richtig|lire|corretto|correct)\s*:)\s+(?=\S)/iu;

/**
 * `in Thun (recte in Bern)`, `von Bern, recte von Thun`, `Muster, Hans recte Muster, Heinz`: what stands behind the word is so, and what stands
 * before it never was. Changes the pieces of an entry, and adds what was never right to its notes.
 */
export function putRight(text: string, pieces: Piece[], notes: Note[]): void {
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
    const former = kindOf(text, wrong).kind;
    const bracketed = text[piece.start - 1] === '[';
    // `mit Einzelunterschrift [recte: kollektiv zu zweien]`, `in Thun [recte: Bern]`: by its place.
    const as = bracketed && kind === 'UNKNOWN' && former !== 'UNKNOWN' ? former : undefined;
    if (at > 1 && as === undefined && (kind === 'UNKNOWN' || kind !== former)) {
      if (bracketed) piece.as = 'UNKNOWN';
      continue;
    }
    const parts = commaParts(text, right);
    // The second part of a name, unless the given names alone are put right.
    const given = at === 1 && former === 'UNKNOWN' && bracketed && parts.length === 1;
    if (at === 1 && !given && !isGivenOnly(text, right)) wrong = { start: pieces[--at]!.start, end: wrong.end };
    notes.push({ kind: 'NEVER', span: right, body: wrong, ...(given && { of: 'GIVEN_NAMES' as const }) });
    pieces.splice(at, index - at + 1, ...parts.map((part) => (as ? { ...part, as } : part)));
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
