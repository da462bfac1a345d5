import { Ctx, Field, Float, ID, ObjectType } from 'type-graphql';
import type { PersonNode, PersonState as PersonStateFact } from '../../engines/graph/contract.js';
import {
  nationalitiesOf,
  type Clocks,
  type IdentityDecision as CoreDecision,
  type LinkReason as CoreReason,
  type MentionRow,
} from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { DecisionKind } from '../enums.js';
import { DateScalar, InstantScalar, Node } from './common.js';
import { Fact } from './evidence.js';

@ObjectType({
  implements: Node,
  description: 'How a person was last entered by the dates asked for; its id holds both dates.',
})
export class PersonState implements Node {
  constructor(
    private readonly fact: PersonStateFact,
    private readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get id(): string {
    return `${this.fact.uid}@${this.clocks.asOf}~${this.clocks.knownOn}`;
  }
  @Field(() => String, { description: 'As printed: `Surname, Given names`.' })
  get name(): string {
    return this.fact.mention.name;
  }
  @Field(() => String, { nullable: true })
  get surname(): string | null {
    return this.fact.mention.surname;
  }
  @Field(() => String, { nullable: true })
  get givenNames(): string | null {
    return this.fact.mention.givenNames;
  }
  @Field(() => [String], { description: 'Places of origin.' })
  get origins(): string[] {
    return this.fact.citizenship?.origins ?? [];
  }
  @Field(() => String, { nullable: true, description: 'The first of `nationalities`.' })
  get nationality(): string | null {
    return this.fact.citizenship?.nationality ?? null;
  }
  @Field(() => [String], {
    description: 'ISO 3166-1 alpha-3, or as printed; in the order in which the entry prints them.',
  })
  get nationalities(): string[] {
    return this.fact.citizenship === null ? [] : nationalitiesOf(this.fact.citizenship);
  }
  @Field(() => String, { nullable: true })
  get residence(): string | null {
    return this.fact.residence?.residence ?? null;
  }
  @Field(() => DateScalar, { description: 'Legal date of the entry it is read from.' })
  get enteredOn(): string {
    return this.fact.mention.legalDate;
  }
  @Field(() => Fact)
  get proof(): Fact {
    return proofOf(this.fact.mention);
  }
  @Field(() => Fact, { nullable: true, description: 'The latest entry that prints origins or nationality.' })
  get citizenshipProof(): Fact | null {
    return this.fact.citizenship && proofOf(this.fact.citizenship);
  }
  @Field(() => Fact, { nullable: true, description: 'The latest entry that prints the residence.' })
  get residenceProof(): Fact | null {
    return this.fact.residence && proofOf(this.fact.residence);
  }
}

function proofOf({ publicationId, evidence, span }: MentionRow): Fact {
  return new Fact({ publicationId, span: evidence ?? span });
}

@ObjectType({ description: 'One entry of a notice that names the person.' })
export class Mention {
  constructor(private readonly row: MentionRow) {}
  @Field(() => ID, { description: 'Resolves to the person for ever, or to Gone.' })
  get mentionId(): string {
    return this.row.mentionId;
  }
  @Field(() => String)
  get name(): string {
    return this.row.name;
  }
  @Field(() => [String])
  get origins(): string[] {
    return this.row.origins;
  }
  @Field(() => String, { nullable: true, description: 'The first of `nationalities`.' })
  get nationality(): string | null {
    return this.row.nationality;
  }
  @Field(() => [String])
  get nationalities(): string[] {
    return nationalitiesOf(this.row);
  }
  @Field(() => String, { nullable: true })
  get residence(): string | null {
    return this.row.residence;
  }
  @Field(() => DateScalar)
  get legalDate(): string {
    return this.row.legalDate;
  }
  @Field(() => DateScalar)
  get publicationDate(): string {
    return this.row.publicationDate;
  }
  @Field(() => Fact)
  get proof(): Fact {
    return new Fact(this.row);
  }
}

@ObjectType({ description: 'Why two mentions are, or may be, one person.' })
export class IdentityReason {
  constructor(private readonly reason: CoreReason) {}
  @Field(() => String)
  get code(): string {
    return this.reason.code;
  }
  @Field(() => String)
  get text(): string {
    return this.reason.text;
  }
  @Field(() => DateScalar, {
    description: 'Publication date of the latest evidence: later than knownOn means hindsight.',
  })
  get publishedLatest(): string {
    return this.reason.publishedLatest;
  }
}

@ObjectType({ description: 'Two mentions taken for one person.' })
export class IdentityLink {
  @Field(() => ID)
  a: string;
  @Field(() => ID)
  b: string;
  @Field(() => Float)
  score: number;
  @Field(() => [IdentityReason])
  reasons: IdentityReason[];
}

@ObjectType({ description: 'Somebody who may be the same person: evidence does not decide, and nothing is summed up.' })
export class PossiblySame {
  @Field(() => Person, { nullable: true })
  person: Person | null;
  @Field(() => Float)
  score: number;
  @Field(() => [IdentityReason])
  reasons: IdentityReason[];
}

@ObjectType({ description: "An operator's recorded word on identity." })
export class IdentityDecision {
  constructor(private readonly decision: CoreDecision) {}
  @Field(() => ID)
  get id(): string {
    return this.decision.id;
  }
  @Field(() => DecisionKind)
  get kind(): keyof typeof DecisionKind {
    return this.decision.kind;
  }
  @Field(() => ID)
  get a(): string {
    return this.decision.a;
  }
  @Field(() => ID)
  get b(): string {
    return this.decision.b;
  }
  @Field(() => String)
  get reason(): string {
    return this.decision.reason;
  }
  @Field(() => String)
  get author(): string {
    return this.decision.author;
  }
  @Field(() => InstantScalar)
  get at(): string {
    return this.decision.at;
  }
  @Field(() => Boolean)
  get undone(): boolean {
    return this.decision.undone;
  }
}

@ObjectType({
  description: "Who this is, and on what grounds. Identity is today's best, also under an earlier knownOn.",
})
export class PersonIdentity {
  constructor(private readonly person: Person) {}
  @Field(() => [IdentityLink], { description: 'Why its mentions are one person.' })
  get reasons(): IdentityLink[] {
    return this.person.node.links.map((link) => ({
      ...link,
      reasons: link.reasons.map((reason) => new IdentityReason(reason)),
    }));
  }
  @Field(() => Boolean, { description: 'Some of these grounds were published after the knownOn asked for.' })
  get hindsight(): boolean {
    return this.person.node.links.some((link) =>
      link.reasons.some((reason) => reason.publishedLatest > this.person.clocks.knownOn),
    );
  }
  @Field(() => [PossiblySame])
  possiblySame(@Ctx() context: OperationContext): Promise<PossiblySame[]> {
    const own = this.person.node.uid;
    return Promise.all(
      this.person.node.possiblySame.map(async (row) => {
        const other = await context.loaders.node.load(row.a === own ? row.b : row.a);
        const person = other?.kind === 'PERSON' ? new Person(other, this.person.clocks) : null;
        return { person, score: row.score, reasons: row.reasons.map((reason) => new IdentityReason(reason)) };
      }),
    );
  }
  @Field(() => [IdentityDecision])
  async decisions(@Ctx() context: OperationContext): Promise<IdentityDecision[]> {
    const decisions = await context.services.ingest.decisions(this.person.node.uid);
    return decisions.map((decision) => new IdentityDecision(decision));
  }
}

@ObjectType({
  implements: Node,
  description: 'A natural person, as far as the evidence tells. What changes over time stands in `at`.',
})
export class Person implements Node {
  constructor(
    readonly node: PersonNode,
    readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get id(): string {
    return this.node.uid;
  }
  @Field(() => ID)
  get uid(): string {
    return this.node.uid;
  }
  @Field(() => PersonIdentity)
  get identity(): PersonIdentity {
    return new PersonIdentity(this);
  }
}
