import { Field, ID, Int, ObjectType } from 'type-graphql';
import * as enums from '../../enums.js';
import { Evidence, type Absence, type Aggregate, type Fact } from '../evidence.js';
import { TraceNode } from './node.js';

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
export class ModelCalled extends TraceNode {
  @Field(() => String)
  role: string;
  @Field(() => String)
  model: string;
  @Field(() => Int)
  inputTokens: number;
  @Field(() => Int, { description: "Of those, from the endpoint's prompt cache." })
  cachedInputTokens: number;
  @Field(() => Int)
  outputTokens: number;
  @Field(() => String, { nullable: true, description: 'Decimal; null where the model has no price.' })
  cost: string | null;
  @Field(() => Int, { description: 'Requests sent, repeats included; 0 where the reply was replayed.' })
  attempts: number;
  @Field(() => Int)
  durationMs: number;
  @Field(() => String, { nullable: true, description: 'Null: it gave a reply.' })
  error: string | null;
  @Field(() => Boolean, {
    description: 'An earlier attempt of the run was given this reply and paid for it: nobody was asked again.',
  })
  replayed: boolean;
}

@ObjectType({
  implements: TraceNode,
  description: 'A model gave no usable reply in that slot: the run goes on with the other reasoner, from its route on.',
})
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
