import { foldName, type Span } from '../core/index.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const WINDOW = 300;
const BEFORE = 80;
const MOST = 420;

/** Where in a text most of the words stand close together, the first such place, with some text around; its beginning where none does. */
export function passageOf(text: string, query: string): Span {
  const wanted = new Set(words(query).flatMap((word) => [word, word.replace(/([aou])e/g, '$1')]));
  const found: { start: number; end: number; word: string }[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = foldName(match[0]).replace(/ /g, '');
    if (wanted.has(folded)) found.push({ start: match.index, end: match.index + match[0].length, word: folded });
  }
  let best = { start: 0, end: Math.min(text.length, WINDOW), words: 0 };
  for (let first = 0, last = 0; first < found.length; first++) {
    while (last < found.length && found[last]!.end - found[first]!.start <= WINDOW) last++;
    const inside = found.slice(first, Math.max(last, first + 1));
    const distinct = new Set(inside.map(({ word }) => word)).size;
    if (distinct > best.words) best = { start: inside[0]!.start, end: inside.at(-1)!.end, words: distinct };
  }
  const start = wordStart(text, Math.max(0, best.start - BEFORE));
  return { start, end: wordEnd(text, Math.min(text.length, Math.max(best.end, start + MOST))) };
}

export function words(query: string): string[] {
  return [...new Set([...query.matchAll(WORD)].map(([word]) => foldName(word).replace(/ /g, '')))].filter((word) => word !== ''); // prettier-ignore
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.slice(at, at + 40).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const space = text.lastIndexOf(' ', at);
  return space > at - 40 ? space : at;
}
