import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, openLedger } from '../../ingest/ledger/index.js';
import { zipOf } from '../sources/archives.js';
import { inventedItem } from '../sources/invented.js';
import { toXml } from '../sources/twins.js';
import { dossier, startDossier, testFolder } from '../support/dossier.js';
import { CLI } from '../support/bundled.js';

const folder = testFolder();
const demo = join(folder, 'demo', 'publications.ndjson.gz');
let whole = '';

async function hashOf(dataDir: string): Promise<string> {
  return (await dossier(['export', 'graph', '--hash'], { dataDir })).stdout;
}

beforeAll(async () => {
  const made = await dossier(['simulate', join(folder, 'demo'), '--firms', '60', '--publications', '900']);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const dataDir = join(folder, 'whole');
  expect(await dossier(['ingest', 'shab', demo], { dataDir })).toMatchObject({ code: 0 });
  whole = await hashOf(dataDir);
  expect(whole).toMatch(/^[0-9a-f]{64}\n$/);
});

describe('every form of a notice', () => {
  const item = (number: number) => inventedItem({ number });
  const json = (...numbers: number[]) => JSON.stringify({ content: numbers.map(item), total: numbers.length });
  const bare = (number: number) =>
    toXml(item(number))
      .replace(/^<\?xml.*\?>\n/, '')
      .replace(/<(\/?)HR02:publication[^>]*>/g, '<$1publication>');
  const old = {
    id_firma: '4711', code13: 'CH02030000000', canton: 'ZH', register_office: '20', record_type: 'ZAN', journal_date: '2009-12-30',
    journal_number: '815', shab_date: '2010-01-06', shab_issue: '3', shab_page: '0', is_new_entry: 'False', language_guess: 'de',
    legal_form_id: '3', shab_sequence: '5420000', mut_name: '0', flag_last: 'True', uid: 'CHE000000000', street: 'Weg',
    text: 'Blaufuchs AG, in Musterwil, Domizil neu: Weg 1.',
  }; // prettier-ignore

  it('is taken from a folder, once', async () => {
    const notices = join(folder, 'forms');
    mkdirSync(notices);
    const put = (name: string, data: string | Buffer) => writeFileSync(join(notices, name), data);
    put('1-list.json', json(1, 2));
    put('2-one.xml', toXml(item(3)));
    put(
      '3-bulk.xml',
      `<bulk:bulk-export xmlns:bulk="https://shab.ch/bulk-export">${bare(4)}${bare(5)}</bulk:bulk-export>`,
    );
    put('4-lines.ndjson', [6, 7].map((number) => JSON.stringify(item(number))).join('\n'));
    put('5-packed.gz', gzipSync(JSON.stringify(item(8))));
    put('7-older.jsonl', `${JSON.stringify(old)}\n`);
    put(
      '6-archive.zip',
      zipOf([
        { name: 'a.xml', data: Buffer.from(toXml(item(9))) },
        { name: 'b.gz', data: gzipSync(json(10)) },
      ]),
    );
    const dataDir = join(folder, 'forms-data');
    const first = await dossier(['ingest', 'shab', notices], { dataDir });
    expect(first).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^succeeded: 11 read, 11 new, 0 already held, 0 quarantined\n10 warnings BAD_CHECK_DIGIT\n/,
      ) as string,
    });
    const second = await dossier(['ingest', 'shab', join(notices, '*')], { dataDir });
    expect(second).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^succeeded: 11 read, 0 new, 11 already held, 0 quarantined\n/) as string,
    });
  });
});

