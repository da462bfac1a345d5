export type * from './contract.js';
export { LEASE_MS, RATINGS } from './contract.js';
export { openRunStore, type RunStoreOptions } from './sqlite/index.js';
