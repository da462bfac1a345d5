import { parseOldNumber, parseUid, type IsoDate, type Language } from '../../../../core/index.js';
import { timesIn, type TimeRead } from './dates.js';
import { phraseAt, phraseTable, otherLanguages } from './phrase-table.js';
import type { Slot } from './slots.js';
import { MOST_CHARACTERS, tokensOf, type Token } from './tokens.js';

export interface TaggedToken extends Token {
  /** Null: a word that no lexicon knows, a part of a name perhaps. */
  slot: Slot | null;
  /** Number of the phrase that it is a part of. */
  phrase: number;
}

export interface Reading {
  question: string;
  language: Language;
  tokens: TaggedToken[];
  times: TimeRead[];
  /** True where the question is longer than what was read. */
  cut: boolean;
}

const NUMBER =
  /\b(?:CHE[-\s]?\d{3}[.\s]?\d{3}[.\s]?\d{3}|CH[-\s]?\d{3}[-.\s]?\d[-.\s]?\d{3}[-.\s]?\d{3}[-.\s]?\d)\b/giu;

/** Gives every word of a question its slot; never fails, whatever the text. */
export function tagged(question: string, language: Language, today: IsoDate): Reading {
  const text = question.slice(0, MOST_CHARACTERS);
  const tokens = tokensOf(question);
  const numbers = [...text.matchAll(NUMBER)].flatMap((match) => {
    const value = parseUid(match[0])?.uid ?? parseOldNumber(match[0]);
    return value === null ? [] : [{ start: match.index, end: match.index + match[0].length, value }];
  });
  const times = timesIn(text, today, language === 'de').filter(
    ({ span }) => !numbers.some((number) => number.start < span.end && span.start < number.end),
  );
  const result: TaggedToken[] = [];
  let phrase = 0;
  for (let at = 0; at < tokens.length; phrase++) {
    const token = tokens[at]!;
    const number = numbers.find((place) => place.start <= token.span.start && token.span.end <= place.end);
    const time = times.findIndex(({ span }) => span.start <= token.span.start && token.span.end <= span.end);
    const read =
      number !== undefined
        ? { slot: { type: 'NUMBER', value: number.value } as const, length: 1 }
        : time >= 0
          ? { slot: { type: 'TIME', index: time } as const, length: 1 }
          : wordSlot(tokens, at, language);
    for (const member of tokens.slice(at, at + read.length)) result.push({ ...member, slot: read.slot, phrase });
    at += read.length;
  }
  return { question, language, tokens: result, times, cut: question.length > MOST_CHARACTERS };
}

/** The question's own language first; of the others only what says something (roles, measures), for questions that mix. */
function wordSlot(tokens: readonly Token[], at: number, language: Language): { slot: Slot | null; length: number } {
  const own = phraseAt(phraseTable(language), tokens, at);
  if (own !== null && (own.length > 1 || own.slot.type !== 'FILLER')) return own;
  for (const other of otherLanguages(language)) {
    const found = phraseAt(phraseTable(other), tokens, at);
    if (found !== null && found.length > 1 && found.slot.type === 'ROLE') return found;
  }
  return own ?? { slot: null, length: 1 };
}
