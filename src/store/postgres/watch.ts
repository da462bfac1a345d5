import type { Listener, Pool } from '../../postgres/index.js';
import type { Growth } from '../sql/work.js';

export const CHANNEL = 'dossier_run_grown';

const TICK_MS = 200;
/** Where no notification came, a look is taken: one may be lost while the listening connection is away. */
const POLL_MS = 1_000;
const A_LOOK = 1_000;

/** What {@link Database.watch} asks for: hears what others appended; a poll is its safety net. */
export class Watch {
  readonly #timers: NodeJS.Timeout[] = [];
  #unlisten = () => {};
  #isLooking = false;
  #isStopped = false;
  #grown: (growth: Growth) => void = () => undefined;
  #awaited: () => Iterable<string> = () => [];

  constructor(
    private readonly pool: Pool,
    private readonly listener: Listener,
  ) {}

  start(awaited: () => Iterable<string>, grown: (growth: Growth) => void, tick: () => void): void {
    this.#awaited = awaited;
    this.#grown = grown;
    this.#timers.push(
      setInterval(tick, TICK_MS),
      setInterval(() => void this.#look(), POLL_MS),
    );
    for (const timer of this.#timers) timer.unref();
    this.#unlisten = this.listener.listen(CHANNEL, (payload) => this.#heard(payload));
  }

  stop(): void {
    this.#isStopped = true;
    this.#unlisten();
    for (const timer of this.#timers) clearInterval(timer);
  }

  #heard(payload: string | null): void {
    if (payload === null) return void this.#look();
    const [lastSeq, runId] = payload.split(' ');
    if (runId !== undefined) this.#grown({ runId, lastSeq: Number(lastSeq) });
  }

  async #look(): Promise<void> {
    const runs = [...this.#awaited()];
    if (runs.length === 0 || this.#isLooking || this.#isStopped) return;
    this.#isLooking = true;
    try {
      for (let start = 0; start < runs.length; start += A_LOOK)
        for (const growth of await this.#endsOf(runs.slice(start, start + A_LOOK))) this.#grown(growth);
    } catch {
      // The next look sees it.
    } finally {
      this.#isLooking = false;
    }
  }

  #endsOf(runs: readonly string[]): Promise<Growth[]> {
    const sql = `SELECT id AS "runId", last_seq AS "lastSeq" FROM run WHERE id = ANY(string_to_array(?, ' '))`;
    return this.pool.lend(
      async (connection) => (await connection.ask({ sql, values: [runs.join(' ')], gives: 'ROWS' })) as Growth[],
    );
  }
}
