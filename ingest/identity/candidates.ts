import { compareText } from '../../src/core/index.js';
import { MAX_BLOCK } from './block-keys.js';
import { NEIGHBOURS } from './weights.js';

/** What a walk is ordered by. */
export interface Dated {
  id: string;
  firstSeen: string;
}

/**
 * Calls `visit` once for every pair (a < b) that meets in a block, given by positions. A block that is over the limit even under a second
 * key (a hundred firms of one trustee at one place) is walked in the order of dates instead, each profile meeting its next
 * {@link NEIGHBOURS}: linear, and a function of the set alone.
 */
export function visitPairs(
  profiles: readonly Dated[],
  blocks: ReadonlyMap<string, readonly number[]>,
  visit: (a: number, b: number) => void,
): void {
  const blocksAt = new Map<number, (readonly number[])[]>();
  const put = (member: number, others: readonly number[]) => {
    const list = blocksAt.get(member);
    if (list === undefined) blocksAt.set(member, [others]);
    else list.push(others);
  };
  for (const members of blocks.values()) {
    if (members.length <= MAX_BLOCK) for (const member of members) put(member, members);
    else
      [...members]
        .sort((a, b) => byDate(profiles[a]!, profiles[b]!))
        .forEach((member, at, ordered) => put(member, nearby(ordered, at)));
  }
  const seenFrom = new Int32Array(profiles.length).fill(-1);
  for (const [a, lists] of blocksAt)
    for (const others of lists)
      for (const b of others) {
        if (b <= a || seenFrom[b] === a) continue;
        seenFrom[b] = a;
        visit(a, b);
      }
}

export function byDate(a: Dated, b: Dated): number {
  return compareText(a.firstSeen, b.firstSeen) || compareText(a.id, b.id);
}

/** Whom the member at a position of a walk meets, before it and behind it. */
export function nearby<Member>(ordered: readonly Member[], at: number): Member[] {
  return [...ordered.slice(Math.max(0, at - NEIGHBOURS), at), ...ordered.slice(at + 1, at + 1 + NEIGHBOURS)];
}
