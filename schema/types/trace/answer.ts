import { Field, ID, Int, ObjectType } from 'type-graphql';
import * as enums from '../../enums.js';
import { Evidence, type Absence, type Aggregate, type Fact } from '../evidence.js';
import { TraceNode, Candidate } from './node.js';

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
