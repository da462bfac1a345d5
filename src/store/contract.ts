/**
 * The run store: conversations, runs, their logs and leases. One suite (test/contracts/run-store.ts) runs against every implementation.
 * Everything is kept by tenant; a run of another tenant or user does not exist for the viewer.
 */
import type { Call, Instant } from '../core/index.js';
import type { OnAmbiguity, ProfileName, TraceDraft, TraceNode } from '../trace/index.js';

export interface RunRequest {
  question: string;
  conversationId: string | null;
  profile: ProfileName;
  asOf: string | null;
  knownOn: string | null;
  focusUid: string | null;
  onAmbiguity: OnAmbiguity;
  language: string | null;
}

export interface Lease {
  runId: string;
  /** Grows with every holder; an append with a smaller one is refused. */
  epoch: number;
  holder: string;
  expiresAtMs: number;
}

export type CreateRun =
  | { outcome: 'CREATED'; runId: string; conversationId: string; lease: Lease }
  | { outcome: 'EXISTS'; runId: string; conversationId: string }
  | { outcome: 'KEY_REUSED'; runId: string }
  | { outcome: 'CONVERSATION_BUSY'; runId: string }
  | { outcome: 'NO_SUCH_CONVERSATION' };

export type AppendResult =
  | { outcome: 'APPENDED'; lastSeq: number }
  /** Somebody else appended first; read from `lastSeq` and think again. */
  | { outcome: 'CONFLICT'; lastSeq: number }
  | { outcome: 'STALE_LEASE'; lastSeq: number }
  /** The run has its terminal node: nothing can follow. */
  | { outcome: 'ENDED'; lastSeq: number };

export interface RunRow {
  runId: string;
  conversationId: string;
  tenantId: string;
  userId: string;
  request: RunRequest;
  createdAt: Instant;
  lastSeq: number;
  terminal: boolean;
  suspended: boolean;
  /** Nodes with a smaller seq are gone by retention; 1 where all are there. */
  firstSeq: number;
}

export interface RunStore {
  /** One transaction: the idempotency key, the conversation, its one live run and the lease. `requestHash` tells equal input. */
  create(
    request: RunRequest,
    key: { idempotencyKey: string; requestHash: string } | null,
    holder: string,
    call: Call,
  ): Promise<CreateRun>;
  /** All or none of the nodes, seq from expectedSeq + 1; durable before it resolves. */
  append(
    runId: string,
    expectedSeq: number,
    leaseEpoch: number | null,
    drafts: readonly TraceDraft[],
  ): Promise<AppendResult>;
  /** Nodes with seq > after in order, at most `limit`. */
  read(runId: string, after: number, limit: number): Promise<TraceNode[]>;
  run(runId: string, call: Call): Promise<RunRow | null>;
  /** Newest first. */
  runs(
    filter: { conversationId: string | null },
    first: number,
    after: string | null,
    call: Call,
  ): Promise<{ rows: RunRow[]; nextAfter: string | null }>;
  renew(lease: Lease): Promise<Lease | null>;
  release(lease: Lease): Promise<void>;
  /** Takes over runs whose lease ran out, at most `limit`; suspended ones hold none and are left alone. */
  takeOver(holder: string, limit: number): Promise<{ lease: Lease; row: RunRow }[]>;
  /**
   * Wakes whoever follows the run: resolves true when seq > after exists, false when the signal fires. Only a wake-up: readers pull.
   */
  appended(runId: string, after: number, signal: AbortSignal): Promise<boolean>;
  health(): Promise<{ healthy: boolean; detail: string }>;
  close(): Promise<void>;
}

/** A lease lasts 15 s; at most 5 s after it ran out another process takes the orphan over (api.md, Runs). */
export const LEASE_MS = 15_000;
export const TAKE_OVER_EVERY_MS = 5_000;
