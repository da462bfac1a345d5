import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalHash } from '../../../ingest/export/index.js';
import { openLedger } from '../../../ingest/ledger/index.js';
import { openReadCopy, openWorkingCopy, takeLease } from '../../../ingest/ledger/postgres/index.js';
import { ledgerTables } from '../../../ingest/ledger/postgres/tables.js';
import { applyBatch } from '../../../ingest/project/batch/batch.js';
import { deriveAll } from '../../../ingest/project/cold/cold.js';
import { inlineLanes } from '../../../ingest/project/cold/lanes.js';
import { redactPublication } from '../../../ingest/project/redact.js';
import { rowsOf as selected } from '../../../src/postgres/index.js';
import { describePostgres } from '../../support/servers.js';
import { coldHash, demoPrepared } from '../support.js';
import { KEPT, ledgerDatabases, rowsOf, Writer } from './support.js';

describePostgres('the ledger in PostgreSQL and its copies', () => {
  const { inDatabase } = ledgerDatabases();

  it('has the columns and keys of ledger.db', async () => {
    await inDatabase(async (pool, folder) => {
      const path = join(folder, 'ledger.db');
      openLedger(path).close();
      const database = new Database(path);
      const own = database
        .prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        .all();
      const tables = ledgerTables(database, 'ALL');
      expect(tables.map(({ name }) => name).sort()).toEqual(own.map(({ name }) => name));
      for (const { name, columns, keys } of tables) {
        const [there, primary] = await pool.lend(async (connection) => [
          await connection.ask({ sql: `SELECT column_name AS c FROM information_schema.columns WHERE table_schema = 'ledger' AND table_name = ? ORDER BY ordinal_position`, values: [name], gives: 'ROWS' }),
          await connection.ask({ sql: `SELECT a.attname AS c FROM pg_index i, unnest(i.indkey) WITH ORDINALITY k(n, o), pg_attribute a WHERE i.indrelid = ('ledger.' || ?)::regclass AND i.indisprimary
            AND a.attrelid = i.indrelid AND a.attnum = k.n ORDER BY k.o`, values: [name], gives: 'ROWS' }),
        ]); // prettier-ignore
        expect({ name, columns: (there as { c: string }[]).map(({ c }) => c) }).toEqual({
          name,
          columns: [...columns, 'shipment'],
        });
        expect({ name, keys: (primary as { c: string }[]).map(({ c }) => c) }).toEqual({ name, keys });
      }
      database.close();
    });
  });

  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('batch' as const), size: fc.integer({ min: 1, max: 12 }) }) },
    { weight: 4, arbitrary: fc.constant({ kind: 'ship' as const }) },
    { weight: 3, arbitrary: fc.constant({ kind: 'pull' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'derive all' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'redact' as const }) },
    { weight: 2, arbitrary: fc.constantFrom({ kind: 'killed' as const }, { kind: 'answer lost' as const }, { kind: 'taken over' as const }) },
  ); // prettier-ignore

  it(
    'is row for row what its writer holds, whoever writes, dies and takes over between',
    { timeout: 180_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), fc.nat(), async (steps, seed) => {
          await inDatabase(async (pool, folder) => {
            const records = demoPrepared(seed % 1_000, 60);
            const copy = openReadCopy(join(folder, 'reader.db'), pool);
            let files = 0;
            let path = join(folder, 'writer-0.db');
            let writer = await Writer.open(pool, path, 0);
            // What was shipped is all that a writer who takes over has, but for one that comes back before anybody else shipped.
            let [taken, shipped] = [0, 0];
            const redacted = { now: false, shipped: false };
            const left = new Map<string, { shipment: number; taken: number; redacted: boolean }>();
            const shipment = async () => {
              const state = await selected<{ shipment: number }>(pool, 'SELECT shipment FROM ledger.state');
              return Number(state[0]!.shipment);
            };
            const ship = async () => {
              await writer.shipping.ship();
              shipped = taken;
              redacted.shipped = redacted.now;
            };
            const redact = () => redactPublication(writer.ledger, records[0]!.header.id);
            for (const each of steps) {
              if (each.kind === 'batch') writer.apply(records.slice(taken, (taken += each.size)));
              if (each.kind === 'ship') await ship();
              if (each.kind === 'pull') await copy.pull();
              if (each.kind === 'derive all') await deriveAll(writer.ledger, { lanes: inlineLanes(writer.ledger) });
              if (each.kind === 'redact' && taken > 0) redacted.now = redact() || redacted.now;
              if (each.kind === 'killed') {
                await writer.close();
                writer = await Writer.open(pool, path, 0);
              }
              if (each.kind === 'answer lost') {
                // The file as it was when the shipment was committed: nobody had noted it yet.
                await writer.close();
                const before = `${path}.before`;
                copyFileSync(path, before);
                writer = await Writer.open(pool, path, 0);
                await ship();
                await writer.close();
                copyFileSync(before, path);
                writer = await Writer.open(pool, path, 0);
              }
              if (each.kind === 'taken over') {
                const last = writer;
                // Either a new machine, or one that wrote before and has fallen behind.
                const [before, after] = [
                  path,
                  join(folder, `writer-${files === 0 || seed % 2 === 0 ? ++files : 0}.db`),
                ];
                if (before === after) continue;
                path = after;
                writer = await Writer.open(pool, path, 0);
                last.apply(records.slice(0, 1));
                last.ledger.transaction(() => last.ledger.meta.set('late', 1));
                const now = await shipment();
                left.set(before, { shipment: now, taken: Math.max(taken, 1), redacted: redacted.now });
                const kept = left.get(after);
                const isKept = kept?.shipment === now;
                taken = isKept ? kept.taken : shipped;
                redacted.now = isKept ? kept.redacted : redacted.shipped;
                await expect(last.shipping.ship()).rejects.toMatchObject({
                  code: 'CONFLICT',
                  details: { lease: 'LOST' },
                });
                await last.close();
              }
            }
            await ship();
            await copy.pull();
            expect(rowsOf(join(folder, 'reader.db'), 'READ')).toEqual(rowsOf(path, 'READ'));
            const fresh = join(folder, 'fresh.db');
            await openWorkingCopy(fresh, pool);
            expect(rowsOf(fresh, 'ALL')).toEqual(rowsOf(path, 'ALL'));
            const past = await selected<{ shipment: number }>(pool, 'SELECT shipment FROM ledger.past');
            expect(past.length).toBeLessThanOrEqual(KEPT);
            const old = await selected(
              pool,
              'SELECT 1 FROM ledger.gone WHERE shipment <= (SELECT shipment FROM ledger.state) - ?',
              KEPT,
            );
            expect(old).toEqual([]);
            if (!redacted.now) expect(await canonicalHash(writer.ledger)).toBe(await coldHash(records.slice(0, taken)));
            await copy.close();
            await writer.close();
          });
        }),
        { numRuns: 15 },
      );
    },
  );

  it('keeps every text and every byte; where PostgreSQL holds none, a replacement character stands', async () => {
    await inDatabase(async (pool, folder) => {
      const writer = await Writer.open(pool, join(folder, 'writer.db'), 0);
      const copy = openReadCopy(join(folder, 'reader.db'), pool);
      const texts = fc
        .sample(fc.string({ unit: 'binary', maxLength: 40 }), 300)
        .concat('\\N', '\\.', '\\x41', 'a\tb\nc\r\\', '\0', '');
      writer.ledger.transaction(() => {
        for (const [index, text] of texts.entries())
          writer.ledger.quarantine.add(
            'job',
            { origin: String(index), code: 'x', reason: text, raw: text },
            '2026-01-01T00:00:00.000Z',
          );
      });
      await writer.shipping.ship();
      await copy.pull();
      const held = openLedger(join(folder, 'reader.db'), { readonly: true });
      const reasons = new Map(
        held.quarantine.page(null, 0, 1_000).map(({ origin, reason }) => [Number(origin), reason]),
      );
      const stored = new Map(
        writer.ledger.quarantine.page(null, 0, 1_000).map(({ origin, reason }) => [Number(origin), reason]),
      );
      expect(reasons).toEqual(new Map([...stored].map(([index, text]) => [index, text.replaceAll('\0', '\uFFFD')])));
      held.close();
      await copy.close();
      await writer.close();
    });
  });

  it('takes in a ledger that was embedded, whole; refuses one beside another', async () => {
    await inDatabase(async (pool, folder) => {
      const path = join(folder, 'embedded.db');
      const records = demoPrepared(1, 60);
      const embedded = openLedger(path);
      embedded.transaction(() => applyBatch(embedded, records, embedded.meta.parserId('test')));
      embedded.close();
      const other = join(folder, 'other.db');
      copyFileSync(path, other);
      const writer = await Writer.open(pool, path, 0);
      await writer.shipping.ship();
      const copy = openReadCopy(join(folder, 'reader.db'), pool);
      expect(await copy.pull()).toBe(true);
      expect(await copy.pull()).toBe(false);
      expect(rowsOf(join(folder, 'reader.db'), 'READ')).toEqual(rowsOf(path, 'READ'));
      await expect(openWorkingCopy(other, pool)).rejects.toMatchObject({ code: 'CONFLICT' });
      await copy.close();
      await writer.close();
    });
  });

  it('lets one write at a time, another once that one is silent, and never both', async () => {
    await inDatabase(async (pool) => {
      const first = await takeLease(pool, 'first', 60_000);
      expect(first).not.toBeNull();
      const all = await Promise.all(Array.from({ length: 5 }, (_, index) => takeLease(pool, `other ${index}`, 60_000)));
      expect(all).toEqual([null, null, null, null, null]);
    });
  });
});
