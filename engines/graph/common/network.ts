import { compareText } from '../../../src/core/index.js';
import type { NetworkRequest, NetworkResult } from '../contract.js';
import { HIGH_DEGREE, type EntityRef, type Link, type Walk } from './walk.js';

/** What a walk came by: nodes by depth and uid, and links with both ends among them. */
export type Explored<Ref extends EntityRef, Hop extends Link<Ref>> = Omit<NetworkResult, 'edges'> & { links: Hop[] };

/**
 * Entities within `depth` hops, level by level, inside a level by uid, until `limit`. Those asked for are walked through whatever their
 * degree; others only up to {@link HIGH_DEGREE}. Edges: every one with an end that was walked through and both ends among the nodes.
 */
export function* exploreNetwork<Ref extends EntityRef, Hop extends Link<Ref>>(
  asked: readonly Ref[],
  { depth, limit }: Pick<NetworkRequest, 'depth' | 'limit'>,
): Walk<Ref, Hop, Explored<Ref, Hop>> {
  const nodes = new Map<string, { ref: Ref; depth: number }>();
  const cutAt = new Set<string>();
  const links: Hop[] = [];
  let level: Ref[] = [];
  const add = (ref: Ref, at: number) => {
    if (nodes.has(ref.uid)) return true;
    if (nodes.size >= limit) return false;
    nodes.set(ref.uid, { ref, depth: at });
    level.push(ref);
    return true;
  };
  for (const ref of [...asked].sort(byUid)) if (!add(ref, 0)) cutAt.add(ref.uid);
  for (let at = 0; at < depth; at++) {
    const frontier = level;
    level = [];
    const most = at === 0 ? Infinity : HIGH_DEGREE;
    const around = yield { refs: frontier, most: () => most };
    for (const ref of frontier) {
      const found = around.get(ref.uid);
      if (found === undefined || found.cut) {
        if (found !== undefined) cutAt.add(ref.uid);
        continue;
      }
      links.push(...found.links);
      for (const neighbour of [...found.neighbours.values()].sort(byUid))
        if (!add(neighbour, at + 1)) cutAt.add(ref.uid);
    }
    level.sort(byUid);
  }
  return {
    nodes: [...nodes.values()]
      .map(({ ref, depth: at }) => ({ uid: ref.uid, kind: ref.kind, depth: at }))
      .sort((a, b) => a.depth - b.depth || byUid(a, b)),
    links: links.filter(({ from, to }) => nodes.has(from.uid) && nodes.has(to.uid)),
    truncated: cutAt.size > 0,
    cutAt: [...cutAt].sort(),
  };
}

function byUid(a: { uid: string }, b: { uid: string }): number {
  return compareText(a.uid, b.uid);
}
