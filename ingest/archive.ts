import type { Clock } from '../src/core/index.js';
import type { Archive } from './contract.js';
import { ledgerPath, openLedger } from './ledger/index.js';
import { createArchive } from './project/archive.js';

/** The read side of a data folder's ledger on a connection of its own, for a thread beside the one that holds the register. Whoever opens closes. */
export function openArchive(dataDir: string, clock: Clock, visible: () => number): Archive & { close(): void } {
  const ledger = openLedger(ledgerPath(dataDir), { readonly: true });
  return { ...createArchive({ ledger, clock, visible }), close: () => ledger.close() };
}
