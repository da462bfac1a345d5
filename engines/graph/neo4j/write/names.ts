import { hubKey } from '../../../../src/core/index.js';
import { dateText } from '../../common/date-numbers.js';
import type { NameEntry } from '../../common/unit-names.js';
import type { Run } from '../connection.js';
import * as statements from '../cypher/write.js';
import { inChunks } from './in-chunks.js';
import type { Touched } from './touched.js';

/** All names that an entity bears. */
export interface OwnedNames {
  owner: string;
  entries: readonly NameEntry[];
}

interface NameRow {
  owner: string;
  hub: string;
  folded: string;
  since: string;
  until: string | null;
  name: string;
}

/** Most replacements leave names alone: only what differs is written, since each name stands in the full-text index too. */
export async function settleNames(run: Run, owned: readonly OwnedNames[], touched: Touched): Promise<void> {
  const held = await inChunks<NameRow & { id: string }>(run, statements.READ_NAMES, 'uids', new Set(owned.map(({ owner }) => owner))); // prettier-ignore
  const wanted = new Map<string, NameRow>();
  for (const { owner, entries } of owned)
    for (const entry of entries) {
      const row = nameRow(owner, entry);
      wanted.set(keyOf(row), row);
    }
  const gone: string[] = [];
  for (const row of held) {
    if (wanted.delete(keyOf(row))) continue;
    gone.push(row.id);
    touched.hubs.add(row.hub);
  }
  await inChunks(run, statements.DELETE_NAMES, 'ids', gone);
  const rows = [...wanted.values()].map((row) => ({ ...row, key: hubKey(row.name) }));
  await inChunks(run, statements.PUT_NAMES, 'rows', rows);
}

function nameRow(owner: string, { hub, folded, since, until, name }: NameEntry): NameRow {
  return { owner, hub, folded, since: dateText(since), until: until === null ? null : dateText(until), name };
}

function keyOf({ owner, hub, folded, since, until, name }: NameRow): string {
  return JSON.stringify([owner, hub, folded, since, until ?? null, name]);
}
