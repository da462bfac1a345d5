/** What happens to copies and commands as time goes by: backups restored, hosts vanished, things forgotten. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCommands, openReadCopy, openWorkingCopy } from '../../../ingest/ledger/postgres/index.js';
import { openPool, rowsOf as selected, type Pool } from '../../../src/postgres/index.js';
import { describePostgres } from '../../support/servers.js';
import { openTcpProxy } from '../../support/tcp-proxy.js';
import { demoPrepared } from '../support.js';
import { ledgerDatabases, rowsOf, Writer } from './support.js';

describePostgres('a copy of the ledger in PostgreSQL', () => {
  const { inDatabase, postgres, admin } = ledgerDatabases();

  it('is brought anew where the ledger was set back to a backup, whether or not it went on from there', async () => {
    await inDatabase(async (pool, folder) => {
      const records = demoPrepared(3, 60);
      const [mine, theirs, read] = ['mine.db', 'theirs.db', 'reader.db'].map((name) => join(folder, name)) as [string, string, string]; // prettier-ignore
      const ship = async (there: Pool, path: string, from: number, to: number) => {
        const writer = await Writer.open(there, path, 0);
        writer.apply(records.slice(from, to));
        await writer.shipping.ship();
        await writer.close();
      };
      const follow = async (there: Pool) => {
        const copy = openReadCopy(read, there);
        const came = await copy.pull();
        const foreign = copy.isForeign();
        if (foreign) copy.settle();
        await copy.close();
        return { came, foreign };
      };
      await ship(pool, mine, 0, 20);
      const name = new URL(pool.name).pathname.slice(1);
      await pool.end();
      await admin().lend((connection) => connection.plain(`CREATE DATABASE ${name}_backup TEMPLATE ${name}`));
      const [before, after] = [name, `${name}_backup`].map((each) => openPool(postgres().url.replace(/postgres$/, each), 2)) as [Pool, Pool]; // prettier-ignore
      try {
        await ship(before, mine, 20, 40);
        expect(await follow(before)).toEqual({ came: true, foreign: false });
        // Set back; then as many shipments as there had been, of other notices.
        const lone = join(folder, 'lone.db');
        copyFileSync(read, lone);
        expect(await follow(after)).toEqual({ came: true, foreign: true });
        copyFileSync(lone, read);
        await ship(after, theirs, 40, 60);
        expect(await follow(after)).toEqual({ came: true, foreign: true });
        expect(await follow(after)).toEqual({ came: false, foreign: false });
        expect(rowsOf(read, 'READ')).toEqual(rowsOf(theirs, 'READ'));
        let emptied = 0;
        await openWorkingCopy(mine, after, async () => void emptied++);
        expect(emptied).toBe(1);
        expect(rowsOf(mine, 'ALL')).toEqual(rowsOf(theirs, 'ALL'));
      } finally {
        await before.end();
        await after.end();
      }
    });
  });

  it('forgets commands that ended long ago, and none that waits', async () => {
    await inDatabase(async (pool) => {
      const commands = createCommands(pool);
      const add = async (id: string, idempotencyKey: string | null, state: string, days: number) => {
        await commands.add({ id, kind: 'START', body: '{}', tenant: 't', idempotencyKey });
        await selected(pool, `UPDATE ledger.command SET state = ?, at = now() - ?::int * interval '1 day' WHERE id = ? RETURNING id`, state, days, id); // prettier-ignore
      };
      await add('done long ago', null, 'DONE', 8);
      await add('done', null, 'DONE', 6);
      await add('waiting', null, 'WAITING', 400);
      await add('taken', null, 'TAKEN', 400);
      await add('with a key', 'a', 'FAILED', 30);
      await add('with an old key', 'b', 'WITHDRAWN', 91);
      expect(await commands.forget()).toBe(2);
      const left = await selected<{ id: string }>(pool, 'SELECT id FROM ledger.command ORDER BY id');
      expect(left.map(({ id }) => id)).toEqual(['done', 'taken', 'waiting', 'with a key']);
    });
  });

  it('gives a host up that has vanished, and follows again when it is back', async () => {
    await inDatabase(async (pool, folder) => {
      const proxy = await openTcpProxy(postgres().url);
      const through = openPool(`${proxy.url.replace('http://', 'postgresql://dossier@')}${new URL(pool.name).pathname}`, 1); // prettier-ignore
      const writer = await Writer.open(pool, join(folder, 'writer.db'), 0);
      await writer.shipping.ship();
      const copy = openReadCopy(join(folder, 'reader.db'), through, 3_000);
      try {
        expect(await copy.pull()).toBe(true);
        proxy.be('FROZEN');
        await expect(copy.pull()).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
        proxy.be('OPEN');
        expect(await copy.pull()).toBe(false);
      } finally {
        await copy.close();
        await through.end();
        await writer.close();
        await proxy.close();
      }
    });
  });
});
