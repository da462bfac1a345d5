/**
 * Everything the agent's loop does, typed (design.md, "The trace"). A new kind is one member of {@link TraceEvent}, one entry of
 * {@link TRACE_KINDS} and one object type in schema/; a test fails when one is missing.
 */
import type { Clocks, Instant, Language, Role } from '../core/index.js';
import type { Evidence, Sentence } from './evidence.js';
import type { Candidate, HumanAnswer, HumanInput } from './human-input.js';
import type { PartProgress } from './part-progress.js';
import type { PartOutcome, RunOutcome } from './outcome.js';
import type { Intent, QuestionFrame } from './question-frame.js';

// Append only: a profile is listed once its slots exist.
export const PROFILES = [
  'GUIDED',
  'CRITIC',
  'DAG',
  'MONOLITHIC',
  'VECTOR_ONLY',
  'HIERARCHICAL',
  'INTERLEAVED',
] as const;
export type ProfileName = (typeof PROFILES)[number];
export const REASONERS = ['rules', 'llm'] as const;
export type ReasonerName = (typeof REASONERS)[number];

/** P5 4.2.3: S0 to S4. */
export const CONVERSATION_STATES = [
  'DISAMBIGUATION',
  'DOSSIER',
  'NETWORK_EXPLORED',
  'HISTORY_EXPLORED',
  'DEEP_TEXT_SEARCH',
] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** What a run does where a name means several: LIST ends with the candidates, ASK suspends and asks which one is meant. */
export const ON_AMBIGUITY = ['LIST', 'ASK'] as const;
export type OnAmbiguity = (typeof ON_AMBIGUITY)[number];

export const DECISIONS = ['CONTINUE', 'RETRY_WITH_REFINEMENT', 'CALL_DIFFERENT_TOOL', 'INSUFFICIENT_DATA'] as const;
/** P2 3.1. */
export type Decision = (typeof DECISIONS)[number];

/** One call of a plan; a plan is a DAG (design.md). `arguments` may refer to earlier outputs as `{"$from": "n1", "path": "hits.0.uid"}`. */
export interface PlanNode {
  id: string;
  tool: string;
  /** JSON text of the arguments as planned. */
  arguments: string;
  dependsOn: string[];
  /** In words, where a planner said it and a dispatcher made the call of it (P1 III). */
  action?: string;
}

/** Somebody a conversation was about: what later turns mean by a pronoun, and where the state machine stands with them. */
export interface Remembered {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  name: string;
  /** Whether its network, its history and the notices' texts on it have been shown. */
  network: boolean;
  history: boolean;
}

/** Somebody whom a turn's answer told of beside those it was about: of a firm its people, of a person her firms. */
export interface Listed {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  name: string;
  /** In what office, as the answer told it. */
  roles: Role[];
}

/** Something remembered. No evidence: an offer, whose facts are looked up again. */
export interface RecalledItem {
  /** The uid of a subject, the run of an answer or a case, a word. */
  id: string;
  /** A name, a question, a word. */
  text: string;
  uids: string[];
  /** SUBJECT: whom the conversation was about; ANSWER: what a like question was answered (P3); CASE: how a like question was gone about (P4 3.4); TERM: what the user said a word means. */
  type: 'SUBJECT' | 'ANSWER' | 'CASE' | 'TERM';
  /** The beginning of that answer; the case's plan, outcome and reflection as JSON; the word's meaning. */
  said: string | null;
  askedAt: Instant | null;
  /** Of an ANSWER or a CASE: the day that it was answered for, and the day whose knowledge it had. */
  clocks?: Clocks | null;
  /** Cosine of the two questions, 0 to 1, by an embedding model's vectors or by the words that they share. */
  likeness: number | null;
  by: 'MEANING' | 'WORDS' | null;
}

export type FailureReason =
  'PROCESS_LOST' | 'BUDGET_SPENT' | 'DEADLINE' | 'INPUT_EXPIRED' | 'ENGINE_UNAVAILABLE' | 'REFUSED' | 'INTERNAL';

