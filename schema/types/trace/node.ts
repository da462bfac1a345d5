import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import * as enums from '../../enums.js';
import { InstantScalar } from '../common.js';

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
