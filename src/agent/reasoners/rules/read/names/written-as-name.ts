/** What may be a name if the register has it, though a lexicon knows its words: `at Meeting Point`. */
import type { SearchHit } from '../../../../../../engines/graph/contract.js';
import { foldName, parseLegalForm } from '../../../../../core/index.js';
import { NAME_SUFFIXES } from '../../lexicon/index.js';
import { goesOn, MOST_BEFORE_FORM } from './as-firms.js';
import { INSIDE } from '../words/inside.js';
import { POSSESSIVES } from './possessed.js';
import { inSmallLetters } from '../words/tokens.js';
import type { Run } from './runs.js';
import type { Slot } from '../words/slots.js';
import type { Reading } from '../words/tagging.js';

/** Stretches of capital words up to a legal form that hold a word of a lexicon, the longest first: names if the register has them. In small letters they begin with a word that no lexicon knows. */
export function mayBeFirms({ tokens }: Reading): Run[] {
  const small = inSmallLetters(tokens);
  return tokens.flatMap(({ slot, breakBefore }, last) => {
    if (slot?.type !== 'FORM' || !(goesOn(tokens, last) || (small && !breakBefore))) return [];
    const runs: Run[] = [];
    for (let start = last - 1; start >= 0 && last - start <= MOST_BEFORE_FORM; start--) {
      const word = tokens[start]!;
      if (!(word.capital || small) || (word.slot?.type === 'FORM' && NAME_SUFFIXES.has(word.folded))) break;
      if (tokens.slice(start, last).some((one) => one.slot !== null) && (word.capital || word.slot === null))
        runs.unshift({ start, end: last + 1 });
      if (word.breakBefore || word.commaBefore) break;
    }
    return runs;
  });
}

/**
 * Capital words inside a sentence that a lexicon knows, for a question in which nothing else is named; in German, where each noun is capital,
 * two side by side, or one of everyday language. One word behind an article is a common noun.
 */
export function mayBeNames({ tokens, language }: Reading): Run[] {
  const runs: Run[] = [];
  const open = (at: number) => {
    const { capital, slot, breakBefore } = tokens[at]!;
    return capital && at > 0 && !breakBefore && !(slot !== null && NEVER_ALONE.includes(slot.type));
  };
  const alone = (at: number) => {
    const before = tokens[at - 1]!.folded;
    const article = INSIDE.has(before) && !LEADS.has(before);
    return !article && !POSSESSIVES[language].has(before) && (language !== 'de' || tokens[at]!.slot?.type === 'FILLER');
  };
  for (let at = 1; at < tokens.length; at++) {
    if (!open(at)) continue;
    const start = at;
    while (at + 1 < tokens.length && open(at + 1) && !tokens[at + 1]!.commaBefore) at++;
    if (at > start || alone(at)) runs.push({ start, end: at + 1 });
  }
  return runs.slice(0, MOST_LOOKED_UP);
}

const NEVER_ALONE: readonly Slot['type'][] = ['TIME', 'NUMBER', 'CANTON', 'FORM'];
const MOST_LOOKED_UP = 3;
/** Before names as before nouns, and no articles. */
const LEADS = new Set('von van of di de in en im for fur pour per sur auf a an und et e and'.split(' '));

/** Whether a name is what was written, but for its legal form: `Nexus` of `Nexus AG`. */
export function isWholeName(text: string, { match, matchedName }: SearchHit): boolean {
  if (match === 'EXACT') return true;
  const [asked, held] = [foldName(text), foldName(matchedName)];
  return match === 'WORDS' && held.startsWith(`${asked} `) && parseLegalForm(held.slice(asked.length + 1)) !== null;
}
