import type { NetworkEdge } from '../../contract.js';
import { roles, text } from '../columns.js';
import type { ProofTuple } from '../columns.js';
import type { Link } from './adjacency.js';
import type { ReadContext } from './context.js';

/** One edge for each kind and direction between two entities; HELD where any of its facts is. Sorted by (from, to, kind). */
export function networkEdges(context: ReadContext, links: Iterable<Link>): NetworkEdge[] {
  const groups = new Map<string, Map<string, Link>>();
  for (const link of links) {
    const key = `${link.from.uid} ${link.to.uid} ${link.kind}`;
    const group = groups.get(key);
    const fact = `${link.table} ${link.company} ${link.seq}`;
    if (group) group.set(fact, link);
    else groups.set(key, new Map([[fact, link]]));
  }
  return [...groups.keys()].sort().map((key) => networkEdge(context, [...(groups.get(key)?.values() ?? [])]));
}

function networkEdge(context: ReadContext, links: Link[]): NetworkEdge {
  const { kind, from, to } = links[0]!;
  const codes = [...new Set(links.map(({ role }) => role))].filter((role) => role >= 0).sort((a, b) => a - b);
  return {
    kind,
    fromUid: from.uid,
    toUid: to.uid,
    holds: links.some(({ holds }) => holds === 'HELD') ? 'HELD' : 'UNKNOWN',
    factUids: sortedOnce(links.map(({ factUid }) => factUid)),
    roles: codes.map((code) => roles.name(code)),
    publicationIds: sortedOnce(links.flatMap((link) => provingPublications(context, link))),
  };
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** The proofs are the last member of either tuple (row-codec.ts). */
function provingPublications({ opened, slice }: ReadContext, { table, company, seq }: Link): string[] {
  slice.spend(1);
  const row = opened.first(`SELECT data FROM ${table} WHERE company = ? AND seq = ?`, company, seq);
  const tuple = JSON.parse(text(row?.[0])) as unknown[];
  const proofs = tuple.at(-1) as ProofTuple[];
  return proofs.map(([publicationId]) => publicationId);
}
