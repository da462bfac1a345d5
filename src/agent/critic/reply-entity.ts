import { addDays, endKnownOn, type Clocks } from '../../core/index.js';
import type { NamedMandate, NamedRelation, NoticeRows, ToolRows } from '../../tools/index.js';
import type { Made } from './made.js';

/** Replies about entities: each row is to be about whom was asked for. */
export function wrongEntity({ input, clocks }: Made, rows: ToolRows): string | null {
  const uid = String(input['uid']);
  switch (rows.type) {
    case 'COMPANY_DOSSIER': {
      const { node, state, mandates, relations } = rows;
      if (!isAsked(node, uid)) return `it is about ${node.uid}, and ${uid} was asked for`;
      if (state !== null && state.companyUid !== node.uid) return `it gives the state of ${state.companyUid}`;
      return strangers(mandates, 'companyUid', node.uid) ?? unrelated(relations, node.uid);
    }
    case 'PERSON_DOSSIER': {
      const { node, state, mandates } = rows;
      if (!isAsked(node, uid)) return `it is about ${node.uid}, and ${uid} was asked for`;
      return state !== null && state.uid !== node.uid ? `it gives the state of ${state.uid}` : strangers(mandates, 'holderUid', node.uid); // prettier-ignore
    }
    case 'COMPANY_HISTORY':
    case 'PERSON_HISTORY': {
      const { node, events } = rows;
      if (!isAsked(node, uid)) return `it is about ${node.uid}, and ${uid} was asked for`;
      const other = rows.type === 'COMPANY_HISTORY' ? rows.states.find(({ companyUid }) => companyUid !== node.uid)?.companyUid : null; // prettier-ignore
      if (typeof other === 'string') return `it gives the state of ${other}`;
      const strange = events.find(({ fact: { edges, involved } }) => !involved.includes(node.uid) && edges.every(({ entityUid }) => entityUid !== node.uid)); // prettier-ignore
      if (strange !== undefined) return `the notice ${strange.fact.event.number} is not about ${node.uid}`;
      return wrongDays(events, input) ?? (rows.type === 'PERSON_HISTORY' ? strangers(rows.mandates, 'holderUid', node.uid) : null); // prettier-ignore
    }
    case 'MANDATES':
      if (rows.ownerUid !== uid || rows.side !== input['side']) return `it is about ${rows.ownerUid}, as ${rows.side}`;
      return strangers(rows.mandates, rows.side === 'COMPANY' ? 'companyUid' : 'holderUid', uid) ?? wrongMandate(rows.mandates, input, rows.clocks); // prettier-ignore
    case 'RELATIONS': {
      if (rows.ownerUid !== uid || rows.side !== input['side'] || !isSame(rows.kinds, input['kinds'])) return `it is about ${rows.ownerUid}`; // prettier-ignore
      const { side, kinds } = rows;
      const kind = rows.relations.find(({ fact }) => !kinds.includes(fact.kind));
      if (kind !== undefined) return `${kind.fact.kind} was not asked for`;
      const off = rows.relations.find(({ fact }) => (side === 'FROM' && fact.fromUid !== uid) || (side === 'TO' && fact.toUid !== uid)); // prettier-ignore
      return off === undefined ? unrelated(rows.relations.map(({ fact }) => fact), uid) : `${uid} is not on the side asked for`; // prettier-ignore
    }
    case 'NETWORK':
      if (!isSame(rows.uids, input['uids']) || rows.depth !== input['depth']) return `it is about ${rows.uids.join(', ')}`; // prettier-ignore
      return wrongNetwork(rows);
    case 'SHARED': {
      const { uids, holders } = rows;
      if (!isSame(uids, input['uids']) || !isSame(rows.roles, input['roles'])) return `it is about ${uids.join(', ')}`;
      for (const holder of holders) {
        const stranger = strangers(holder.mandates, 'holderUid', holder.uid);
        if (stranger !== null) return stranger;
        const missing = uids.find((firm) => holder.mandates.length > 0 && !holder.mandates.some(({ fact }) => fact.companyUid === firm)); // prettier-ignore
        if (missing !== undefined) return `${holder.uid} holds nothing in ${missing}`;
      }
      return null;
    }
    case 'PATH':
      if (rows.fromUid !== input['from'] || rows.toUid !== input['to']) return `it leads from ${rows.fromUid} to ${rows.toUid}`; // prettier-ignore
      return wrongPath(rows);
    case 'TEXT_HITS':
    case 'PASSAGES': {
      if (rows.ownerUid !== (input['uid'] ?? null)) return `it searched the notices of ${rows.ownerUid ?? 'everybody'}`;
      const late = rows.passages.find(({ publicationDate }) => publicationDate !== null && publicationDate > clocks.knownOn); // prettier-ignore
      return late === undefined ? null : `it quotes what was published on ${late.publicationDate}`;
    }
    case 'NOTICE':
      return wrongNotice(rows, input, clocks);
    // Of the register as a whole: reply-list.ts looks at them.
    case 'HITS':
    case 'COUNTS':
    case 'COMPANIES':
    case 'RANKING':
    case 'STATEMENT':
      return null;
  }
}

