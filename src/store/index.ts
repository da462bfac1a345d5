export type * from './contract.js';
export { LEASE_MS, TAKE_OVER_EVERY_MS } from './contract.js';
export { openRunStore, type RunStoreOptions } from './sqlite/index.js';
