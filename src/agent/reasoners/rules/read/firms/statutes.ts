import type { Said } from '../said-slots.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

const STATUTES = /^(?:statuten|statuts|statut[oi]|statutes|bylaws|articles)$/;

/** What the statutes say is asked by its value; when they changed, no list here tells, and it is not the founding. */
export function takeStatutes(words: readonly TaggedToken[], result: Said): void {
  if (!result.when || result.measures.some(({ value }) => value !== 'TIMELINE')) return;
  const word = words.find((token) => STATUTES.test(token.folded) && slotOf(token)?.type === 'FILLER');
  if (word === undefined) return;
  result.unknown.push(word.text);
  result.unknownAsked ||= result.measures.length === 0;
}