/** The node that a uid, a former one or the id of a mention leads to. */
function isAsked(node: { uid: string; aliases?: string[]; mentionIds?: string[]; identifiers?: { value: string }[] }, uid: string): boolean {
  return node.uid === uid || [...(node.aliases ?? []), ...(node.mentionIds ?? []), ...(node.identifiers ?? []).map(({ value }) => value)].includes(uid);
} // prettier-ignore

function strangers(mandates: readonly NamedMandate[], side: 'companyUid' | 'holderUid', uid: string): string | null {
  const other = mandates.find(({ fact }) => fact[side] !== uid);
  return other === undefined ? null : `it lists a mandate of ${other.fact[side]}, and ${uid} was asked for`;
}

function unrelated(relations: readonly { fromUid: string; toUid: string }[], uid: string): string | null {
  const other = relations.find(({ fromUid, toUid }) => fromUid !== uid && toUid !== uid);
  return other === undefined ? null : `${other.fromUid} and ${other.toUid} are related, and ${uid} was asked for`;
}

/** Both null, or the same items in any order. */
export function isSame(told: unknown, asked: unknown): boolean {
  if (Array.isArray(told) && Array.isArray(asked)) return JSON.stringify([...told].sort()) === JSON.stringify([...asked].sort()); // prettier-ignore
  return JSON.stringify(told ?? null) === JSON.stringify(asked ?? null);
}

type Range = { from: string | null; to: string | null } | null | undefined;
const isOutside = (day: string, range: Range) => range !== null && range !== undefined && ((range.from !== null && day < range.from) || (range.to !== null && day >= range.to)); // prettier-ignore

function wrongDays(events: Extract<ToolRows, { type: 'COMPANY_HISTORY' }>['events'], input: Made['input']): string | null {
  const topics = (input['topics'] ?? []) as string[];
  for (const { fact: { event } } of events) {
    const day = event.legalDate.date ?? event.publicationDate;
    // Of one day, what was printed on it is of that day too.
    const during = input['during'] as Range;
    const printed = during?.from === event.publicationDate && during.to === addDays(during.from, 1);
    if (!printed && isOutside(day, during)) return `the notice ${event.number} is of ${day}, outside what was asked for`;
    if (topics.length > 0 && !event.topics.some((topic) => topics.includes(topic))) return `the notice ${event.number} is on nothing that was asked for`;
  }
  return null;
} // prettier-ignore

