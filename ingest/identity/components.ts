import { compareText, type IdentityDecision, type Profile } from '../../src/core/index.js';
import { blockKeys, connectingKeys } from './block-keys.js';
import type { BlockKeys } from './contract.js';
import { DisjointSets } from './disjoint-sets.js';
import { MentionPlaces } from './mention-places.js';

/**
 * The reference, from scratch: all profiles grouped into connected components of blocks. Two mentions that an operator calls the same
 * connect their profiles, whatever their blocks. Components and their profiles come sorted by id.
 */
export function componentsOf(profiles: readonly Profile[], decisions: readonly IdentityDecision[] = []): Profile[][] {
  const ordered = [...profiles].sort((a, b) => compareText(a.id, b.id));
  const sets = new DisjointSets(ordered.length);
  const keys = ordered.map(blockKeys);
  for (const members of blocksOf(keys).values()) for (const member of members) sets.union(members[0]!, member);
  const same = decisions.filter((decision) => decision.kind === 'SAME' && !decision.undone);
  const places = new MentionPlaces(same.length > 0 ? ordered : []);
  for (const decision of same) {
    const [a, b] = [places.profileOf(decision.a), places.profileOf(decision.b)];
    if (a !== null && b !== null) sets.union(a, b);
  }
  return sets.groups().map((group) => group.map((index) => ordered[index]!));
}

/** The members of every connecting key that has at least two, by position. */
export function blocksOf(keys: readonly BlockKeys[]): Map<string, number[]> {
  const sizes = new Map<string, number>();
  for (const { wide } of keys) for (const key of wide) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const blocks = new Map<string, number[]>();
  keys.forEach((profileKeys, index) => {
    for (const key of connectingKeys(profileKeys, (wide) => sizes.get(wide) ?? 0)) {
      if (sizes.get(key) === 1) continue;
      const members = blocks.get(key);
      if (members) members.push(index);
      else blocks.set(key, [index]);
    }
  });
  for (const [key, members] of blocks) if (members.length < 2) blocks.delete(key);
  return blocks;
}
