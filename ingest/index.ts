/** The room's door: opening the register, loading into it without a server, exporting from it. */
export { openArchive } from './archive.js';
export * from './contract.js';
export * from './export/index.js';
export {
  holderOf,
  lockDataDir,
  type DataLock,
  type IngestCommands,
  type IngestEvent,
  type LockHolder,
} from './jobs/index.js';
export { ledgerPath, openLedger, type Ledger } from './ledger/index.js';
export { ingestDirect, openRegister, type DirectOptions, type Register, type RegisterOptions } from './register.js';
export * from './passages/index.js';
export { fillGraph } from './project/projection.js';
export { sources } from './sources/registry.js';
export { serveIngestThread } from './serve-thread.js';
