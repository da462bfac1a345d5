export type * from './contract.js';
export type { ConfirmLimits } from './runs/consent.js';
export type { AgentOptions, FaultPoint } from './runs/options.js';
export { createAgentReads } from './runs/reads.js';
export { replayRun, type Replay } from './recordings/replay.js';
export { createAgent } from './service.js';
