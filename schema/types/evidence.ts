import { createUnionType, Ctx, Field, ID, Int, ObjectType } from 'type-graphql';
import { surroundings, type Clocks, type Proof, type Surroundings } from '../../src/core/index.js';
import type {
  AbsenceEvidence,
  AggregateEvidence,
  DocumentEvidence,
  Evidence as TraceEvidence,
  FactEvidence,
} from '../../src/trace/index.js';
import type { OperationContext } from '../context.js';
import { DateScalar, Span } from './common.js';

@ObjectType({ description: 'A place in an official notice that proves something.' })
export class Fact {
  constructor(
    private readonly proof: Proof,
    private readonly given: FactEvidence | null = null,
  ) {}

  @Field(() => ID, { description: 'The id that sentences of a run cite; outside of runs the place itself.' })
  get evidenceId(): string {
    const { publicationId, span } = this.proof;
    return this.given?.id ?? `${publicationId}#${span.start}-${span.end}`;
  }
  @Field(() => ID)
  get publicationId(): string {
    return this.proof.publicationId;
  }
  @Field(() => Span)
  get span(): Span {
    return this.proof.span;
  }
  @Field(() => String, { nullable: true, description: 'The text of the span; null where the notice was redacted.' })
  async quote(@Ctx() context: OperationContext): Promise<string | null> {
    if (this.given) return this.given.quote;
    const publication = await context.loaders.publication.load(this.proof.publicationId);
    return publication?.text.slice(this.proof.span.start, this.proof.span.end) ?? null;
  }
  @Field(() => String, {
    description:
      'Printed before the quote where it does not say it all: the heading of its list, the beginning of its sentence; … where something is left out. Empty: nothing. In a run only entries of people have it.',
  })
  async before(@Ctx() context: OperationContext): Promise<string> {
    return (await this.around(context)).before;
  }
  @Field(() => String, { description: 'As before, what is printed behind the quote.' })
  async after(@Ctx() context: OperationContext): Promise<string> {
    return (await this.around(context)).after;
  }
  @Field(() => String, { nullable: true, description: 'Publication number, e.g. HR01-1006740640.' })
  async number(@Ctx() context: OperationContext): Promise<string | null> {
    return this.given?.number ?? (await context.loaders.publication.load(this.proof.publicationId))?.number ?? null;
  }
  @Field(() => DateScalar, { nullable: true })
  async publicationDate(@Ctx() context: OperationContext): Promise<string | null> {
    return (
      this.given?.publicationDate ??
      (await context.loaders.publication.load(this.proof.publicationId))?.publicationDate ??
      null
    );
  }
  @Field(() => String, { nullable: true, description: 'Hash of the canonical text that the span points into.' })
  async textHash(@Ctx() context: OperationContext): Promise<string | null> {
    return this.given?.textHash ?? (await context.loaders.publication.load(this.proof.publicationId))?.textHash ?? null;
  }
  @Field(() => String, { nullable: true, description: 'The official page of the notice.' })
  async sourceUrl(@Ctx() context: OperationContext): Promise<string | null> {
    return (await context.loaders.publication.load(this.proof.publicationId))?.sourceUrl ?? null;
  }

  private async around(context: OperationContext): Promise<Surroundings> {
    if (this.given) return { before: this.given.before ?? '', after: this.given.after ?? '' };
    const publication = await context.loaders.publication.load(this.proof.publicationId);
    if (publication === null) return { before: '', after: '' };
    return surroundings(publication.text, publication.sentences, this.proof.span);
  }
}

/** The proofs that had been published by the day asked for: an earlier view shows no later notice. */
export async function knownProofs(
  context: OperationContext,
  proofs: readonly Proof[],
  { knownOn }: Clocks,
): Promise<Fact[]> {
  if (knownOn >= context.defaultClocks.knownOn) return proofs.map((proof) => new Fact(proof));
  const publications = await Promise.all(
    proofs.map(({ publicationId }) => context.loaders.publication.load(publicationId)),
  );
  return proofs
    .filter((_, index) => (publications[index]?.publicationDate ?? '') <= knownOn)
    .map((proof) => new Fact(proof));
}

