import type { IngestJob } from '../contract.js';
import type { Sqlite } from './database.js';

export interface StoredJob {
  job: IngestJob;
  tenant: string;
  /** Where its source goes on: what the source's cursor says, or null for its beginning. */
  cursor: string | null;
}

interface JobRow {
  tenant: string;
  cursor: string | null;
  body: string;
}

/** Ingest jobs; their cursor is written in the transaction that writes what they read, so that a kill neither loses nor doubles. */
export function createJobs(database: Sqlite) {
  const insert = database.prepare<[string, string, string | null, string, string, string]>(
    'INSERT INTO jobs (id, tenant, idempotency_key, request, state, body) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const update = database.prepare<[string, string, string]>('UPDATE jobs SET state = ?, body = ? WHERE id = ?');
  const setCursor = database.prepare<[string | null, string]>('UPDATE jobs SET cursor = ? WHERE id = ?');
  const get = database.prepare<[string], JobRow>('SELECT tenant, cursor, body FROM jobs WHERE id = ?');
  const byKey = database.prepare<[string, string], { id: string; request: string }>(
    'SELECT id, request FROM jobs WHERE tenant = ? AND idempotency_key = ?',
  );
  const waiting = database.prepare<[], JobRow>(
    "SELECT tenant, cursor, body FROM jobs WHERE state IN ('RUNNING', 'QUEUED') ORDER BY sequence",
  );
  const page = database.prepare<[number, number], JobRow>(
    'SELECT tenant, cursor, body FROM jobs WHERE sequence < ? ORDER BY sequence DESC LIMIT ?',
  );
  const sequence = database.prepare<[string], { sequence: number }>('SELECT sequence FROM jobs WHERE id = ?');
  const read = (row: JobRow): StoredJob => ({
    job: jobOf(row.body),
    tenant: row.tenant,
    cursor: row.cursor,
  });
  return {
    add: (job: IngestJob, tenant: string, idempotencyKey: string | null): void =>
      void insert.run(job.id, tenant, idempotencyKey, JSON.stringify(job.request), job.state, JSON.stringify(job)),
    put: (job: IngestJob): void => void update.run(job.state, JSON.stringify(job), job.id),
    setCursor: (jobId: string, cursor: string | null): void => void setCursor.run(cursor, jobId),
    get(jobId: string): StoredJob | null {
      const row = get.get(jobId);
      return row === undefined ? null : read(row);
    },
    byKey: (tenant: string, idempotencyKey: string) => byKey.get(tenant, idempotencyKey) ?? null,
    /** Running and queued jobs, the oldest first. */
    open: (): StoredJob[] => waiting.all().map(read),
    /** The newest first; `after` is the id of the last one seen. */
    page(first: number, after: string | null): StoredJob[] {
      const before = after === null ? Number.MAX_SAFE_INTEGER : (sequence.get(after)?.sequence ?? 0);
      return page.all(before, first).map(read);
    },
  };
}

/** A job of before warnings were told has none. */
function jobOf(body: string): IngestJob {
  const job = JSON.parse(body) as Omit<IngestJob, 'warnings'> & Partial<Pick<IngestJob, 'warnings'>>;
  return { ...job, warnings: job.warnings ?? [] };
}
