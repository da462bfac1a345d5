import type { Unit } from '../../src/core/index.js';
import { packValue, type Ledger } from '../ledger/index.js';

/** Gives feed positions to the units that a batch changes. */
export class FeedWriter {
  #last: number;

  constructor(private readonly ledger: Ledger) {
    this.#last = ledger.progress().feed;
  }

  put(key: string, unit: Unit): void {
    this.putPacked(key, packValue(unit), false);
  }

  /** `rows` null, `always` true: an event whose rows its revision holds. */
  putPacked(key: string, rows: Uint8Array | null, always: boolean): void {
    if (this.ledger.units.put(key, rows, this.#last + 1, always)) this.#last++;
  }

  remove(key: string): void {
    if (this.ledger.units.remove(key, this.#last + 1)) this.#last++;
  }

  /** Everything up to the ledger's end is derived and announced. */
  complete(): void {
    const position = this.ledger.revisions.position();
    this.ledger.units.complete(this.#last, position);
    this.ledger.meta.set('derived', position);
  }

  /** The changes stand on what had been derived before; appends that wait for a cold derivation still wait. */
  completeAsDerived(): void {
    this.ledger.units.complete(this.#last, this.ledger.progress().derived);
  }
}
