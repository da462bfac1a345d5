import type { Span } from '../../src/core/index.js';
import { foldWords } from '../question-words.js';
import { cutPassages } from './cut.js';

/** Where the best passages of a notice are looked for. */
interface QuotableText {
  text: string;
  /** The printed text first, if there is one, then values of fields. */
  readable: readonly Span[];
}

/** The passage with most of the words (the first of several), or null where none holds any. */
export function bestPassage({ text, readable }: QuotableText, words: readonly string[]): QuotedSpan | null {
  let best: QuotedSpan | null = null;
  for (const { start, end } of readable) {
    const found = bestOf(text, cutPassages(text, start, end), words);
    if (found !== null && found.words > (best?.words ?? 0)) best = found;
    if (best?.words === words.length) return best;
  }
  return best;
}

/**
 * What a passage over several fields is quoted by: the readable piece of it with most of the words, the longest where none holds any. A passage
 * inside the printed text is such a piece itself.
 */
export function readablePiece({ text, readable }: QuotableText, passage: Span, words: readonly string[]): QuotedSpan {
  const pieces = readableIn(readable, passage).sort((a, b) => b.end - b.start - (a.end - a.start));
  return bestOf(text, pieces, words) ?? { span: pieces[0] ?? passage, words: 0 };
}

/** The readable pieces of a passage, in their order. */
export function readableIn(readable: readonly Span[], { start, end }: Span): Span[] {
  return readable
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter((span) => span.start < span.end);
}

export interface QuotedSpan {
  span: Span;
  /** How many of the words it holds. */
  words: number;
}

function bestOf(text: string, spans: readonly Span[], words: readonly string[]): QuotedSpan | null {
  let best: QuotedSpan | null = null;
  for (const span of spans) {
    const held = new Set(foldWords(text.slice(span.start, span.end)).split(' '));
    const found = words.filter((word) => held.has(word)).length;
    if (found > (best?.words ?? 0)) best = { span, words: found };
  }
  return best;
}
