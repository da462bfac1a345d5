import type { FirmStatus } from '../../../../../core/index.js';
import type { Slot } from '../words/slots.js';
import { slotOf, type Reading, type TaggedToken } from '../words/tagging.js';

const OR = /^(?:oder|ou|o|or|bzw|resp|respektive)$/;
const IS = /^(?:ist|sind|war|est|sont|etait|elle|il|e|sono|era|is|are|was)$/;

/** Firms are listed, or counted, by their states. */
const WHICH =
  /^(?:welche[rsmn]?|which|what|quelles?|quels?|quali|quale|wie|how|combien|quante|quanti|alle|all|toutes|tutte)$/;

/** Whether firms are asked for, and nothing of one. */
export const isOfMany = (tokens: readonly TaggedToken[]): boolean =>
  tokens.some(({ folded, slot }) => slot?.type === 'COUNTING' || WHICH.test(folded));

/** `Is that firm active, in liquidation or bankrupt?`: which of them it is, and no firms of one of these. Of a list or a count they are conditions, and stay. */
export function withWhichStatus(reading: Reading): Reading {
  const { tokens } = reading;
  const states = new Set(tokens.flatMap((token) => statusOf(token) ?? []));
  const or = tokens.findIndex(({ folded }) => OR.test(folded));
  const first = tokens.findIndex((token) => statusOf(token) !== null);
  const asks = tokens.slice(0, Math.max(0, first)).some(({ folded }) => IS.test(folded));
  if (isOfMany(tokens) || states.size < 2 || or < first || !asks || !tokens.slice(or).some((token) => statusOf(token) !== null)) return reading;
  // Of a word that names no state: none is a condition.
  const slotAt = (at: number): Slot => (at === or ? { type: 'MEASURE', measure: 'STATUS' } : { type: 'FILLER' });
  return { ...reading, tokens: tokens.map((token, at): TaggedToken => (at === or || (at >= first && statusOf(token) !== null) ? { ...token, slot: slotAt(at), guess: null } : token)) };
} // prettier-ignore

function statusOf(token: TaggedToken): FirmStatus | null {
  const slot = slotOf(token);
  if (slot?.type === 'STATUS') return slot.status;
  if (slot?.type === 'MEASURE' && slot.measure === 'STATUS') return 'ACTIVE';
  if (slot?.type === 'TOPIC' && slot.topic === 'BANKRUPTCY') return 'BANKRUPT';
  if (slot?.type === 'TOPIC' && slot.topic === 'LIQUIDATION') return 'IN_LIQUIDATION';
  return slot?.type === 'TOPIC' && slot.topic === 'DELETED' ? 'DELETED' : null;
}
