import type { CompanyRow, EventRow, LinkReason, PossiblySameRow } from '../../../../src/core/index.js';
import type { GraphNode, NodeLookup, PersonNode } from '../../contract.js';
import * as statements from '../cypher/entities.js';
import type { ReadContext } from './context.js';
import { fromJson } from './rows.js';

const MOST_MEMBERS = 200;

export interface EntityRef {
  kind: 'COMPANY' | 'PERSON';
  uid: string;
}

/** Whom uids, numbers and mentions mean; those whom nobody answers to, or whom the viewer may not see, are absent. */
export async function resolve({ run }: ReadContext, uids: Iterable<string>): Promise<Map<string, EntityRef>> {
  const rows = await run<{ asked: string } & EntityRef>(statements.RESOLVE, { uids: [...new Set(uids)] });
  return new Map(rows.map(({ asked, kind, uid }) => [asked, { kind, uid }]));
}

interface EntityFound extends EntityRef {
  asked: string;
  row: string;
  scope: string;
  mentions: { id: string; hubKey: string; withdrawn: boolean }[];
}

export async function readNodes(context: ReadContext, uids: readonly string[]): Promise<NodeLookup[]> {
  const { run } = context;
  const events = uids.filter((uid) => uid.startsWith('ev_'));
  const hubs = uids.filter((uid) => uid.startsWith('hu_'));
  const others = uids.filter((uid) => !uid.startsWith('ev_') && !uid.startsWith('hu_'));
  const none = Promise.resolve([]);
  const [eventRows, hubRows, entityRows] = await Promise.all([
    events.length === 0 ? none : run<{ asked: string; row: string }>(statements.EVENT_NODES, { uids: events }),
    hubs.length === 0 ? none : run<{ asked: string; key: string; members: string[] }>(statements.HUBS, { uids: hubs, most: MOST_MEMBERS }), // prettier-ignore
    others.length === 0 ? none : run<EntityFound>(statements.ENTITIES, { uids: [...new Set(others)] }),
  ]);
  const found = new Map<string, GraphNode>();
  for (const { asked, row } of eventRows) found.set(asked, { kind: 'EVENT', ...fromJson<EventRow>(row) });
  for (const { asked, key, members } of hubRows) found.set(asked, { kind: 'NAME_HUB', uid: asked, key, members });
  const persons = new Map<string, PersonNode>();
  for (const row of entityRows) {
    if (row.kind === 'COMPANY') found.set(row.asked, { kind: 'COMPANY', ...fromJson<CompanyRow>(row.row) });
    else persons.set(row.asked, personNode(row));
  }
  const seen = await pairsSeen(context, [...persons.values()]);
  for (const [asked, node] of persons)
    found.set(asked, { ...node, possiblySame: node.possiblySame.filter((pair) => seen.has(otherOf(pair, node.uid))) });
  return uids.flatMap((asked) => {
    const node = found.get(asked);
    return node === undefined ? [] : [{ asked, node }];
  });
}

export async function readVisible(context: ReadContext, uids: readonly string[]): Promise<string[]> {
  return (await readNodes(context, uids)).map(({ asked }) => asked);
}

function personNode({ uid, row, scope, mentions }: EntityFound): PersonNode {
  const [links, possiblySame] =
    fromJson<[{ a: string; b: string; score: number; reasons: LinkReason[] }[], PossiblySameRow[]]>(row);
  const living = mentions.filter(({ withdrawn }) => !withdrawn);
  const named = living.length > 0 ? living : mentions;
  return {
    kind: 'PERSON',
    uid,
    hubKeys: [...new Set(named.map(({ hubKey }) => hubKey))].sort(),
    mentionIds: mentions.map(({ id }) => id),
    links,
    possiblySame,
    scope,
  };
}

/** Of those who may be the same as others, whom the viewer may see. */
async function pairsSeen(context: ReadContext, persons: readonly PersonNode[]): Promise<ReadonlySet<string>> {
  const others = persons.flatMap(({ uid, possiblySame }) => possiblySame.map((pair) => otherOf(pair, uid)));
  return others.length === 0 ? new Set() : new Set((await resolve(context, others)).keys());
}

function otherOf({ a, b }: PossiblySameRow, uid: string): string {
  return a === uid ? b : a;
}
