import type { BlockKeys } from '../identity/contract.js';

/**
 * Groups of profiles of one firm, by position, that meet there. Local keys name the firm, so that only its own profiles can share them:
 * no table of blocks is needed for them. Groups of one are left out.
 */
export function localGroups(keys: readonly BlockKeys[]): number[][] {
  if (keys.length < 2) return [];
  const groups = new Map<string, number[]>();
  keys.forEach(({ local }, index) => {
    for (const key of local) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [index]);
      else group.push(index);
    }
  });
  return [...groups.values()].filter((group) => group.length > 1);
}
