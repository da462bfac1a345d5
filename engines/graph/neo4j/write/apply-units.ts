import { eventUid, type EventUnit, type FirmUnit, type HolderUnit, type IdentityUnit, type UnitChange } from '../../../../src/core/index.js'; // prettier-ignore
import { companyNames } from '../../common/unit-names.js';
import type { Run } from '../connection.js';
import * as statements from '../cypher/write.js';
import { applyHolders } from './holders.js';
import { applyIdentities } from './identities.js';
import { inChunks } from './in-chunks.js';
import { settleNames, type OwnedNames } from './names.js';
import { eventRow, firmRow, firmRows, identifierRows } from './rows.js';
import { addAll, nothingTouched, type Touched } from './touched.js';
import { settleWeak } from './weak.js';

/** The last word of a batch on each of its units; null: gone. */
interface Batch {
  events: Map<string, EventUnit | null>;
  firms: Map<string, FirmUnit | null>;
  identities: Map<string, IdentityUnit | null>;
  holders: Map<string, { unit: HolderUnit | null; position: number }>;
}

/**
 * Replaces units whole, in the transaction at hand: done twice, it leaves the same. What goes goes first, then it is settled who is meant, then
 * rows come and begin at whom they mean.
 */
export async function applyUnits(run: Run, changes: readonly UnitChange[], suppressing: boolean): Promise<void> {
  const batch = batchOf(changes);
  const touched = nothingTouched();
  await removeFirmRows(run, batch, touched);
  await removeEvents(run, batch, touched);
  const personNames = await applyIdentities(run, batch.identities, touched);
  await applyHolders(run, batch.holders, touched);
  await putEvents(run, batch, touched);
  const firmNames = await putFirms(run, batch);
  const weakNames = await settleWeak(run, touched);
  await settleNames(run, [...personNames, ...firmNames, ...weakNames], touched);
  if (suppressing) await inChunks(run, statements.SETTLE_SUPPRESSED, 'uids', touched.people);
  await removeEmpty(run, touched);
}

function batchOf(changes: readonly UnitChange[]): Batch {
  const batch: Batch = { events: new Map(), firms: new Map(), identities: new Map(), holders: new Map() };
  for (const { key, rows, feedPosition } of changes) {
    const at = key.indexOf(':');
    const [kind, name] = [key.slice(0, at), key.slice(at + 1)];
    if (kind === 'event') batch.events.set(name, rows?.unit === 'event' ? rows : null);
    else if (kind === 'firm') batch.firms.set(name, rows?.unit === 'firm' ? rows : null);
    else if (kind === 'identity') batch.identities.set(key, rows?.unit === 'identity' ? rows : null);
    else if (kind === 'holder')
      batch.holders.set(name, { unit: rows?.unit === 'holder' ? rows : null, position: feedPosition });
  }
  return batch;
}

async function removeFirmRows(run: Run, { firms }: Batch, touched: Touched): Promise<void> {
  interface Gone {
    mentions: (string | null)[];
    holders: (string | null)[];
    related: string[][];
    events: string[] | null;
  }
  const gone = await inChunks<Gone>(run, statements.DELETE_FIRM_ROWS, 'uids', firms.keys());
  for (const { mentions, holders, related, events } of gone) {
    addAll(touched.mentions, mentions);
    addAll(touched.holders, [...holders, ...related.flat()]);
    addAll(touched.events, events ?? []);
  }
  const without = [...firms].flatMap(([uid, unit]) => (unit === null ? [uid] : []));
  addAll(touched.companies, without);
  await inChunks(run, statements.DELETE_FIRMS, 'uids', without);
}

async function removeEvents(run: Run, { events }: Batch, touched: Touched): Promise<void> {
  const involved = await inChunks<{ mention: string }>(run, statements.DELETE_INVOLVED, 'uids', [...events.keys()].map(eventUid)); // prettier-ignore
  addAll(
    touched.mentions,
    involved.map(({ mention }) => mention),
  );
  const gone = [...events].flatMap(([id, unit]) => (unit === null ? [eventUid(id)] : []));
  addAll(touched.events, gone);
  await inChunks(run, statements.DELETE_EVENTS, 'uids', gone);
}

async function putEvents(run: Run, { events }: Batch, touched: Touched): Promise<void> {
  const units = [...events.values()].filter((unit) => unit !== null);
  await inChunks(run, statements.PUT_EVENTS, 'rows', units.map(eventRow));
  const involved = units.flatMap(({ event, debtors }) =>
    debtors.map(({ mention }, seq) => ({ event: event.uid, mention: mention.mentionId, seq })),
  );
  await inChunks(run, statements.PUT_INVOLVED, 'rows', involved);
  for (const { uid } of units.map(({ event }) => event)) touched.events.delete(uid);
}

async function putFirms(run: Run, { firms }: Batch): Promise<OwnedNames[]> {
  const units = [...firms.values()].filter((unit) => unit !== null);
  const rows = units.map(firmRows);
  // In this order, and on their way at once: the server works on one while the next is being packed.
  await Promise.all([
    inChunks(run, statements.PUT_COMPANIES, 'rows', units.map(firmRow)),
    inChunks(run, statements.DELETE_IDENTIFIERS, 'uids', units.map(({ company }) => company.uid)),
    inChunks(run, statements.PUT_IDENTIFIERS, 'rows', units.flatMap(({ company }) => identifierRows(company))),
    inChunks(run, statements.PUT_STATES, 'rows', rows.flatMap(({ states }) => states)),
    inChunks(run, statements.PUT_ENTRIES, 'rows', rows.flatMap(({ entries }) => entries)),
    inChunks(run, statements.PUT_MANDATES_OF_MENTIONS, 'rows', rows.flatMap(({ mandatesOfMentions }) => mandatesOfMentions)),
    inChunks(run, statements.PUT_MANDATES_OF_KEYS, 'rows', rows.flatMap(({ mandatesOfKeys }) => mandatesOfKeys)),
    inChunks(run, statements.PUT_RELATIONS, 'rows', rows.flatMap(({ relations }) => relations)),
    inChunks(run, statements.PUT_EDGES_OF_COMPANIES, 'rows', rows.flatMap(({ edgesOfCompanies }) => edgesOfCompanies)),
    inChunks(run, statements.PUT_EDGES_OF_MENTIONS, 'rows', rows.flatMap(({ edgesOfMentions }) => edgesOfMentions)),
    inChunks(run, statements.PUT_EDGES_OF_KEYS, 'rows', rows.flatMap(({ edgesOfKeys }) => edgesOfKeys)),
  ]); // prettier-ignore
  return units.map(({ company }) => ({ owner: company.uid, entries: companyNames(company) }));
}

async function removeEmpty(run: Run, { events, companies, mentions, holders, hubs }: Touched): Promise<void> {
  if (events.size + companies.size + mentions.size + holders.size + hubs.size === 0) return;
  await run(statements.DELETE_EMPTY, {
    events: [...events],
    companies: [...companies],
    mentions: [...mentions],
    holders: [...holders],
    hubs: [...hubs],
  });
}
