/** The ledger in PostgreSQL: apart from the room's door, since it loads the driver. */
export { bringCopy, refillOwnGraph } from './bring-copy.js';
export { lookAtLedger, openLedgerClient, type LedgerClient } from './client.js';
export { openSharedRegister, type SharedRegister, type SharedRegisterOptions } from './register.js';
export { work, type WorkEvent, type WorkOptions } from './work.js';
