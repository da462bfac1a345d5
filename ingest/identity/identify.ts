import { compareText, type IdentityDecision, type Profile } from '../../src/core/index.js';
import { blockKeys } from './block-keys.js';
import { blocksOf, crowdsOf } from './blocks.js';
import { visitPairs } from './candidates.js';
import { cluster } from './cluster.js';
import { commonnessOf, countResidenceGroups, type Commonness } from './commonness.js';
import type { Edge, Identified, Identify } from './contract.js';
import { DisjointSets } from './disjoint-sets.js';
import { edgeBetween } from './edges.js';
import { MentionPlaces } from './mention-places.js';
import { rowOfOne } from './person-rows.js';
import { prepare, type Prepared } from './prepared.js';

/**
 * Who is who among profiles, from scratch: whoever meets in a block is compared, what has an edge or an operator's SAME between them is one
 * component, and each is clustered whole.
 */
export const identify: Identify = ({ profiles, decisions, crowds }) => {
  if (profiles.length === 1) return [alone(profiles[0]!)];
  const sides = [...profiles].sort((a, b) => compareText(a.id, b.id)).map(prepare);
  const ordered = sides.map(({ profile }) => profile);
  const keys = ordered.map(blockKeys);
  const crowded = crowds ?? crowdsOf(ordered, keys);
  const blocks = blocksOf(keys, crowded);
  const groups = new Map<string, number>();
  const commonness = commonnessOf((claim) => {
    let count = crowded.get(claim) ?? groups.get(claim);
    if (count === undefined) {
      count = countResidenceGroups((blocks.get(claim) ?? []).map((index) => ordered[index]!));
      groups.set(claim, count);
    }
    return count;
  });
  const edges: Edge[] = [];
  visitPairs(ordered, blocks, (a, b) => {
    const edge = edgeBetween(sides[a]!, sides[b]!, commonness);
    if (edge !== null) edges.push({ a, b, ...edge, contested: false });
  });
  const standing = decisions.filter((decision) => !decision.undone);
  return clusterEach(sides, edges, standing, commonness);
};

function alone(profile: Profile): Identified {
  return { profiles: [profile], edges: [], unit: { unit: 'identity', persons: [rowOfOne(profile)], possiblySame: [] } };
}

function clusterEach(
  sides: readonly Prepared[],
  edges: readonly Edge[],
  decisions: readonly IdentityDecision[],
  commonness: Commonness,
): Identified[] {
  const sets = new DisjointSets(sides.length);
  for (const { a, b } of edges) sets.union(a, b);
  uniteSame(sides, decisions, sets);
  const edgesAt = new Map<number, Edge[]>();
  for (const edge of edges) {
    const root = sets.find(edge.a);
    const list = edgesAt.get(root);
    if (list === undefined) edgesAt.set(root, [edge]);
    else list.push(edge);
  }
  return sets.groups().map((group) => {
    if (group.length === 1) return alone(sides[group[0]!]!.profile);
    const place = new Map(group.map((index, at) => [index, at]));
    const own = (edgesAt.get(sets.find(group[0]!)) ?? []).map((edge) => ({
      ...edge,
      a: place.get(edge.a)!,
      b: place.get(edge.b)!,
    }));
    const members = group.map((index) => sides[index]!);
    return {
      profiles: members.map(({ profile }) => profile),
      edges: own,
      unit: cluster({ sides: members, edges: own, decisions, commonness }),
    };
  });
}

function uniteSame(sides: readonly Prepared[], decisions: readonly IdentityDecision[], sets: DisjointSets): void {
  const same = decisions.filter((decision) => decision.kind === 'SAME');
  if (same.length === 0) return;
  const places = new MentionPlaces(sides.map(({ profile }) => profile));
  for (const decision of same) {
    const [a, b] = [places.profileOf(decision.a), places.profileOf(decision.b)];
    if (a !== null && b !== null) sets.union(a, b);
  }
}
