import type { Commonness } from './commonness.js';
import { compare } from './compare.js';
import type { Edge } from './contract.js';
import type { Prepared } from './prepared.js';
import { CONTEST_MARGIN } from './weights.js';

/** What two profiles that meet are to each other, or null where it does not even make them possibly the same. */
export function edgeBetween(
  a: Prepared,
  b: Prepared,
  commonness: Commonness,
): Pick<Edge, 'points' | 'linkable'> | null {
  const comparison = compare(a, b, commonness);
  return comparison?.possible ? { points: comparison.points, linkable: comparison.linkable } : null;
}

/** Best first, then by position: positions are in the order of profile ids. */
export function inOrder(edges: Edge[]): Edge[] {
  return edges.sort((left, right) => right.points - left.points || left.a - right.a || left.b - right.b);
}

/**
 * Marks edges whose evidence does not decide: where x and y are two people (a cannot-link, an operator's word) and c could be linked to
 * either, the weaker claim is contested, and both are where they are within CONTEST_MARGIN. Greed would let the ids decide.
 */
export function markContested(edges: readonly Edge[], apart: Iterable<readonly [number, number]>): void {
  const links = new Map<number, Map<number, Edge>>();
  for (const edge of edges) {
    if (!edge.linkable) continue;
    linksAt(links, edge.a).set(edge.b, edge);
    linksAt(links, edge.b).set(edge.a, edge);
  }
  for (const [x, y] of apart) {
    const [left, right] = [links.get(x), links.get(y)];
    if (!left || !right) continue;
    const [few, many] = left.size <= right.size ? [left, right] : [right, left];
    for (const [other, edge] of few) {
      const rival = many.get(other);
      if (rival === undefined) continue;
      if (edge.points <= rival.points + CONTEST_MARGIN) edge.contested = true;
      if (rival.points <= edge.points + CONTEST_MARGIN) rival.contested = true;
    }
  }
}

function linksAt(links: Map<number, Map<number, Edge>>, at: number): Map<number, Edge> {
  const found = links.get(at) ?? new Map<number, Edge>();
  links.set(at, found);
  return found;
}