export type TraceEvent =
  | {
      kind: 'RunStarted';
      question: string;
      language: Language;
      conversationId: string;
      profile: ProfileName;
      reasoner: ReasonerName;
      clocks: Clocks;
      timeZone: string;
      focusUid: string | null;
      onAmbiguity: OnAmbiguity;
      ledgerPosition: number;
      parserVersion: string;
      lexiconVersion: string;
      promptVersion: string | null;
    }
  | { kind: 'MemoryRecalled'; items: RecalledItem[] }
  | {
      kind: 'IntentRouted';
      intent: Intent;
      confidence: number;
      reasoning: string;
      tools: string[];
      /** One a part of the question, in its order; empty for a model. */
      frames: QuestionFrame[];
      /** Parts beyond the most that are read, as written. */
      refused: string[];
    }
  /** The tools offered for planning, of those that the route allows (P4 3.2.2); what was left out is offered once another tool is asked for. */
  | {
      kind: 'ToolsRetrieved';
      by: 'MEANING' | 'WORDS';
      /** A word of the question calls for them, or any plan may begin with them. */
      forced: string[];
      /** The nearest of the others, nearest first. */
      ranked: string[];
      leftOut: string[];
    }
  | { kind: 'PlanMade'; round: number; reasoning: string; nodes: PlanNode[] }
  | {
      kind: 'ToolCalled';
      callId: string;
      planNodeId: string;
      dependsOn: string[];
      attempt: number;
      tool: string;
      arguments: string;
    }
  | {
      kind: 'ToolReturned';
      callId: string;
      tool: string;
      outcome: 'OK' | 'EMPTY' | 'FAILED';
      durationMs: number;
      total: number | null;
      complete: boolean;
      /** The uids that the result names, at most 200. */
      uids: string[];
      evidence: Evidence[];
      error: string | null;
      /** The raw result as JSON text, the one untyped field; cut at 64 kB, then `payloadCut` is true. */
      payload: string;
      payloadCut: boolean;
    }
  | {
      kind: 'CritiqueMade';
      callId: string | null;
      verdict: 'SOUND' | 'REPAIRED' | 'DROPPED' | 'FEEDBACK';
      text: string;
    }
  | {
      kind: 'DecisionMade';
      round: number;
      decision: Decision;
      reasoning: string;
      confidence: number;
      refinedQuery: string | null;
      /** How the question's parts stand; absent where nobody tracks them. */
      parts?: readonly PartProgress[];
    }
  | { kind: 'StateChanged'; from: ConversationState; to: ConversationState; because: string }
  | {
      kind: 'ModelCalled';
      role: string;
      model: string;
      inputTokens: number;
      /** Of those, from the endpoint's prompt cache. */
      cachedInputTokens: number;
      outputTokens: number;
      /** Decimal, in the currency of the configured prices; null: the model has none. */
      cost: string | null;
      /** Requests sent, repeats included; 0 where the reply was replayed. */
      attempts: number;
      durationMs: number;
      /** Null: it gave a reply. */
      error: string | null;
      /** An earlier attempt of the run was given this reply, and paid for it: nobody was asked again. */
      replayed: boolean;
    }
  /** The slot whose model gave no usable reply: the run goes on with `to` from its route on, and the answer is `to`'s. */
  | { kind: 'ReasonerFellBack'; slot: string; from: ReasonerName; to: ReasonerName; because: string }
  | {
      kind: 'HumanInputRequested';
      requestId: string;
      expiresAt: Instant;
      request: HumanInput;
    }
  | { kind: 'HumanInputReceived'; requestId: string; answer: HumanAnswer; by: string }
  | { kind: 'RunSuspended'; requestId: string }
  | { kind: 'RunResumed'; leaseEpoch: number; because: 'INPUT' | 'PROCESS_LOST' }
  | { kind: 'GuardrailTripped'; stage: 'INPUT' | 'TOOL' | 'OUTPUT'; rule: string; text: string; blocked: boolean }
  | { kind: 'AnswerDelta'; attempt: number; index: number; text: string; citations: Evidence[] }
  | { kind: 'SentenceCut'; attempt: number; because: string }
  | { kind: 'AnswerVerified'; attempt: number; kept: number; cut: number; claims: number }
  /** Whom the turn was about, and what was explored of each so far in the conversation. */
  | {
      kind: 'MemoryStored';
      subjects: Remembered[];
      /** Whom the answer listed, in its order, at most 100: `the second one`, `the president`. */ listed?: Listed[];
      /** The run itself is remembered, for later questions of the user. */ remembered?: boolean;
    }
  | {
      kind: 'RunFinished';
      outcome: RunOutcome;
      /** Of each part of the question, in its order. */
      outcomes: PartOutcome[];
      state: ConversationState;
      /** The closing suggestions of P5's state machine, each a question that can be asked. */
      suggestions: string[];
      candidates: Candidate[];
      subjects: string[];
      durationMs: number;
    }
  | { kind: 'RunFailed'; reason: FailureReason; message: string; durationMs: number }
  | { kind: 'RunCancelled'; by: string; durationMs: number }
  /** Stands at the seq of an erased node; `was` is its kind. */
  | { kind: 'Redacted'; was: string };

const KINDS = [
  'RunStarted', 'MemoryRecalled', 'IntentRouted', 'PlanMade', 'ToolCalled', 'ToolReturned', 'CritiqueMade', 'DecisionMade', 'StateChanged',
  'ModelCalled', 'ReasonerFellBack', 'HumanInputRequested', 'HumanInputReceived', 'RunSuspended', 'RunResumed', 'GuardrailTripped',
  'AnswerDelta', 'SentenceCut', 'AnswerVerified', 'MemoryStored', 'RunFinished', 'RunFailed', 'RunCancelled', 'Redacted',
  'ToolsRetrieved',
] as const satisfies readonly TraceEvent['kind'][]; // prettier-ignore
export type TraceKind = TraceEvent['kind'];
type Unlisted = Exclude<TraceKind, (typeof KINDS)[number]>;
export const TRACE_KINDS: [Unlisted] extends [never] ? typeof KINDS : { listLacks: Unlisted } = KINDS;

export const TERMINAL_KINDS: readonly TraceKind[] = ['RunFinished', 'RunFailed', 'RunCancelled'];

/** What the loop hands to append(): everything but seq. */
export interface TraceDraft {
  at: Instant;
  /** One line in the run's language: enough for a client that does not know the kind. */
  summary: string;
  /** Spans nest: a ToolReturned closes the span its ToolCalled opened. */
  spanId: string;
  parentSpanId: string | null;
  event: TraceEvent;
}

export interface TraceNode extends TraceDraft {
  runId: string;
  /** Gapless from 1, assigned by the append. */
  seq: number;
}

/** Only sentences that verify() let through may be shown; drafts never reach a node. */
export type VerifiedSentence = Sentence & { verified: true };
