/** What a word says by the words around it. */
import { foldName } from '../../../../../core/index.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import type { Said } from '../said-slots.js';
import { slotOf, type Reading, type TaggedToken } from './tagging.js';

const SEVERAL_PEOPLE =
  /^(?:personen|leute|kopfe|mitgliedern?|menschen|einzelpersonen|privatpersonen|personlichkeiten|manner|frauen|damen|herren|personnes|gens|membres|personnalites|dames|messieurs|individus|inscrits|persone|gente|iscritt[ie]|nominativi|everyone|everybody|membri|individui|people|persons|individuals|members)$/; // prettier-ignore

const SITS = new Set('qui que elle il elles ils on y ne se t il'.split(' '));

/** `Siège actuel ?`: in French the seat and `sits` are one word; without anybody who sits, and nothing to sit on, it is the seat. */
export function isSeat({ language, tokens }: Reading, words: readonly TaggedToken[]): boolean {
  if (language !== 'fr') return false;
  return words.some((word) => {
    const at = tokens.indexOf(word);
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const plain = word.folded === 'siege' && slotOf(word)?.type === 'FILLER' && !SITS.has(before?.folded ?? '');
    return plain && (next === undefined || next.breakBefore || ['NOW', 'TIME', 'THEN'].includes(slotOf(next)?.type ?? ''));
  });
} // prettier-ignore

/** Of people, more than one. */
export const isCrowd = (words: readonly TaggedToken[]): boolean =>
  words.some((word) => slotOf(word)?.type === 'PERSON_NOUN' && SEVERAL_PEOPLE.test(word.folded));

/** Italian and French have one word for `ever` and for `never`: with no word that denies beside it, it asks whether something ever was. */
function takeEver(result: Said, words: readonly TaggedToken[]): void {
  if (result.negated === null || !/^(?:mai|jamais)$/.test(foldName(result.negated)) || words.some(({ folded }) => /^(?:non|ne|n)$/.test(folded)) || QUESTION_WORDS.has(words[0]?.folded ?? '')) return;
  [result.negated, result.ever] = [null, true];
} // prettier-ignore

const ENTERED_STILL =
  /eingetragen|regist|inscrit|iscritt|entered|listed|\bda\b|dabei|dort|present|\bla\b|\bthere\b|\bin place\b|^(?:immer )?noch$|^still$|^encore$|^toujours$|^ancora$/i;

/** `Who is still registered there?` asks for people, not for the state of the firm. */
function stillEntered(result: Said): void {
  const states = result.measures.filter(({ value, text }) => value === 'STATUS' && ENTERED_STILL.test(foldName(text)));
  if (!result.who || states.length === 0) return;
  result.measures = result.measures.filter((measure) => !states.includes(measure));
  result.entered = result.there = true;
}

export function takeInContext(result: Said, words: readonly TaggedToken[]): void {
  stillEntered(result);
  takeEver(result, words);
}
