import type { Span } from '../../src/core/index.js';
import { foldWords } from '../question-words.js';
import { cutPassages } from './cut.js';

/** Where the best passages of a notice are looked for: its printed text, else (words only in other fields) all of it. */
interface QuotableText {
  text: string;
  bodyLength: number;
}

/** The passage with most of the words (the first of several), or null where none holds any. */
export function bestPassage(
  { text, bodyLength }: QuotableText,
  words: readonly string[],
): { span: Span; words: number } | null {
  const inBody = bodyLength > 0 ? bestOf(text, 0, bodyLength, words) : null;
  if (inBody?.words === words.length) return inBody;
  const elsewhere = bestOf(text, bodyLength, text.length, words);
  return elsewhere !== null && elsewhere.words > (inBody?.words ?? 0) ? elsewhere : inBody;
}

function bestOf(
  text: string,
  from: number,
  to: number,
  words: readonly string[],
): { span: Span; words: number } | null {
  let best: { span: Span; words: number } | null = null;
  for (const span of cutPassages(text, from, to)) {
    const held = new Set(foldWords(text.slice(span.start, span.end)).split(' '));
    const found = words.filter((word) => held.has(word)).length;
    if (found > (best?.words ?? 0)) best = { span, words: found };
  }
  return best;
}
