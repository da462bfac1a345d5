import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulate, writeDemo } from '../../demo/index.js';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { openRegister, type CoverageWindow, type IngestJob, type IngestRequest, type Register } from '../../ingest/index.js'; // prettier-ignore
import { addDays, CANTONS, localViewer, zurichDate, type Call, type Clock } from '../../src/core/index.js';
import { startPortal } from '../fakes/portal.js';
import { inFolder } from '../ledger/support.js';
import { inventedItem } from '../sources/invented.js';

const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
const NOW = '2026-03-20';
const clock: Clock = { now: () => Date.parse(`${NOW}T10:00:00Z`) };

interface Setting {
  baseUrl?: string;
  pageSize?: number;
  threads?: number;
}

async function withRegister(setting: Setting, work: (register: Register, folder: string) => Promise<void>): Promise<void> {
  const { baseUrl = 'http://127.0.0.1:1', pageSize = 500, threads = 0 } = setting;
  await inFolder(async (dataDir) => {
    const portal = { baseUrl, pageSize, intervalMs: 0, clock };
    const openGraph = (folder: string) => openGraphWriter({ path: join(folder, 'graph.db') });
    const register = await openRegister({
      dataDir, clock, writer: { kind: 'INLINE', openGraph, portal, newId: () => crypto.randomUUID(), threads },
    }); // prettier-ignore
    try {
      await work(register, dataDir);
    } finally {
      await register.close();
    }
  });
} // prettier-ignore

async function load(register: Register, request: IngestRequest): Promise<IngestJob> {
  const job = await register.ingest.start(request, null, call);
  if ('keyReused' in job) throw new Error('no key was given');
  let last = job;
  for await (const state of register.ingest.follow(job.id, 0, call.signal)) last = state;
  return last;
}
const files = (...patterns: string[]): IngestRequest => ({ kind: 'FILES', patterns });

/** The days of each rubric, where they are the same for every canton in it. */
function claimed(windows: readonly CoverageWindow[]): string[] {
  const days = new Map<string, Set<string>>();
  for (const { rubric, canton, from, to } of windows) {
    const key = `${rubric} ${from}/${to}`;
    days.set(key, (days.get(key) ?? new Set()).add(canton));
  }
  return [...days].map(([key, cantons]) => `${key} ${cantons.size > CANTONS.length ? 'CH' : [...cantons].join(' ')}`);
}

