import { citizenshipKeys } from './block-keys.js';
import { DisjointSets } from './disjoint-sets.js';
import { evidence, type Evidence } from './evidence.js';
import type { Prepared } from './prepared.js';
import { COMMON_FROM, VERY_COMMON_FROM } from './weights.js';

/**
 * How common a name with a citizenship is, as far as the register shows: the number of groups of residences that no profile joins.
 * Twenty mandates of one person at one place are one group; twenty namesakes in twenty towns are twenty. It depends on the profiles of a
 * component, never on how they cluster.
 */
export interface Commonness {
  evidence(a: Prepared, b: Prepared): Evidence[];
}

export function commonnessOf(profiles: readonly Prepared[]): Commonness {
  const groups = residenceGroups(profiles);
  const citizenships = new Map(profiles.map((side) => [side, new Set(citizenshipKeys(side.profile))]));
  return {
    evidence(a, b) {
      const other = citizenships.get(b);
      let rarest: EvidenceLevel = 'VERY_COMMON_NAME';
      let met = false;
      for (const citizenship of citizenships.get(a) ?? []) {
        if (!other?.has(citizenship)) continue;
        met = true;
        const count = [...a.hubs, ...b.hubs].map((hub) => groups.get(`${hub}|${citizenship}`) ?? 0);
        rarest = rarer(rarest, level(Math.max(...count), citizenship.startsWith('~')));
      }
      return met && rarest !== null ? [evidence(rarest)] : [];
    },
  };
}

type EvidenceLevel = 'COMMON_NAME' | 'VERY_COMMON_NAME' | null;

function level(count: number, country: boolean): EvidenceLevel {
  const kind = country ? 'country' : 'origin';
  if (count >= VERY_COMMON_FROM[kind]) return 'VERY_COMMON_NAME';
  return count >= COMMON_FROM[kind] ? 'COMMON_NAME' : null;
}

function rarer(a: EvidenceLevel, b: EvidenceLevel): EvidenceLevel {
  if (a === null || b === null) return null;
  return a === 'COMMON_NAME' ? a : b;
}

function residenceGroups(profiles: readonly Prepared[]): Map<string, number> {
  const members = new Map<string, Prepared[]>();
  for (const side of profiles) {
    if (side.residences.length === 0) continue;
    for (const hub of side.hubs)
      for (const citizenship of citizenshipKeys(side.profile)) {
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
