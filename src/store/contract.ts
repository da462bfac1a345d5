/**
 * The run store: conversations, runs, their logs and leases. One suite (test/contracts/run-store.ts) runs against every implementation.
 * Everything is kept by tenant; a run of another tenant or user does not exist for the viewer.
 */
import type { Call, Instant, Scope } from '../core/index.js';
import type { OnAmbiguity, ProfileName, Remembered, TraceDraft, TraceNode } from '../trace/index.js';
import type { Listed, MemoryStore, NewMemory } from './memories.js';
import type { Recording } from './recording.js';

export type * from './memories.js';
export type { Recording, RecordingSource } from './recording.js';

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

/** A client's key, unique by tenant and user, for whatever it was used; `requestHash` tells equal input. */
export interface IdempotencyKey {
  idempotencyKey: string;
  requestHash: string;
}

/** The key was used before: for the same input, or for other input. */
export type KeyHeld = { outcome: 'EXISTS'; runId: string } | { outcome: 'KEY_REUSED'; runId: string };

export type CreateRun =
  | { outcome: 'CREATED'; runId: string; conversationId: string; lease: Lease }
  | KeyHeld
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
  /** What whoever asked may do: whoever goes on with the run may do as much. */
  scopes: readonly Scope[];
  request: RunRequest;
  createdAt: Instant;
  lastSeq: number;
  terminal: boolean;
  suspended: boolean;
  /** Nodes with a smaller seq are gone by retention; 1 where all are there. */
  firstSeq: number;
}

export interface TakenOver {
  lease: Lease;
  row: RunRow;
}

export interface ConversationRow {
  conversationId: string;
  createdAt: Instant;
  /** When its last run was asked for; `createdAt` while it has none. */
  lastRunAt: Instant;
  runs: number;
  /** The question that began it; empty while it has no run. */
  firstQuestion: string;
  /** Its run under way or suspended; another is refused as long. */
  liveRunId: string | null;
}

export type EraseOutcome =
  { outcome: 'ERASED' } | { outcome: 'NOT_FOUND' } | { outcome: 'CONVERSATION_BUSY'; runId: string };

/** A user's word on an answer; the last one stands. */
export interface RatingRow {
  runId: string;
  rating: Rating;
  comment: string | null;
  at: Instant;
}
export const RATINGS = ['RIGHT', 'PARTLY_RIGHT', 'WRONG'] as const;
export type Rating = (typeof RATINGS)[number];

/** What is kept with the nodes of an append, or not at all: a process that lost its run leaves nothing of it. */
export interface Beside {
  recordings?: readonly Recording[];
  /** Of the run's user; as {@link MemoryStore.keep}. */
  memories?: readonly NewMemory[];
}

export interface RunStore {
  /** How long a lease lasts, milliseconds; its holder renews it three times as often. */
  readonly leaseMs: number;
  /** One transaction: the idempotency key, the conversation, its one live run and the lease. */
  create(request: RunRequest, key: IdempotencyKey | null, holder: string, call: Call): Promise<CreateRun>;
  /** What the viewer used the key for; null: nothing yet. */
  heldKey(key: IdempotencyKey, call: Call): Promise<KeyHeld | null>;
  /**
   * All or none of the nodes, seq from expectedSeq + 1, and of what is kept beside them; durable before it resolves. RunSuspended gives the
   * lease back, HumanInputReceived makes a suspended run one that waits for a process, a terminal node frees the conversation. What a ModelCalled
   * that is not replayed cost is added to what was spent on its day.
   */
  append(
    runId: string,
    expectedSeq: number,
    leaseEpoch: number | null,
    drafts: readonly TraceDraft[],
    beside?: Beside,
  ): Promise<AppendResult>;
  /** As append() without a lease, and uses up the key in the same transaction. */
  appendOnce(
    runId: string,
    expectedSeq: number,
    drafts: readonly TraceDraft[],
    key: IdempotencyKey,
    call: Call,
  ): Promise<AppendResult | KeyHeld>;
  /** Nodes with seq > after in order, at most `limit`. */
  read(runId: string, after: number, limit: number): Promise<TraceNode[]>;
  /** Everything recorded of a run, as first recorded. Holds drafts: for the run itself and for replays, never for clients. */
  recordings(runId: string): Promise<Recording[]>;
  /**
   * Takes the recordings of ended runs away that began before then, of the oldest first and some at a time; gives of how many runs, 0: none is left.
   * They cannot be replayed any more.
   */
  pruneRecordings(before: Instant): Promise<number>;
  /** What all runs of all processes spent on models on a day (UTC, YYYY-MM-DD), as their logs say; cost in the currency of the price table. */
  spentOn(day: string): Promise<{ tokens: number; cost: number }>;
  run(runId: string, call: Call): Promise<RunRow | null>;
  /** Newest first. */
  runs(
    filter: { conversationId: string | null },
    first: number,
    after: string | null,
    call: Call,
  ): Promise<Listed<RunRow>>;
  conversation(conversationId: string, call: Call): Promise<ConversationRow | null>;
  /** Whom each ended run of the conversation was about, the newest run first, at most `limit` runs: what is left of turns too old to be read whole. */
  subjectsOf(conversationId: string, limit: number, call: Call): Promise<{ runId: string; subjects: Remembered[] }[]>;
  /** The one asked in last comes first. */
  conversations(first: number, after: string | null, call: Call): Promise<Listed<ConversationRow>>;
  /** The run that asked for this input, answered since or not; null where none of the viewer's did. */
  inputRequest(requestId: string, call: Call): Promise<{ runId: string; expiresAtMs: number } | null>;
  /** Suspended runs that waited for their input longer than they meant to, at most `limit`. */
  expired(limit: number): Promise<{ runId: string; lastSeq: number }[]>;
  /** Keeps the viewer's rating of a run instead of an earlier one. */
  rate(
    rating: Omit<RatingRow, 'at'>,
    key: IdempotencyKey | null,
    call: Call,
  ): Promise<KeyHeld | { outcome: 'RATED' } | { outcome: 'NOT_FOUND' }>;
  rating(runId: string, call: Call): Promise<RatingRow | null>;
  /**
   * Puts Redacted, with `summary`, in the place of every node of the conversation's runs, blanks their questions, and takes their recordings, ratings and memories away, in one transaction.
   * A run under way or suspended is cancelled first, by the caller.
   */
  erase(conversationId: string, summary: string, call: Call): Promise<EraseOutcome>;
  /** What is remembered of the viewer's runs; in the same database. */
  readonly memories: MemoryStore;
  renew(lease: Lease): Promise<Lease | null>;
  release(lease: Lease): Promise<void>;
  /** Takes over runs whose lease ran out, at most `limit` and none of `except` (default none); suspended ones hold none and are left alone. */
  takeOver(holder: string, limit: number, except?: readonly string[]): Promise<TakenOver[]>;
  /** Takes this one run over; null where somebody holds it, it is suspended, or it has ended. */
  claim(runId: string, holder: string): Promise<TakenOver | null>;
  /**
   * Wakes whoever follows the run: resolves true when seq > after exists, false when the signal fires. Only a wake-up: readers pull.
   */
  appended(runId: string, after: number, signal: AbortSignal): Promise<boolean>;
  health(): Promise<{ healthy: boolean; detail: string }>;
  close(): Promise<void>;
}

/** A run's log ends here now. */
export interface Growth {
  runId: string;
  lastSeq: number;
}

/** A lease lasts 15 s; at most 5 s after it ran out another process takes the orphan over (api.md, Runs). */
export const LEASE_MS = 15_000;