describe('coverage of files', () => {
  const built = existsSync(resolve(import.meta.dirname, '..', '..', 'dist', 'ingest', 'jobs', 'read.worker.js'));
  if (!built) console.warn('skipped: coverage on threads: compiled code is missing (npm run build)');

  it.skipIf(!built).each([0, 3])('a simulated register is a range, loaded twice too (threads: %i)', async (threads) => {
    await withRegister({ threads }, async (register, folder) => {
      const { publications } = await writeDemo(join(folder, 'demo'), { seed: 'covered', firms: 40 });
      const loads = [await load(register, files(publications)), await load(register, files(publications))];
      for (const job of loads) {
        expect(job).toMatchObject({ state: 'SUCCEEDED', quarantined: 0, read: loads[0]!.read });
        expect(job.warnings.map(({ code }) => code)).not.toContain('MANIFEST_CLAIMS_NOTHING');
        const { windows, singles } = await register.archive.coverage(call);
        expect(claimed(windows)).toEqual(['HR 2018-09-03/2026-08-31 CH', 'KK 2018-09-03/2026-08-31 CH']);
        expect(singles).toBeNull();
      }
    });
  });

  it.skipIf(!built).each([0, 3])('a file without a manifest, or with one that is not so, is single notices (threads: %i)', async (threads) => {
    await withRegister({ threads }, async (register, folder) => {
      const items = [...simulate({ seed: 'single', firms: 8, publications: 60 })];
      const days = items.map((item) => item.meta.publicationDate.slice(0, 10)).sort();
      const numbers = new Set(items.map((item) => item.meta.id));
      const manifest = { source: 'x', rubrics: ['HR'], cantons: [], from: days[0], to: days.at(-1), total: items.length };
      const write = (name: string, lines: readonly unknown[]) => {
        writeFileSync(join(folder, name), lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
        return join(folder, name);
      };
      const places = async (file: string) =>
        (await load(register, files(file))).warnings.filter(({ code }) => code === 'MANIFEST_CLAIMS_NOTHING').flatMap((one) => one.places);
      const none = async () => {
        const { windows, singles } = await register.archive.coverage(call);
        expect(windows).toEqual([]);
        expect(singles).toEqual({ publications: numbers.size, from: days[0], to: days.at(-1) });
      };
      expect(await places(write('none', items))).toEqual([]);
      await none();
      const lacking = write('lacking', [{ manifest }, ...items.slice(1)]);
      expect(await places(lacking)).toEqual([`${lacking}: its manifest says ${items.length} records, and the file holds ${items.length - 1}: no range of days is claimed`]);
      await none();
      const refusing = write('refusing', [...items, '{"meta": {"rubric": "HR"}}', { manifest: { ...manifest, total: items.length + 1 } }]);
      expect(await places(refusing)).toEqual([`${refusing}: 1 of its records were refused: no range of days is claimed`]);
      await none();
    });
  }); // prettier-ignore
});

describe('coverage of the portal', () => {
  const dated = (date: string, number: number, more = {}) => inventedItem({ number, date, ...more });

  it('is each range of days read whole; one with a refused publication is single notices', async () => {
    const items = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'].map((date, index) => dated(date, index + 1));
    const broken = dated('2026-03-04', 9);
    delete broken.meta['publicationNumber'];
    const portal = await startPortal([...items, broken]);
    try {
      await withRegister({ baseUrl: portal.url, pageSize: 1 }, async (register) => {
        portal.settings.maxOffset = 10_000;
        const asked = {
          kind: 'PORTAL',
          from: '2026-03-01',
          to: '2026-03-08',
          rubrics: ['HR'],
          cantons: ['ZH'],
        } as const;
        const request = { ...asked, rubrics: [...asked.rubrics], cantons: [...asked.cantons] };
        expect(await load(register, request)).toMatchObject({ state: 'SUCCEEDED', quarantined: 1, read: 5 });
        const first = await register.archive.coverage(call);
        expect(claimed(first.windows)).toEqual(['HR 2026-03-05/2026-03-08 ZH']);
        expect(first.singles).toEqual({ publications: 3, from: '2026-03-02', to: '2026-03-04' });
        broken.meta['publicationNumber'] = 'HR02-1000000009';
        expect(await load(register, request)).toMatchObject({ state: 'SUCCEEDED', quarantined: 0 });
        const then = await register.archive.coverage(call);
        expect(claimed(then.windows)).toEqual(['HR 2026-03-01/2026-03-08 ZH']);
        expect(then.singles).toBeNull();
      });
    } finally {
      await portal.close();
    }
  });

  it('ends with yesterday, and begins for notices that leave the portal where they still were there', async () => {
    const portal = await startPortal([dated(NOW, 1), dated('2019-05-02', 2)]);
    try {
      await withRegister({ baseUrl: portal.url }, async (register) => {
        const request = { kind: 'PORTAL', from: '2019-01-01', to: '2026-12-31', rubrics: ['HR', 'KK'], cantons: [] } as const;
        await load(register, { ...request, rubrics: [...request.rubrics], cantons: [] });
        const { windows, singles } = await register.archive.coverage(call);
        expect(zurichDate(new Date(clock.now()))).toBe(NOW);
        expect(claimed(windows)).toEqual([`HR 2019-01-01/${addDays(NOW, -1)} CH`, `KK 2021-03-21/${addDays(NOW, -1)} CH`]);
        expect(singles).toEqual({ publications: 1, from: NOW, to: NOW });
      });
    } finally {
      await portal.close();
    }
  }); // prettier-ignore
});
