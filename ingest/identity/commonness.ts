import type { Profile } from '../../src/core/index.js';
import { citizenshipKeys, claimKey, scopePrefix } from './block-keys.js';
import { DisjointSets } from './disjoint-sets.js';
import type { EvidenceList } from './evidence.js';
import { placeOf } from './places.js';
import type { Prepared } from './prepared.js';
import { COMMON_FROM, VERY_COMMON_FROM } from './weights.js';

/**
 * How common a name with a citizenship is, as far as the register shows: the number of groups of residences that no profile joins.
 * Twenty mandates of one person at one place are one group; twenty namesakes in twenty towns are twenty. It depends on the profiles under
 * the block of that name and citizenship, never on how they cluster.
 */
export interface Commonness {
  evidence(a: Prepared, b: Prepared, into: EvidenceList): void;
}

/** `groupsIn`: {@link countResidenceGroups} of the block under a {@link claimKey} with its scope. Asked for only where it may matter. */
export function commonnessOf(groupsIn: (claim: string) => number): Commonness {
  const levels = new Map<Prepared, number[]>();
  const levelsOf = (side: Prepared): number[] => {
    let found = levels.get(side);
    if (found === undefined) {
      found = side.citizenships.map((one) => levelOf(side, one, groupsIn));
      levels.set(side, found);
    }
    return found;
  };
  return {
    evidence(a, b, into) {
      let rarest = VERY_COMMON + 1;
      a.citizenships.forEach((citizenship, index) => {
        const other = b.citizenships.indexOf(citizenship);
        if (other >= 0) rarest = Math.min(rarest, Math.max(levelsOf(a)[index]!, levelsOf(b)[other]!));
      });
      if (rarest === COMMON) into.add('COMMON_NAME');
      else if (rarest === VERY_COMMON) into.add('VERY_COMMON_NAME');
    },
  };
}

const [RARE, COMMON, VERY_COMMON] = [0, 1, 2] as const;
/** A block of fewer profiles than this is of no common name. */
export const LEAST_COMMON = Math.min(...Object.values(COMMON_FROM));

/** Of the commonest of its names with that citizenship. */
function levelOf(side: Prepared, citizenship: string, groupsIn: (claim: string) => number): number {
  const prefix = scopePrefix(side.profile);
  const counts = [...side.hubs].map((hub) => groupsIn(prefix + claimKey(hub, citizenship)));
  return commonLevel(citizenship, Math.max(...counts));
}

function commonLevel(citizenship: string, groups: number): number {
  const kind = citizenship.startsWith('~') ? 'country' : 'origin';
  if (groups >= VERY_COMMON_FROM[kind]) return VERY_COMMON;
  return groups >= COMMON_FROM[kind] ? COMMON : RARE;
}

/** The blocks in which a profile counts for how common a name is, by wide key, and how common so many groups of residences make it. */
export function claimsOf(profile: Profile): { key: string; level: (groups: number) => number }[] {
  if (profile.residences.length === 0) return [];
  const prefix = scopePrefix(profile);
  return profile.hubKeys.flatMap((hub) =>
    citizenshipKeys(profile).map((citizenship) => ({
      key: prefix + claimKey(hub, citizenship),
      level: (groups) => commonLevel(citizenship, groups),
    })),
  );
}

/** Whether the profile lies in the block of a name and citizenship ({@link claimKey} with its scope). */
export function hasClaim(profile: Profile, claim: string): boolean {
  const prefix = scopePrefix(profile);
  const citizenships = citizenshipKeys(profile);
  return profile.hubKeys.some((hub) =>
    citizenships.some((citizenship) => prefix + claimKey(hub, citizenship) === claim),
  );
}

/** Groups of residences that no profile joins; profiles without a residence say nothing. */
export function countResidenceGroups(profiles: readonly Pick<Profile, 'residences'>[]): number {
  const dwelling = profiles.filter(({ residences }) => residences.length > 0);
  const sets = new DisjointSets(dwelling.length);
  const firstAt = new Map<string, number>();
  dwelling.forEach(({ residences }, index) => {
    for (const { place } of residences) {
      const { base } = placeOf(place);
      const first = firstAt.get(base);
      if (first === undefined) firstAt.set(base, index);
      else sets.union(first, index);
    }
  });
  return sets.groups().length;
}
