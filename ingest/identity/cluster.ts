import { type IdentityDecision, type IdentityUnit } from '../../src/core/index.js';
import type { Commonness } from './commonness.js';
import type { Edge } from './contract.js';
import { inOrder, markContested } from './edges.js';
import { Partition } from './partition.js';
import { personRows, possiblySameRows, rowOfOne } from './person-rows.js';
import type { Prepared } from './prepared.js';
import { applyRulings, isSame, registerCannotLinks, rulingsOf } from './rulings.js';

export interface ClusterInput {
  /** One component of candidate edges and of the operator's SAME, whole, in the order of profile ids. */
  sides: readonly Prepared[];
  /** All edges between them, by position, in any order. Marked in place. */
  edges: Edge[];
  /** Undone ones left out. */
  decisions: readonly IdentityDecision[];
  commonness: Commonness;
}

/**
 * Clusters one component whole (data-model.md, Identity). Cannot-links first, then an operator's decisions, then candidate edges in the
 * order of (points descending, ids), each accepted unless it is contested or would join two that must stay apart.
 */
export function cluster({ sides, edges, decisions, commonness }: ClusterInput): IdentityUnit {
  const [only, ...others] = sides;
  if (only !== undefined && others.length === 0)
    return { unit: 'identity', persons: [rowOfOne(only.profile)], possiblySame: [] };
  const profiles = sides.map((side) => side.profile);
  const rulings = rulingsOf(profiles, decisions);
  const cannotLinks = registerCannotLinks(profiles, rulings);
  const partition = new Partition(profiles.length);
  for (const [a, b] of cannotLinks) partition.forbid(a, b);
  const forced = applyRulings(partition, rulings);

  inOrder(edges);
  const different = rulings.filter((ruling) => !isSame(ruling)).map(({ a, b }): [number, number] => [a, b]);
  markContested(edges, [...cannotLinks, ...different]);
  const accepted = edges.filter((edge) => isAcceptable(edge) && partition.join(edge.a, edge.b));

  const persons = personRows({ prepared: sides, commonness, partition, accepted, forced });
  return {
    unit: 'identity',
    persons,
    possiblySame: possiblySameRows({ prepared: sides, commonness, partition, edges }),
  };
}

function isAcceptable(edge: Edge): boolean {
  return edge.linkable && !edge.contested;
}
