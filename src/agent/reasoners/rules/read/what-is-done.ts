/** A word that no lexicon knows says what is done, and that is what is asked: no value, and nobody, answers it. */
import { foldName } from '../../../../core/index.js';
import type { Measure } from '../../../../trace/index.js';
import type { Said } from './said-slots.js';
import { slotOf, type TaggedToken } from './words/tagging.js';
import { WHO } from './thing.js';

const PLACES: readonly Measure[] = ['ADDRESS', 'SEAT'];
const WHERE = /^(?:wo|woher|wohin|ou|d ou|dove|da dove|where)$/;
const WHAT = /^(?:was|que|qu|quoi|cosa|what)$/;
/** `Where do I write to?`: it is written to where the firm is; Italian says so by an ending (`dove mando`). */
const OURS = /^(?:ich|wir|man|je|j|nous|on|io|mi|ci|i|we)$/;
const HAS = /^(?:hat|haben|hatte|hatten|a|ont|avait|ha|hanno|aveva|did|does|do|has|have|had)$/;

/** `Where does X buy its steel?`: where something is done, and not where the firm is. */
export function isDoneThere(words: readonly TaggedToken[], at: number, { measures }: Said): boolean {
  const bare = measures.length > 0 && measures.every(({ value, text }) => PLACES.includes(value) && WHERE.test(foldName(text))); // prettier-ignore
  return bare && !words[at]!.capital && !words.some(({ folded }) => OURS.test(folded)) && !/o$/.test(words[at]!.folded);
}

/** `What did the auditor criticise?`: what somebody did, and not who she is. */
export function isDoneBy(words: readonly TaggedToken[], at: number, { roles, who, people, measures }: Said): boolean {
  const what = words.findIndex(({ folded }) => WHAT.test(folded));
  if (what < 0 || what > at || roles.length === 0 || who || people || words[at]!.capital) return false;
  return HAS.test(words[what + 1]?.folded ?? '') && measures.every(({ value }) => value === 'OFFICERS');
}

/** `Who signs the payslips?`: for what she signs, which no register says. */
export function isSigned(words: readonly TaggedToken[], at: number): boolean {
  const signs = words.slice(0, at).findLastIndex(isSigning);
  if (signs < 1 || !WHO.has(words[signs - 1]!.folded)) return false;
  return words.slice(signs + 1, at).every((word) => slotOf(word) === null || slotOf(word)?.type === 'FILLER');
}

const isSigning = (word: TaggedToken): boolean => {
  const slot = slotOf(word);
  return slot?.type === 'SIGNATURE' || (slot?.type === 'MEASURE' && slot.measure === 'SIGNATORIES');
};
