import type pg from 'pg';
import type { Growth } from '../sql/work.js';
import type { Pool } from './pool.js';

export const CHANNEL = 'dossier_run_grown';

const TICK_MS = 200;
/** Where no notification came, a look is taken: one may be lost while the listening connection is away. */
const POLL_MS = 1_000;
const RETRY_MS = 500;
const RETRY_MOST_MS = 10_000;
const A_LOOK = 1_000;

/** One connection of this process that hears what others appended, made anew whenever it breaks; a poll is its safety net. */
export class Listener {
  private client: pg.Client | null = null;
  private readonly timers: NodeJS.Timeout[] = [];
  private retry: NodeJS.Timeout | null = null;
  private stopped = false;
  private looking = false;
  private grown: (growth: Growth) => void = () => undefined;
  private awaited: () => Iterable<string> = () => [];

  constructor(private readonly pool: Pool) {}

  start(awaited: () => Iterable<string>, grown: (growth: Growth) => void, tick: () => void): void {
    this.awaited = awaited;
    this.grown = grown;
    this.timers.push(
      setInterval(tick, TICK_MS),
      setInterval(() => void this.look(), POLL_MS),
    );
    for (const timer of this.timers) timer.unref();
    void this.connect(RETRY_MS);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    if (this.retry !== null) clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(pauseMs: number): Promise<void> {
    if (this.stopped) return;
    const client = this.pool.client();
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      if (this.client === client) this.client = null;
      client.end().catch(() => undefined);
      if (this.stopped) return;
      this.retry = setTimeout(() => void this.connect(Math.min(2 * pauseMs, RETRY_MOST_MS)), pauseMs);
      this.retry.unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => this.heard(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      pauseMs = RETRY_MS;
      // Nothing was heard before.
      await this.look();
    } catch {
      again();
    }
  }

  private heard(payload: string): void {
    const [lastSeq, runId] = payload.split(' ');
    if (runId !== undefined) this.grown({ runId, lastSeq: Number(lastSeq) });
  }

  private async look(): Promise<void> {
    const runs = [...this.awaited()];
    if (runs.length === 0 || this.looking || this.stopped) return;
    this.looking = true;
    try {
      for (let start = 0; start < runs.length; start += A_LOOK)
        for (const growth of await this.endsOf(runs.slice(start, start + A_LOOK))) this.grown(growth);
    } catch {
      // The next look sees it.
    } finally {
      this.looking = false;
    }
  }

  private endsOf(runs: readonly string[]): Promise<Growth[]> {
    const sql = `SELECT id AS "runId", last_seq AS "lastSeq" FROM run WHERE id = ANY(string_to_array(?, ' '))`;
    return this.pool.lend(
      async (connection) => (await connection.ask({ sql, values: [runs.join(' ')], gives: 'ROWS' })) as Growth[],
    );
  }
}
