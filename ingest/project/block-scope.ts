import type { Profile } from '../../src/core/index.js';
import { blockKeys, connectingKeys } from '../identity/index.js';
import type { BlockKeys } from '../identity/contract.js';

/**
 * A profile's block keys, those apart that name its firm: only profiles of that firm can share them, and these lie together anyway, so
 * that no table of blocks is needed for them.
 */
export interface ScopedKeys {
  shared: BlockKeys;
  local: BlockKeys;
}

export function scopedKeys(profile: Profile): ScopedKeys {
  const keys = blockKeys(profile);
  const { wide } = keys;
  const isLocal = (key: string) => profile.companyUid !== '' && key.includes(profile.companyUid);
  return {
    shared: part(
      wide.filter((key) => !isLocal(key)),
      keys,
    ),
    local: part(wide.filter(isLocal), keys),
  };
}

/** Narrow keys are made when they are asked for: hardly ever. */
function part(wide: string[], keys: BlockKeys): BlockKeys {
  return {
    wide,
    get narrow() {
      return keys.narrow;
    },
  };
}

/** Groups of profiles of one firm, by position, that share a local key: by the rule of all blocks. Groups of one are left out. */
export function localGroups(keys: readonly ScopedKeys[]): number[][] {
  const sizes = new Map<string, number>();
  for (const { local } of keys) for (const key of local.wide) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const groups = new Map<string, number[]>();
  keys.forEach(({ local }, index) => {
    for (const key of connectingKeys(local, (wide) => sizes.get(wide) ?? 0)) {
      if (sizes.get(key) === 1) continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [index]);
      else group.push(index);
    }
  });
  return [...groups.values()].filter((group) => group.length > 1);
}
