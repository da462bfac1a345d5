import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { HumanAnswer, HumanInput as CoreInput } from '../../../src/trace/index.js';
import { InstantScalar } from '../common.js';
import { CostlyKind } from '../../enums.js';
import { TraceNode, Candidate } from './node.js';

@ObjectType({ description: 'Choose one of these.' })
export class ChooseEntity {
  @Field(() => String)
  prompt: string;
  @Field(() => [Candidate])
  candidates: Candidate[];
}

@ObjectType({ description: 'A step that is taken only once somebody agreed to it, and what it would cost.' })
export class CostlyStep {
  @Field(() => CostlyKind)
  kind: keyof typeof CostlyKind;
  @Field(() => String, { nullable: true, description: 'The tool to be called; null of SPENDING.' })
  tool: string | null;
  @Field(() => String, { nullable: true, description: 'Its arguments as planned, JSON text.' })
  arguments: string | null;
  @Field(() => Int, { nullable: true, description: 'Of WIDE_NETWORK; null where an earlier result is to tell.' })
  hops: number | null;
  @Field(() => Int, { nullable: true, description: 'Of SPENDING: what a further round is expected to take.' })
  tokens: number | null;
  @Field(() => Int, { nullable: true, description: 'Of SPENDING: what models took for the run so far.' })
  spentTokens: number | null;
  @Field(() => String, { nullable: true, description: 'A decimal, in the currency of the configured prices.' })
  cost: string | null;
  @Field(() => String, { nullable: true })
  spentCost: string | null;
}

@ObjectType({ description: 'Yes: the step is taken, once. No: the run goes on without it.' })
export class Confirm {
  @Field(() => String)
  prompt: string;
  @Field(() => CostlyStep, { nullable: true })
  step: CostlyStep | null;
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

export function answerText(answer: HumanAnswer): string {
  switch (answer.type) {
    case 'ChooseEntity':
      return answer.uid;
    case 'Confirm':
      return String(answer.confirmed);
    case 'Clarify':
      return answer.text;
  }
}

export function humanInput(request: CoreInput): typeof HumanInput {
  switch (request.type) {
    case 'ChooseEntity':
      return Object.assign(new ChooseEntity(), { prompt: request.prompt, candidates: request.candidates });
    case 'Confirm':
      return Object.assign(new Confirm(), { prompt: request.prompt, step: request.step ?? null });
    case 'Clarify':
      return Object.assign(new Clarify(), { prompt: request.prompt, term: request.term });
  }
}
