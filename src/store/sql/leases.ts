import type { Lease, TakenOver } from '../contract.js';
import { RUN, runRow, type StoredRun } from './runs.js';
import { all, run, type Work } from './work.js';

/** Null where the lease is lost: somebody took the run over, it is suspended, or it ended. */
export function* renewLease(lease: Lease, expiresAtMs: number): Work<Lease | null> {
  const renewed = yield* run(
    'UPDATE run SET lease_expires_ms = ? WHERE id = ? AND lease_epoch = ? AND lease_holder = ? AND terminal = 0',
    ...[expiresAtMs, lease.runId, lease.epoch, lease.holder],
  );
  return renewed === 1 ? { ...lease, expiresAtMs } : null;
}

/** Gives the run up at once, so that another process need not wait for the lease to run out. */
export function* releaseLease({ runId, epoch }: Lease): Work<void> {
  yield* run('UPDATE run SET lease_holder = NULL, lease_expires_ms = 0 WHERE id = ? AND lease_epoch = ?', runId, epoch);
}

export interface TakeOverOptions {
  holder: string;
  nowMs: number;
  leaseMs: number;
  limit: number;
  /** Only this run. */
  runId: string | null;
  /** None of these. */
  except: readonly string[];
}

/** Runs whose lease ran out. A look takes no lock, and mostly there are none. */
export function* orphans({ nowMs, limit, runId, except }: TakeOverOptions): Work<StoredRun[]> {
  const waiting = `${RUN} WHERE terminal = 0 AND suspended = 0 AND lease_expires_ms <= ?`;
  if (runId !== null) return yield* all(`${waiting} AND id = ?`, nowMs, runId);
  const found: StoredRun[] = yield* all(
    `${waiting} ORDER BY lease_expires_ms LIMIT ? + 0`,
    nowMs,
    limit + except.length,
  );
  const left = new Set(except);
  return found.filter(({ runId }) => !left.has(runId)).slice(0, limit);
}

/** Of several who look at once, each orphan goes to one. */
export function* takeOverLeases(options: TakeOverOptions): Work<TakenOver[]> {
  const { holder, nowMs, leaseMs } = options;
  const taken: TakenOver[] = [];
  for (const orphan of yield* orphans(options)) {
    const lease = { runId: orphan.runId, epoch: orphan.leaseEpoch + 1, holder, expiresAtMs: nowMs + leaseMs };
    const changed = yield* run(
      `UPDATE run SET lease_epoch = ?, lease_holder = ?, lease_expires_ms = ?
       WHERE id = ? AND lease_epoch = ? AND lease_expires_ms <= ? AND terminal = 0 AND suspended = 0`,
      ...[lease.epoch, lease.holder, lease.expiresAtMs, lease.runId, orphan.leaseEpoch, nowMs],
    );
    if (changed === 1) taken.push({ lease, row: runRow(orphan) });
  }
  return taken;
}
