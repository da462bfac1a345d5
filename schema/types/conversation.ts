import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ConversationRow } from '../../src/agent/contract.js';
import { connectionTypes, pageOr } from '../connection.js';
import * as enums from '../enums.js';
import {
  CursorInvalid,
  Failure,
  IDEMPOTENCY_KEY,
  InputRejected,
  InstantScalar,
  KeyReused,
  Node,
  NotFound,
} from './common.js';
import { AgentRun } from './run.js';

@ObjectType({
  implements: Node,
  description: 'Questions that follow each other: the subject is carried from turn to turn.',
})
export class Conversation implements Node {
  constructor(readonly row: ConversationRow) {}
  @Field(() => ID)
  get id(): string {
    return this.row.conversationId;
  }
  @Field(() => InstantScalar)
  get createdAt(): string {
    return this.row.createdAt;
  }
  @Field(() => InstantScalar)
  get lastRunAt(): string {
    return this.row.lastRunAt;
  }
  @Field(() => String, { description: 'The question that began it.' })
  get firstQuestion(): string {
    return this.row.firstQuestion;
  }
  @Field(() => Int)
  get runCount(): number {
    return this.row.runs;
  }
  @Field(() => ID, { nullable: true, description: 'Its run under way or suspended: another is refused as long.' })
  get liveRunId(): string | null {
    return this.row.liveRunId;
  }
}
export const ConversationConnection = connectionTypes<Conversation>('Conversation', () => Conversation).Connection;
export const ConversationResult = createUnionType({
  name: 'ConversationResult',
  types: () => [Conversation, NotFound] as const,
});
export const ConversationsResult = createUnionType({
  name: 'ConversationsResult',
  types: () => [ConversationConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(ConversationConnection),
});

@InputType({ description: 'Of `uid`, `confirmed` and `text` the one that was asked for.' })
export class AnswerAgentRunInput {
  @Field(() => ID, { description: 'Of the HumanInputRequested.' })
  requestId: string;
  @Field(() => ID, { nullable: true, description: 'Answers ChooseEntity: a candidate.' })
  uid?: string;
  @Field(() => Boolean, { nullable: true, description: 'Answers Confirm.' })
  confirmed?: boolean;
  @Field(() => String, { nullable: true, description: 'Answers Clarify.' })
  text?: string;
  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string;
}

@ObjectType({ implements: Failure, description: 'Nothing is waited for any more: it was answered, or the run ended.' })
export class NotWaiting extends Failure {
  constructor(run: AgentRun) {
    super('NOT_WAITING', 'the run no longer waits for this answer');
    this.run = run;
  }
  @Field(() => AgentRun)
  run: AgentRun;
}

@ObjectType({ implements: Failure, description: 'The run waited for an answer until it expired.' })
export class InputExpired extends Failure {
  constructor(run: AgentRun) {
    super('INPUT_EXPIRED', 'the run waited for this answer until it expired, and has failed');
    this.run = run;
  }
  @Field(() => AgentRun)
  run: AgentRun;
}
export const AnswerAgentRunResult = createUnionType({
  name: 'AnswerAgentRunResult',
  types: () => [AgentRun, NotFound, KeyReused, NotWaiting, InputExpired, InputRejected] as const,
});

@InputType()
export class RateAnswerInput {
  @Field(() => ID)
  runId: string;
  @Field(() => enums.Rating)
  rating: keyof typeof enums.Rating;
  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  comment?: string;
  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string;
}

@ObjectType({ description: "A user's word on an answer; the last one stands." })
export class AnswerRating {
  @Field(() => AgentRun)
  run: AgentRun;
  @Field(() => enums.Rating)
  rating: keyof typeof enums.Rating;
  @Field(() => String, { nullable: true })
  comment: string | null;
  @Field(() => InstantScalar)
  at: string;
}

@ObjectType({ implements: Failure, description: 'There is no answer to rate yet.' })
export class RunNotEnded extends Failure {
  constructor(run: AgentRun) {
    super('RUN_NOT_ENDED', 'the run has not ended yet', true);
    this.run = run;
  }
  @Field(() => AgentRun)
  run: AgentRun;
}
export const RateAnswerResult = createUnionType({
  name: 'RateAnswerResult',
  types: () => [AnswerRating, NotFound, KeyReused, RunNotEnded, InputRejected] as const,
});
