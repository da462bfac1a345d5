import { once } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';
import { settlesWithin } from '../core/index.js';

/** A server that is frozen, or a host that has vanished, never says goodbye. */
const GOODBYE_MS = 2_000;

/** Ends a connection: at once where a statement is under way, which then fails; cut where the server does not answer. */
export async function endClient(client: pg.Client): Promise<void> {
  if (!(await settlesWithin(client.end(), GOODBYE_MS))) cut(client);
}

/** Ends a pool; `open`: the connections that it has. */
export async function endPool(pool: pg.Pool, open: ReadonlySet<pg.ClientBase>): Promise<void> {
  // The pool itself resolves when it has said goodbye to each, not when they have gone.
  const gone = [...open].map((client) => once(client, 'end'));
  if (!(await settlesWithin(Promise.allSettled([pool.end(), ...gone]), GOODBYE_MS)))
    for (const client of open) cut(client);
}

/** What the driver does itself for a connection that is in the middle of a statement; its types do not tell of it. */
function cut(client: pg.ClientBase): void {
  (client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream.destroy();
}
