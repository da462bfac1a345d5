export type * from './contract.js';
export type { AgentOptions, FaultPoint } from './options.js';
export { createAgent } from './service.js';
