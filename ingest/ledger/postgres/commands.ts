import { rowsOf, type Pool, type Value } from '../../../src/postgres/index.js';

export const COMMAND_CHANNEL = 'dossier_ledger_command';
export const REPLY_CHANNEL = 'dossier_ledger_reply';

/** What a server asks of the writer. `body` and `reply` are JSON. */
export interface StoredCommand {
  id: string;
  kind: string;
  body: string;
  tenant: string;
  idempotencyKey: string | null;
  /** TAKEN: somebody has begun; whoever writes next begins again. */
  state: 'WAITING' | 'TAKEN' | 'DONE' | 'FAILED' | 'WITHDRAWN';
  reply: string | null;
  /** ISO instant. */
  at: string;
}

const COLUMNS = `id, kind, body, tenant, idempotency_key AS "idempotencyKey", state, reply,
  to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

/** Ended commands are kept so long, and those with an idempotency key, by which a client may ask again. Days. */
const KEPT_DAYS = 7;
const KEYS_KEPT_DAYS = 90;

/** What is asked of whoever writes the ledger, kept until it is done: asked once, done once, whoever dies meanwhile. */
export function createCommands(pool: Pool) {
  const ask = (sql: string, ...values: Value[]) => rowsOf<StoredCommand>(pool, sql, ...values);
  return {
    /** False where the idempotency key was used before. */
    async add(command: Pick<StoredCommand, 'id' | 'kind' | 'body' | 'tenant' | 'idempotencyKey'>): Promise<boolean> {
      const { id, kind, body, tenant, idempotencyKey } = command;
      const rows = await ask(`INSERT INTO ledger.command (id, kind, body, tenant, idempotency_key, state) VALUES (?, ?, ?, ?, ?, 'WAITING')
        ON CONFLICT DO NOTHING RETURNING ${COLUMNS}, pg_notify('${COMMAND_CHANNEL}', id)`, id, kind, body, tenant, idempotencyKey); // prettier-ignore
      return rows.length === 1;
    },
    get: async (id: string): Promise<StoredCommand | null> =>
      (await ask(`SELECT ${COLUMNS} FROM ledger.command WHERE id = ?`, id))[0] ?? null,
    byKey: async (tenant: string, key: string): Promise<StoredCommand | null> =>
      (await ask(`SELECT ${COLUMNS} FROM ledger.command WHERE tenant = ? AND idempotency_key = ?`, tenant, key))[0] ??
      null,
    /** Not done yet, in the order of asking. */
    waiting: (limit: number): Promise<StoredCommand[]> =>
      ask(`SELECT ${COLUMNS} FROM ledger.command WHERE state IN ('WAITING', 'TAKEN') ORDER BY number LIMIT ?`, limit),
    /** From now on it cannot be withdrawn. False where it was, or `epoch` is no longer the writer's. */
    take: async (id: string, epoch: number): Promise<boolean> =>
      (await ask(`UPDATE ledger.command SET state = 'TAKEN' WHERE id = ? AND state IN ('WAITING', 'TAKEN')
        AND EXISTS (SELECT 1 FROM ledger.state WHERE epoch = ?) RETURNING ${COLUMNS}`, id, epoch)).length === 1, // prettier-ignore
    /** Where nobody has begun, nobody does it any more; true then. */
    withdraw: async (id: string): Promise<boolean> =>
      (
        await ask(
          `UPDATE ledger.command SET state = 'WITHDRAWN' WHERE id = ? AND state = 'WAITING' RETURNING ${COLUMNS}`,
          id,
        )
      ).length === 1,
    /** Forgets what ended long ago; gives how many. */
    forget: async (): Promise<number> =>
      (
        await ask(
          `DELETE FROM ledger.command WHERE state IN ('DONE', 'FAILED', 'WITHDRAWN')
            AND at < now() - (CASE WHEN idempotency_key IS NULL THEN ?::int ELSE ?::int END) * interval '1 day' RETURNING ${COLUMNS}`,
          KEPT_DAYS,
          KEYS_KEPT_DAYS,
        )
      ).length,
    /** Says how it went; nothing happens where `epoch` is no longer the writer's. */
    async reply(id: string, state: 'DONE' | 'FAILED', reply: string, epoch: number): Promise<void> {
      await ask(`UPDATE ledger.command SET state = ?, reply = ? WHERE id = ? AND state = 'TAKEN' AND EXISTS (SELECT 1 FROM ledger.state WHERE epoch = ?)
        RETURNING ${COLUMNS}, pg_notify('${REPLY_CHANNEL}', id)`, state, reply, id, epoch); // prettier-ignore
    },
  };
}

export type Commands = ReturnType<typeof createCommands>;
