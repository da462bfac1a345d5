import type { Call } from '../core/index.js';
import type { RunRequest } from '../store/contract.js';
import type { AgentRun, TraceNode } from '../trace/index.js';

export type StartOutcome =
  | { outcome: 'STARTED'; run: AgentRun }
  | { outcome: 'KEY_REUSED'; runId: string }
  | { outcome: 'CONVERSATION_BUSY'; runId: string }
  | { outcome: 'NOT_FOUND'; what: 'conversation' };

/** What a follower of a run gets (api.md, Runs): batches in order; a snapshot where retention took the beginning. */
export type FollowItem =
  | { type: 'BATCH'; nodes: TraceNode[]; lastSeq: number }
  | { type: 'SNAPSHOT'; run: AgentRun; atSeq: number }
  | { type: 'NOT_FOUND' }
  | { type: 'CURSOR_EXPIRED'; lastSeq: number };

/** The agent as schema and cli see it. */
export interface AgentService {
  /** Resolves once RunStarted is durable; the run goes on by itself. BAD_INPUT for an empty question or one over 10,000 characters. */
  start(request: RunRequest, idempotencyKey: string | null, call: Call): Promise<StartOutcome>;
  /** Appends RunCancelled unless the run has ended; gives the run as it then is, null where there is none. */
  cancel(runId: string, call: Call): Promise<AgentRun | null>;
  run(runId: string, call: Call): Promise<AgentRun | null>;
  runs(
    filter: { conversationId: string | null },
    first: number,
    after: string | null,
    call: Call,
  ): Promise<{ runs: AgentRun[]; nextAfter: string | null }>;
  /** Replays from the log after `after` (exclusive), then follows; ends after the terminal node. Disconnecting cancels nothing. */
  follow(runId: string, after: number, call: Call): AsyncIterableIterator<FollowItem>;
  /** Stops taking runs, gives running ones `graceMs` to end, hands the rest back to their leases. */
  drain(graceMs: number): Promise<void>;
}