/** Rows beyond the roles, the firm or the days asked for. A bound that is not exact may lie anywhere. */
function wrongMandate(
  mandates: readonly NamedMandate[],
  input: Made['input'],
  { asOf, knownOn }: Clocks,
): string | null {
  const roles = input['roles'] as string[] | null | undefined;
  const past = ['history', 'unbroken', 'during', 'ended', 'began'].some((field) => Boolean(input[field]));
  for (const { fact } of mandates) {
    const to = endKnownOn(fact, knownOn);
    const ended = to.kind === 'EXACT' && to.date !== null && to.date <= asOf;
    if (roles && !roles.includes(fact.role)) return `${fact.role} was not asked for`;
    if (input['companyUid'] && fact.companyUid !== input['companyUid']) return `it lists a mandate in ${fact.companyUid}`; // prettier-ignore
    if (!past && fact.holds === 'NOT_HELD') return `a mandate that did not hold on ${asOf} stands in it`;
    if (!past && fact.holds === 'HELD' && ((fact.from.date ?? '') > asOf || ended)) return `a mandate of other days than ${asOf} stands in it`; // prettier-ignore
    if (input['began'] && fact.from.date !== null && isOutside(fact.from.date, input['began'] as Range)) return `a mandate that began on ${fact.from.date} stands in it`; // prettier-ignore
  }
  return null;
}

/** The notice of another number or entity, of other days, on nothing that was asked for; or lines of none. */
function wrongNotice({ ownerUid, number, topics, details, notice, lines }: NoticeRows, input: Made['input'], { knownOn }: Clocks): string | null {
  if (ownerUid !== (input['uid'] ?? null) || number !== (input['number'] ?? null)) return `it reads the notice of ${ownerUid ?? number}`;
  if (!isSame(topics, input['topics'] ?? []) || !isSame(details, input['details'] ?? [])) return `it reads ${[...topics, ...details].join(', ') || 'all of it'}`;
  if (notice === null) return lines.length > 0 ? 'it found no notice, and quotes one' : null;
  if (number !== null && notice.number !== number) return `it reads the notice ${notice.number}`;
  if (notice.publicationDate > knownOn || isOutside(notice.publicationDate, input['published'] as Range)) return `it quotes what was published on ${notice.publicationDate}`;
  return topics.length > 0 && !notice.topics.some((topic) => topics.includes(topic)) ? `the notice ${notice.number} is on nothing that was asked for` : null;
} // prettier-ignore

function wrongNetwork({ uids, depth, nodes, mandates, relations }: Extract<ToolRows, { type: 'NETWORK' }>): string | null {
  const edges = edgesOf(mandates, relations);
  const known = new Set(nodes.map(({ uid }) => uid));
  const outside = edges.flat().find((uid) => !known.has(uid));
  if (outside !== undefined) return `${outside} stands in a connection, and not among those found`;
  if (nodes.some((node) => node.depth > depth)) return `it goes further than ${depth}`;
  const start = new Set(nodes.filter((node) => node.depth === 0).map(({ uid }) => uid));
  if (nodes.length > 0 && !uids.some((uid) => start.has(uid))) return `it does not begin at ${uids.join(', ')}`;
  return nodes.length > start.size && edges.length > 0 && !edges.some((ends) => ends.some((uid) => start.has(uid))) ? `nothing in it touches ${uids.join(', ')}` : null;
} // prettier-ignore

function edgesOf(mandates: readonly NamedMandate[], relations: readonly NamedRelation[]): [string, string][] {
  return [
    ...mandates.map(({ fact }): [string, string] => [fact.holderUid, fact.companyUid]),
    ...relations.map(({ fact }): [string, string] => [fact.fromUid, fact.toUid]),
  ];
}

function wrongPath({ fromUid, toUid, found, nodes, mandates, relations, maxDepth }: Extract<ToolRows, { type: 'PATH' }>): string | null {
  if (!found) return nodes.length > 0 ? 'it found no path, and gives one' : null;
  if (nodes[0]?.uid !== fromUid || nodes.at(-1)?.uid !== toUid || nodes.length > maxDepth + 1) return `it does not lead from ${fromUid} to ${toUid}`;
  const edges = edgesOf(mandates, relations);
  const gap = nodes.slice(1).find(({ uid }, at) => !edges.some((ends) => ends.includes(uid) && ends.includes(nodes[at]!.uid)));
  return gap === undefined ? null : `nothing leads to ${gap.uid}`;
} // prettier-ignore
