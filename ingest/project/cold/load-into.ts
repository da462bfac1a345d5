import { setImmediate as turn } from 'node:timers/promises';
import type { GraphWriter } from '../../../engines/graph/contract.js';
import type { UnitChange } from '../../../src/core/index.js';
import type { Ledger } from '../../ledger/index.js';
import { chunks } from '../chunks.js';
import { changeOf } from '../unit-rows.js';

const PAGE = 2_000;
const UNPACKED_AT_ONCE = 100;

/** An empty engine that is being filled with the units of a derivation under way. */
export interface Loading {
  /** The derivation has committed something; not before what an earlier one left is wiped. */
  more(): void;
  /** All is derived, or nothing more will come: then the engine is empty again. */
  end(failure: { error: unknown } | null): void;
  /** Rejects for a failure of either. */
  done: Promise<void>;
}

/** Begins to fill the engine. */
export function loadInto(ledger: Ledger, graph: GraphWriter): Loading {
  const units = new UnitsAsDerived(ledger);
  const done = graph.load(units.changes(), () => {
    const { feed } = ledger.progress();
    return { feed, ledger: ledger.units.ledgerAt(feed) };
  });
  done.catch(() => undefined); // told to whoever waits for it
  return { more: () => units.more(), end: (failure) => units.end(failure), done };
}

/** The units of a derivation under way, in the order of their numbers, as it commits them. */
class UnitsAsDerived {
  #wake = (): void => undefined;
  #news = false;
  #ended: { failure: { error: unknown } | null } | null = null;

  constructor(private readonly ledger: Ledger) {}

  /** Something was committed; not before what an earlier derivation left is wiped. */
  more(): void {
    this.#news = true;
    this.#wake();
  }

  end(failure: { error: unknown } | null): void {
    this.#ended = { failure };
    this.more();
  }

  async *changes(): AsyncGenerator<readonly UnitChange[]> {
    for (let after = 0; ;) {
      if (!this.#news) await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#news = false;
      const ended = this.#ended;
      if (ended?.failure) throw ended.failure.error;
      for (let page = this.#page(after); page.length > 0; page = this.#page(after)) {
        for (const some of chunks(page, UNPACKED_AT_ONCE)) {
          yield this.ledger.read(() => some.map((row) => changeOf(this.ledger, row)));
          await turn(); // lanes hand in their results, and wait for more to do
        }
        after = page.at(-1)!.id;
      }
      if (ended !== null) return;
    }
  }

  #page(after: number) {
    return this.ledger.bulk.units(after, PAGE);
  }
}
