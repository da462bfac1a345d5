import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { canonicalHash, openRegister } from '../../ingest/index.js';
import { fromPortalJson } from '../../ingest/sources/index.js';
import { prepare } from '../../ingest/project/prepare.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { coldHash, inFolder } from '../ledger/support.js';

const dist = resolve(import.meta.dirname, '..', '..', 'dist');
const built = existsSync(join(dist, 'ingest', 'jobs', 'read.worker.js'));
if (!built) console.warn('skipped: ingest on threads: compiled code is missing (npm run build)');
const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };

describe.skipIf(!built)('ingest on threads', () => {
  it('loads the same graph as one thread does', async () => {
    await inFolder(async (folder) => {
      const items = [...simulate({ seed: 'threads', firms: 60, publications: 2_200 })];
      writeFileSync(join(folder, 'demo.ndjson'), items.map((item) => JSON.stringify(item)).join('\n'));
      const of = (path: string) => JSON.stringify(pathToFileURL(join(dist, path)).href);
      const body = `import { serveIngestThread } from ${of('ingest/index.js')};
        import { openGraphWriter } from ${of('engines/graph/sqlite/index.js')};
        await serveIngestThread((dir) => openGraphWriter({ path: dir + '/graph.db' }));`;
      writeFileSync(join(folder, 'thread.mjs'), body);
      const url = pathToFileURL(join(folder, 'thread.mjs'));
      const writer = { kind: 'THREAD', url, portalUrl: 'http://127.0.0.1:1', threads: 2 } as const;
      const register = await openRegister({ dataDir: folder, clock: systemClock, writer });
      const job = await register.ingest.start({ kind: 'FILES', patterns: [join(folder, 'demo.ndjson')] }, null, call);
      if ('keyReused' in job) throw new Error('no key was given');
      let last = job;
      for await (const state of register.ingest.follow(job.id, 0, call.signal)) last = state;
      expect(last).toMatchObject({ state: 'SUCCEEDED', read: items.length, quarantined: 0 });
      expect(await register.ingest.advanced(0, call.signal)).toBe(last.ledgerPosition);
      expect(await canonicalHash(register.ledger)).toBe(
        await coldHash(items.map((item) => prepare(fromPortalJson(item)))),
      );
      await register.close();
    });
  });
});
