import { RELATIONS } from '../../lexicon/relations.js';
import type { NamedInQuestion } from '../names/named-in-question.js';
import { isAsked } from './sentences.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

export const DETERMINERS =
  /^(?:der|des|dem|den|die|zur|zum|beim|vom|unser\w*|mein\w*|ihr\w*|notre|nos|mon|ma|la|le|du|au|l|votre|della|alla|dalla|il|del|al|nostr[oa]|mi[oa]|our|my|the|their|your)$/;

/** `Our supplier X`, `der Kundin X`: what somebody is to the one who asks; told as not understood where it may be a part of the name. */
export function withoutApposition(
  { language }: Reading,
  tokens: TaggedToken[],
  { start, mayBeLonger }: NamedInQuestion,
  inName: (at: number) => boolean,
): void {
  const [before, noun] = [tokens[start - 2], tokens[start - 1]];
  if (noun === undefined || inName(start - 1) || noun.breakBefore || tokens[start]!.breakBefore || before === undefined) return; // prettier-ignore
  const slot = slotOf(noun);
  // `On to the parent, X: its seat?`: what X is said to be, and no head office that is asked for.
  const first = tokens.findIndex(({ phrase }) => phrase === noun.phrase);
  const parent =
    slot?.type === 'MEASURE' &&
    slot.measure === 'HEAD_OFFICE' &&
    tokens[start]!.commaBefore &&
    DETERMINERS.test(tokens[first - 1]?.folded ?? '');
  if (parent && tokens.some((token, at) => token.phrase !== noun.phrase && !inName(at) && isAsked(token))) {
    for (let at = first; at < start; at++) tokens[at] = { ...tokens[at]!, slot: { type: 'FILLER' }, guess: null };
    return;
  }
  const led = DETERMINERS.test(before.folded) && !inName(start - 2);
  const who = slot === null ? noun.guess === null : slot.type === 'OUTSIDE' && slot.topic === 'BUSINESS';
  const asks = tokens.some((token, at) => at !== start - 1 && !inName(at) && isAsked(token));
  if (led && (RELATIONS[language].test(noun.folded) || (who && asks)))
    tokens[start - 1] = {
      ...noun,
      slot: { type: 'FILLER' },
      guess: null,
      ...(mayBeLonger && { beside: true as const }),
    };
}

/** `The same for the guarantor, X`: where nothing is asked in words of its own, what somebody is to the one who asks is no word of the register either. */
export function withoutRelations(reading: Reading, names: readonly NamedInQuestion[]): TaggedToken[] {
  const tokens = [...reading.tokens];
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  for (const name of names) withoutApposition(reading, tokens, name, inName);
  return tokens;
}

/** `The same for X, who guarantees the loan.`: without what is said of whoever is named, where no more is asked of it and nobody named behind. */
export function withoutClause(reading: Reading, names: readonly NamedInQuestion[]): { reading: Reading; names: readonly NamedInQuestion[] } {
  const { tokens, question } = reading;
  const last = names.findLast(({ found }) => found === 'NAME');
  const first = last === undefined ? undefined : tokens[last.end];
  if (last === undefined || first === undefined || !first.commaBefore || !RELATIVE_OF.test(first.folded)) return { reading, names };
  const ends = tokens.findIndex(({ breakBefore }, at) => at > last.end && breakBefore);
  const end = ends < 0 ? tokens.length : ends;
  const mark = question.slice(tokens[end - 1]!.span.end, tokens[ends]?.span.start ?? question.length);
  const asks = (token: TaggedToken, at: number) => (at < last.end || at >= end) && (isAsked(token) || slotOf(token)?.type === 'ABOUT' || ALSO.test(token.folded));
  if (mark.includes('?') || !tokens.some(asks) || names.some((name) => name.end > end)) return { reading, names };
  return { reading: { ...reading, tokens: tokens.filter((_, at) => at < last.end || at >= end) }, names: names.filter((name) => name.end <= last.end) };
} // prettier-ignore
const ALSO = /^(?:aussi|egalement|idem|pareil|auch|ebenfalls|ebenso|dito|anche|pure|also|too|likewise|ditto)$/;
const RELATIVE_OF = /^(?:qui|laquelle|lequel|die|der|das|welche[rs]?|che|who|which|that)$/;

/** `La gérance est X SA. Quelle est son adresse ?`: what a firm is to the one who asks; where nothing else is asked, nobody is left out. */
export function withoutCalled({ question }: Reading, tokens: TaggedToken[], { start, end }: NamedInQuestion, inName: (at: number) => boolean): void {
  const [before, noun, is] = [tokens[start - 3], tokens[start - 2], tokens[start - 1]];
  if (before === undefined || !IS.test(is!.folded) || !DETERMINERS.test(before.folded) || slotOf(noun!)?.type !== 'ROLE') return;
  const states = tokens[end] !== undefined && /^["»”)]*[.,;:]/.test(question.slice(tokens[end - 1]!.span.end));
  if (states && tokens.slice(end).some((token, at) => !inName(end + at) && isAsked(token)))
    tokens[start - 2] = { ...noun!, slot: { type: 'FILLER' }, guess: null };
} // prettier-ignore

const IS = /^(?:ist|heisst|est|appelle|e|is|chiama)$/;
