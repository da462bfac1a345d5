import { compareText } from '../../../../src/core/index.js';
import type { NetworkRequest, NetworkResult } from '../../contract.js';
import { HIGH_DEGREE, neighbourhood, type Link } from './adjacency.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { networkEdges } from './network-edges.js';

/**
 * Entities within `depth` hops, level by level, inside a level by uid, until `limit`. Those asked for are walked through whatever their
 * degree; others only up to {@link HIGH_DEGREE}. Edges: every one with an end that was walked through and both ends among the nodes.
 */
export function readNetwork(context: ReadContext, request: NetworkRequest): NetworkResult {
  const { depth, kinds, clocks, limit } = request;
  const nodes = new Map<string, { ref: EntityRef; depth: number }>();
  const cutAt = new Set<string>();
  const links: Link[] = [];
  let level: EntityRef[] = [];
  const add = (ref: EntityRef, at: number) => {
    if (nodes.has(ref.uid)) return true;
    if (nodes.size >= limit) return false;
    nodes.set(ref.uid, { ref, depth: at });
    level.push(ref);
    return true;
  };
  const asked = request.uids.map((uid) => context.entities.resolve(uid)).filter((ref) => ref !== null);
  for (const ref of asked.sort(byUid)) if (!add(ref, 0)) cutAt.add(ref.uid);
  for (let at = 0; at < depth; at++) {
    const frontier = level;
    level = [];
    for (const ref of frontier) {
      const around = neighbourhood(context, ref, kinds, clocks, at === 0 ? Infinity : HIGH_DEGREE);
      if (around.cut) {
        cutAt.add(ref.uid);
        continue;
      }
      links.push(...around.links);
      for (const neighbour of [...around.neighbours.values()].sort(byUid))
        if (!add(neighbour, at + 1)) cutAt.add(ref.uid);
    }
    level.sort(byUid);
  }
  return {
    nodes: [...nodes.values()]
      .map(({ ref, depth: at }) => ({ uid: ref.uid, kind: ref.kind, depth: at }))
      .sort((a, b) => a.depth - b.depth || byUid(a, b)),
    edges: networkEdges(
      context,
      links.filter(({ from, to }) => nodes.has(from.uid) && nodes.has(to.uid)),
    ),
    truncated: cutAt.size > 0,
    cutAt: [...cutAt].sort(),
  };
}

function byUid(a: { uid: string }, b: { uid: string }): number {
  return compareText(a.uid, b.uid);
}
