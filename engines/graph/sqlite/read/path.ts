import type { PathRequest, PathResult } from '../../contract.js';
import { HIGH_DEGREE, neighbourhood, type Link } from './adjacency.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';
import { networkEdges } from './network-edges.js';

/** More entities than this are not looked at: the answer then says that it is not complete. */
const MOST_VISITED = 20_000;

interface Held {
  neighbours: Map<string, EntityRef>;
  links: Link[];
}
interface Side {
  /** Hops from this side's end. */
  distance: Map<string, number>;
  frontier: EntityRef[];
  depth: number;
}
interface Walk {
  /** The HELD links of an entity; null where its degree is too high to be walked through. */
  held(ref: EntityRef): Held | null;
  unknown: Set<string>;
}

/** Breadth first from both ends, the smaller frontier first; whole levels, so that among the shortest the smallest can be told. */
export function readPath(context: ReadContext, request: PathRequest): PathResult {
  const from = context.entities.resolve(request.from);
  const to = context.entities.resolve(request.to);
  const none = { nodes: [], edges: [], found: false, unknown: 0, complete: true };
  if (from === null || to === null) return none;
  if (from.uid === to.uid) return { ...none, nodes: [from.uid], found: true };
  const walk = createWalk(context, request, new Set([from.uid, to.uid]));
  const forward = sideFrom(from);
  const backward = sideFrom(to);
  let complete = true;
  while (
    forward.depth + backward.depth < request.maxDepth &&
    forward.frontier.length > 0 &&
    backward.frontier.length > 0
  ) {
    if (forward.distance.size + backward.distance.size > MOST_VISITED) {
      complete = false;
      break;
    }
    advance(walk, forward.frontier.length <= backward.frontier.length ? forward : backward);
    const meeting = meetings(context, walk, forward, backward);
    if (meeting.length === 0) continue;
    const nodes = smallestPath(context, walk, from, meeting, forward, backward);
    const edges = networkEdges(context, pathLinks(walk, nodes));
    return { nodes: nodes.map(({ uid }) => uid), edges, found: true, unknown: walk.unknown.size, complete: true };
  }
  return { ...none, unknown: walk.unknown.size, complete };
}

function createWalk(context: ReadContext, { kinds, clocks }: PathRequest, ends: ReadonlySet<string>): Walk {
  const known = new Map<string, Held | null>();
  const unknown = new Set<string>();
  const look = (ref: EntityRef): Held | null => {
    const around = neighbourhood(context, ref, kinds, clocks, ends.has(ref.uid) ? Infinity : HIGH_DEGREE);
    if (around.cut) return null;
    const neighbours = new Map<string, EntityRef>();
    const links: Link[] = [];
    for (const link of around.links) {
      if (link.holds === 'UNKNOWN') {
        unknown.add(link.factUid);
        continue;
      }
      const other = link.from.uid === ref.uid ? link.to : link.from;
      neighbours.set(other.uid, other);
      links.push(link);
    }
    return { neighbours, links };
  };
  return {
    unknown,
    held(ref) {
      let found = known.get(ref.uid);
      if (found === undefined) known.set(ref.uid, (found = look(ref)));
      return found;
    },
  };
}

function sideFrom(end: EntityRef): Side {
  return { distance: new Map([[end.uid, 0]]), frontier: [end], depth: 0 };
}

function advance(walk: Walk, side: Side): void {
  const next: EntityRef[] = [];
  side.depth++;
  for (const ref of side.frontier) {
    for (const neighbour of walk.held(ref)?.neighbours.values() ?? []) {
      if (side.distance.has(neighbour.uid)) continue;
      side.distance.set(neighbour.uid, side.depth);
      next.push(neighbour);
    }
  }
  side.frontier = next;
}

/** Where both sides meet at the sum of their depths; an entity of high degree is no way through. */
function meetings(context: ReadContext, walk: Walk, forward: Side, backward: Side): EntityRef[] {
  const [small, large] =
    forward.frontier.length <= backward.frontier.length ? [forward, backward] : [backward, forward];
  return small.frontier.filter((ref) => {
    context.slice.spend(1);
    return large.distance.get(ref.uid) === large.depth && walk.held(ref) !== null;
  });
}

/** From the first end on, always the smallest uid from which the other end is still as near as it must be. */
function smallestPath(
  context: ReadContext,
  walk: Walk,
  from: EntityRef,
  meeting: EntityRef[],
  forward: Side,
  backward: Side,
): EntityRef[] {
  const length = forward.depth + backward.depth;
  const remaining = new Map(meeting.map(({ uid }) => [uid, backward.depth]));
  let good = meeting;
  for (let left = backward.depth + 1; left <= length; left++) {
    const before = new Map<string, EntityRef>();
    for (const ref of good) {
      for (const neighbour of walk.held(ref)?.neighbours.values() ?? []) {
        context.slice.spend(1);
        if (forward.distance.get(neighbour.uid) === length - left && walk.held(neighbour) !== null)
          before.set(neighbour.uid, neighbour);
      }
    }
    for (const uid of before.keys()) remaining.set(uid, left);
    good = [...before.values()];
  }
  const path = [from];
  for (let left = length - 1; left >= 0; left--) {
    const steps = [...(walk.held(path.at(-1)!)?.neighbours.values() ?? [])].filter(
      (ref) =>
        (left < backward.depth ? backward.distance.get(ref.uid) : remaining.get(ref.uid)) === left &&
        walk.held(ref) !== null,
    );
    path.push(steps.reduce((least, ref) => (ref.uid < least.uid ? ref : least)));
  }
  return path;
}

function* pathLinks(walk: Walk, nodes: readonly EntityRef[]): Generator<Link> {
  for (const [at, ref] of nodes.entries()) {
    const next = nodes[at + 1];
    if (next === undefined) return;
    for (const link of walk.held(ref)?.links ?? [])
      if (link.from.uid === next.uid || link.to.uid === next.uid) yield link;
  }
}
