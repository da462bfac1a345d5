import { ROLES } from '../../../src/core/index.js';
import type { NetworkEdge } from '../contract.js';
import type { EntityRef, Link } from './walk.js';

/** One edge for each kind and direction between two entities; HELD where any of its facts is. Sorted by (from, to, kind). */
export function networkEdges<Hop extends Link<EntityRef>>(
  links: Iterable<Hop>,
  /** Ids of the notices that prove a link. */
  proving: (link: Hop) => readonly string[],
): NetworkEdge[] {
  const groups = new Map<string, Map<string, Hop>>();
  for (const link of links) {
    const key = `${link.from.uid} ${link.to.uid} ${link.kind}`;
    const group = groups.get(key);
    if (group) group.set(link.fact, link);
    else groups.set(key, new Map([[link.fact, link]]));
  }
  return [...groups.keys()].sort().map((key) => networkEdge([...(groups.get(key)?.values() ?? [])], proving));
}

function networkEdge<Hop extends Link<EntityRef>>(
  links: Hop[],
  proving: (link: Hop) => readonly string[],
): NetworkEdge {
  const { kind, from, to } = links[0]!;
  const codes = [...new Set(links.map(({ role }) => role))].filter((role) => role >= 0).sort((a, b) => a - b);
  return {
    kind,
    fromUid: from.uid,
    toUid: to.uid,
    holds: links.some(({ holds }) => holds === 'HELD') ? 'HELD' : 'UNKNOWN',
    factUids: sortedOnce(links.map(({ factUid }) => factUid)),
    roles: codes.map((code) => ROLES[code]!),
    publicationIds: sortedOnce(links.flatMap((link) => [...proving(link)])),
  };
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
