import { Ctx, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { EventFact } from '../../engines/graph/contract.js';
import type { Clocks, EventEdgeRow } from '../../src/core/index.js';
import { connectionTypes } from '../connection.js';
import type { OperationContext } from '../context.js';
import { Action, Canton, EventEdgeKind, EventOrder, EventTopic, Language, PublicationState, Role } from '../enums.js';
import { Bound, DateScalar, Node, Span } from './common.js';

@ObjectType({ description: 'A title in each language that the gazette printed.' })
export class LocalizedText {
  @Field(() => Language)
  language: keyof typeof Language;
  @Field(() => String)
  text: string;
}

@ObjectType({ description: 'An edge between an entity and an event.' })
export class EventEdgeFact {
  constructor(
    readonly row: EventEdgeRow & { entityUid: string },
    readonly clocks: Clocks,
  ) {}
  @Field(() => EventEdgeKind)
  get kind(): keyof typeof EventEdgeKind {
    return this.row.kind;
  }
  @Field(() => ID)
  get entityUid(): string {
    return this.row.entityUid;
  }
  @Field(() => Action, {
    nullable: true,
    description: 'What the line did; null where the edge is no line, or its notice was taken back.',
  })
  get action(): keyof typeof Action | null {
    return this.row.acted?.action ?? null;
  }
  @Field(() => [Role])
  get roles(): (keyof typeof Role)[] {
    return this.row.acted?.roles ?? [];
  }
  @Field(() => String, { nullable: true })
  get roleText(): string | null {
    return this.row.acted?.roleText ?? null;
  }
  @Field(() => String, { nullable: true })
  get signatureText(): string | null {
    return this.row.acted?.signatureText ?? null;
  }
  @Field(() => String, { nullable: true })
  get sharesText(): string | null {
    return this.row.acted?.sharesText ?? null;
  }
  @Field(() => Span, {
    nullable: true,
    description:
      "Into the canonical text, which begins with `fullText`; beyond its end it is one of the notice's fields.",
  })
  get span(): Span | null {
    return this.row.span;
  }
}

@ObjectType({ implements: Node, description: 'An official notice.' })
export class Event implements Node {
  constructor(
    readonly fact: EventFact,
    readonly clocks: Clocks,
  ) {}
  @Field(() => ID)
  get id(): string {
    return this.fact.event.uid;
  }
  @Field(() => ID)
  get uid(): string {
    return this.fact.event.uid;
  }
  @Field(() => ID)
  get publicationId(): string {
    return this.fact.event.publicationId;
  }
  @Field(() => String, { description: 'e.g. HR01-1006740640' })
  get number(): string {
    return this.fact.event.number;
  }
  @Field(() => String)
  get rubric(): string {
    return this.fact.event.rubric;
  }
  @Field(() => String)
  get subRubric(): string {
    return this.fact.event.subRubric;
  }
  @Field(() => Language)
  get language(): keyof typeof Language {
    return this.fact.event.language;
  }
  @Field(() => PublicationState)
  get state(): keyof typeof PublicationState {
    return this.fact.event.state;
  }
  @Field(() => DateScalar, { description: 'When the world could know it.' })
  get publicationDate(): string {
    return this.fact.event.publicationDate;
  }
  @Field(() => Bound, { description: 'When it became true: the journal or resolution date.' })
  get legalDate(): Bound {
    return new Bound(this.fact.event.legalDate);
  }
  @Field(() => [String])
  get cantons(): string[] {
    return this.fact.event.cantons;
  }
  @Field(() => [LocalizedText])
  get titles(): LocalizedText[] {
    return Object.entries(this.fact.event.title).map(([language, text]) => ({
      language: language as keyof typeof Language,
      text: text ?? '',
    }));
  }
  @Field(() => [EventTopic])
  get topics(): (keyof typeof EventTopic)[] {
    return this.fact.event.topics;
  }
  @Field(() => String, { nullable: true })
  get office(): string | null {
    return this.fact.event.office;
  }
  @Field(() => Int, { description: 'Characters of its person sections that no rule could read.' })
  get unreadCharacters(): number {
    return this.fact.event.unreadCharacters;
  }
  @Field(() => String, { nullable: true, description: 'The notice in full; null where it was redacted.' })
  async fullText(@Ctx() context: OperationContext): Promise<string | null> {
    const publication = await context.loaders.publication.load(this.fact.event.publicationId);
    return publication === null ? null : publication.text.slice(0, publication.bodyLength || undefined);
  }
  @Field(() => String, { nullable: true, description: 'The official page of the notice.' })
  async sourceUrl(@Ctx() context: OperationContext): Promise<string | null> {
    return (await context.loaders.publication.load(this.fact.event.publicationId))?.sourceUrl ?? null;
  }
}

const connection = connectionTypes<Event>('Event', () => Event);
export const EventConnection = connection.Connection;

@InputType({
  description:
    'Which events; all conditions hold together, and of the values of one any. An empty list is met by none.',
})
export class EventFilter {
  @Field(() => [ID], { nullable: true })
  companyUids?: string[];
  @Field(() => [ID], { nullable: true })
  personUids?: string[];
  @Field(() => [String], { nullable: true, description: 'Publication numbers.' })
  numbers?: string[];
  @Field(() => [String], { nullable: true, description: 'HR, KK, LS ...' })
  rubrics?: string[];
  @Field(() => [String], { nullable: true, description: 'HR01, KK02 ...' })
  subRubrics?: string[];
  @Field(() => [EventTopic], { nullable: true })
  topics?: (keyof typeof EventTopic)[];
  @Field(() => [Canton], { nullable: true })
  cantons?: (keyof typeof Canton)[];
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Inclusive, on the date that orderBy names; of publication where nothing is ordered.',
  })
  from?: string;
  @Field(() => DateScalar, { nullable: true, description: 'Inclusive.' })
  to?: string;
  @Field(() => String, { nullable: true, description: 'Words of the text.' })
  text?: string;
}

@InputType({ description: 'Which notices of an entity.' })
export class EventOptions extends EventFilter {
  @Field(() => DateScalar, { nullable: true, description: 'Only what was published by then; inherited, else today.' })
  knownOn?: string;
  @Field(() => EventOrder, { nullable: true, description: 'Default: newest legal date first.' })
  orderBy?: keyof typeof EventOrder;
  @Field(() => Int, { nullable: true })
  first?: number;
  @Field(() => String, { nullable: true })
  after?: string;
}
