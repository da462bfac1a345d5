import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { clocksFrom, type OperationContext } from '../context.js';
import { badInput } from '../errors.js';
import { DateScalar } from '../types/common.js';
import { Company, CompanyState } from '../types/company.js';
import { Entity, entityFrom } from '../types/entity.js';
import { Event, EventConnection, EventEdgeFact, EventOptions } from '../types/event.js';
import { Mandate, MandateConnection, MandateOptions } from '../types/mandate.js';
import { Mention, Person, PersonState } from '../types/person.js';
import { Relation } from '../types/relation.js';
import { companyLabel, knownMentions, personLabel } from './entity-label.js';
import { nestedEvents, nestedMandates } from './lists.js';

const ASOF = { nullable: true, description: 'Legal date; inherited, else today.' } as const;
const KNOWN_ON = { nullable: true, description: 'Only what was published by then; inherited, else today.' } as const;

@Resolver(() => Company)
export class CompanyFields {
  @FieldResolver(() => String, {
    description:
      'What to call it: the name at the inherited dates, else the latest known by knownOn, else the register number, else the uid.',
  })
  label(@Root() company: Company, @Ctx() context: OperationContext): Promise<string> {
    return companyLabel(context, company);
  }

  @FieldResolver(() => CompanyState, { nullable: true, description: 'Null where nothing was known.' })
  async at(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('asOf', () => DateScalar, ASOF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<CompanyState | null> {
    const clocks = clocksFrom({ asOf, knownOn }, company.clocks, context);
    const fact = await context.loaders.companyState.load({ uid: company.uid, clocks });
    return fact === null ? null : new CompanyState(fact, clocks);
  }

  @FieldResolver(() => [CompanyState], { description: 'Every state known on that day, oldest first.' })
  async history(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<CompanyState[]> {
    const clocks = clocksFrom({ knownOn }, company.clocks, context);
    const facts = await context.loaders.history.load({ uid: company.uid, knownOn: clocks.knownOn });
    return facts.map((fact) => new CompanyState(fact, { ...clocks, asOf: fact.from.date ?? clocks.asOf }));
  }

  @FieldResolver(() => MandateConnection, { description: 'Who holds or held which role here.' })
  mandates(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('options', () => MandateOptions, { nullable: true }) options?: MandateOptions,
  ) {
    return nestedMandates(context, company.uid, 'COMPANY', company.clocks, options);
  }

  @FieldResolver(() => MandateConnection, {
    description: 'Roles that this firm itself holds in others (auditor, partner ...).',
  })
  mandatesHeld(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('options', () => MandateOptions, { nullable: true }) options?: MandateOptions,
  ) {
    return nestedMandates(context, company.uid, 'HOLDER', company.clocks, options);
  }

  @FieldResolver(() => [Relation], { description: 'Head office, branches, mergers, transfers; at most 500.' })
  async relations(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('asOf', () => DateScalar, ASOF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
    @Arg('history', () => Boolean, { nullable: true, description: 'Past ones too.' }) history?: boolean,
  ): Promise<Relation[]> {
    const clocks = clocksFrom({ asOf, knownOn }, company.clocks, context);
    const facts = await context.loaders.relations.load({ uid: company.uid, clocks, history: history ?? false });
    return facts.map((fact) => new Relation(fact, clocks));
  }

  @FieldResolver(() => EventConnection, { description: 'The notices about it, and those that name it.' })
  events(
    @Root() company: Company,
    @Ctx() context: OperationContext,
    @Arg('options', () => EventOptions, { nullable: true }) options?: EventOptions,
  ) {
    return nestedEvents(context, { companyUids: [company.uid] }, company.clocks, options);
  }
}

@Resolver(() => Person)
export class PersonFields {
  @FieldResolver(() => String, {
    description:
      'What to call the person: as entered at the inherited dates, else as entered last by knownOn, else the uid.',
  })
  label(@Root() person: Person, @Ctx() context: OperationContext): Promise<string> {
    return personLabel(context, person);
  }

  @FieldResolver(() => PersonState, { nullable: true, description: 'Null where nothing was known yet.' })
  async at(
    @Root() person: Person,
    @Ctx() context: OperationContext,
    @Arg('asOf', () => DateScalar, ASOF) asOf?: string,
    @Arg('knownOn', () => DateScalar, KNOWN_ON) knownOn?: string,
  ): Promise<PersonState | null> {
    const clocks = clocksFrom({ asOf, knownOn }, person.clocks, context);
    const fact = await context.loaders.personState.load({ uid: person.uid, clocks });
    return fact === null ? null : new PersonState(fact, clocks);
  }

  @FieldResolver(() => MandateConnection, { description: 'Which roles the person holds or held, and where.' })
  mandates(
    @Root() person: Person,
    @Ctx() context: OperationContext,
    @Arg('options', () => MandateOptions, { nullable: true }) options?: MandateOptions,
  ) {
    return nestedMandates(context, person.uid, 'HOLDER', person.clocks, options);
  }

  @FieldResolver(() => EventConnection, { description: 'The notices that name the person.' })
  events(
    @Root() person: Person,
    @Ctx() context: OperationContext,
    @Arg('options', () => EventOptions, { nullable: true }) options?: EventOptions,
  ) {
    return nestedEvents(context, { personUids: [person.uid] }, person.clocks, options);
  }

  @FieldResolver(() => [Mention], { description: 'Entries that name the person, oldest first.' })
  async mentions(
    @Root() person: Person,
    @Ctx() context: OperationContext,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<Mention[]> {
    if (first < 1 || first > 1_000) throw badInput(`first: 1 to 1000, not ${first}`);
    const rows = await knownMentions(context, person);
    return rows.slice(0, first).map((row) => new Mention(row));
  }

  @FieldResolver(() => [String], {
    description: 'Keys of the name hubs it hangs on, by what was published by the inherited knownOn.',
  })
  async hubKeys(@Root() person: Person, @Ctx() context: OperationContext): Promise<string[]> {
    const rows = await knownMentions(context, person);
    return [...new Set(rows.map((row) => row.hubKey))].sort();
  }
}

@Resolver(() => Mandate)
export class MandateFields {
  @FieldResolver(() => Company, { nullable: true })
  company(@Root() mandate: Mandate, @Ctx() context: OperationContext): Promise<Company | null> {
    return loadCompany(context, mandate.fact.companyUid, mandate);
  }

  @FieldResolver(() => Entity, { nullable: true, description: 'The person, or a firm entered in a role.' })
  async holder(@Root() mandate: Mandate, @Ctx() context: OperationContext): Promise<Company | Person | null> {
    const node = await context.loaders.node.load(mandate.fact.holderUid);
    return node === null ? null : entityFrom(node, mandate.clocks);
  }
}

@Resolver(() => Relation)
export class RelationFields {
  @FieldResolver(() => Company, { nullable: true, description: 'The head office, or the giving firm.' })
  fromCompany(@Root() relation: Relation, @Ctx() context: OperationContext): Promise<Company | null> {
    return loadCompany(context, relation.fact.fromUid, relation);
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The branch, or the taking firm.' })
  toCompany(@Root() relation: Relation, @Ctx() context: OperationContext): Promise<Company | null> {
    return loadCompany(context, relation.fact.toUid, relation);
  }
}

@Resolver(() => Event)
export class EventFields {
  @FieldResolver(() => [EventEdgeFact], { description: 'Who is tied to the notice, and how; at most 200.' })
  edges(@Root() event: Event): EventEdgeFact[] {
    return event.fact.edges.slice(0, 200).map((row) => new EventEdgeFact(row, event.clocks));
  }

  @FieldResolver(() => [Person], { description: 'Natural persons whom the notice itself is about: debtors.' })
  async involved(@Root() event: Event, @Ctx() context: OperationContext): Promise<Person[]> {
    const nodes = await Promise.all(event.fact.involved.slice(0, 200).map((uid) => context.loaders.node.load(uid)));
    return nodes.flatMap((node) => (node?.kind === 'PERSON' ? [new Person(node, event.clocks)] : []));
  }
}

@Resolver(() => EventEdgeFact)
export class EventEdgeFields {
  @FieldResolver(() => Entity, { nullable: true })
  async entity(@Root() edge: EventEdgeFact, @Ctx() context: OperationContext): Promise<Company | Person | null> {
    const node = await context.loaders.node.load(edge.row.entityUid);
    return node === null ? null : entityFrom(node, edge.clocks);
  }
}

async function loadCompany(
  context: OperationContext,
  uid: string,
  parent: { clocks: Company['clocks'] },
): Promise<Company | null> {
  const node = await context.loaders.node.load(uid);
  return node?.kind === 'COMPANY' ? new Company(node, parent.clocks) : null;
}
