import type { GraphWriter, Position } from '../../engines/graph/contract.js';
import type { Ledger } from '../ledger/index.js';
import { loadInto, type Loading } from './cold/load-into.js';
import { project, type ProjectOptions } from './projection.js';

/** An engine with the ledger that fills it, on whatever thread they live. Calls do not overlap: each begins when the one before has ended. */
export interface Projector {
  /** On a thread of its own: it works while the ledger's writer goes on. */
  readonly apart: boolean;
  position(): Promise<Position>;
  /** Brings the engine to the end of the feed as it stands by then, and returns where it is. `fault` is heard only where it is not apart. */
  project(options?: Pick<ProjectOptions, 'fault' | 'progress'>): Promise<Position>;
  clear(): Promise<void>;
  /** The engine is filled from the whole ledger, one part after the other (its `fill`): then it is not loaded while units are derived. */
  fills(): Promise<boolean>;
  /** Begins to fill an empty engine with the units of a derivation that is under way. */
  load(): Loading;
  close(): Promise<void>;
}

/** On the caller's thread. The ledger is the caller's; the engine is closed with the projector. */
export function inlineProjector(ledger: Ledger, graph: GraphWriter): Projector {
  return {
    apart: false,
    position: () => graph.position(),
    project: (options) => project(ledger, graph, options),
    clear: () => graph.clear(),
    fills: () => Promise.resolve(graph.fill !== undefined),
    load: () => loadInto(ledger, graph),
    close: () => graph.close(),
  };
}
