import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { canonicalHash, openRegister, type IngestJob } from '../../ingest/index.js';
import { prepare } from '../../ingest/project/prepare.js';
import { fromPortalJson } from '../../ingest/sources/index.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { coldHash, inFolder } from '../ledger/support.js';

const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
/** A little more than is stored at once in a first load, so that there is a middle. */
const PUBLICATIONS = 540;
const items = [...simulate({ seed: 'cut short', firms: 30, publications: PUBLICATIONS })];

function demoFile(folder: string): string {
  const file = join(folder, 'demo.ndjson');
  writeFileSync(file, items.map((item) => JSON.stringify(item)).join('\n'));
  return file;
}

const dist = resolve(import.meta.dirname, '..', '..', 'dist');
const built = existsSync(join(dist, 'ingest', 'jobs', 'read.worker.js'));
if (!built) console.warn('skipped: a killed process: compiled code is missing (npm run build)');

/** Loads argv[2] into argv[3] as a program would, and kills itself at stage argv[4] once something is stored; else prints what it has. */
const program = (of: (path: string) => string) => `
  import { canonicalHash, openRegister } from ${of('ingest/index.js')};
  import { openGraphWriter } from ${of('engines/graph/sqlite/index.js')};
  import { localViewer, systemClock } from ${of('src/core/index.js')};
  const [file, dataDir, killAt] = process.argv.slice(2);
  const signal = new AbortController().signal;
  const register = await openRegister({ dataDir, clock: systemClock, writer: { kind: 'INLINE', threads: 2,
    openGraph: (folder) => openGraphWriter({ path: folder + '/graph.db' }), portal: { baseUrl: 'http://127.0.0.1:1' },
    newId: () => crypto.randomUUID() } });
  const call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal };
  let last = await register.ingest.start({ kind: 'FILES', patterns: [file] }, 'the load', call);
  const found = last.state;
  for await (const state of register.ingest.follow(last.id, 0, signal)) {
    if (state.stage === killAt && state.written > 0) process.kill(process.pid, 'SIGKILL');
    last = state;
  }
  const hash = await canonicalHash(register.ledger);
  const shown = await register.archive.position();
  await register.close();
  console.log(JSON.stringify({ found, state: last.state, written: last.written, hash, shown }));
`;

interface Report {
  found: string;
  state: string;
  written: number;
  hash: string;
  shown: number;
}

function live(folder: string, dataDir: string, killAt: string, files = join(folder, 'demo.ndjson')): Report | 'KILLED' {
  mkdirSync(dataDir, { recursive: true });
  const { stdout, stderr, signal } = spawnSync(process.execPath, [join(folder, 'load.mjs'), files, dataDir, killAt], {
    encoding: 'utf8',
  });
  if (signal === 'SIGKILL') return 'KILLED';
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

function withProgram(folder: string): string {
  demoFile(folder);
  writeFileSync(
    join(folder, 'load.mjs'),
    program((path) => JSON.stringify(pathToFileURL(join(dist, path)).href)),
  );
  return folder;
}

describe.skipIf(!built)('a process killed in the middle of a load', () => {
  let whole: Report | 'KILLED';
  beforeAll(() => inFolder((folder) => void (whole = live(withProgram(folder), join(folder, 'whole'), ''))), 120_000);

  it.each(['reading', 'deriving', 'identifying', 'indexing'])('goes on at its next start, from %s', async (stage) => {
    await inFolder((folder) => {
      withProgram(folder);
      const dataDir = join(folder, 'cut');
      expect(live(folder, dataDir, stage)).toBe('KILLED');
      const resumed = live(folder, dataDir, '');
      if (whole === 'KILLED' || resumed === 'KILLED') throw new Error('nobody asked for that');
      expect(whole).toMatchObject({ found: 'QUEUED', state: 'SUCCEEDED' });
      expect(resumed).toEqual({ ...whole, found: 'RUNNING' });
    });
  });

  it('reads a folder from its beginning where its files have changed meanwhile', async () => {
    await inFolder((folder) => {
      withProgram(folder);
      const [archive, dataDir] = [join(folder, 'archive'), join(folder, 'cut')];
      mkdirSync(archive);
      const part = (name: string, notices: typeof items) =>
        writeFileSync(join(archive, name), notices.map((item) => JSON.stringify(item)).join('\n'));
      part('2-later.ndjson', items.slice(30));
      expect(live(folder, dataDir, 'reading', archive)).toBe('KILLED');
      // Of so many records read, thirty are now others: to skip as many lost them in silence.
      part('1-earlier.ndjson', items.slice(0, 30));
      const resumed = live(folder, dataDir, '', archive);
      if (whole === 'KILLED' || resumed === 'KILLED') throw new Error('nobody asked for that');
      expect(resumed).toMatchObject({ found: 'RUNNING', state: 'SUCCEEDED', hash: whole.hash, shown: whole.shown });
    });
  });
});

describe('a first load that is cancelled', () => {
  it('keeps, derives and shows what it had stored; loaded again, the rest comes', async () => {
    await inFolder(async (folder) => {
      const register = await openRegister({
        dataDir: folder,
        clock: systemClock,
        writer: {
          kind: 'INLINE',
          openGraph: (path) => openGraphWriter({ path: join(path, 'graph.db') }),
          portal: { baseUrl: 'http://127.0.0.1:1' },
          newId: () => crypto.randomUUID(),
          threads: 0,
        },
      });
      const request = { kind: 'FILES', patterns: [demoFile(folder)] } as const;
      const load = async (each: (job: IngestJob) => Promise<unknown>): Promise<IngestJob> => {
        const started = await register.ingest.start({ ...request, patterns: [...request.patterns] }, null, call);
        if ('keyReused' in started) throw new Error('no key was given');
        let last = started;
        for await (const state of register.ingest.follow(started.id, 0, call.signal)) await each((last = state));
        return last;
      };
      const cut = await load(async (job) => (job.written > 0 ? register.ingest.cancel(job.id, call) : null));
      expect(cut).toMatchObject({ state: 'CANCELLED', error: null });
      expect(cut.written).toBeGreaterThan(0);
      expect(cut.written).toBeLessThan(items.length);
      expect(await register.archive.position()).toBe(cut.written);
      const prepared = items.map((item) => prepare(fromPortalJson(item)));
      expect(await canonicalHash(register.ledger)).toBe(await coldHash(prepared.slice(0, cut.read)));
      const rest = await load(async () => null);
      expect(rest).toMatchObject({ state: 'SUCCEEDED', read: items.length });
      expect(rest.written + rest.unchanged).toBe(items.length);
      expect(await canonicalHash(register.ledger)).toBe(await coldHash(prepared));
      await register.close();
    });
  });
});
