import type { NetworkRequest, NetworkResult, PathRequest, PathResult } from '../../contract.js';
import { exploreNetwork } from '../../common/network.js';
import { networkEdges } from '../../common/network-edges.js';
import { findPath } from '../../common/path.js';
import type { Walk } from '../../common/walk.js';
import type { Clocks, RelationKind } from '../../../../src/core/index.js';
import { text, type ProofTuple } from '../columns.js';
import { neighbourhood, type StoredLink } from './adjacency.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';

export function readNetwork(context: ReadContext, request: NetworkRequest): NetworkResult {
  const asked = request.uids.map((uid) => context.entities.resolve(uid)).filter((ref) => ref !== null);
  const { links, ...found } = walked(context, request, exploreNetwork<EntityRef, StoredLink>(asked, request));
  return { edges: networkEdges(links, (link) => proving(context, link)), ...found };
}

export function readPath(context: ReadContext, request: PathRequest): PathResult {
  const from = context.entities.resolve(request.from);
  const to = context.entities.resolve(request.to);
  if (from === null || to === null) return { nodes: [], edges: [], found: false, unknown: 0, complete: true };
  const walk = findPath<EntityRef, StoredLink>(from, to, request, () => context.slice.spend(1));
  const { links, ...found } = walked(context, request, walk);
  return { edges: networkEdges(links, (link) => proving(context, link)), ...found };
}

function walked<Result>(
  context: ReadContext,
  { kinds, clocks }: { kinds: readonly RelationKind[]; clocks: Clocks },
  walk: Walk<EntityRef, StoredLink, Result>,
): Result {
  let step = walk.next();
  while (!step.done) {
    const { refs, most } = step.value;
    const asked = new Map(refs.map((ref) => [ref.uid, ref]));
    step = walk.next({
      get(uid) {
        const ref = asked.get(uid);
        return ref && neighbourhood(context, ref, kinds, clocks, most(ref));
      },
    });
  }
  return step.value;
}

/** Publications that prove a link. The proofs are the last member of either tuple (row-codec.ts). */
function proving({ opened, slice }: ReadContext, { table, company, seq }: StoredLink): string[] {
  slice.spend(1);
  const row = opened.first(`SELECT data FROM ${table} WHERE company = ? AND seq = ?`, company, seq);
  const tuple = JSON.parse(text(row?.[0])) as unknown[];
  const proofs = tuple.at(-1) as ProofTuple[];
  return proofs.map(([publicationId]) => publicationId);
}
