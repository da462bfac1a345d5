import type { PathRequest, PathResult } from '../contract.js';
import { HIGH_DEGREE, otherEnd, type EntityRef, type Link, type Walk } from './walk.js';

/** More entities than this are not looked at: the answer then says that it is not complete. */
const MOST_VISITED = 20_000;

export type FoundPath<Hop> = Omit<PathResult, 'edges'> & { links: Hop[] };

interface Held<Ref extends EntityRef, Hop> {
  neighbours: Map<string, Ref>;
  links: Hop[];
}
interface Side<Ref extends EntityRef> {
  /** Hops from this side's end. */
  distance: Map<string, number>;
  frontier: Ref[];
  depth: number;
}
/** What has been looked at: the HELD links of an entity; null where its degree is too high to be walked through. */
interface Seen<Ref extends EntityRef, Hop extends Link<Ref>> {
  held: Map<string, Held<Ref, Hop> | null>;
  unknown: Set<string>;
  ends: ReadonlySet<string>;
}

/**
 * Breadth first from both ends, the smaller frontier first; whole levels, so that among the shortest the smallest can be told. `tick` is called
 * for entities looked at in memory alone.
 */
export function* findPath<Ref extends EntityRef, Hop extends Link<Ref>>(
  from: Ref,
  to: Ref,
  { maxDepth }: Pick<PathRequest, 'maxDepth'>,
  tick: () => void,
): Walk<Ref, Hop, FoundPath<Hop>> {
  const none = { nodes: [], links: [], found: false, unknown: 0, complete: true };
  if (from.uid === to.uid) return { ...none, nodes: [from.uid], found: true };
  const seen: Seen<Ref, Hop> = { held: new Map(), unknown: new Set(), ends: new Set([from.uid, to.uid]) };
  const forward = sideFrom(from);
  const backward = sideFrom(to);
  let complete = true;
  while (forward.depth + backward.depth < maxDepth && forward.frontier.length > 0 && backward.frontier.length > 0) {
    if (forward.distance.size + backward.distance.size > MOST_VISITED) {
      complete = false;
      break;
    }
    yield* advance(seen, forward.frontier.length <= backward.frontier.length ? forward : backward);
    const meeting = yield* meetings(seen, forward, backward, tick);
    if (meeting.length === 0) continue;
    const nodes = yield* smallestPath(seen, from, meeting, forward, backward, tick);
    const uids = nodes.map(({ uid }) => uid);
    return { nodes: uids, links: [...pathLinks(seen, uids)], found: true, unknown: seen.unknown.size, complete: true };
  }
  return { ...none, unknown: seen.unknown.size, complete };
}

function sideFrom<Ref extends EntityRef>(end: Ref): Side<Ref> {
  return { distance: new Map([[end.uid, 0]]), frontier: [end], depth: 0 };
}

/** Looks at those not looked at yet. */
function* look<Ref extends EntityRef, Hop extends Link<Ref>>(
  seen: Seen<Ref, Hop>,
  refs: readonly Ref[],
): Walk<Ref, Hop, void> {
  const fresh = refs.filter(({ uid }) => !seen.held.has(uid));
  if (fresh.length === 0) return;
  const around = yield { refs: fresh, most: ({ uid }) => (seen.ends.has(uid) ? Infinity : HIGH_DEGREE) };
  for (const ref of fresh) {
    const found = around.get(ref.uid);
    if (found === undefined || found.cut) {
      seen.held.set(ref.uid, null);
      continue;
    }
    const held: Held<Ref, Hop> = { neighbours: new Map(), links: [] };
    for (const link of found.links) {
      if (link.holds === 'UNKNOWN') {
        seen.unknown.add(link.factUid);
        continue;
      }
      const other = otherEnd(link, ref);
      held.neighbours.set(other.uid, other);
      held.links.push(link);
    }
    seen.held.set(ref.uid, held);
  }
}

function neighboursOf<Ref extends EntityRef, Hop extends Link<Ref>>(seen: Seen<Ref, Hop>, ref: Ref): Iterable<Ref> {
  return seen.held.get(ref.uid)?.neighbours.values() ?? [];
}

function passable<Ref extends EntityRef, Hop extends Link<Ref>>(seen: Seen<Ref, Hop>, refs: readonly Ref[]): Ref[] {
  return refs.filter(({ uid }) => (seen.held.get(uid) ?? null) !== null);
}

function* advance<Ref extends EntityRef, Hop extends Link<Ref>>(
  seen: Seen<Ref, Hop>,
  side: Side<Ref>,
): Walk<Ref, Hop, void> {
  const next: Ref[] = [];
  side.depth++;
  yield* look(seen, side.frontier);
  for (const ref of side.frontier) {
    for (const neighbour of neighboursOf(seen, ref)) {
      if (side.distance.has(neighbour.uid)) continue;
      side.distance.set(neighbour.uid, side.depth);
      next.push(neighbour);
    }
  }
  side.frontier = next;
}

/** Where both sides meet at the sum of their depths; an entity of high degree is no way through. */
function* meetings<Ref extends EntityRef, Hop extends Link<Ref>>(
  seen: Seen<Ref, Hop>,
  forward: Side<Ref>,
  backward: Side<Ref>,
  tick: () => void,
): Walk<Ref, Hop, Ref[]> {
  const [small, large] =
    forward.frontier.length <= backward.frontier.length ? [forward, backward] : [backward, forward];
  const both = small.frontier.filter((ref) => {
    tick();
    return large.distance.get(ref.uid) === large.depth;
  });
  yield* look(seen, both);
  return passable(seen, both);
}

/** From the first end on, always the smallest uid from which the other end is still as near as it must be. */
function* smallestPath<Ref extends EntityRef, Hop extends Link<Ref>>(
  seen: Seen<Ref, Hop>,
  from: Ref,
  meeting: Ref[],
  forward: Side<Ref>,
  backward: Side<Ref>,
  tick: () => void,
): Walk<Ref, Hop, Ref[]> {
  const length = forward.depth + backward.depth;
  const remaining = new Map(meeting.map(({ uid }) => [uid, backward.depth]));
  let good = meeting;
  for (let left = backward.depth + 1; left <= length; left++) {
    const before = new Map<string, Ref>();
    for (const ref of good) {
      for (const neighbour of neighboursOf(seen, ref)) {
        tick();
        if (forward.distance.get(neighbour.uid) === length - left) before.set(neighbour.uid, neighbour);
      }
    }
    yield* look(seen, [...before.values()]);
    good = passable(seen, [...before.values()]);
    for (const { uid } of good) remaining.set(uid, left);
  }
  const path = [from];
  for (let left = length - 1; left >= 0; left--) {
    const distance = left < backward.depth ? backward.distance : remaining;
    const steps = [...neighboursOf(seen, path.at(-1)!)].filter(({ uid }) => distance.get(uid) === left);
    yield* look(seen, steps);
    path.push(passable(seen, steps).reduce((least, ref) => (ref.uid < least.uid ? ref : least)));
  }
  return path;
}

function* pathLinks<Ref extends EntityRef, Hop extends Link<Ref>>(
  seen: Seen<Ref, Hop>,
  uids: readonly string[],
): Generator<Hop> {
  for (const [at, uid] of uids.entries()) {
    const next = uids[at + 1];
    if (next === undefined) return;
    for (const link of seen.held.get(uid)?.links ?? []) if (link.from.uid === next || link.to.uid === next) yield link;
  }
}
