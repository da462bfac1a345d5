import { foldName, type Span } from '../../core/index.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const WINDOW = 300;
const BEFORE = 80;
const MOST = 420;

/** A notice's text, and what people read of it: the printed text, values of fields. */
export interface ReadableText {
  text: string;
  readable: readonly Span[];
}

/**
 * Where in what people read of a text most of the words stand close together, the first such place, with some text around; its beginning where
 * none does. Never across the name of a field.
 */
export function passageOf({ text, readable }: ReadableText, query: string): Span {
  const wanted = new Set(words(query).flatMap((word) => [word, word.replace(/([aou])e/g, '$1')]));
  const [first = { start: 0, end: 0 }] = readable;
  let best = { start: first.start, end: Math.min(first.end, first.start + WINDOW), words: 0, piece: first };
  for (const piece of readable) {
    const place = closest(text, piece, wanted);
    if (place !== null && place.words > best.words) best = { piece, ...place };
  }
  const start = wordStart(text, Math.max(best.piece.start, best.start - BEFORE), best.piece.start);
  return { start, end: wordEnd(text, Math.min(best.piece.end, Math.max(best.end, start + MOST)), best.piece.end) };
}

/** The first place of a piece where most of the words stand within a window. */
function closest(text: string, piece: Span, wanted: ReadonlySet<string>): (Span & { words: number }) | null {
  const found: { start: number; end: number; word: string }[] = [];
  for (const match of text.slice(piece.start, piece.end).matchAll(WORD)) {
    const word = foldName(match[0]).replace(/ /g, '');
    const start = piece.start + match.index;
    if (wanted.has(word)) found.push({ start, end: start + match[0].length, word });
  }
  let best: (Span & { words: number }) | null = null;
  for (let first = 0, last = 0; first < found.length; first++) {
    while (last < found.length && found[last]!.end - found[first]!.start <= WINDOW) last++;
    const inside = found.slice(first, Math.max(last, first + 1));
    const distinct = new Set(inside.map(({ word }) => word)).size;
    if (distinct > (best?.words ?? 0)) best = { start: inside[0]!.start, end: inside.at(-1)!.end, words: distinct };
  }
  return best;
}

export function words(query: string): string[] {
  return [...new Set([...query.matchAll(WORD)].map(([word]) => foldName(word).replace(/ /g, '')))].filter((word) => word !== ''); // prettier-ignore
}

function wordStart(text: string, at: number, first: number): number {
  if (at === first) return at;
  const space = text.slice(at, at + 40).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function wordEnd(text: string, at: number, last: number): number {
  if (at === last) return at;
  const space = text.lastIndexOf(' ', at);
  return space > at - 40 ? space : at;
}
