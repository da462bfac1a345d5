import type { ProfileName } from '../trace/index.js';

/** A setting of the loop: limits only so far; every slot is the reasoner's (design.md: "each paper's agent is a row of settings"). */
export interface Profile {
  name: ProfileName;
  source: string;
  /** Rounds of plan, execute, assess. */
  maxRounds: number;
  /** For each part of the question. */
  maxCallsPerRound: number;
  parallel: boolean;
  /** A single tool call. */
  toolTimeoutMs: number;
  /** The whole run. */
  runTimeoutMs: number;
}

export const PROFILE_ROWS: Record<ProfileName, Profile> = {
  GUIDED: {
    name: 'GUIDED',
    source: 'P5 4.2.2: at most four iterations, no parallel calls',
    maxRounds: 4,
    maxCallsPerRound: 10,
    parallel: false,
    toolTimeoutMs: 10_000,
    runTimeoutMs: 60_000,
  },
};
