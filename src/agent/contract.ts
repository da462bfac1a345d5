import type { Call, Clocks, Instant } from '../core/index.js';
import type {
  ConversationRow,
  EraseOutcome,
  Forgotten,
  Listed,
  Rating,
  RatingRow,
  RunRequest,
} from '../store/contract.js';
import type { AgentRun, HumanAnswer, TraceNode } from '../trace/index.js';

export { RATINGS, type ConversationRow, type Listed } from '../store/contract.js';

export type StartOutcome =
  | { outcome: 'STARTED'; run: AgentRun }
  | { outcome: 'KEY_REUSED'; runId: string }
  /** The conversation's run goes on or waits for an answer: cancel it, answer it, or wait. */
  | { outcome: 'CONVERSATION_BUSY'; runId: string }
  | { outcome: 'NOT_FOUND'; what: 'conversation' };

export type AnswerOutcome =
  /** The run as it goes on; the same for an answer given again under its key. */
  | { outcome: 'ANSWERED'; run: AgentRun }
  | { outcome: 'KEY_REUSED'; runId: string }
  | { outcome: 'NOT_FOUND'; what: 'request' }
  /** Somebody else was first: it is answered or the run is cancelled. The run as it is. */
  | { outcome: 'NOT_WAITING'; run: AgentRun }
  /** The run waited until `expiresAt` and has failed with INPUT_EXPIRED. */
  | { outcome: 'EXPIRED'; run: AgentRun };

export type RateOutcome =
  | { outcome: 'RATED'; run: AgentRun; rating: RatingRow }
  | { outcome: 'KEY_REUSED'; runId: string }
  | { outcome: 'NOT_FOUND'; what: 'run' }
  /** There is no answer yet. */
  | { outcome: 'NOT_ENDED'; run: AgentRun };

/** A run of the viewer's as it is remembered. */
export interface RememberedRun {
  memoryId: string;
  runId: string;
  conversationId: string;
  at: Instant;
  question: string;
  /** The day that it was answered for, and the day whose knowledge it had; null of a word. */
  clocks: Clocks | null;
  /** The beginning of what it was answered. */
  said: string | null;
}

/** What a follower of a run gets (api.md, Runs): batches in order; a snapshot where retention took the beginning. */
export type FollowItem =
  | { type: 'BATCH'; nodes: TraceNode[]; lastSeq: number }
  | { type: 'SNAPSHOT'; run: AgentRun; atSeq: number }
  | { type: 'NOT_FOUND' }
  | { type: 'CURSOR_EXPIRED'; lastSeq: number };

/** What is told of runs: made of their store alone, so that whoever can read that can tell it. */
export interface AgentReads {
  run(runId: string, call: Call): Promise<AgentRun | null>;
  runs(
    filter: { conversationId: string | null },
    first: number,
    after: string | null,
    call: Call,
  ): Promise<Listed<AgentRun>>;
  /** Null where the viewer has none of this id; its runs are runs({ conversationId }). */
  conversation(conversationId: string, call: Call): Promise<ConversationRow | null>;
  /** The one asked in last comes first. */
  conversations(first: number, after: string | null, call: Call): Promise<Listed<ConversationRow>>;
  /** What of the viewer's runs is remembered, newest first. */
  memories(first: number, after: string | null, call: Call): Promise<Listed<RememberedRun>>;
  /** The viewer's rating of a run; null: none. */
  rating(runId: string, call: Call): Promise<RatingRow | null>;
  /** Replays from the log after `after` (exclusive), then follows; ends after the terminal node. Disconnecting cancels nothing. */
  follow(runId: string, after: number, call: Call): AsyncIterableIterator<FollowItem>;
}

/** The agent as schema and cli see it. */
export interface AgentService extends AgentReads {
  /** Resolves once RunStarted is durable; the run goes on by itself. BAD_INPUT for an empty question or one over 10,000 characters. */
  start(request: RunRequest, idempotencyKey: string | null, call: Call): Promise<StartOutcome>;
  /**
   * Answers what a suspended run asked (HumanInputRequested.requestId); resolves once the answer is durable, and the run goes on by itself.
   * BAD_INPUT for an answer of another type, or a uid that is not among the candidates.
   */
  answer(requestId: string, answer: HumanAnswer, idempotencyKey: string | null, call: Call): Promise<AnswerOutcome>;
  /** Keeps the viewer's word on a run that has ended; a later one replaces it. BAD_INPUT for a comment over 2,000 characters. */
  rate(
    runId: string,
    rating: Rating,
    comment: string | null,
    idempotencyKey: string | null,
    call: Call,
  ): Promise<RateOutcome>;
  /** Appends RunCancelled unless the run has ended; gives the run as it then is, null where there is none. */
  cancel(runId: string, call: Call): Promise<AgentRun | null>;
  /** Gives how many of the viewer's memories went; their runs stay. */
  forget(which: Forgotten, call: Call): Promise<number>;
  /** Leaves of the conversation's runs that there was something, and nothing of what it was; one with a run under way or suspended is left alone. */
  erase(conversationId: string, call: Call): Promise<EraseOutcome>;
  /** Stops taking runs, gives running ones `graceMs` to end, hands the rest back to their leases. */
  drain(graceMs: number): Promise<void>;
}
