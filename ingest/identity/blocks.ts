import type { Profile } from '../../src/core/index.js';
import { connectingKeys, MAX_BLOCK } from './block-keys.js';
import { countResidenceGroups } from './commonness.js';
import type { BlockKeys, Crowds } from './contract.js';

/** The members of every connecting key that has at least two, by position. */
export function blocksOf(keys: readonly BlockKeys[], crowds: Crowds): Map<string, number[]> {
  const first = new Map<string, number>();
  const blocks = new Map<string, number[]>();
  keys.forEach((profileKeys, index) => {
    for (const key of connectingKeys(profileKeys, (wide) => crowds.has(wide))) {
      const members = blocks.get(key);
      const other = first.get(key);
      if (members !== undefined) members.push(index);
      else if (other === undefined) first.set(key, index);
      else blocks.set(key, [other, index]);
    }
  });
  return blocks;
}

/** The crowded blocks of all profiles there are. */
export function crowdsOf(profiles: readonly Profile[], keys: readonly BlockKeys[]): Crowds {
  const crowds = new Map<string, number>();
  if (profiles.length <= MAX_BLOCK) return crowds;
  const blocks = new Map<string, Profile[]>();
  keys.forEach(({ wide }, index) => {
    for (const key of wide) {
      const members = blocks.get(key);
      if (members === undefined) blocks.set(key, [profiles[index]!]);
      else members.push(profiles[index]!);
    }
  });
  for (const [key, members] of blocks) if (members.length > MAX_BLOCK) crowds.set(key, countResidenceGroups(members));
  return crowds;
}
