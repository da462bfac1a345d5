import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../../src/core/index.js';
import type { Shipping } from '../ledger/postgres/index.js';

const RETRY_MS = 250;
const RETRY_MOST_MS = 10_000;

/**
 * Ships what the writer stores. Where PostgreSQL is away it tries again, and the writer waits at its next {@link pace} or {@link flush}: a load
 * pauses and goes on. Throws what trying again does not help, CONFLICT among it where another process writes now.
 */
export class Shipper {
  #underWay: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /** `stop`: the process goes away; what is not shipped by then stays in the outbox. */
  constructor(
    private readonly shipping: Pick<Shipping, 'ship'>,
    private readonly stop: AbortSignal,
  ) {}

  /** Resolves when everything stored before the call is in PostgreSQL. */
  async flush(): Promise<void> {
    if (this.#underWay === null) return this.#begin();
    // One under way may have begun before; whoever waits meanwhile shares the one after it.
    this.#next ??= this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#next = null;
        return this.#begin();
      });
    return this.#next;
  }

  /** Begins a shipment once the one under way has ended: the writer is at most one stretch ahead of it. */
  async pace(): Promise<void> {
    await this.#underWay;
    this.nudge();
  }

  /** Begins a shipment if none is under way. Its failure is met by the next flush or pace. */
  nudge(): void {
    if (this.#underWay === null) this.#begin().catch(() => undefined);
  }

  #begin(): Promise<void> {
    this.#underWay = this.#ship().finally(() => (this.#underWay = null));
    return this.#underWay;
  }

  async #ship(): Promise<void> {
    for (let pauseMs = RETRY_MS; ; pauseMs = Math.min(2 * pauseMs, RETRY_MOST_MS)) {
      try {
        return await this.shipping.ship();
      } catch (error) {
        if (!(error instanceof AppError) || !error.retryable) throw error;
        if (this.stop.aborted) throw error;
      }
      await pause(pauseMs, undefined, { signal: this.stop }).catch(() => undefined);
    }
  }
}
