/** What is written as a name, though a lexicon knows its words: `Nexus AG`, `at Meeting Point`. */
import type { SearchHit } from '../../../../../engines/graph/contract.js';
import { foldName, parseLegalForm, type Language } from '../../../../core/index.js';
import { NAME_SUFFIXES, OPENING } from '../lexicon/index.js';
import { POSSESSIVES } from './possessed.js';
import { INSIDE, type Run } from './runs.js';
import type { Slot } from './slots.js';
import type { Reading, TaggedToken } from './tagging.js';

const MOST_BEFORE_FORM = 4;
/** Said before a legal form too, and no name: `how many bankruptcies AG`, `companies AG or GmbH`, `canton AG`. */
const NO_NAME: readonly Slot['type'][] = ['TIME', 'NUMBER', 'CANTON', 'FORM', 'QUANTITY', 'COUNTING', 'JOINED', 'TOPIC', 'COMPANY_NOUN', 'NOTICE_NOUN', 'GROUPING', 'STATUS']; // prettier-ignore

/** A firm's suffix right behind a capital: `Nexus AG`. */
const endsFirm = (tokens: readonly TaggedToken[], at: number) => {
  const token = tokens[at]!;
  return token.slot?.type === 'FORM' && !token.inPhrase && NAME_SUFFIXES.has(token.folded) && goesOn(tokens, at);
};
const goesOn = (tokens: readonly TaggedToken[], at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  return before !== undefined && before.capital && before.quote === token.quote && !token.breakBefore && !token.commaBefore; // prettier-ignore
};

/**
 * Capital words right before a firm's suffix are parts of its name, whatever a lexicon says of them: all that are of everyday language,
 * and of others the last one; the first word of a question is capital whatever it is.
 */
export function asFirms(tokens: readonly TaggedToken[], language: Language): readonly TaggedToken[] {
  const named = new Set<number>();
  const isEveryday = ({ slot, capital, folded }: TaggedToken) =>
    slot?.type === 'FILLER' && capital && folded.length > 1 && !INSIDE.has(folded);
  // `Quorvath Holding`: where not all nouns are capital, a capital right behind a name's word goes with it.
  if (language !== 'de')
    tokens.forEach((token, at) => {
      const before = tokens[at - 1];
      if (isEveryday(token) && goesOn(tokens, at) && before?.slot === null && before.guess === null) named.add(at);
    });
  tokens.forEach((_, suffix) => {
    if (!endsFirm(tokens, suffix)) return;
    for (let at = suffix - 1; at >= 0 && suffix - at <= MOST_BEFORE_FORM; at--) {
      const { slot, inPhrase, phrase, capital, folded } = tokens[at]!;
      const asks = OPENING.has(folded) || INSIDE.has(folded);
      if (
        !capital ||
        (slot !== null && slot.type !== 'FILLER' && at < suffix - 1) ||
        (asks && (at === 0 || at < suffix - 1))
      )
        break;
      if (slot !== null && NO_NAME.includes(slot.type)) break;
      if (inPhrase && tokens.some((other, index) => other.phrase === phrase && (index >= suffix || !other.capital))) break; // prettier-ignore
      if (slot !== null) named.add(at);
      if (tokens[at]!.breakBefore || tokens[at]!.commaBefore) break;
    }
  });
  return tokens.map((token, at) => (named.has(at) ? { ...token, slot: null, guess: null, inPhrase: false } : token));
}

/** Stretches of capital words up to a legal form that hold a word of a lexicon, the longest first: names if the register has them. */
export function mayBeFirms({ tokens }: Reading): Run[] {
  return tokens.flatMap(({ slot }, last) => {
    if (slot?.type !== 'FORM' || !goesOn(tokens, last)) return [];
    const runs: Run[] = [];
    for (let start = last - 1; start >= 0 && last - start <= MOST_BEFORE_FORM; start--) {
      const word = tokens[start]!;
      if (!word.capital || (word.slot?.type === 'FORM' && NAME_SUFFIXES.has(word.folded))) break;
      if (tokens.slice(start, last).some((one) => one.slot !== null)) runs.unshift({ start, end: last + 1 });
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
