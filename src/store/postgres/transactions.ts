import { AppError } from '../../core/index.js';
import { isRace, type Connection, type Pool } from '../../postgres/index.js';
import type { Growth, Work } from '../sql/work.js';
import { workOf, type Result, type Write, type WriteName } from '../sql/writes.js';
import { CHANNEL } from './watch.js';

const TRIES = 5;

/** Runs pieces of work on the server, a statement after the other. */
export class Transactions {
  constructor(private readonly pool: Pool) {}

  read<Value>(work: () => Work<Value>): Promise<Value> {
    return this.pool.lend((connection) => settled(connection, work()));
  }

  /** READ COMMITTED: the works' own conditions in their UPDATEs decide races, and unique keys; then the loser is run again and sees who won. */
  async write<Name extends WriteName>(
    write: Write<Name>,
    grown?: (result: Result<Name>) => Growth | null,
  ): Promise<Result<Name>> {
    const work = () => workOf(write) as Work<Result<Name>>;
    for (let tries = 1; ; tries++) {
      try {
        return await this.pool.lend((connection) => transaction(connection, work, grown));
      } catch (error) {
        const cause = error instanceof AppError ? error.cause : error;
        if (!isRace(cause) || tries === TRIES) throw error;
      }
    }
  }
}

async function transaction<Value>(
  connection: Connection,
  work: () => Work<Value>,
  grown?: (result: Value) => Growth | null,
): Promise<Value> {
  await connection.plain('BEGIN');
  try {
    const result = await settled(connection, work());
    const growth = grown?.(result) ?? null;
    if (growth !== null) await notify(connection, growth);
    await connection.plain('COMMIT');
    return result;
  } catch (error) {
    // Where the server is gone there is nothing to take back.
    await connection.plain('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Heard by every process once, and only if, the transaction is committed. */
async function notify(connection: Connection, { runId, lastSeq }: Growth): Promise<void> {
  await connection.ask({ sql: 'SELECT pg_notify(?, ?)', values: [CHANNEL, `${lastSeq} ${runId}`], gives: 'ROWS' });
}

async function settled<Value>(connection: Connection, work: Work<Value>): Promise<Value> {
  for (let step = work.next(); ; step = work.next(await connection.ask(step.value)))
    if (step.done === true) return step.value;
}
