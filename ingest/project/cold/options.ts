import type { FaultPoint } from '../fault-point.js';
import type { Lanes } from './lanes.js';

export interface ColdOptions {
  lanes: Lanes;
  fault?: FaultPoint;
  /** Called with the stage, for people, and how much of it is done. */
  progress?: (stage: string, done: number, of: number) => void;
  signal?: AbortSignal;
  /** Called after each write. */
  committed?: () => void;
}

/** Runs a write in a transaction of its own, after its fault point. */
export type Step = (name: string, run: () => void) => void;