@ObjectType({
  description: 'A place in a document that was loaded beside the notices: its own word, which no register confirms.',
})
export class DocumentQuote {
  constructor(private readonly document: DocumentEvidence) {}
  @Field(() => ID)
  get evidenceId(): string {
    return this.document.id;
  }
  @Field(() => ID)
  get documentId(): string {
    return this.document.documentId;
  }
  @Field(() => String)
  get fileName(): string {
    return this.document.fileName;
  }
  @Field(() => String)
  get title(): string {
    return this.document.title;
  }
  @Field(() => DateScalar, { nullable: true, description: 'Null: the document does not say.' })
  get publicationDate(): string | null {
    return this.document.publicationDate;
  }
  @Field(() => Span)
  get span(): Span {
    return this.document.span;
  }
  @Field(() => String, {
    nullable: true,
    description: 'The text of the span; of the shape that a notice has, and never null.',
  })
  get quote(): string {
    return this.document.quote;
  }
  @Field(() => String, { nullable: true, description: "SHA-256 of the document's text; never null." })
  get textHash(): string {
    return this.document.textHash;
  }
}

@ObjectType({ description: 'A count, a ranking or a complete list: the query, and what contributed.' })
export class Aggregate {
  constructor(private readonly aggregate: AggregateEvidence) {}
  @Field(() => ID)
  get evidenceId(): string {
    return this.aggregate.id;
  }
  @Field(() => String)
  get query(): string {
    return this.aggregate.query;
  }
  @Field(() => Int)
  get ledgerPosition(): number {
    return this.aggregate.ledgerPosition;
  }
  @Field(() => Int)
  get total(): number {
    return this.aggregate.total;
  }
  @Field(() => Boolean)
  get complete(): boolean {
    return this.aggregate.complete;
  }
  @Field(() => [ID], { description: 'Contributing uids, at most 1,000; `nodes(uids:)` opens them.' })
  get uids(): string[] {
    return this.aggregate.uids;
  }
  @Field(() => String, {
    description:
      'What had been loaded to look in, as for an Absence: what is not loaded may have ended what is listed. Empty: a run of an earlier version did not keep it.',
  })
  get coverage(): string {
    return this.aggregate.coverage ?? '';
  }
  @Field(() => DateScalar)
  get asOf(): string {
    return this.aggregate.clocks.asOf;
  }
  @Field(() => DateScalar)
  get knownOn(): string {
    return this.aggregate.clocks.knownOn;
  }
}

@ObjectType({ description: 'Nothing was found: the query, and the coverage it searched.' })
export class Absence {
  constructor(private readonly absence: AbsenceEvidence) {}
  @Field(() => ID)
  get evidenceId(): string {
    return this.absence.id;
  }
  @Field(() => String)
  get query(): string {
    return this.absence.query;
  }
  @Field(() => Int)
  get ledgerPosition(): number {
    return this.absence.ledgerPosition;
  }
  @Field(() => Boolean)
  get complete(): boolean {
    return this.absence.complete;
  }
  @Field(() => String)
  get coverage(): string {
    return this.absence.coverage;
  }
  @Field(() => DateScalar)
  get asOf(): string {
    return this.absence.clocks.asOf;
  }
  @Field(() => DateScalar)
  get knownOn(): string {
    return this.absence.clocks.knownOn;
  }
}

export const Evidence = createUnionType({
  name: 'Evidence',
  types: () => [Fact, DocumentQuote, Aggregate, Absence] as const,
});

export function evidenceFrom(evidence: TraceEvidence): Fact | DocumentQuote | Aggregate | Absence {
  switch (evidence.type) {
    case 'FACT':
      return new Fact({ publicationId: evidence.publicationId, span: evidence.span }, evidence);
    case 'DOCUMENT':
      return new DocumentQuote(evidence);
    case 'AGGREGATE':
      return new Aggregate(evidence);
    case 'ABSENCE':
      return new Absence(evidence);
  }
}
