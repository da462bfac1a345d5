import type pg from 'pg';
import { endClient } from './end.js';
import type { Pool } from './pool.js';

const RETRY_MS = 500;
const RETRY_MOST_MS = 10_000;

/** What is called with a notification's payload; with null where some may have been lost, so that a look is due. */
export type Heard = (payload: string | null) => void;

/** The one connection of this process that hears NOTIFY, made anew whenever it breaks. Whoever opens it closes it. */
export class Listener {
  readonly #channels = new Map<string, Set<Heard>>();
  #client: pg.Client | null = null;
  #isListening = false;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(private readonly pool: Pool) {
    void this.#connect(RETRY_MS);
  }

  /** Hears a channel until the function returned is called. Channels are constants: lower case and underscores. */
  listen(channel: string, heard: Heard): () => void {
    const known = this.#channels.get(channel);
    this.#channels.set(channel, (known ?? new Set()).add(heard));
    if (known === undefined && this.#isListening) void this.#hear(channel).then(() => heard(null));
    return () => void this.#channels.get(channel)?.delete(heard);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#client !== null) await endClient(this.#client);
  }

  async #connect(pauseMs: number): Promise<void> {
    if (this.#isClosed) return;
    const client = (this.#client = this.pool.client());
    let lost = false;
    const again = (nextPauseMs: number) => {
      if (lost) return;
      lost = true;
      this.#isListening = false;
      if (this.#client === client) this.#client = null;
      void endClient(client);
      if (this.#isClosed) return;
      this.#retry = setTimeout(() => void this.#connect(nextPauseMs), pauseMs);
      this.#retry.unref();
    };
    client.on('error', () => again(RETRY_MS));
    client.on('end', () => again(RETRY_MS));
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    try {
      await client.connect();
      this.#isListening = true;
      for (const channel of this.#channels.keys()) await client.query(`LISTEN ${channel}`);
      for (const channel of this.#channels.keys()) this.#tell(channel, null);
    } catch {
      again(Math.min(2 * pauseMs, RETRY_MOST_MS));
    }
  }

  async #hear(channel: string): Promise<void> {
    // Where it fails the connection is broken, and the next one hears every channel.
    await this.#client?.query(`LISTEN ${channel}`).catch(() => undefined);
  }

  #tell(channel: string, payload: string | null): void {
    for (const heard of this.#channels.get(channel) ?? []) heard(payload);
  }
}
