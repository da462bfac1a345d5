import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { startPortal, type FakePortal } from '../fakes/portal.js';
import type { PortalItem } from '../sources/invented.js';
import { dossier, startDossier, testFolder, type Outcome } from '../support/dossier.js';

const folder = testFolder();
const RANGE = ['--from', '2019-01-01', '--to', '2021-12-31', '--rubric', 'HR'];

/** A register of three years as the portal shows it on one day: a cancelled publication once, as cancelled. */
function published(): PortalItem[] {
  const items = new Map<string, PortalItem>();
  for (const item of simulate({
    seed: 'portal',
    firms: 200,
    publications: 2_400,
    from: '2019-01-01',
    to: '2021-12-31',
  }))
    items.set(item.meta.id, JSON.parse(JSON.stringify(item)) as PortalItem);
  return [...items.values()];
}

let portal: FakePortal;
let wanted = 0;
beforeAll(async () => {
  const items = published();
  wanted = items.filter((item) => item.meta['rubric'] === 'HR').length;
  portal = await startPortal(items);
});
afterAll(() => portal.close());

function run(name: string) {
  return { dataDir: join(folder, name), env: { DOSSIER_PORTAL_URL: portal.url } };
}
const load = (name: string): Promise<Outcome> => dossier(['ingest', 'shab', ...RANGE], run(name));

async function graphOf(name: string): Promise<string> {
  return (await dossier(['export', 'graph', '--hash'], run(name))).stdout;
}

/** First days of the list pages with content that were asked for. */
function daysAsked(requests: readonly string[]): string[] {
  return requests
    .map((request) => new URL(request, portal.url).searchParams)
    .filter((query) => query.get('includeContent') === 'true')
    .map((query) => query.get('publicationDate.start') ?? '');
}

describe('a range of the portal through the command', () => {
  it('is loaded whole; killed in the middle, the same command goes on from the last complete days: nothing lost, nothing doubled', async () => {
    const whole = await load('whole');
    expect(whole).toMatchObject({
      code: 0,
      stdout: `succeeded: ${wanted} read, ${wanted} new, 0 already held, 0 quarantined\n`,
    });

    const pages = daysAsked(portal.requests);
    const windows = [...new Set(pages)];
    expect(windows.length).toBeGreaterThan(1);
    portal.requests.length = 0;
    const cut = startDossier(['ingest', 'shab', ...RANGE], run('cut'));
    let left = pages.lastIndexOf(windows[0]!) + 2;
    portal.settings.afterPage = () => {
      if (--left === 0) cut.process.kill('SIGKILL');
    };
    expect(await cut.ended).toMatchObject({ signal: 'SIGKILL' });
    expect(daysAsked(portal.requests)).toContain(windows[1]);
    portal.settings.afterPage = () => undefined;

    portal.requests.length = 0;
    const again = await load('cut');
    expect(again.code).toBe(0);
    expect(again.stderr).toContain('going on with a load that was cut short: the portal, 2019-01-01 to 2021-12-31');
    expect(daysAsked(portal.requests).every((day) => day >= windows[1]!)).toBe(true);
    expect(again.stdout).toMatch(
      new RegExp(`^succeeded: \\d+ read, ${wanted} new, \\d+ already held, 0 quarantined\n$`),
    );
    const events = (await dossier(['export', 'events', '--format', 'jsonl'], run('cut'))).stdout.trim().split('\n');
    const ids = events.map((line) => (JSON.parse(line) as { publicationId: string }).publicationId);
    expect(new Set(ids).size).toBe(wanted);
    expect(ids).toHaveLength(wanted);
    expect(await graphOf('cut')).toBe(await graphOf('whole'));
  }, 180_000);

  it('says what is wrong where the portal does not answer, and a later command completes the load', async () => {
    portal.faults.push(...Array.from({ length: 3 }, () => ({ kind: 'HTML' }) as const));
    const done = await dossier(
      ['ingest', 'shab', '--from', '2019-01-01', '--to', '2019-01-31', '--rubric', 'HR'],
      run('faults'),
    );
    expect(done).toMatchObject({ code: 0 });
    expect(done.stdout).toMatch(/^succeeded: /);
  }, 60_000);
});
