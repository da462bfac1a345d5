import type { Span } from '../../src/core/index.js';

/** Characters of a passage at most: what a small sentence model reads at once, in any of the four languages. */
export const PASSAGE_LENGTH = 700;
/** Characters that a passage repeats of the one before, at most; whole sentences only. */
export const PASSAGE_OVERLAP = 150;

/** A sentence's end: a full stop (not after a single letter or a number of up to two digits, as in dates and abbreviations), or a line break. */
const SENTENCE_END = /(?<![\s.(]\p{L}|(?<!\d)\d{1,2})[.!?;](?=\s)|\n+/gu;

/**
 * Cuts `text` from `from` to `to` (UTF-16 offsets) into passages of whole sentences. Each begins and ends at something visible, none is longer
 * than {@link PASSAGE_LENGTH}, two neighbours share at most {@link PASSAGE_OVERLAP}, and together they hold every visible character. A
 * sentence too long for one passage is cut between words, or where it has none.
 */
export function cutPassages(text: string, from = 0, to = text.length): Span[] {
  const pieces = sentences(text, from, to).flatMap((sentence) => shortened(text, sentence));
  const passages: Span[] = [];
  let first = 0;
  while (first < pieces.length) {
    const { start } = pieces[first]!;
    let last = first;
    while (last + 1 < pieces.length && pieces[last + 1]!.end - start <= PASSAGE_LENGTH) last++;
    passages.push({ start, end: pieces[last]!.end });
    if (last + 1 === pieces.length) break;
    let next = last + 1;
    const following = pieces[next]!;
    const repeatable = ({ start: from }: Span) =>
      pieces[last]!.end - from <= PASSAGE_OVERLAP && following.end - from <= PASSAGE_LENGTH;
    while (next - 1 > first && repeatable(pieces[next - 1]!)) next--;
    first = next;
  }
  return passages;
}

function sentences(text: string, from: number, to: number): Span[] {
  const found: Span[] = [];
  const add = (start: number, end: number) => {
    const body = text.slice(start, end);
    const visible = body.trim();
    if (visible === '') return;
    const begin = start + body.indexOf(visible);
    found.push({ start: begin, end: begin + visible.length });
  };
  let start = from;
  SENTENCE_END.lastIndex = from;
  for (let match = SENTENCE_END.exec(text); match !== null && match.index < to; match = SENTENCE_END.exec(text)) {
    const end = Math.min(to, match.index + match[0].length);
    add(start, end);
    start = end;
  }
  add(start, to);
  return found;
}

function shortened(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let at = start;
  while (end - at > PASSAGE_LENGTH) {
    const blank = lastBlank(text, at, at + PASSAGE_LENGTH);
    const cut = blank ?? wholeCharacter(text, at + PASSAGE_LENGTH);
    parts.push({ start: at, end: cut });
    at = cut;
    while (at < end && /\s/.test(text[at]!)) at++;
  }
  if (at < end) parts.push({ start: at, end });
  return parts;
}

/** The end of the last word that is followed by a blank before `limit`, or null. */
function lastBlank(text: string, start: number, limit: number): number | null {
  for (let at = limit; at > start + PASSAGE_LENGTH / 2; at--) {
    if (/\s/.test(text[at]!) && !/\s/.test(text[at - 1]!)) return at;
  }
  return null;
}

function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
