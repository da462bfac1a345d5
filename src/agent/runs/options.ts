import type { GraphReader } from '../../../engines/graph/contract.js';
import type { Embedder } from '../../../engines/embeddings/contract.js';
import type { VectorReader } from '../../../engines/vector/contract.js';
import type { WebEngine } from '../../../engines/web/contract.js';
import type { Archive } from '../../../ingest/contract.js';
import type { Clock } from '../../core/index.js';
import type { MemoryStore, RunStore } from '../../store/contract.js';
import type { ConfirmLimits } from './consent.js';
import type { Reasoner } from '../slots.js';

/** Called before and after every durable write and outside call of the agent; a test ends or stops the process here, or holds the call with a promise. */
export type FaultPoint = (name: string) => void | Promise<void>;

export interface AgentOptions {
  store: RunStore;
  /** What is remembered of users' runs; default the store's own. */
  memories?: MemoryStore;
  graph: GraphReader;
  archive: Archive;
  vectors: VectorReader;
  web: WebEngine;
  reasoner: Reasoner;
  /** Finds what is alike by meaning: tools, earlier answers. Absent or null: by words. Whoever opened it closes it. */
  embedder?: Embedder | null;
  clock: Clock;
  /** Names this process in leases. */
  holder: string;
  parserVersion: string;
  /** How long a run that asks back waits for the answer, milliseconds; default 15 minutes. */
  inputTimeoutMs?: number;
  /** What a run under ASK does without asking; default: whatever a question needs but statements of a model's own. */
  confirm?: ConfirmLimits;
  /** How long what ended runs were told is kept, milliseconds; default 30 days. Afterwards they cannot be replayed. */
  recordingsKeptMs?: number;
  /** Only in tests. */
  faultPoint?: FaultPoint;
  /** Unexpected errors of runs, for the log. */
  onError: (error: unknown, runId: string) => void;
}
