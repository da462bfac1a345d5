import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulate } from '../../demo/index.js';
import type { GraphWriter, Position } from '../../engines/graph/contract.js';
import { canonicalHash } from '../../ingest/export/index.js';
import { openLedger, type Ledger, type Prepared } from '../../ingest/ledger/index.js';
import { appendOnly, applyBatch } from '../../ingest/project/batch/batch.js';
import { deriveAll } from '../../ingest/project/cold/cold.js';
import { inlineLanes } from '../../ingest/project/cold/lanes.js';
import { prepare } from '../../ingest/project/prepare.js';
import { fromPortalJson } from '../../ingest/sources/index.js';
import type { SourceRecord, UnitChange } from '../../src/core/index.js';

/** Invented notices, in the order in which they become known; cancelled and corrected ones among them. */
export function demoRecords(seed: number, publications: number): SourceRecord[] {
  return [...simulate({ seed: String(seed), firms: Math.ceil(publications / 8), publications })].map((item) =>
    fromPortalJson(item),
  );
}

export function demoPrepared(seed: number, publications: number): Prepared[] {
  return demoRecords(seed, publications).map(prepare);
}

/** A folder that goes when the work is done. */
export async function inFolder<Result>(work: (folder: string) => Result | Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-ledger-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function withLedger<Result>(work: (ledger: Ledger) => Result | Promise<Result>): Promise<Result> {
  return inFolder(async (folder) => {
    const ledger = openLedger(join(folder, 'ledger.db'));
    try {
      return await work(ledger);
    } finally {
      ledger.close();
    }
  });
}

/** The incremental way, batch by batch. */
export function applyAll(ledger: Ledger, batches: readonly (readonly Prepared[])[]): void {
  const parser = ledger.transaction(() => ledger.meta.parserId('test'));
  for (const batch of batches) ledger.transaction(() => applyBatch(ledger, batch, parser));
}

/** The cold way: appends first, then everything derived at once. */
export async function loadCold(ledger: Ledger, records: readonly Prepared[]): Promise<void> {
  const parser = ledger.transaction(() => ledger.meta.parserId('test'));
  ledger.transaction(() => appendOnly(ledger, records, parser));
  await deriveAll(ledger, { lanes: inlineLanes(ledger) });
}

export async function coldHash(records: readonly Prepared[]): Promise<string> {
  return withLedger(async (ledger) => {
    await loadCold(ledger, records);
    return canonicalHash(ledger);
  });
}

/** The engine's contract at its smallest: units by key. `deaths` counts down to a kill in the middle of a write. */
export function memoryGraph(state: MemoryState = emptyGraph()): GraphWriter & { state: MemoryState } {
  const put = (changes: readonly UnitChange[]): void => {
    for (const { key, rows, feedPosition } of changes) {
      if (feedPosition <= state.position.feed) continue;
      if (rows === null) state.units.delete(key);
      else state.units.set(key, JSON.stringify(rows));
    }
  };
  return {
    state,
    position: async () => state.position,
    async apply(changes, to) {
      put(changes);
      state.position = to;
      state.applied += changes.length;
    },
    async load(changes, to) {
      if (state.units.size > 0) throw new Error('load into an engine that is not empty');
      try {
        for await (const stretch of changes) put(stretch);
      } catch (error) {
        state.units.clear();
        throw error;
      }
      state.position = to();
    },
    async clear() {
      state.units.clear();
      state.position = { feed: 0, ledger: 0 };
    },
    close: async () => undefined,
  };
}

export interface MemoryState {
  units: Map<string, string>;
  position: Position;
  applied: number;
}

export function emptyGraph(): MemoryState {
  return { units: new Map(), position: { feed: 0, ledger: 0 }, applied: 0 };
}
