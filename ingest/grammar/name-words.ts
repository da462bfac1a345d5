import { GIVEN_NAMES } from './lexicon/given-names.js';
import { fold, isUpper, type Stretch } from './text.js';

const GIVEN = new Set(GIVEN_NAMES.split(/\s+/).filter(Boolean));

export interface NameWord extends Stretch {
  folded: string;
  capital: boolean;
}

/** `Muster (nom d'usage Probst) Anna`: the bracket goes with the surname before it. */
const CALLED = /^\((?:nom d['’]usage|née?|dite?|geb\.|genannt|nata|detta|detto|alias)\s[^()]{2,50}\)/iu;

export function wordsOf(text: string, stretch: Stretch): NameWord[] {
  const words: NameWord[] = [];
  let at = stretch.start;
  while (at < stretch.end && words.length < 40) {
    while (at < stretch.end && text.charCodeAt(at) <= 32) at++;
    let to = at;
    while (to < stretch.end && text.charCodeAt(to) > 32 && text.charCodeAt(to) !== 160) to++;
    if (to === at) {
      at++;
      continue;
    }
    const last = words.at(-1);
    const called =
      text.charCodeAt(at) === 40 && last ? CALLED.exec(text.slice(at, Math.min(stretch.end, at + 80))) : null;
    if (called && last) {
      last.end = at + called[0].length;
      at = last.end;
      continue;
    }
    let end = to;
    while (end > at && isStop(text.charCodeAt(end - 1))) end--;
    const folded = fold(text.slice(at, end));
    words.push({ start: at, end: to, folded, capital: isUpper(text.charCodeAt(at)) });
    at = to;
  }
  return words;
}

const isStop = (code: number): boolean => code === 44 || code === 46;

export function isGiven(word: string): boolean {
  if (GIVEN.has(word)) return true;
  const hyphen = word.indexOf('-');
  return hyphen > 0 && GIVEN.has(word.slice(0, hyphen));
}
