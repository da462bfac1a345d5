import { setImmediate as turn } from 'node:timers/promises';
import type { GraphWriter, Position } from '../../engines/graph/contract.js';
import type { UnitChange } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { chunks } from './chunks.js';
import { deriveAll } from './cold.js';
import type { ColdOptions } from './cold-options.js';
import { changeOf } from './unit-rows.js';

const PAGE = 2_000;
const UNPACKED_AT_ONCE = 100;

/**
 * Derives everything and loads an empty engine with it at once: while lanes derive, the writer's thread would wait for them. A failure of
 * the engine is thrown once all is derived; then, as after any failure, the engine is empty and projecting begins anew.
 */
export async function deriveAndLoad(ledger: Ledger, graph: GraphWriter, options: ColdOptions): Promise<void> {
  const units = new UnitsAsDerived(ledger);
  const loading = graph.load(units.changes(), () => endOf(ledger));
  loading.catch(() => undefined); // told below, when what is derived is stored
  try {
    await deriveAll(ledger, { ...options, committed: () => units.more() });
    units.end(null);
  } catch (error) {
    units.end({ error });
    await loading.catch(() => undefined);
    throw error;
  }
  options.progress?.('indexing', 0, 0);
  await loading;
}

function endOf(ledger: Ledger): Position {
  const { feed } = ledger.progress();
  return { feed, ledger: ledger.units.ledgerAt(feed) };
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
