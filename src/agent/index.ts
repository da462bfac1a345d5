export type * from './contract.js';
export type { ConfirmLimits } from './consent.js';
export type { AgentOptions, FaultPoint } from './options.js';
export { createAgentReads } from './reads.js';
export { replayRun, type Replay } from './replay.js';
export { createAgent } from './service.js';
