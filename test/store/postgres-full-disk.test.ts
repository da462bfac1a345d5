/** A real PostgreSQL on a real disk that is full, which takes the right to mount one. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRunStore } from '../../src/store/index.js';
import { all, created, step } from '../contracts/run-store/support.js';
import { freePort } from '../servers/free-port.js';
import { startPostgres } from '../servers/postgres.js';
import { describePostgres } from '../support/servers.js';

/** Larger than what PostgreSQL has set aside in its files. */
const LARGE = 'x'.repeat(200_000);
const LEFT_BYTES = 200_000;

describePostgres('PostgreSQL whose disk is full', () => {
  it('says so, goes on being read, keeps nothing of what it refused, and goes on once there is room', async ({
    skip,
    onTestFinished,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'dossier-full-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
    if (status !== 0) skip('this user may not mount a disk');
    onTestFinished(() => void spawnSync('umount', [folder]));
    // PostgreSQL is another user, who has to come through.
    chmodSync(folder, 0o711);
    const [own, filling] = [join(folder, 'postgres'), join(folder, 'filling')];
    mkdirSync(own);
    const server = await startPostgres({ folder: own, port: await freePort(), password: 'drawn' });
    let ids = 0;
    const newId = () => `id-${String(++ids).padStart(20, '0')}`;
    const store = await openRunStore({ databaseUrl: server.url, clock: { now: () => 0 }, newId });
    try {
      const { runId } = await created(store);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filling, Buffer.alloc(bavail * bsize - LEFT_BYTES));
      let [lastSeq, refusal]: [number, unknown] = [0, null];
      while (refusal === null && lastSeq < 200) {
        const nodes = [1, 2, 3].map((nth) => step(`${lastSeq} ${nth} ${LARGE}`));
        const appended = await store.append(runId, lastSeq, null, nodes).catch((error: unknown) => void (refusal = error)); // prettier-ignore
        if (appended?.outcome === 'APPENDED') lastSeq = appended.lastSeq;
      }
      expect(refusal).toMatchObject({ code: 'DISK_FULL', retryable: true });
      expect((await all(store, runId)).map(({ seq }) => seq)).toEqual(Array.from({ length: lastSeq }, (_, at) => at + 1)); // prettier-ignore
      rmSync(filling);
      expect(await store.append(runId, lastSeq, null, [step('again')])).toEqual({ outcome: 'APPENDED', lastSeq: lastSeq + 1 }); // prettier-ignore
    } finally {
      await store.close();
      server.stop();
    }
  }, 120_000);
});
