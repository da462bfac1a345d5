import type { GraphWriter } from '../../../engines/graph/contract.js';
import type { Ledger } from '../../ledger/index.js';
import { deriveAll } from './cold.js';
import type { ColdOptions } from './options.js';
import { loadInto, type Loading } from './load-into.js';

/** {@link deriveWhile} with an engine on this thread. */
export function deriveAndLoad(ledger: Ledger, graph: GraphWriter, options: ColdOptions): Promise<void> {
  return deriveWhile(ledger, loadInto(ledger, graph), options);
}

/**
 * Derives everything and loads an empty engine with it at once: while lanes derive, the writer's thread would wait for them. A failure of
 * the engine is thrown once all is derived; then, as after any failure, the engine is empty and projecting begins anew.
 */
export async function deriveWhile(ledger: Ledger, loading: Loading, options: ColdOptions): Promise<void> {
  try {
    await deriveAll(ledger, { ...options, committed: () => loading.more() });
    loading.end(null);
  } catch (error) {
    loading.end({ error });
    await loading.done.catch(() => undefined);
    throw error;
  }
  options.progress?.('indexing', 0, 0);
  await loading.done;
}