describe('what is odd in a notice', () => {
  it('is counted by kind, printed with the first places, and stays counted in the coverage however it was derived', async () => {
    const bad = (number: number) => JSON.parse(JSON.stringify(inventedItem({ number })).replaceAll(/CHE-\d{3}\.\d{3}\.\d{3}/g, 'CHE-123.456.789')) as object; // prettier-ignore
    const file = join(folder, 'odd.ndjson');
    writeFileSync(file, [1, 2, 3, 4, 5].map((number) => JSON.stringify(bad(number))).join('\n'));
    const dataDir = join(folder, 'odd');
    const first = await dossier(['ingest', 'shab', file], { dataDir });
    expect(first.code).toBe(0);
    const told = /^(\d+) warnings BAD_CHECK_DIGIT$/m.exec(first.stdout);
    expect(Number(told![1])).toBeGreaterThanOrEqual(5);
    expect(first.stdout.match(/^ {2}HR02-\d+: the check digit of CHE-123\.456\.789 is wrong$/gm)).toHaveLength(3);
    expect(first.stdout).toContain(`  and ${Number(told![1]) - 3} more`);
    const ledger = openLedger(ledgerPath(dataDir), { readonly: true });
    expect(ledger.coverage.counters().get('anomaly:BAD_CHECK_DIGIT')).toBe(Number(told![1]));
    ledger.close();
  });
});

describe('a load that is cut short', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    '%s cancels it, keeps what was read, and the same command completes it',
    async (signal) => {
      const dataDir = join(folder, signal);
      const load = startDossier(['ingest', 'shab', demo], { dataDir });
      await load.printed(/reading/);
      load.process.kill(signal);
      const { code, stdout } = await load.ended;
      expect(code).toBe(130);
      expect(stdout).toMatch(/^cancelled: \d+ read, /);
      expect(await dossier(['ingest', 'shab', demo], { dataDir })).toMatchObject({ code: 0 });
      expect(await hashOf(dataDir)).toBe(whole);
    },
  );

  it('killed, the same command goes on where it stood: nothing lost, nothing doubled', async () => {
    const dataDir = join(folder, 'killed');
    const load = startDossier(['ingest', 'shab', demo], { dataDir });
    await load.printed(/reading/);
    load.process.kill('SIGKILL');
    expect(await load.ended).toMatchObject({ signal: 'SIGKILL' });
    const again = await dossier(['ingest', 'shab', demo], { dataDir });
    expect(again.code).toBe(0);
    expect(again.stderr).toContain(`going on with a load that was cut short: ${demo}`);
    const lines = gunzipSync(readFileSync(demo)).toString('utf8').trim().split('\n');
    const records = lines.filter((line) => !line.startsWith('{"manifest"')).length;
    expect(again.stdout).toBe(`succeeded: ${records} read, ${records} new, 0 already held, 0 quarantined\n`);
    expect(await hashOf(dataDir)).toBe(whole);
  });
});

describe('progress', () => {
  it('is plain lines on standard error where nobody watches', async () => {
    const { stderr } = await dossier(['ingest', 'shab', demo], { dataDir: join(folder, 'plain') });
    expect(stderr).toMatch(/^reading +\d+ records/m);
    expect(stderr).toMatch(/^deriving +\d+ records/m);
    expect(stderr).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(stderr.split('\n').length).toBeLessThan(40);
  });

  it('is drawn on one line in a terminal', () => {
    const script = spawnSync('script', ['--version']);
    if (script.error) return console.warn('skipped: no `script` here to make a terminal with');
    const { stdout, status } = spawnSync(
      'script',
      ['-qec', `stty cols 100; '${process.execPath}' '${CLI}' ingest shab '${demo}'`, '/dev/null'],
      { env: { ...process.env, DOSSIER_DATA_DIR: join(folder, 'terminal') }, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/\x1b\[\d*[GK]/);
    expect(stdout).toMatch(/reading +\d+ records/);
    expect(stdout).toMatch(/\nsucceeded: /);
    expect(stdout.split('\n').length).toBeLessThan(8);
  });
});

describe('a folder that was copied', () => {
  it("is nobody's: the lock of a dead process does not hold it", async () => {
    const dataDir = join(folder, 'copy');
    cpSync(join(folder, 'whole'), dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'lock'), '{"pid":'); // half written
    expect(await dossier(['ingest', 'shab', demo], { dataDir })).toMatchObject({ code: 0 });
    expect(await hashOf(dataDir)).toBe(whole);
  });
});
