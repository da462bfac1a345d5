import { slotOf, type TaggedToken } from '../words/tagging.js';

const COUNTABLE = ['COMPANY_NOUN', 'PERSON_NOUN', 'ROLE', 'NOTICE_NOUN', 'MEASURE'];

/** Of an auditor, the firms that it audits. */
const CLIENT = /^(?:kund(?:e|en|in|innen)|mandant\w*|client\w*|clienti?|customers?)$/;

export const isClient = ({ folded }: TaggedToken): boolean => CLIENT.test(folded);

/** Whether a word says `the most`: one of the lexicon, or the Italian `più` right before what is counted. */
export function isMost(words: readonly TaggedToken[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  const slot = slotOf(word);
  if (slot?.type === 'ORDER') return slot.order === 'MOST';
  if (word.folded !== 'piu' || next === undefined || next.span.start - word.span.end > 1) return false;
  return COUNTABLE.includes(slotOf(next)?.type ?? '') || isClient(next);
}
