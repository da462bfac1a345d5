import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { canonicalHash, openRegister, type IngestJob, type Register } from '../../ingest/index.js';
import { fromPortalJson } from '../../ingest/sources/index.js';
import { prepare } from '../../ingest/project/prepare.js';
import { project } from '../../ingest/project/projection.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { coldHash, inFolder, memoryGraph } from '../ledger/support.js';

const dist = resolve(import.meta.dirname, '..', '..', 'dist');
const built = existsSync(join(dist, 'ingest', 'jobs', 'read.worker.js'));
if (!built) console.warn('skipped: ingest on threads: compiled code is missing (npm run build)');
const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };

/** The module that an application would be. */
function applicationIn(folder: string): URL {
  const of = (path: string) => JSON.stringify(pathToFileURL(join(dist, path)).href);
  const body = `import { serveIngestThread } from ${of('ingest/index.js')};
    import { openGraphWriter } from ${of('engines/graph/sqlite/index.js')};
    await serveIngestThread((dir) => openGraphWriter({ path: dir + '/graph.db' }));`;
  writeFileSync(join(folder, 'thread.mjs'), body);
  return pathToFileURL(join(folder, 'thread.mjs'));
}

function openOnThreads(folder: string): Promise<Register> {
  const writer = { kind: 'THREAD', url: applicationIn(folder), portalUrl: 'http://127.0.0.1:1', threads: 2 } as const;
  return openRegister({ dataDir: folder, clock: systemClock, writer });
}

async function load(register: Register, folder: string, name: string, items: readonly unknown[]): Promise<IngestJob> {
  writeFileSync(join(folder, name), items.map((item) => JSON.stringify(item)).join('\n'));
  const job = await register.ingest.start({ kind: 'FILES', patterns: [join(folder, name)] }, null, call);
  if ('keyReused' in job) throw new Error('no key was given');
  let last = job;
  for await (const state of register.ingest.follow(job.id, 0, call.signal)) last = state;
  expect(last).toMatchObject({ state: 'SUCCEEDED', read: items.length, quarantined: 0 });
  expect(await register.ingest.advanced(last.ledgerPosition - 1, call.signal)).toBe(last.ledgerPosition);
  return last;
}

describe.skipIf(!built)('ingest on threads', () => {
  it('loads the same graph as one thread does', async () => {
    await inFolder(async (folder) => {
      const items = [...simulate({ seed: 'threads', firms: 60, publications: 2_200 })];
      const register = await openOnThreads(folder);
      await load(register, folder, 'demo.ndjson', items);
      expect(await canonicalHash(register.ledger)).toBe(
        await coldHash(items.map((item) => prepare(fromPortalJson(item)))),
      );
      await register.close();
    });
  });

  it('shows every unit of the days that follow, read, derived and shown side by side', async () => {
    await inFolder(async (folder) => {
      const items = [...simulate({ seed: 'days', firms: 90, publications: 1_500 })];
      const register = await openOnThreads(folder);
      const days = [0, 900, 1_300, items.length];
      for (let day = 1; day < days.length; day++)
        await load(register, folder, `day-${day}.ndjson`, items.slice(days[day - 1], days[day]));
      expect(await canonicalHash(register.ledger)).toBe(
        await coldHash(items.map((item) => prepare(fromPortalJson(item)))),
      );
      const wanted = memoryGraph();
      await project(register.ledger, wanted);
      await register.close();
      const graph = new Database(join(folder, 'graph.db'), { readonly: true });
      const shown = graph.prepare('SELECT key FROM unit ORDER BY key').pluck().all();
      graph.close();
      expect(shown).toEqual([...wanted.state.units.keys()].sort());
    });
  });
});
