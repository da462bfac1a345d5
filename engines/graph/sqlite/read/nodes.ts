import {
  hubKey,
  type CompanyRow,
  type EventRow,
  type LinkReason,
  type PossiblySameRow,
} from '../../../../src/core/index.js';
import type { GraphNode, NodeLookup, PersonNode } from '../../contract.js';
import { number, text } from '../columns.js';
import { mentionFrom, MENTION_COLUMNS } from '../row-codec.js';
import { COMPANY } from '../insert-units.js';
import type { ReadContext } from './context.js';
import type { EntityRef } from './entities.js';

const MOST_MEMBERS = 200;

export function readNodes(context: ReadContext, uids: readonly string[]): NodeLookup[] {
  const found: NodeLookup[] = [];
  for (const asked of uids) {
    const node = readNode(context, asked);
    if (node !== null) found.push({ asked, node });
  }
  return found;
}

export function readVisible(context: ReadContext, uids: readonly string[]): string[] {
  return uids.filter((uid) => (isEntity(uid) ? context.entities.resolve(uid) : readNode(context, uid)) !== null);
}

const isEntity = (uid: string) => !uid.startsWith('ev_') && !uid.startsWith('hu_');

function readNode(context: ReadContext, uid: string): GraphNode | null {
  if (uid.startsWith('ev_')) return readEvent(context, uid);
  if (uid.startsWith('hu_')) return readHub(context, uid);
  const ref = context.entities.resolve(uid);
  return ref === null ? null : readEntity(context, ref);
}

export function readEntity(context: ReadContext, ref: EntityRef): GraphNode | null {
  return ref.kind === 'COMPANY' ? readCompany(context, ref) : readPerson(context, ref);
}

function readCompany({ opened, slice }: ReadContext, ref: EntityRef): GraphNode | null {
  slice.spend(1);
  const row = opened.first(`SELECT data FROM company WHERE id = ?`, ref.id);
  return row === undefined ? null : { kind: 'COMPANY', ...(JSON.parse(text(row[0])) as CompanyRow) };
}

type PersonData = [{ a: string; b: string; score: number; reasons: LinkReason[] }[], PossiblySameRow[]];

function readPerson({ opened, slice, entities }: ReadContext, ref: EntityRef): PersonNode | null {
  const row = opened.first(`SELECT scope, data FROM person WHERE id = ?`, ref.id);
  if (row === undefined) return null;
  const [links, pairs] = JSON.parse(text(row[1])) as PersonData;
  const rows = opened.all(`SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? ORDER BY seq`, ref.id);
  slice.spend(rows.length);
  const mentions = rows.map(mentionFrom);
  const living = mentions.filter(({ withdrawnPublished }) => withdrawnPublished === undefined);
  const named = living.length > 0 ? living : mentions;
  return {
    kind: 'PERSON',
    uid: ref.uid,
    hubKeys: [...new Set(named.map((mention) => mention.hubKey))].sort(),
    mentionIds: mentions.map(({ mentionId }) => mentionId),
    links,
    possiblySame: pairs.filter(({ a, b }) => entities.resolve(a === ref.uid ? b : a) !== null),
    scope: text(row[0]),
  };
}

function readEvent({ opened, slice, sight }: ReadContext, uid: string): GraphNode | null {
  slice.spend(1);
  const row = opened.first(`SELECT scope, data FROM event WHERE uid = ?`, uid);
  if (row === undefined || !sight.scope(text(row[0]))) return null;
  return { kind: 'EVENT', ...(JSON.parse(text(row[1])) as EventRow) };
}

function readHub({ opened, slice, entities }: ReadContext, uid: string): GraphNode | null {
  const rows = opened.all(`SELECT kind, owner, name FROM name WHERE hub = ? AND until IS NULL`, uid);
  slice.spend(rows.length);
  const members = new Set<string>();
  let key = '';
  for (const [kind, owner, name] of rows) {
    const ref = kind === COMPANY ? entities.companyById(number(owner)) : entities.personById(number(owner));
    if (ref === null) continue;
    members.add(ref.uid);
    key = hubKey(text(name));
  }
  return members.size === 0
    ? null
    : { kind: 'NAME_HUB', uid, key, members: [...members].sort().slice(0, MOST_MEMBERS) };
}
