import type { Slot } from '../words/slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

const RELATIVE = /^(?:die|welche|deren|qui|dont|lesquel(?:le)?s|che|cui|that|which|whose|who)$/;
/** `Le quali`, in two words. */
const ARTICLE = /^(?:le|i|gli|delle|dei|nelle|nei)$/;
/** Of many: a question behind what leads to it is asked of one. */
const OF_MANY = /^(?:are|were|have|had|went|sind|waren|haben|hatten|wurden|gingen|sont|etaient|ont|avaient|sono|erano|hanno|avevano|vennero)$/; // prettier-ignore

/** Whether a clause begins there that says what firms are meant, of those named before it by no name: `all firms in Bern, which ...`, `, founded in 2021`. */
export function isOfListedFirms(tokens: readonly TaggedToken[], start: number, at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const begins = RELATIVE.test(token.folded) || (ARTICLE.test(token.folded) && next?.folded === 'quali');
  return token.commaBefore && (begins || isState(tokens, at)) && tokens.slice(start, at).some(isOfFirms);
}

/** What happened to them, or how they stand, and nothing else to the end. */
function isState(tokens: readonly TaggedToken[], from: number): boolean {
  const [first, ...rest] = tokens.slice(from).map((token) => slotOf(token)?.type ?? null);
  return (first === 'TOPIC' || first === 'STATUS') && rest.every((type) => type !== null && IN_STATE.includes(type));
}
const IN_STATE: readonly Slot['type'][] = ['TOPIC', 'STATUS', 'TIME', 'FILLER', 'CANTON'];

/** The same, with a verb of many right behind: no question is asked there. */
export const isOfListedMany = (tokens: readonly TaggedToken[], start: number, at: number): boolean =>
  isOfListedFirms(tokens, start, at) && tokens.slice(at + 1, at + 3).some(({ folded }) => OF_MANY.test(folded));

/** `Companies`, `which firms`, `mandates`: firms are spoken of, and none by name. */
export function isOfFirms(token: TaggedToken): boolean {
  const slot = slotOf(token);
  return slot?.type === 'COMPANY_NOUN' || (slot?.type === 'MEASURE' && slot.measure === 'PERSON_MANDATES');
}
