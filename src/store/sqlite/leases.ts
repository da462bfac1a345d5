import type { Lease, TakenOver } from '../contract.js';
import type { RunsFile } from './database.js';
import { RUN, runRow, type StoredRun } from './runs.js';

/** Null where the lease is lost: somebody took the run over, it is suspended, or it ended. */
export function renewLease(file: RunsFile, lease: Lease, expiresAtMs: number): Lease | null {
  const renewed = file.run(
    'UPDATE run SET lease_expires_ms = ? WHERE id = ? AND lease_epoch = ? AND lease_holder = ? AND terminal = 0',
    ...[expiresAtMs, lease.runId, lease.epoch, lease.holder],
  );
  return renewed === 1 ? { ...lease, expiresAtMs } : null;
}

/** Gives the run up at once, so that another process need not wait for the lease to run out. */
export function releaseLease(file: RunsFile, { runId, epoch }: Lease): void {
  file.run('UPDATE run SET lease_holder = NULL, lease_expires_ms = 0 WHERE id = ? AND lease_epoch = ?', runId, epoch);
}

export interface TakeOverOptions {
  holder: string;
  nowMs: number;
  leaseMs: number;
  limit: number;
  /** Only this run. */
  runId: string | null;
}

export function takeOverLeases(file: RunsFile, options: TakeOverOptions): TakenOver[] {
  // Mostly there are none, and a look takes no lock.
  if (orphans(file, options).length === 0) return [];
  return file.transaction(() => orphans(file, options).map((orphan) => takeOne(file, orphan, options)));
}

function orphans(file: RunsFile, { nowMs, limit, runId }: TakeOverOptions): StoredRun[] {
  const waiting = `${RUN} WHERE terminal = 0 AND suspended = 0 AND lease_expires_ms <= ?`;
  if (runId !== null) return file.all(`${waiting} AND id = ?`, nowMs, runId);
  return file.all(`${waiting} ORDER BY lease_expires_ms LIMIT ?`, nowMs, limit);
}

function takeOne(file: RunsFile, orphan: StoredRun, { holder, nowMs, leaseMs }: TakeOverOptions): TakenOver {
  const lease = { runId: orphan.runId, epoch: orphan.leaseEpoch + 1, holder, expiresAtMs: nowMs + leaseMs };
  file.run(
    'UPDATE run SET lease_epoch = ?, lease_holder = ?, lease_expires_ms = ? WHERE id = ?',
    ...[lease.epoch, lease.holder, lease.expiresAtMs, lease.runId],
  );
  return { lease, row: runRow(orphan) };
}
