/** A file of notices taken through the whole pipeline, and what the ledger then holds. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { exportCanonical, openRegister } from '../../ingest/index.js';
import { localViewer, systemClock, type FirmUnit, type IdentityUnit, type Unit } from '../../src/core/index.js';

export interface Derived {
  firms: FirmUnit[];
  identities: IdentityUnit[];
}

/** Loads into an emptied folder, and fails unless every record was taken. `threads`: 0 needs no compiled modules. */
export async function loadAndRead(file: string, dataDir: string, threads: number): Promise<Derived> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const register = await openRegister({
    dataDir,
    clock: systemClock,
    writer: {
      kind: 'INLINE',
      openGraph: (folder) => openGraphWriter({ path: join(folder, 'graph.db') }),
      portal: { baseUrl: 'http://127.0.0.1:9' },
      newId: () => crypto.randomUUID(),
      threads,
    },
  });
  try {
    const { signal } = new AbortController();
    const call = { viewer: localViewer, deadlineMs: Infinity, signal };
    const started = await register.ingest.start({ kind: 'FILES', patterns: [file] }, null, call);
    if ('keyReused' in started) throw new Error('no key was given');
    let last = started;
    for await (const state of register.ingest.follow(started.id, 0, signal)) last = state;
    if (last.state !== 'SUCCEEDED') throw new Error(`the load ended ${last.state}: ${last.error}`);
    if (last.quarantined > 0) throw new Error(`${last.quarantined} records were quarantined`);
    return await read(exportCanonical(register.ledger));
  } finally {
    await register.close();
  }
}

async function read(lines: AsyncIterable<string>): Promise<Derived> {
  const derived: Derived = { firms: [], identities: [] };
  for await (const line of lines) {
    const { rows } = JSON.parse(line) as { rows: Unit };
    if (rows.unit === 'firm') derived.firms.push(rows);
    else if (rows.unit === 'identity') derived.identities.push(rows);
  }
  return derived;
}
