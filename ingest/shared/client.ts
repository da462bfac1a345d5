import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../src/core/index.js';
import { Listener, lookAt, migrate, openPool, rowsOf, type Pool } from '../../src/postgres/index.js';
import type { IngestJob, QuarantinedRecord } from '../contract.js';
import type { IngestCommands } from '../jobs/commands.js';
import { isEnded } from '../jobs/service.js';
import { createCommands, LEDGER_VERSIONS, SHIPPED_CHANNEL, writerOf } from '../ledger/postgres/index.js';
import { createRemoteCommands } from './remote-commands.js';

/** Where no notification came, a look is taken. */
const LOOK_MS = 500;

/** What a command needs that only asks the writer for something: no copy of the ledger. Whoever opens closes. */
export interface LedgerClient {
  commands: Pick<IngestCommands, 'start' | 'cancel' | 'reparse' | 'rebuild' | 'redact'>;
  /** Yields the job whenever it has changed, and ends with its last state. */
  follow(jobId: string): AsyncGenerator<IngestJob>;
  quarantined(jobId: string, limit: number): Promise<QuarantinedRecord[]>;
  /** Who works; null: nobody. */
  writer(): Promise<string | null>;
  close(): Promise<void>;
}

/** How the ledger of a database stands, which is left as it is. Throws UNAVAILABLE. `writer`: null where nobody works. */
export async function lookAtLedger(databaseUrl: string) {
  const pool = openPool(databaseUrl, 1);
  try {
    const tables = await lookAt(pool, LEDGER_VERSIONS);
    const held = tables === 'NONE' ? { notices: 0, writer: null } : await contentOf(pool);
    return { name: pool.name, tables, ...held };
  } finally {
    await pool.end();
  }
}

async function contentOf(pool: Pool): Promise<{ notices: number; writer: string | null }> {
  const [counted] = await rowsOf<{ notices: number }>(pool, 'SELECT count(*) AS notices FROM ledger.publications WHERE effective IS NOT NULL'); // prettier-ignore
  return { notices: counted?.notices ?? 0, writer: await writerOf(pool) };
}

export async function openLedgerClient(databaseUrl: string): Promise<LedgerClient> {
  const pool = openPool(databaseUrl, 2);
  try {
    await migrate(pool, LEDGER_VERSIONS);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = new Listener(pool);
  const held = async (jobId: string): Promise<IngestJob | null> => {
    const [row] = await rowsOf<{ body: string }>(pool, 'SELECT body FROM ledger.jobs WHERE id = ?', jobId);
    return row === undefined ? null : (JSON.parse(row.body) as IngestJob);
  };
  const commands = createRemoteCommands({ commands: createCommands(pool), listener, held, newId: () => crypto.randomUUID() }); // prettier-ignore
  /** Undefined where PostgreSQL is away: the job goes on, and so does whoever follows it. */
  const look = async (jobId: string): Promise<IngestJob | null | undefined> => {
    try {
      return (await held(jobId)) ?? (await commands.pendingJob(jobId));
    } catch (error) {
      if (error instanceof AppError && error.retryable) return undefined;
      throw error;
    }
  };
  return {
    commands,
    async *follow(jobId) {
      let version = 0;
      let wake = (): void => undefined;
      const unlisten = listener.listen(SHIPPED_CHANNEL, () => wake());
      try {
        for (;;) {
          const woken = new Promise<void>((resolve) => (wake = resolve));
          const job = await look(jobId);
          if (job === null) return;
          if (job !== undefined) {
            if (job.version > version) yield job;
            version = job.version;
            if (isEnded(job)) return;
          }
          await Promise.race([woken, pause(LOOK_MS)]);
        }
      } finally {
        unlisten();
      }
    },
    quarantined: (jobId, limit) =>
      rowsOf(pool, 'SELECT id, job AS "jobId", origin, code, reason, at FROM ledger.quarantine WHERE job = ? ORDER BY id LIMIT ?', jobId, limit), // prettier-ignore
    writer: () => writerOf(pool),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
