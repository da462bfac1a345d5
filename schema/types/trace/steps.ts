import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import * as enums from '../../enums.js';
import { DateScalar, InstantScalar } from '../common.js';
import { QuestionFrame } from '../question-frame.js';
import { TraceNode } from './node.js';

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

@ObjectType({ description: 'Something remembered: no evidence, its facts are looked up again.' })
export class RecalledMemory {
  @Field(() => ID, { description: 'The uid of a subject, the run of an answer or a case, a word.' })
  id: string;
  @Field(() => String, { description: 'A name, a question, a word.' })
  text: string;
  @Field(() => [ID])
  uids: string[];
  @Field(() => String, { description: 'SUBJECT, ANSWER, CASE or TERM.' })
  type: string;
  @Field(() => String, {
    nullable: true,
    description: 'The answer given then; a plan with its outcome as JSON; a meaning.',
  })
  said: string | null;
  @Field(() => InstantScalar, { nullable: true })
  askedAt: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Of an answer or a case: the day that it was for.' })
  asOf: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'And the day whose knowledge it had.' })
  knownOn: string | null;
  @Field(() => Float, { nullable: true, description: 'How like the two questions are, 0 to 1.' })
  likeness: number | null;
  @Field(() => String, { nullable: true, description: 'By MEANING or by WORDS.' })
  by: string | null;
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

@ObjectType({
  implements: TraceNode,
  description: 'Which of the allowed tools are offered for planning; the others are once another tool is asked for.',
})
export class ToolsRetrieved extends TraceNode {
  @Field(() => String, { description: 'MEANING: by an embedding model; WORDS: by words alone.' })
  by: string;
  @Field(() => [String], { description: 'Called for by a word of the question, or such as any plan may begin with.' })
  forced: string[];
  @Field(() => [String], { description: 'The nearest of the others, nearest first.' })
  ranked: string[];
  @Field(() => [String])
  leftOut: string[];
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
  @Field(() => String, {
    nullable: true,
    description: 'In words, where a planner said it and a dispatcher made the call.',
  })
  action?: string | null;
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

@ObjectType({ description: 'How far one part of the question has come.' })
export class PartProgress {
  @Field(() => Int, { description: 'From 1, in the order of the question.' })
  part: number;
  @Field(() => String, { description: "In the question's words." })
  text: string;
  @Field(() => enums.PartStatus)
  status: keyof typeof enums.PartStatus;
  @Field(() => String, { nullable: true, description: 'What is tried for it next.' })
  refinedQuery: string | null;
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
  @Field(() => [PartProgress], { description: 'Empty where nobody tracks them.' })
  parts: PartProgress[];
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
export class CritiqueMade extends TraceNode {
  @Field(() => ID, { name: 'criticisedCallId', nullable: true })
  callId: string | null;
  @Field(() => enums.Verdict)
  verdict: keyof typeof enums.Verdict;
  @Field(() => String)
  text: string;
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

@ObjectType({ implements: TraceNode })
export class MemoryStored extends TraceNode {
  @Field(() => Int, { name: 'stored' })
  items: number;
  @Field(() => Boolean, { description: 'The run itself is remembered for later questions, until it is forgotten.' })
  remembered: boolean;
}
