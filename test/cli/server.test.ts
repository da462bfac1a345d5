import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventedItem } from '../sources/invented.js';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
let server: RunningDossier;
let address = '';

beforeAll(async () => {
  await dossier(['simulate', join(folder, 'demo'), '--firms', '30', '--publications', '300']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir });
  server = startDossier(['serve'], { dataDir });
  address = (await server.printed(/http:\/\/([\d.]+:\d+)\/graphql/))[1] ?? '';
});
afterAll(() => server.process.kill('SIGKILL'));

describe('beside a server that holds the folder', () => {
  it('ingest goes through it, relative names meant from here', async () => {
    const item = inventedItem({ number: 1 });
    writeFileSync(join(folder, 'one.ndjson'), `${JSON.stringify(item)}\n{"broken":`);
    const { code, stdout, stderr } = await dossier(['ingest', 'shab', 'one.ndjson'], { dataDir, cwd: folder });
    expect(code).toBe(3);
    expect(stdout).toContain('succeeded: 2 read, 1 new, 0 already held, 1 quarantined');
    expect(stdout).toContain(`${join(folder, 'one.ndjson')}:2: TRUNCATED`);
    // A job this small may have ended before its first state was told.
    expect(stderr).toMatch(/^((waiting|reading|deriving|identifying|indexing)[^\n]*\n)*$/);
    const events = await dossier(['export', 'events'], { dataDir });
    expect(events.stdout).toContain(item.meta.id);
  });

  it('an answer that nothing was found names the days that the simulated register holds whole', async () => {
    const { stdout } = await dossier(['ask', 'Wer ist im Verwaltungsrat der Zwoelfmondquarz AG?'], { dataDir });
    expect(stdout).toMatch(/durchsucht: HR, KK; 26 Kantone; 3\. September 2018 bis 31\. August 2026; \d+ Meldungen\)/);
  });

  it('exports read the ledger itself', async () => {
    const graph = await dossier(['export', 'graph', '--canonical'], { dataDir });
    const hash = await dossier(['export', 'graph', '--hash'], { dataDir });
    expect(createHash('sha256').update(graph.stdout).digest('hex')).toBe(hash.stdout.trim());
  });

  it('a second writer is refused and told who has it', async () => {
    for (const command of ['serve', 'reparse', 'rebuild']) {
      const { code, stderr } = await dossier([command], { dataDir });
      expect(code).toBe(1);
      expect(stderr).toContain(`${dataDir} is in use by the server at ${address}`);
    }
  });

  it('doctor finds it, and that it answers', async () => {
    const { code, stdout } = await dossier(['doctor'], { dataDir, env: { DOSSIER_PORT: address.split(':')[1] ?? '' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^ok +held by .*answers at ${address}: ready`, 'm'));
    expect(stdout).toMatch(/^ok +port .*own server/m);
    expect(stdout).toMatch(/^ok +quarantine +1 records/m);
  });

  it('a port in use is named', async () => {
    const env = { DOSSIER_PORT: address.split(':')[1] ?? '' };
    const other = join(folder, 'other');
    const served = await dossier(['serve'], { dataDir: other, env });
    expect(served.code).toBe(1);
    expect(served.stderr).toContain(`${address} is in use: stop what runs there or set DOSSIER_PORT`);
    const { code, stdout } = await dossier(['doctor'], { dataDir: other, env });
    expect(code).toBe(1);
    expect(stdout).toMatch(new RegExp(`^FAIL +port +${address} is in use`, 'm'));
  });

  it('Ctrl-C ends it with exit code 0, and the folder is free', async () => {
    server.process.kill('SIGINT');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).toContain('Draining');
    expect((await dossier(['doctor'], { dataDir })).stdout).not.toContain('held by');
  });
});

describe('whose reader has gone (`| head`)', () => {
  it('a server goes on, and drains', async () => {
    const unheard = startDossier(['serve'], { dataDir: join(folder, 'unheard') });
    const [, at] = await unheard.printed(/http:\/\/([\d.]+:\d+)\/graphql/);
    unheard.process.stdout?.destroy();
    unheard.process.stderr?.destroy();
    expect((await fetch(`http://${at}/readyz`)).status).toBe(200);
    unheard.process.kill('SIGINT');
    expect(await unheard.ended).toMatchObject({ code: 0, signal: null });
  });

  it('a load is done to its end', async () => {
    writeFileSync(join(folder, 'three.ndjson'), JSON.stringify(inventedItem({ number: 3 })));
    const unheard = join(folder, 'unheard-load');
    const load = startDossier(['ingest', 'shab', join(folder, 'three.ndjson')], { dataDir: unheard });
    load.process.stdout?.destroy();
    load.process.stderr?.destroy();
    expect(await load.ended).toMatchObject({ code: 0, signal: null });
    expect((await dossier(['doctor'], { dataDir: unheard })).stdout).toMatch(/^ok +ledger .*: 1 notices$/m);
  });
});

describe('doctor', () => {
  it('on a folder that is yet to be made', async () => {
    const { code, stdout } = await dossier(['doctor'], { dataDir: join(folder, 'new', 'deep') });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok +data folder .*will be made at the first start/m);
    expect(stdout).toMatch(/^ok +ledger .*will be made at the first start/m);
  });

  it('on a ledger of an earlier version says what to do, and a load does it', async () => {
    const earlier = join(folder, 'earlier');
    writeFileSync(join(folder, 'two.ndjson'), JSON.stringify(inventedItem({ number: 2 })));
    const load = () => dossier(['ingest', 'shab', join(folder, 'two.ndjson')], { dataDir: earlier });
    await load();
    const database = new Database(join(earlier, 'ledger.db'));
    database.exec('DROP TABLE windows; DROP TABLE claims; DROP TABLE days; ALTER TABLE readings DROP COLUMN warnings');
    database.exec('DROP INDEX quarantine_by_record; ALTER TABLE quarantine DROP COLUMN record');
    database.pragma('user_version = 3');
    database.close();
    const found = await dossier(['doctor'], { dataDir: earlier });
    expect(found).toMatchObject({ code: 0 });
    expect(found.stdout).toMatch(
      /^ok +ledger .*ledger\.db was written by an earlier version .*: the next start or load brings it up to date/m,
    );
    expect((await dossier(['export', 'events'], { dataDir: earlier })).stderr).toContain('brings it up to date');
    expect((await load()).stdout).toContain('1 already held');
    expect((await dossier(['doctor'], { dataDir: earlier })).stdout).toMatch(/^ok +ledger .*: 1 notices$/m);
  });

  it('on a holder that does not answer, here or elsewhere', async () => {
    const held = join(folder, 'held');
    mkdirSync(held);
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    for (const lock of [
      { pid: process.pid, host: hostname(), birth: null, address: `127.0.0.1:${port}` },
      { pid: 1, host: 'another-machine', birth: null, address: `127.0.0.1:${port}` },
    ]) {
      writeFileSync(join(held, 'lock'), JSON.stringify(lock));
      const { code, stdout } = await dossier(['doctor'], { dataDir: held });
      expect(code).toBe(1);
      expect(stdout).toMatch(
        new RegExp(`^FAIL +held by .*process ${lock.pid} on ${lock.host}, which does not answer`, 'm'),
      );
      const asked = await dossier(['ask', 'Wer?'], { dataDir: held });
      expect(asked).toMatchObject({ code: 1, stdout: '' });
      expect(asked.stderr).toMatch(new RegExp(`^dossier: http://127.0.0.1:${port}, .* does not answer: dossier doctor tells more\n$`)); // prettier-ignore
      const served = await dossier(['serve'], { dataDir: held });
      expect(served.code).toBe(1);
      expect(served.stderr).toContain(
        `is in use by the server at 127.0.0.1:${port} (process ${lock.pid} on ${lock.host})`,
      );
    }
    silent.close();
    rmSync(held, { recursive: true });
  });
});
