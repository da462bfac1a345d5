export { createCommands, COMMAND_CHANNEL, REPLY_CHANNEL, type Commands, type StoredCommand } from './commands.js';
export { openReadCopy, openWorkingCopy, type ReadCopy } from './copies.js';
export { releaseLease, renewLease, takeLease, writerOf, type WriterLease } from './lease.js';
export { Shipping, SHIPPED_CHANNEL } from './shipping.js';
export { LEDGER_VERSIONS } from './versions.js';
