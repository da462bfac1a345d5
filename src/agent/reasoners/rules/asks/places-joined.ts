import { LEADING } from '../read/words/slips.js';
import { slotOf, type Reading, type TaggedToken } from '../read/words/tagging.js';

const CANTON_NOUN = /^(?:kantone?n?|kantons|cantons?|cantoni?|cantone|kt|ct)$/;
const OF = /^(?:de|du|des|d|di|del|dei|of|the|la|le)$/;
const MOST_SMALL = 3;

/** The words of both places that a joining word joins, without those that both share: `in Zug or Bern`, `in the cantons of Vaud and Geneva`. Null: it joins no places. */
export function placesJoined({ tokens }: Reading, at: number): readonly [number[], number[]] | null {
  const isOfPlace = (word: number) => tokens[word] !== undefined && isPlace(tokens[word]);
  let start = at;
  while (isOfPlace(start - 1) && (start === at || !isApart(tokens[start]!))) start--;
  let first = at + 1;
  while (first - at <= MOST_SMALL && tokens[first] !== undefined && isLead(tokens[first]!)) first++;
  let end = first;
  while (isOfPlace(end) && !(end > first && isApart(tokens[end]!))) end++;
  if (start === at || end === first || isApart(tokens[at + 1]!)) return null;
  const words = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const left = words(start, at);
  const inCanton = left.some((word) => slotOf(tokens[word]!)?.type === 'CANTON');
  if (!inCanton && !LEADING.has(tokens[start - 1]?.folded ?? '')) return null;
  const ownLead = first > at + 1 || words(first, end).some((word) => CANTON_NOUN.test(tokens[word]!.folded));
  const shared = (word: number) => CANTON_NOUN.test(tokens[word]!.folded) || OF.test(tokens[word]!.folded);
  return [ownLead ? left : left.filter((word) => !shared(word)), words(at + 1, end)];
}

const isApart = ({ breakBefore, commaBefore }: TaggedToken) => breakBefore || commaBefore;
const isPlace = (token: TaggedToken) => slotOf(token)?.type === 'CANTON' || (token.slot === null && token.capital);
const isLead = (token: TaggedToken) => LEADING.has(token.folded) || OF.test(token.folded) || (CANTON_NOUN.test(token.folded) && slotOf(token)?.type !== 'CANTON'); // prettier-ignore
