import { DisjointSets } from './disjoint-sets.js';
import type { EvidenceList } from './evidence.js';
import type { Prepared } from './prepared.js';
import { COMMON_FROM, VERY_COMMON_FROM } from './weights.js';

/**
 * How common a name with a citizenship is, as far as the register shows: the number of groups of residences that no profile joins.
 * Twenty mandates of one person at one place are one group; twenty namesakes in twenty towns are twenty. It depends on the profiles of a
 * component, never on how they cluster.
 */
export interface Commonness {
  evidence(a: Prepared, b: Prepared, into: EvidenceList): void;
}

export function commonnessOf(profiles: readonly Prepared[]): Commonness {
  const groups = residenceGroups(profiles);
  const levels = new Map(profiles.map((side) => [side, side.citizenships.map((one) => levelOf(side, one, groups))]));
  return {
    evidence(a, b, into) {
      const [left, right] = [levels.get(a)!, levels.get(b)!];
      let rarest = VERY_COMMON + 1;
      a.citizenships.forEach((citizenship, index) => {
        const other = b.citizenships.indexOf(citizenship);
        if (other >= 0) rarest = Math.min(rarest, Math.max(left[index]!, right[other]!));
      });
      if (rarest === COMMON) into.add('COMMON_NAME');
      else if (rarest === VERY_COMMON) into.add('VERY_COMMON_NAME');
    },
  };
}

const [RARE, COMMON, VERY_COMMON] = [0, 1, 2] as const;

/** Of the commonest of its names with that citizenship. */
function levelOf(side: Prepared, citizenship: string, groups: Map<string, number>): number {
  const count = Math.max(...[...side.hubs].map((hub) => groups.get(`${hub}|${citizenship}`) ?? 0));
  const kind = citizenship.startsWith('~') ? 'country' : 'origin';
  if (count >= VERY_COMMON_FROM[kind]) return VERY_COMMON;
  return count >= COMMON_FROM[kind] ? COMMON : RARE;
}

function residenceGroups(profiles: readonly Prepared[]): Map<string, number> {
  const members = new Map<string, Prepared[]>();
  for (const side of profiles) {
    if (side.residences.length === 0) continue;
    for (const hub of side.hubs)
      for (const citizenship of side.citizenships) {
        const key = `${hub}|${citizenship}`;
        const list = members.get(key);
        if (list) list.push(side);
        else members.set(key, [side]);
      }
  }
  return new Map([...members].map(([key, list]) => [key, countGroups(list)]));
}

function countGroups(profiles: readonly Prepared[]): number {
  const sets = new DisjointSets(profiles.length);
  const firstAt = new Map<string, number>();
  profiles.forEach((side, index) => {
    for (const { place } of side.residences) {
      const first = firstAt.get(place.base);
      if (first === undefined) firstAt.set(place.base, index);
      else sets.union(first, index);
    }
  });
  return sets.groups().length;
}
