import type { MatchKind } from '../contract.js';
import { plainFold, searchFold, wordsOf } from './fold.js';
import { editDistance, typosAllowed } from './typos.js';

export interface NameScore {
  match: Exclude<MatchKind, 'NUMBER'>;
  score: number;
}

export interface NameQuestion {
  /** Folded words, each once. */
  words: readonly string[];
  folded: string;
  plain: string;
}

const MOST_WORDS = 12;

/** Null where nothing of the question is a word. */
export function nameQuestion(asked: string): NameQuestion | null {
  const words = wordsOf(searchFold(asked)).slice(0, MOST_WORDS);
  return words.length === 0 ? null : { words, folded: words.join(' '), plain: plainFold(asked) };
}

/** What is left without the word at `left` must be most of the question: `AG` alone stands in every third name. */
export function saysEnough(words: readonly string[], left: number): boolean {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return (words[left]?.length ?? 0) * 2 <= letters;
}

/** With fewer owners found by the words as typed, typos are looked for as well. */
export const FEW_OWNERS = 20;

/**
 * How well a name answers: EXACT (the same words, in any order) above WORDS (all words in it) above PREFIX (beginnings of words) above
 * FUZZY (parts, typos, a word missing); inside a class, the more of the name is asked for, the better. 0 to 1.
 */
export function scoreName(question: NameQuestion, folded: string, name: string): NameScore {
  const words = folded.split(' ');
  let worst = 0;
  let near = 0;
  for (const word of question.words) {
    const found = bestOf(word, words);
    worst = Math.max(worst, found.kind);
    near += found.near * word.length;
  }
  const asked = question.words.reduce((sum, word) => sum + word.length, 0);
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const cover = Math.min(1, asked / Math.max(length, 1));
  if (worst === 0 && new Set(words).size === question.words.length) {
    const order = question.folded === folded ? 0.02 : 0;
    return { match: 'EXACT', score: 0.95 + order + (plainFold(name) === question.plain ? 0.03 : 0) };
  }
  if (worst === 0)
    return { match: 'WORDS', score: 0.75 + 0.15 * cover + (folded.startsWith(question.folded) ? 0.04 : 0) };
  if (worst === 1)
    return { match: 'PREFIX', score: 0.5 + 0.2 * cover + (folded.startsWith(question.folded) ? 0.04 : 0) };
  const nearness = near / Math.max(asked, 1);
  return { match: 'FUZZY', score: 0.49 * nearness * nearness * (0.75 + 0.25 * cover) };
}

/** kind 0: the word; 1: a beginning; 2: part, typo or none. */
function bestOf(word: string, candidates: readonly string[]): { kind: number; near: number } {
  let best = { kind: 2, near: 0 };
  for (const candidate of candidates) {
    if (candidate === word) return { kind: 0, near: 1 };
    if (candidate.startsWith(word)) best = { kind: 1, near: 0.9 };
    if (best.kind === 1) continue;
    const distance = editDistance(word, candidate, typosAllowed(word));
    const typo = distance === null ? 0 : 1 - distance / Math.max(word.length, candidate.length);
    const part = word.length >= 4 && candidate.includes(word) ? 0.5 + (0.3 * word.length) / candidate.length : 0;
    best = { kind: 2, near: Math.max(best.near, typo, part) };
  }
  return best;
}
