import type { Instant } from '../../core/index.js';
import type { Recording } from '../contract.js';
import { inMoney, type Effects } from './effects.js';
import { all, first, run, type Work } from './work.js';

/** Rows of one statement, as for nodes. */
const A_STATEMENT = 16;

export function* keepRecordings(runId: string, recordings: readonly Recording[]): Work<void> {
  // One statement must not name a row twice.
  const latest = [...new Map(recordings.map((one) => [`${one.source} ${one.request} ${one.ordinal}`, one])).values()];
  for (let start = 0; start < latest.length; start += A_STATEMENT) {
    const some = latest.slice(start, start + A_STATEMENT);
    yield* run(
      `INSERT INTO recording (run_id, source, request, ordinal, failed, reply, seq) VALUES ${Array.from(some, () => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
       ON CONFLICT (run_id, source, request, ordinal) DO UPDATE SET failed = excluded.failed, reply = excluded.reply, seq = excluded.seq`,
      ...some.flatMap(({ source, request, ordinal, failed, reply, seq }) => [runId, source, request, ordinal, failed ? 1 : 0, reply, seq]), // prettier-ignore
    );
  }
}

type StoredRecording = Omit<Recording, 'failed'> & { failed: number };

export function* readRecordings(runId: string): Work<Recording[]> {
  const rows = yield* all<StoredRecording>(
    'SELECT source, request, ordinal, failed, reply, seq FROM recording WHERE run_id = ? ORDER BY number',
    runId,
  );
  return rows.map((row) => ({ ...row, failed: row.failed === 1 }));
}

/** A look goes so far and no further: where the oldest are young, so are the others. */
const A_LOOK = 500;

export function* pruneRecordings(before: Instant): Work<number> {
  const old = yield* all<{ runId: string }>(
    `SELECT DISTINCT run_id AS "runId" FROM (SELECT run_id FROM recording ORDER BY number LIMIT ${A_LOOK}) AS oldest
     JOIN run ON run.id = run_id WHERE terminal = 1 AND created_at < ?`,
    before,
  );
  for (const { runId } of old) yield* run('DELETE FROM recording WHERE run_id = ?', runId);
  return old.length;
}

/** In the transaction of the nodes that tell of it: what a day cost is what its logs say. */
export function* addSpending(spent: Effects['spent']): Work<void> {
  for (const { day, tokens, micros } of spent) {
    yield* run(
      `INSERT INTO spending (day, tokens, cost_micros) VALUES (?, ?, ?) ON CONFLICT (day)
       DO UPDATE SET tokens = spending.tokens + excluded.tokens, cost_micros = spending.cost_micros + excluded.cost_micros`,
      ...[day, tokens, micros],
    );
  }
}

export function* spentOn(day: string): Work<{ tokens: number; cost: number }> {
  const row = yield* first<{ tokens: number; micros: number }>(
    'SELECT tokens, cost_micros AS micros FROM spending WHERE day = ?',
    day,
  );
  return { tokens: row?.tokens ?? 0, cost: inMoney(row?.micros ?? 0) };
}
