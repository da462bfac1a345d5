export type { IngestCommands, IngestEvent } from './commands.js';
export { holderOf, lockDataDir, type DataLock, type LockHolder } from './data-lock.js';
export { openIngestCore } from './ingest-core.js';
export { createIngestService, type OpenService } from './service.js';
export type { Portal } from './source-steps.js';
export { startIngestThread } from './thread.js';
export type { WriterOptions } from './writer.js';
