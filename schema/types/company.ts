import { Arg, Ctx, Field, ID, ObjectType } from 'type-graphql';
import type { CompanyNode, CompanyStateFact } from '../../engines/graph/contract.js';
import { CANTONS, endKnownOn, type Clocks } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import { legalFormName } from '../labels.js';
import { Canton, FirmStatus, Holds, Language, Strength } from '../enums.js';
import { Bound, DateScalar, Money, Node } from './common.js';
import { Fact, knownProofs } from './evidence.js';

const isCanton = (text: string): text is keyof typeof Canton => CANTONS.some((canton) => canton === text);

@ObjectType()
export class Identifier {
  @Field(() => String, { description: 'How its register numbers firms: ch-uid, ch-old ...' })
  scheme: string;
  @Field(() => String)
  value: string;
}

@ObjectType({ description: 'A name a firm has had; translations are names too.' })
export class CompanyName {
  @Field(() => String)
  name: string;
  @Field(() => String, { description: 'NAME or TRANSLATION.' })
  kind: string;
  @Field(() => Bound)
  from: Bound;
  @Field(() => Bound)
  to: Bound;
}

@ObjectType({ description: 'A legal form by its four-digit code.' })
export class LegalForm {
  constructor(code: string) {
    this.code = code;
  }
  @Field(() => String)
  code: string;
  @Field(() => String)
  name(@Arg('language', () => Language, { defaultValue: Language.de }) language: keyof typeof Language): string {
    return legalFormName(this.code, language);
  }
}

@ObjectType({ implements: Node, description: "A firm's state over an interval; its id holds both dates asked for." })
export class CompanyState implements Node {
  constructor(
    private readonly fact: CompanyStateFact,
    private readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get id(): string {
    return `${this.fact.companyUid}@${this.clocks.asOf}~${this.clocks.knownOn}`;
  }
  @Field(() => String, { nullable: true })
  get name(): string | null {
    return this.fact.name;
  }
  @Field(() => [String])
  get translations(): string[] {
    return this.fact.translations;
  }
  @Field(() => LegalForm, { nullable: true })
  get legalForm(): LegalForm | null {
    return this.fact.legalForm === null ? null : new LegalForm(this.fact.legalForm);
  }
  @Field(() => String, { nullable: true })
  get seat(): string | null {
    return this.fact.seat;
  }
  @Field(() => Canton, { nullable: true })
  get canton(): keyof typeof Canton | null {
    return this.fact.canton !== null && isCanton(this.fact.canton) ? this.fact.canton : null;
  }
  @Field(() => String, { nullable: true })
  get address(): string | null {
    return this.fact.address;
  }
  @Field(() => String, { nullable: true })
  get purpose(): string | null {
    return this.fact.purpose;
  }
  @Field(() => Money, { nullable: true })
  get capitalNominal(): Money | null {
    return Money.from(this.fact.capitalNominal);
  }
  @Field(() => Money, { nullable: true })
  get capitalPaid(): Money | null {
    return Money.from(this.fact.capitalPaid);
  }
  @Field(() => FirmStatus)
  get status(): keyof typeof FirmStatus {
    return this.fact.status;
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
  @Field(() => Holds, { description: 'UNKNOWN before the first notice that shows the state.' })
  get holds(): keyof typeof Holds {
    return this.fact.holds;
  }
  @Field(() => [Fact])
  proofs(@Ctx() context: OperationContext): Promise<Fact[]> {
    return knownProofs(context, this.fact.proofs, this.clocks);
  }
}

@ObjectType({ implements: Node, description: 'A firm, a branch or an office. What changes over time stands in `at`.' })
export class Company implements Node {
  constructor(
    readonly node: CompanyNode,
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
  @Field(() => String, { nullable: true, description: 'What its register numbers it by: CHE-123.456.789' })
  get registerNumber(): string | null {
    return this.node.registerNumber;
  }
  @Field(() => [Identifier])
  get identifiers(): Identifier[] {
    return this.node.identifiers;
  }
  @Field(() => Strength)
  get strength(): keyof typeof Strength {
    return this.node.strength;
  }
  @Field(() => [CompanyName], {
    description: 'All names it ever had, published by the inherited knownOn, the current first.',
  })
  get names(): CompanyName[] {
    return this.knownNames().map((name) => ({
      name: name.name,
      kind: name.kind,
      from: new Bound(name.from),
      to: new Bound(this.endKnown(name) ? name.to : { date: null, kind: 'OPEN' }),
    }));
  }

  private knownNames(): CompanyNode['names'] {
    const { knownOn } = this.clocks;
    return this.node.names.filter(
      ({ fromPublished, withdrawnPublished }) =>
        fromPublished <= knownOn && (withdrawnPublished === undefined || knownOn < withdrawnPublished),
    );
  }

  /** A name ends with the notice that prints the next one: until that is published, nobody knows. */
  private endKnown(name: CompanyNode['names'][number]): boolean {
    const { date } = name.to;
    if (date === null) return true;
    const stands = name.withdrawnPublished;
    const next = this.node.names.filter(
      (other) => other.kind === name.kind && other.from.date === date && other.withdrawnPublished === stands,
    );
    if (next.length === 0) return date <= this.clocks.knownOn;
    return next.some((other) => other.fromPublished <= this.clocks.knownOn);
  }
}
