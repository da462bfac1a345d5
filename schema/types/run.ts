import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AgentRun as CoreRun, Answer as CoreAnswer } from '../../src/trace/index.js';
import { connectionTypes, pageOr } from '../connection.js';
import * as enums from '../enums.js';
import {
  ConversationBusy,
  CursorExpired,
  CursorInvalid,
  DateScalar,
  InputRejected,
  InstantScalar,
  KeyReused,
  NotFound,
  IDEMPOTENCY_KEY,
} from './common.js';
import { Evidence, evidenceFrom } from './evidence.js';
import { HumanInput, humanInput } from './trace/human-input.js';
import { Candidate, TraceNode } from './trace/node.js';

@ObjectType()
export class AnswerSentence {
  @Field(() => Int)
  index: number;
  @Field(() => String)
  text: string;
  @Field(() => [Int], { description: 'Numbers into `evidence`, from 1.' })
  citations: number[];
}

@ObjectType({ description: 'Markdown with citation marks `[1]`, each pointing at evidence.' })
export class Answer {
  constructor(private readonly answer: CoreAnswer) {}
  @Field(() => Int)
  get attempt(): number {
    return this.answer.attempt;
  }
  @Field(() => String)
  get markdown(): string {
    return this.answer.markdown;
  }
  @Field(() => [AnswerSentence])
  get sentences(): AnswerSentence[] {
    return this.answer.sentences;
  }
  @Field(() => [Evidence])
  get evidence(): (typeof Evidence)[] {
    return this.answer.evidence.map(evidenceFrom);
  }
}

@ObjectType({ description: 'Why a run failed.' })
export class RunFailure {
  @Field(() => enums.RunFailureReason)
  reason: keyof typeof enums.RunFailureReason;
  @Field(() => String)
  message: string;
}

@ObjectType({ description: 'What a suspended run asks, to be answered with answerAgentRun.' })
export class PendingInput {
  @Field(() => ID)
  requestId: string;
  @Field(() => InstantScalar, { description: 'From then on the run fails with INPUT_EXPIRED.' })
  expiresAt: string;
  @Field(() => HumanInput)
  request: typeof HumanInput;
}

@ObjectType({
  description: 'A pure fold of the log up to `atSeq`: subscribe after it and you have what a replay from 0 gives.',
})
export class AgentRun {
  constructor(private readonly run: CoreRun) {}
  @Field(() => ID)
  get runId(): string {
    return this.run.runId;
  }
  @Field(() => ID)
  get conversationId(): string {
    return this.run.conversationId;
  }
  @Field(() => Boolean, {
    description:
      'Its conversation was erased: question, conversation, language, profile and dates are not known any more, and what stands for them is none of it.',
  })
  get erased(): boolean {
    return this.run.erased;
  }
  @Field(() => String)
  get question(): string {
    return this.run.question;
  }
  @Field(() => enums.Language)
  get language(): keyof typeof enums.Language {
    return this.run.language;
  }
  @Field(() => enums.Profile)
  get profile(): keyof typeof enums.Profile {
    return this.run.profile;
  }
  @Field(() => String, { description: 'Whose answer it is: rules, or llm.' })
  get reasoner(): string {
    return this.run.reasoner;
  }
  @Field(() => DateScalar)
  get asOf(): string {
    return this.run.clocks.asOf;
  }
  @Field(() => DateScalar)
  get knownOn(): string {
    return this.run.clocks.knownOn;
  }
  @Field(() => enums.RunStatus)
  get status(): keyof typeof enums.RunStatus {
    return this.run.status;
  }
  @Field(() => enums.ConversationState)
  get state(): keyof typeof enums.ConversationState {
    return this.run.state;
  }
  @Field(() => enums.RunOutcome, { nullable: true })
  get outcome(): string | null {
    return this.run.outcome;
  }
  @Field(() => Answer, { nullable: true, description: 'Only verified sentences; null before the first.' })
  get answer(): Answer | null {
    return this.run.answer === null ? null : new Answer(this.run.answer);
  }
  @Field(() => PendingInput, { nullable: true, description: 'Only while the run is suspended.' })
  get pendingInput(): PendingInput | null {
    const pending = this.run.pendingInput;
    return pending === null ? null : { ...pending, request: humanInput(pending.request) };
  }
  @Field(() => [Candidate])
  get candidates(): Candidate[] {
    return this.run.candidates;
  }
  @Field(() => [String])
  get suggestions(): string[] {
    return this.run.suggestions;
  }
  @Field(() => [ID], { description: 'Uids that the run was about.' })
  get subjects(): string[] {
    return this.run.subjects;
  }
  @Field(() => RunFailure, { nullable: true })
  get failure(): RunFailure | null {
    return this.run.failure;
  }
  @Field(() => InstantScalar)
  get startedAt(): string {
    return this.run.startedAt;
  }
  @Field(() => InstantScalar, { nullable: true })
  get finishedAt(): string | null {
    return this.run.finishedAt;
  }
  @Field(() => Int)
  get atSeq(): number {
    return this.run.atSeq;
  }
}

export const AgentRunConnection = connectionTypes<AgentRun>('AgentRun', () => AgentRun).Connection;

@ObjectType({ description: 'Nodes in order, without a gap.' })
export class TraceBatch {
  @Field(() => [TraceNode])
  nodes: TraceNode[];
  @Field(() => Int)
  lastSeq: number;
}

@ObjectType({ description: 'The run as folded up to `atSeq`, where the beginning of its log is gone by retention.' })
export class RunSnapshot {
  @Field(() => AgentRun)
  run: AgentRun;
  @Field(() => Int)
  atSeq: number;
}

export const AgentRunResult = createUnionType({ name: 'AgentRunResult', types: () => [AgentRun, NotFound] as const });
export const AgentRunsResult = createUnionType({
  name: 'AgentRunsResult',
  types: () => [AgentRunConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(AgentRunConnection),
});
export const AgentRunEvent = createUnionType({
  name: 'AgentRunEvent',
  types: () => [TraceBatch, RunSnapshot, NotFound, CursorExpired] as const,
});
export const StartAgentRunResult = createUnionType({
  name: 'StartAgentRunResult',
  types: () => [AgentRun, KeyReused, ConversationBusy, NotFound, InputRejected] as const,
});

@InputType()
export class StartAgentRunInput {
  @Field(() => String, { description: '1 to 10,000 characters, in German, French, Italian or English.' })
  question: string;
  @Field(() => ID, { nullable: true, description: 'Goes on with a conversation; a new one where not given.' })
  conversationId?: string;
  @Field(() => enums.Profile, { nullable: true, description: 'Default GUIDED.' })
  profile?: keyof typeof enums.Profile;
  @Field(() => DateScalar, { nullable: true, description: 'Default: what the question says, else today.' })
  asOf?: string;
  @Field(() => DateScalar, { nullable: true })
  knownOn?: string;
  @Field(() => ID, { nullable: true, description: 'Opens this entity directly.' })
  focusUid?: string;
  @Field(() => enums.OnAmbiguity, { nullable: true, description: 'Default LIST.' })
  onAmbiguity?: keyof typeof enums.OnAmbiguity;
  @Field(() => enums.Language, { nullable: true, description: 'Default: the language of the question.' })
  language?: keyof typeof enums.Language;
  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string;
}
