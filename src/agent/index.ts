export type * from './contract.js';
export type { AgentOptions } from './options.js';
export { createAgent } from './service.js';
