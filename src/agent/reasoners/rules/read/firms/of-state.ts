import type { Slot } from '../words/slots.js';
import type { TaggedToken } from '../words/tagged.js';

const slotOf = ({ slot, guess }: TaggedToken): Slot | null => slot ?? guess?.slot ?? null;
const GONE = /^(?:gone|weg|partie|sparita|andata)$/;
const STATES: readonly (Slot['type'] | null)[] = ['TOPIC', 'STATUS', 'FILLER'];

/** `When did X go into liquidation`: the firm goes, and nobody leaves it. */
const GOES = /^(?:ging|geht|geriet|gerat|kam|kommt|trat|tritt|fiel)$/;
const INTO = /(?:^| )in (?:liquidation|konkurs)(?: |$)/;
const WHO = /^(?:wer|wen|wem|welche[rsnm]?)$/;
export const goesInto = (tokens: readonly TaggedToken[], at: number): boolean =>
  GOES.test(tokens[at]!.folded) &&
  INTO.test(tokens.slice(at).map(({ folded }) => folded).join(' ')) &&
  !tokens.some(({ folded }) => WHO.test(folded)); // prettier-ignore

/** `Alive, winding up, gone?`: a state of the firm among others, and nobody who left. */
export function ofState(token: TaggedToken, at: number, tokens: readonly TaggedToken[]): TaggedToken {
  if (goesInto(tokens, at)) return { ...token, slot: { type: 'FILLER' }, guess: null };
  if (slotOf(token)?.type !== 'LEFT' || !GONE.test(token.folded)) return token;
  const start = tokens.findLastIndex(({ breakBefore }, index) => breakBefore && index <= at);
  const words = tokens.slice(Math.max(0, start), at);
  const isState = (word: TaggedToken) => {
    const slot = slotOf(word);
    return slot?.type === 'MEASURE' ? slot.measure === 'STATUS' : STATES.includes(slot?.type ?? null);
  };
  const named = words.some((word) => slotOf(word)?.type === 'MEASURE');
  return named && words.every(isState) ? { ...token, slot: { type: 'FILLER' }, guess: null } : token;
}
