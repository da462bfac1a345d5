import type { Clock } from '../core/index.js';
import type { Spending } from '../llm/index.js';
import type { ToolContext } from '../tools/index.js';
import type { Consent } from './runs/consent.js';
import type { Meaning } from './likeness.js';
import type { RunMemory } from './memory/index.js';
import type { Profile } from './profiles.js';
import type { Recorder } from './recordings/recorder.js';
import type { RunWriter } from './runs/run-writer.js';
import type { Asked, Reasoner } from './slots.js';
import type { Place } from './runs/turnstile.js';

export interface LoopOptions {
  asked: Asked;
  profile: Profile;
  reasoner: Reasoner;
  writer: RunWriter;
  context: ToolContext;
  meaning: Meaning;
  memory: Pick<RunMemory, 'remember'>;
  clock: Clock;
  startedMs: number;
  /** 1, and one more for each time another process took the run over. */
  attempt: number;
  inputTimeoutMs: number;
  /** What models were paid for the run so far. */
  spending: Spending;
  spentToday(): Promise<Spending>;
  recorder: Recorder;
  /** Among those that work at once; absent: nobody else does. */
  place?: Place;
  /** Which steps somebody is asked about first, and what was said; null: nobody wants to be asked. */
  consent: Consent | null;
}
