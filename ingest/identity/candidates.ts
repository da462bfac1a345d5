import { blockKeys, MAX_BLOCK } from './block-keys.js';
import { blocksOf } from './components.js';
import type { Prepared } from './prepared.js';
import { NEIGHBOURS } from './weights.js';

/**
 * Calls `visit` once for every pair (a < b) that meets in a block of a component. A block that is over the limit even under a second
 * key (a hundred firms of one trustee at one place) is walked in the order of dates instead, each profile meeting its next
 * {@link NEIGHBOURS}: linear, and a function of the set alone.
 */
export function visitPairs(profiles: readonly Prepared[], visit: (a: number, b: number) => void): void {
  if (profiles.length < 2) return;
  const byDate = (a: number, b: number) => profiles[a]!.first - profiles[b]!.first || a - b;
  const blocksAt: number[][][] = profiles.map(() => []);
  const nextTo: number[][] = profiles.map(() => []);
  for (const members of blocksOf(profiles.map((side) => blockKeys(side.profile))).values()) {
    if (members.length <= MAX_BLOCK) for (const member of members) blocksAt[member]!.push(members);
    else walk([...members].sort(byDate), nextTo);
  }
  const seenFrom = new Int32Array(profiles.length).fill(-1);
  for (let a = 0; a < profiles.length; a++) {
    const meet = (b: number) => {
      if (b <= a || seenFrom[b] === a) return;
      seenFrom[b] = a;
      visit(a, b);
    };
    for (const members of blocksAt[a]!) members.forEach(meet);
    nextTo[a]!.forEach(meet);
  }
}

function walk(ordered: number[], nextTo: number[][]): void {
  ordered.forEach((member, position) => {
    for (const other of ordered.slice(position + 1, position + 1 + NEIGHBOURS))
      nextTo[Math.min(member, other)]!.push(Math.max(member, other));
  });
}
