/** What is written as a firm's name, though a lexicon knows its words: `Nexus AG`. */
import type { Language } from '../../../../../core/index.js';
import { NAME_SUFFIXES, OPENING } from '../../lexicon/index.js';
import { INSIDE } from '../words/inside.js';
import type { Slot } from '../words/slots.js';
import type { TaggedToken } from '../words/tagged.js';
import { inSmallLetters } from '../words/tokens.js';

/** Words of a name before its suffix, at most. */
export const MOST_BEFORE_FORM = 4;
/** Said before a legal form too, and no name: `how many bankruptcies AG`, `companies AG or GmbH`, `canton AG`. */
const NO_NAME: readonly Slot['type'][] = ['TIME', 'NUMBER', 'CANTON', 'FORM', 'QUANTITY', 'COUNTING', 'JOINED', 'TOPIC', 'COMPANY_NOUN', 'NOTICE_NOUN', 'GROUPING', 'STATUS']; // prettier-ignore

/** Prepositions: before a name at the beginning of a sentence, capital and no part of it (`Bei X AG`, `Chez X SA`). */
const LEADS = new Set('bei beim aus mit seit gegen betreffend betreffs bezuglich zufolge laut neben chez aupres avec dans selon concernant presso con su circa secondo riguardo tra fra at with about regarding concerning from by per'.split(' ')); // prettier-ignore

/** A firm's suffix right behind a capital: `Nexus AG`. */
const endsFirm = (tokens: readonly TaggedToken[], at: number) => {
  const token = tokens[at]!;
  return token.slot?.type === 'FORM' && !token.inPhrase && NAME_SUFFIXES.has(token.folded) && goesOn(tokens, at);
};
/** A capital stands right before it, in the same stretch of words. */
export const goesOn = (tokens: readonly TaggedToken[], at: number) => {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  return before !== undefined && before.capital && before.quote === token.quote && !token.breakBefore && !token.commaBefore; // prettier-ignore
};

/** Behind a mark and a space, a word that begins a sentence rather than goes on with a name: `Phew. What`. */
export const beginsSentence = (token: TaggedToken): boolean =>
  token.markBefore && (token.slot?.type === 'FILLER' || OPENING.has(token.folded));

/** Letters of words that stand between a firm's name and its form as well as in any sentence. */
const MOST_OF_SMALL_WORD = 4;

const isOutside = ({ guess }: TaggedToken) => guess?.slot.type === 'OUTSIDE';

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
      const goes = before !== undefined && before.slot === null && before.guess === null && !beginsSentence(token);
      if (goes && isEveryday(token) && goesOn(tokens, at)) named.add(at);
    });
  // `quorvath holding ag`, `quorvath sa`: in small letters, one word between the name's own and its form, and a form that is a word as well.
  if (inSmallLetters(tokens))
    tokens.forEach((token, at) => {
      const [before, form] = [tokens[at - 1], tokens[at + 1]];
      if (token.slot?.type !== 'FILLER' || token.breakBefore || before?.slot !== null || before.guess !== null) return;
      const isInside = token.folded.length > MOST_OF_SMALL_WORD && !INSIDE.has(token.folded);
      const ends = form?.slot?.type === 'FORM' && !form.inPhrase && !form.breakBefore && !form.commaBefore && NAME_SUFFIXES.has(form.folded); // prettier-ignore
      if ((isInside && ends) || NAME_SUFFIXES.has(token.folded)) named.add(at);
    });
  tokens.forEach((_, suffix) => {
    if (!endsFirm(tokens, suffix)) return;
    for (let at = suffix - 1; at >= 0 && suffix - at <= MOST_BEFORE_FORM; at--) {
      const { slot, inPhrase, phrase, capital, folded } = tokens[at]!;
      const begins = at === 0 || tokens[at]!.breakBefore;
      // Where not all nouns are capital, one is a name's.
      const isCapitalOutside = language !== 'de' && !begins && slot?.type === 'OUTSIDE';
      const asks = OPENING.has(folded) || INSIDE.has(folded) || (begins && LEADS.has(folded));
      if (
        !capital ||
        (slot !== null && slot.type !== 'FILLER' && at < suffix - 1 && !isCapitalOutside) ||
        (asks && (begins || at < suffix - 1))
      )
        break;
      if (slot !== null && NO_NAME.includes(slot.type)) break;
      if (inPhrase && tokens.some((other, index) => other.phrase === phrase && (index >= suffix || !other.capital))) break; // prettier-ignore
      // `HAIR & BEAUTY SARL`: what another language calls something that no register holds is a word of the name here.
      if (slot !== null || (!begins && isOutside(tokens[at]!))) named.add(at);
      if (tokens[at]!.breakBefore || tokens[at]!.commaBefore) break;
    }
  });
  return tokens.map((token, at) => (named.has(at) ? { ...token, slot: null, guess: null, inPhrase: false } : token));
}
