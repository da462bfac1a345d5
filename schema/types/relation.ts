import { Ctx, Field, ID, ObjectType } from 'type-graphql';
import type { RelationFact } from '../../engines/graph/contract.js';
import { endKnownOn, type Clocks } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { Holds, RelationKind } from '../enums.js';
import { Bound } from './common.js';
import { Fact, knownProofs } from './evidence.js';

@ObjectType({ description: 'Head office and branch, merger, transfer: between two firms, over time.' })
export class Relation {
  constructor(
    readonly fact: RelationFact,
    readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get uid(): string {
    return this.fact.uid;
  }
  @Field(() => RelationKind)
  get kind(): keyof typeof RelationKind {
    return this.fact.kind;
  }
  @Field(() => Bound)
  get from(): Bound {
    return new Bound(this.fact.from);
  }
  @Field(() => Bound)
  get to(): Bound {
    return new Bound(endKnownOn(this.fact, this.clocks.knownOn));
  }
  @Field(() => Holds)
  get holds(): keyof typeof Holds {
    return this.fact.holds;
  }
  @Field(() => [Fact])
  proofs(@Ctx() context: OperationContext): Promise<Fact[]> {
    return knownProofs(context, this.fact.proofs, this.clocks);
  }
}
