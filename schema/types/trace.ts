/** One object type per kind of trace node (src/trace/nodes.ts); test/architecture checks that none is missing. */
import { createUnionType, Field, Float, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import type {
  HumanAnswer,
  HumanInput as CoreInput,
  TraceEvent,
  TraceKind,
  TraceNode as CoreNode,
} from '../../src/trace/index.js';
import * as enums from '../enums.js';
import { DateScalar, InstantScalar } from './common.js';
import { Evidence, evidenceFrom, type Absence, type Aggregate, type Fact } from './evidence.js';
import { QuestionFrame } from './question-frame.js';

@InterfaceType({
  description: 'A step of a run. A client that does not know a kind shows `summary`.',
  resolveType: (value: TraceNode) => value.kind,
})
export abstract class TraceNode {
  @Field(() => ID)
  runId: string;
  @Field(() => Int, { description: 'Gapless from 1.' })
  seq: number;
  @Field(() => InstantScalar)
  at: string;
  @Field(() => String)
  kind: string;
  @Field(() => String, { description: "One line in the run's language." })
  summary: string;
  @Field(() => ID)
  spanId: string;
  @Field(() => ID, { nullable: true })
  parentSpanId: string | null;
}

@ObjectType()
export class RecalledMemory {
  @Field(() => ID)
  id: string;
  @Field(() => String)
  text: string;
  @Field(() => [ID])
  uids: string[];
}

@ObjectType({ description: 'One call of a plan; a plan is a directed acyclic graph.' })
export class PlanNode {
  @Field(() => ID)
  id: string;
  @Field(() => String)
  tool: string;
  @Field(() => String, { description: 'JSON text; `{"$from": "n1", "path": "..."}` refers to an earlier output.' })
  arguments: string;
  @Field(() => [ID])
  dependsOn: string[];
}

@ObjectType({ description: 'Somebody who may be meant, and what tells them from the others.' })
export class Candidate {
  @Field(() => ID)
  uid: string;
  @Field(() => enums.EntityKind)
  kind: keyof typeof enums.EntityKind;
  @Field(() => String)
  name: string;
  @Field(() => String)
  detail: string;
}

@ObjectType({ implements: TraceNode })
export class RunStarted extends TraceNode {
  @Field(() => String)
  question: string;
  @Field(() => enums.Language)
  language: keyof typeof enums.Language;
  @Field(() => ID)
  conversationId: string;
  @Field(() => enums.Profile)
  profile: keyof typeof enums.Profile;
  @Field(() => String)
  reasoner: string;
  @Field(() => DateScalar)
  asOf: string;
  @Field(() => DateScalar)
  knownOn: string;
  @Field(() => String)
  timeZone: string;
  @Field(() => ID, { nullable: true })
  focusUid: string | null;
  @Field(() => enums.OnAmbiguity)
  onAmbiguity: keyof typeof enums.OnAmbiguity;
  @Field(() => Int)
  ledgerPosition: number;
  @Field(() => String)
  parserVersion: string;
  @Field(() => String)
  lexiconVersion: string;
  @Field(() => String, { nullable: true })
  promptVersion: string | null;
}

@ObjectType({ implements: TraceNode })
export class MemoryRecalled extends TraceNode {
  @Field(() => [RecalledMemory])
  items: RecalledMemory[];
}

@ObjectType({ implements: TraceNode })
export class IntentRouted extends TraceNode {
  @Field(() => enums.Intent)
  intent: keyof typeof enums.Intent;
  @Field(() => Float)
  confidence: number;
  @Field(() => String)
  reasoning: string;
  @Field(() => [String], { description: 'The tools this intent allows.' })
  tools: string[];
  @Field(() => [QuestionFrame], { description: 'How the rules read the question, part by part; empty for a model.' })
  frames: QuestionFrame[];
  @Field(() => [String], { description: 'Parts beyond the most that are read, as written.' })
  refused: string[];
}

@ObjectType({ implements: TraceNode })
export class PlanMade extends TraceNode {
  @Field(() => Int)
  round: number;
  @Field(() => String)
  reasoning: string;
  @Field(() => [PlanNode])
  nodes: PlanNode[];
}

@ObjectType({ implements: TraceNode })
export class ToolCalled extends TraceNode {
  @Field(() => ID)
  callId: string;
  @Field(() => ID)
  planNodeId: string;
  @Field(() => [ID])
  dependsOn: string[];
  @Field(() => Int)
  attempt: number;
  @Field(() => String)
  tool: string;
  @Field(() => String, { description: 'JSON text.' })
  arguments: string;
}

@ObjectType({ implements: TraceNode })
export class ToolReturned extends TraceNode {
  @Field(() => ID)
  callId: string;
  @Field(() => String)
  tool: string;
  @Field(() => enums.ToolOutcome, { name: 'toolOutcome' })
  outcome: keyof typeof enums.ToolOutcome;
  @Field(() => Int)
  durationMs: number;
  @Field(() => Int, { nullable: true })
  total: number | null;
  @Field(() => Boolean)
  complete: boolean;
  @Field(() => [ID], { description: 'Uids that the result names, at most 200.' })
  uids: string[];
  @Field(() => [Evidence])
  evidence: (Fact | Aggregate | Absence)[];
  @Field(() => String, { nullable: true })
  error: string | null;
  @Field(() => String, { description: 'The raw result as JSON text, the one untyped field.' })
  payload: string;
  @Field(() => Boolean)
  payloadCut: boolean;
}

@ObjectType({ implements: TraceNode })
export class CritiqueMade extends TraceNode {
  @Field(() => ID, { name: 'criticisedCallId', nullable: true })
  callId: string | null;
  @Field(() => enums.Verdict)
  verdict: keyof typeof enums.Verdict;
  @Field(() => String)
  text: string;
}

@ObjectType({ implements: TraceNode })
export class DecisionMade extends TraceNode {
  @Field(() => Int)
  round: number;
  @Field(() => enums.Decision)
  decision: keyof typeof enums.Decision;
  @Field(() => String)
  reasoning: string;
  @Field(() => Float)
  confidence: number;
  @Field(() => String, { nullable: true })
  refinedQuery: string | null;
}

@ObjectType({ implements: TraceNode })
export class StateChanged extends TraceNode {
  @Field(() => enums.ConversationState)
  from: keyof typeof enums.ConversationState;
  @Field(() => enums.ConversationState)
  to: keyof typeof enums.ConversationState;
  @Field(() => String)
  because: string;
}

@ObjectType({ implements: TraceNode })
export class ModelCalled extends TraceNode {
  @Field(() => String)
  role: string;
  @Field(() => String)
  model: string;
  @Field(() => Int)
  inputTokens: number;
  @Field(() => Int)
  outputTokens: number;
  @Field(() => String, { nullable: true })
  cost: string | null;
  @Field(() => Int)
  durationMs: number;
}

@ObjectType({ implements: TraceNode })
export class ReasonerFellBack extends TraceNode {
  @Field(() => String)
  slot: string;
  @Field(() => String, { name: 'fromReasoner' })
  from: string;
  @Field(() => String, { name: 'toReasoner' })
  to: string;
  @Field(() => String)
  because: string;
}

@ObjectType({ description: 'Choose one of these.' })
export class ChooseEntity {
  @Field(() => String)
  prompt: string;
  @Field(() => [Candidate])
  candidates: Candidate[];
}
@ObjectType({ description: 'Yes or no.' })
export class Confirm {
  @Field(() => String)
  prompt: string;
}
@ObjectType({ description: 'Say what a term means.' })
export class Clarify {
  @Field(() => String)
  prompt: string;
  @Field(() => String)
  term: string;
}
export const HumanInput = createUnionType({
  name: 'HumanInput',
  types: () => [ChooseEntity, Confirm, Clarify] as const,
});

@ObjectType({ implements: TraceNode })
export class HumanInputRequested extends TraceNode {
  @Field(() => ID)
  requestId: string;
  @Field(() => InstantScalar)
  expiresAt: string;
  @Field(() => HumanInput)
  request: ChooseEntity | Confirm | Clarify;
}

@ObjectType({ implements: TraceNode })
export class HumanInputReceived extends TraceNode {
  @Field(() => ID)
  requestId: string;
  @Field(() => String)
  answer: string;
}

@ObjectType({ implements: TraceNode })
export class RunSuspended extends TraceNode {
  @Field(() => ID)
  requestId: string;
}

@ObjectType({ implements: TraceNode })
export class RunResumed extends TraceNode {
  @Field(() => Int)
  leaseEpoch: number;
  @Field(() => String, { description: 'INPUT or PROCESS_LOST.' })
  because: string;
}

@ObjectType({ implements: TraceNode })
export class GuardrailTripped extends TraceNode {
  @Field(() => enums.GuardStage)
  stage: keyof typeof enums.GuardStage;
  @Field(() => String)
  rule: string;
  @Field(() => String)
  text: string;
  @Field(() => Boolean)
  blocked: boolean;
}

@ObjectType({ implements: TraceNode, description: 'One verified sentence of the answer.' })
export class AnswerDelta extends TraceNode {
  @Field(() => Int, { description: 'A resumed synthesis starts a new attempt: only the highest counts.' })
  attempt: number;
  @Field(() => Int)
  index: number;
  @Field(() => String, { description: 'Markdown.' })
  text: string;
  @Field(() => [Evidence])
  citations: (Fact | Aggregate | Absence)[];
}

@ObjectType({ implements: TraceNode })
export class SentenceCut extends TraceNode {
  @Field(() => Int)
  attempt: number;
  @Field(() => String)
  because: string;
}

@ObjectType({ implements: TraceNode })
export class AnswerVerified extends TraceNode {
  @Field(() => Int)
  attempt: number;
  @Field(() => Int)
  kept: number;
  @Field(() => Int)
  cut: number;
  @Field(() => Int)
  claims: number;
}

@ObjectType({ implements: TraceNode })
export class MemoryStored extends TraceNode {
  @Field(() => Int, { name: 'stored' })
  items: number;
}

@ObjectType({ implements: TraceNode, description: 'Terminal.' })
export class RunFinished extends TraceNode {
  @Field(() => enums.RunOutcome)
  outcome: keyof typeof enums.RunOutcome;
  @Field(() => [enums.RunOutcome], { description: 'Of each part of the question, in its order.' })
  outcomes: (keyof typeof enums.RunOutcome)[];
  @Field(() => enums.ConversationState)
  state: keyof typeof enums.ConversationState;
  @Field(() => [String])
  suggestions: string[];
  @Field(() => [Candidate])
  candidates: Candidate[];
  @Field(() => [ID])
  subjects: string[];
  @Field(() => Int)
  durationMs: number;
}

@ObjectType({ implements: TraceNode, description: 'Terminal.' })
export class RunFailed extends TraceNode {
  @Field(() => enums.RunFailureReason)
  reason: keyof typeof enums.RunFailureReason;
  @Field(() => String)
  message: string;
  @Field(() => Int)
  durationMs: number;
}

@ObjectType({ implements: TraceNode, description: 'Terminal.' })
export class RunCancelled extends TraceNode {
  @Field(() => String)
  by: string;
  @Field(() => Int)
  durationMs: number;
}

@ObjectType({ implements: TraceNode, description: 'What stood here was erased.' })
export class Redacted extends TraceNode {
  @Field(() => String)
  was: string;
}

export const TRACE_TYPES = {
  RunStarted, MemoryRecalled, IntentRouted, PlanMade, ToolCalled, ToolReturned, CritiqueMade, DecisionMade, StateChanged, ModelCalled,
  ReasonerFellBack, HumanInputRequested, HumanInputReceived, RunSuspended, RunResumed, GuardrailTripped, AnswerDelta, SentenceCut,
  AnswerVerified, MemoryStored, RunFinished, RunFailed, RunCancelled, Redacted,
} satisfies Record<TraceKind, unknown>; // prettier-ignore

/** A node as GraphQL shows it: the envelope and the event's own fields side by side. */
export function traceNodeFrom(node: CoreNode): TraceNode {
  const { event, ...envelope } = node;
  return { ...event, ...typedFields(event), ...envelope };
}

function typedFields(event: TraceEvent): Record<string, unknown> {
  switch (event.kind) {
    case 'RunStarted':
      return { ...event.clocks };
    case 'HumanInputRequested':
      return { request: humanInput(event.request) };
    case 'HumanInputReceived':
      return { answer: answerText(event.answer) };
    case 'ToolReturned':
      return { evidence: event.evidence.map(evidenceFrom) };
    case 'AnswerDelta':
      return { citations: event.citations.map(evidenceFrom) };
    default:
      return {};
  }
}

function answerText(answer: HumanAnswer): string {
  switch (answer.type) {
    case 'ChooseEntity':
      return answer.uid;
    case 'Confirm':
      return String(answer.confirmed);
    case 'Clarify':
      return answer.text;
  }
}

function humanInput(request: CoreInput): typeof HumanInput {
  switch (request.type) {
    case 'ChooseEntity':
      return Object.assign(new ChooseEntity(), { prompt: request.prompt, candidates: request.candidates });
    case 'Confirm':
      return Object.assign(new Confirm(), { prompt: request.prompt });
    case 'Clarify':
      return Object.assign(new Clarify(), { prompt: request.prompt, term: request.term });
  }
}
