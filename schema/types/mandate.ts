import { Ctx, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { MandateFact } from '../../engines/graph/contract.js';
import { endKnownOn, roleTextAt, type Clocks } from '../../src/core/index.js';
import { connectionTypes } from '../connection.js';
import type { OperationContext } from '../context.js';
import { EndedBy, Holds, Role, SignatureKind } from '../enums.js';
import { Bound, DateScalar, Money } from './common.js';
import { Fact, knownProofs } from './evidence.js';

@ObjectType({ description: 'A value inside a mandate, from a date on: the last one is the current.' })
export class MandateDetail {
  @Field(() => Bound)
  from: Bound;
  @Field(() => DateScalar)
  published: string;
  @Field(() => String)
  name: string;
  @Field(() => String, { nullable: true })
  residence: string | null;
  @Field(() => String, { nullable: true, description: 'The whole role text as printed.' })
  roleText: string | null;
  @Field(() => String, { nullable: true, description: 'Shares as printed.' })
  shares: string | null;
  @Field(() => Int, { nullable: true })
  shareCount: number | null;
  @Field(() => Money, { nullable: true })
  shareTotal: Money | null;
}

@ObjectType({ description: 'A maximal interval in which firm, holder, role and signature stay equal.' })
export class Mandate {
  constructor(
    readonly fact: MandateFact,
    readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get uid(): string {
    return this.fact.uid;
  }
  @Field(() => Role)
  get role(): keyof typeof Role {
    return this.fact.role;
  }
  @Field(() => String, { nullable: true, description: 'The whole role text as printed by the latest line.' })
  get roleText(): string | null {
    return roleTextAt(this.fact, this.clocks);
  }
  @Field(() => SignatureKind, { nullable: true })
  get signature(): keyof typeof SignatureKind | null {
    return this.fact.signature;
  }
  @Field(() => String, { nullable: true, description: 'As printed.' })
  get signatureText(): string | null {
    return this.fact.signatureText;
  }
  @Field(() => Bound)
  get from(): Bound {
    return new Bound(this.fact.from);
  }
  @Field(() => Bound, { description: 'As known on the day asked for.' })
  get to(): Bound {
    return new Bound(endKnownOn(this.fact, this.clocks.knownOn));
  }
  @Field(() => DateScalar)
  get fromPublished(): string {
    return this.fact.fromPublished;
  }
  @Field(() => DateScalar, { nullable: true })
  get toPublished(): string | null {
    const published = this.fact.toPublished;
    return published !== null && published <= this.clocks.knownOn ? published : null;
  }
  @Field(() => Holds)
  get holds(): keyof typeof Holds {
    return this.fact.holds;
  }
  @Field(() => EndedBy, { nullable: true })
  get endedBy(): keyof typeof EndedBy | null {
    return this.toPublished === null ? null : this.fact.endedBy;
  }
  @Field(() => [MandateDetail], {
    description: 'Names, residences, role texts and shares printed over its time, by the knownOn asked for.',
  })
  get details(): MandateDetail[] {
    return this.fact.details
      .filter((detail) => detail.published <= this.clocks.knownOn)
      .map((detail) => ({
        from: new Bound(detail.from),
        published: detail.published,
        name: detail.name,
        residence: detail.residence,
        roleText: detail.roleText,
        shares: detail.sharesText,
        shareCount: detail.shareCount,
        shareTotal: Money.from(detail.shareTotal),
      }));
  }
  @Field(() => [Fact])
  proofs(@Ctx() context: OperationContext): Promise<Fact[]> {
    return knownProofs(context, this.fact.proofs, this.clocks);
  }
}

const connection = connectionTypes<Mandate>('Mandate', () => Mandate);
export const MandateConnection = connection.Connection;

@InputType({ description: 'Which mandates, as of when.' })
export class MandateOptions {
  @Field(() => DateScalar, { nullable: true, description: 'Legal date; inherited, else today.' })
  asOf?: string;
  @Field(() => DateScalar, { nullable: true, description: 'Only what was published by then; inherited, else today.' })
  knownOn?: string;
  @Field(() => Boolean, { nullable: true, description: 'Past ones too; default false.' })
  history?: boolean;
  @Field(() => [Role], { nullable: true })
  roles?: (keyof typeof Role)[];
  @Field(() => Int, { nullable: true })
  first?: number;
  @Field(() => String, { nullable: true })
  after?: string;
}
