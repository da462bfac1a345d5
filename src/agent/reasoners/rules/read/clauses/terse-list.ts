import type { Measure } from '../../../../../trace/index.js';
import { QUESTION_WORDS } from '../../lexicon/index.js';
import type { Run } from '../names/runs.js';
import { slotOf, type TaggedToken } from '../words/tagging.js';

/** Fields of which each is asked by its noun alone. */
const FIELDS: readonly Measure[] = ['ADDRESS', 'SEAT', 'CAPITAL', 'PURPOSE', 'LEGAL_FORM', 'STATUS', 'SIGNATORIES', 'AUDITOR']; // prettier-ignore
const AROUND = /^(?:bitte|pls|plz|please|stp|svp|merci|danke|grazie|thanks|nochmal|again)$/;
/** A longer one is a sentence. */
const MOST = 8;

/** Where the next thing begins in a list without marks (`Muster AG: address capital`): nouns side by side, and nothing else but names. */
export function terseList(tokens: readonly TaggedToken[], names: readonly Run[]): number[] {
  const inName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const cuts: number[] = [];
  let start = 0;
  for (let end = 1; end <= tokens.length; end++) {
    const token = tokens[end];
    if (token !== undefined && !token.breakBefore && !token.commaBefore) continue;
    const own = tokens.slice(start, end).map((_, index) => start + index).filter((at) => !inName(at)); // prettier-ignore
    const asked = own.filter((at) => !AROUND.test(tokens[at]!.folded));
    if (asked.length <= MOST && asked.every((at) => fieldOf(tokens[at]!) !== null)) cuts.push(...asked.filter((at) => begins(tokens, at, asked)));
    start = end;
  }
  return cuts;
} // prettier-ignore

const begins = (tokens: readonly TaggedToken[], at: number, asked: readonly number[]): boolean =>
  asked.includes(at - 1) &&
  tokens[at - 1]!.phrase !== tokens[at]!.phrase &&
  fieldOf(tokens[at - 1]!) !== fieldOf(tokens[at]!);

/** What its noun asks for; null: it is none. */
function fieldOf(token: TaggedToken): string | null {
  const slot = slotOf(token);
  if (QUESTION_WORDS.has(token.folded)) return null;
  if (slot?.type === 'ROLE') return 'ROLE';
  if (slot?.type === 'TOPIC' && slot.topic === 'FOUNDED') return 'FOUNDED';
  return slot?.type === 'MEASURE' && FIELDS.includes(slot.measure) ? slot.measure : null;
}
