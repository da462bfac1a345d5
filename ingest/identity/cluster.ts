import { compareText } from '../../src/core/index.js';
import { commonnessOf } from './commonness.js';
import type { Cluster } from './contract.js';
import { edgesOf, markContested, type Edge } from './edges.js';
import { Partition } from './partition.js';
import { personRows, possiblySameRows, rowOfOne } from './person-rows.js';
import { prepare } from './prepared.js';
import { applyRulings, isSame, registerCannotLinks, rulingsOf } from './rulings.js';

/**
 * Clusters one component whole (data-model.md, Identity). Cannot-links first, then an operator's decisions, then candidate edges in the
 * order of (points descending, ids), each accepted unless it is contested or would join two that must stay apart.
 */
export const cluster: Cluster = (input) => {
  const [only, ...others] = input.profiles;
  if (only !== undefined && others.length === 0)
    return { unit: 'identity', persons: [rowOfOne(only)], possiblySame: [] };
  const profiles = [...input.profiles].sort((a, b) => compareText(a.id, b.id));
  const prepared = profiles.map(prepare);
  const commonness = commonnessOf(prepared);
  const rulings = rulingsOf(profiles, input.decisions);
  const cannotLinks = registerCannotLinks(profiles, rulings);
  const partition = new Partition(profiles.length);
  for (const [a, b] of cannotLinks) partition.forbid(a, b);
  const forced = applyRulings(partition, rulings);

  const edges = edgesOf(prepared, commonness);
  const different = rulings.filter((ruling) => !isSame(ruling)).map(({ a, b }): [number, number] => [a, b]);
  markContested(edges, [...cannotLinks, ...different]);
  const accepted = edges.filter((edge) => isAcceptable(edge) && partition.join(edge.a, edge.b));

  const persons = personRows({ prepared, commonness, partition, accepted, forced });
  return { unit: 'identity', persons, possiblySame: possiblySameRows({ prepared, commonness, partition, edges }) };
};

function isAcceptable(edge: Edge): boolean {
  return edge.linkable && !edge.contested;
}
