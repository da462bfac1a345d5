import { QUESTION_WORDS } from '../../lexicon/index.js';
import { setBeside } from './beside.js';
import { isStrong, SAYS_THAT } from './sentences.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const LED = /^(?:le|la|l|les|mon|ma|notre|un|une|der|die|das|mein|meine|unser|unsere|ein|eine|il|lo|i|mio|mia|nostro|nostra|uno|una|the|my|our|a|an)$/; // prettier-ignore
const OWN = /^(?:mein\w*|unser\w*|mon|ma|notre|mio|mia|nostr\w|my|our)$/;
const WANTS =
  /^(?:will|mochte|findet|fragt|veut|trouve|demande|aimerait|vuole|trova|chiede|vorrebbe|wants|asks|keeps|would|used|always)$/;
/** What is told begins: `claims that`, `says they`. */
const ON = /^(?:que|qu|dass|che|that|they|he|she|it|there)$/;
const MOST_WORDS = 4;
const THINGS: readonly Slot['type'][] = ['MEASURE', 'ROLE', 'SIGNATURE'];
const OF_SOMEBODY: readonly Slot['type'][] = ['FILLER', 'ROLE', 'PERSON_NOUN', 'COMPANY_NOUN', 'PRONOUN'];

interface Teller {
  start: number;
  verb: number;
  /** The asker's: `my adviser`. */
  own: boolean;
}

/** `The adviser claims that they are linked`, `unser Revisor sagt, ...`: whoever tells something, or wants it, is not asked for. */
export function withoutTeller(reading: Reading): Reading {
  const tokens = [...reading.tokens];
  for (const teller of tellersIn(reading)) {
    const { start, verb, own } = teller;
    if (own) quiet(reading, tokens, verb - 1);
    if (WANTS.test(tokens[verb]!.folded)) setWishBeside(tokens, verb);
    else if (tellsOn(tokens, verb)) for (let at = start; at < verb; at++) quiet(reading, tokens, at);
  }
  return { ...reading, tokens };
}

/** Who begins a sentence and tells something, or wants it where it is the asker's own. */
const tellersIn = ({ tokens }: Reading): readonly Teller[] =>
  tokens.flatMap((token, start) => {
    if ((start > 0 && !token.breakBefore) || !LED.test(token.folded)) return [];
    for (let verb = start + 1; verb < tokens.length && verb - start <= MOST_WORDS; verb++) {
      const word = tokens[verb]!;
      if (word.breakBefore || word.commaBefore || QUESTION_WORDS.has(word.folded)) return [];
      // `Il mio capo`.
      const lead = OWN.test(tokens[start + 1]!.folded) ? start + 1 : start;
      const own = OWN.test(tokens[lead]!.folded) && verb === lead + 2 && tokens[verb - 1]!.quote === null;
      if (SAYS_THAT.test(word.folded) || (own && WANTS.test(word.folded))) return [{ start, verb, own }];
      if (!OF_SOMEBODY.includes(slotOf(word)?.type ?? 'FILLER') && !isOffice(slotOf(word))) return [];
    }
    return [];
  });

/** What is told follows: `says, ...`, `claims that ...`. */
function tellsOn(tokens: readonly TaggedToken[], verb: number): boolean {
  const next = tokens[verb + 1];
  return next !== undefined && (next.commaBefore || next.breakBefore || ON.test(next.folded));
}

/** `My professor wants to see it all. How many ...?`: what somebody wants, before what is asked. */
function setWishBeside(tokens: TaggedToken[], verb: number): void {
  const end = tokens.findIndex(({ breakBefore }, at) => at > verb && breakBefore);
  if (end < 0 || !tokens.slice(end).some(isStrong)) return;
  for (let at = verb; at < end; at++) if (slotOf(tokens[at]!)?.type === 'MEASURE') tokens[at] = setBeside(tokens[at]!);
}

/** An office, or whoever runs a firm. */
const isOffice = (slot: Slot | null): boolean =>
  slot?.type === 'ROLE' || (slot?.type === 'MEASURE' && slot.runs === true);

/** Whoever tells it is nobody that is asked for: an office, where something else is asked (`the president says he resigned; who is it?` asks for it), and a word that names nobody. */
function quiet({ language }: Reading, tokens: TaggedToken[], at: number): void {
  const token = tokens[at]!;
  const slot = slotOf(token);
  const names = slot === null && token.capital && language !== 'de';
  const asked = isOffice(slot) && !tokens.slice(at + 1).some((other) => other.phrase !== token.phrase && THINGS.includes(slotOf(other)?.type ?? 'FILLER'));
  if ((slot === null && !names) || (isOffice(slot) && !asked)) tokens[at] = { ...token, slot: { type: 'FILLER' }, guess: null };
} // prettier-ignore
