import { createUnionType, Field, ID, InputType, Int, ObjectType, Float } from 'type-graphql';
import type { IngestJob as CoreJob, QuarantinedRecord as CoreQuarantined } from '../../ingest/contract.js';
import { connectionTypes, pageOr } from '../connection.js';
import { JobState } from '../enums.js';
import {
  CursorExpired,
  CursorInvalid,
  DateScalar,
  InputRejected,
  InstantScalar,
  KeyReused,
  NotFound,
  IDEMPOTENCY_KEY,
} from './common.js';
import { IdentityDecision } from './person.js';

@ObjectType({ description: 'A kind of oddity, how often it was met, and the first few places.' })
export class JobWarning {
  @Field(() => String)
  code: string;
  @Field(() => Int)
  count: number;
  @Field(() => [String])
  places: string[];
}

const MOST_NAMED = 10;

/** The first of many paths: a shell's glob may name thousands, and each state of the job tells them. */
const shortList = (paths: readonly string[]): string =>
  [...paths.slice(0, MOST_NAMED), ...(paths.length > MOST_NAMED ? [`and ${paths.length - MOST_NAMED} more`] : [])].join(' '); // prettier-ignore

@ObjectType({ description: 'An ingest job; operators only.' })
export class IngestJob {
  constructor(private readonly job: CoreJob) {}
  @Field(() => ID)
  get id(): string {
    return this.job.id;
  }
  @Field(() => String, { description: 'What was asked for, for people.' })
  get description(): string {
    const { request } = this.job;
    if (request.kind !== 'PORTAL') return shortList(request.patterns);
    return `${request.from} to ${request.to} ${[...request.rubrics, ...request.cantons].join(' ')}`.trim();
  }
  @Field(() => JobState)
  get state(): keyof typeof JobState {
    return this.job.state;
  }
  @Field(() => String, { description: 'reading, deriving, indexing.' })
  get stage(): string {
    return this.job.stage;
  }
  @Field(() => InstantScalar)
  get createdAt(): string {
    return this.job.createdAt;
  }
  @Field(() => InstantScalar, { nullable: true })
  get startedAt(): string | null {
    return this.job.startedAt;
  }
  @Field(() => InstantScalar, { nullable: true })
  get finishedAt(): string | null {
    return this.job.finishedAt;
  }
  @Field(() => Int)
  get read(): number {
    return this.job.read;
  }
  @Field(() => Int, { description: 'New revisions.' })
  get written(): number {
    return this.job.written;
  }
  @Field(() => Int, { description: 'Already held.' })
  get unchanged(): number {
    return this.job.unchanged;
  }
  @Field(() => Int)
  get quarantined(): number {
    return this.job.quarantined;
  }
  @Field(() => [JobWarning], {
    description: 'What is odd in the records read: wrong check digits, dates that do not exist ...',
  })
  get warnings(): JobWarning[] {
    return this.job.warnings;
  }
  @Field(() => Float, { description: 'Records a second of late.' })
  get rate(): number {
    return this.job.rate;
  }
  @Field(() => Int, { nullable: true, description: 'Where the source says so.' })
  get remaining(): number | null {
    return this.job.remaining;
  }
  @Field(() => String, { nullable: true })
  get error(): string | null {
    return this.job.error;
  }
  @Field(() => Int, { description: 'Grows with every change.' })
  get version(): number {
    return this.job.version;
  }
  @Field(() => Int)
  get ledgerPosition(): number {
    return this.job.ledgerPosition;
  }
}
export const IngestJobConnection = connectionTypes<IngestJob>('IngestJob', () => IngestJob).Connection;

@ObjectType({ description: 'A record that could not be taken in; the rest went on.' })
export class QuarantinedRecord {
  constructor(private readonly record: CoreQuarantined) {}
  @Field(() => Int)
  get id(): number {
    return this.record.id;
  }
  @Field(() => ID)
  get jobId(): string {
    return this.record.jobId;
  }
  @Field(() => String, { description: 'File, entry and line.' })
  get origin(): string {
    return this.record.origin;
  }
  @Field(() => String)
  get code(): string {
    return this.record.code;
  }
  @Field(() => String)
  get reason(): string {
    return this.record.reason;
  }
  @Field(() => InstantScalar)
  get at(): string {
    return this.record.at;
  }
}

@ObjectType({ description: 'What a decision changes.' })
export class DecisionPreview {
  @Field(() => [ID], { description: 'Person uids before.' })
  before: string[];
  @Field(() => [ID], { description: 'Person uids after.' })
  after: string[];
  @Field(() => Int)
  mandatesMoved: number;
}
@ObjectType()
export class DecisionMadePayload {
  @Field(() => IdentityDecision, { nullable: true, description: 'Null for a preview.' })
  decision: IdentityDecision | null;
  @Field(() => DecisionPreview)
  preview: DecisionPreview;
}

@InputType({ description: 'Either files or a range of the portal.' })
export class StartIngestInput {
  @Field(() => [String], { nullable: true, description: "Files, folders or globs on the server's machine." })
  files?: string[];
  @Field(() => [String], { nullable: true, description: 'The same with documents: plain text and Markdown.' })
  documents?: string[];
  @Field(() => DateScalar, { nullable: true })
  from?: string;
  @Field(() => DateScalar, { nullable: true })
  to?: string;
  @Field(() => [String], { nullable: true })
  rubrics?: string[];
  @Field(() => [String], { nullable: true })
  cantons?: string[];
  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string;
}

@InputType()
export class DecideInput {
  @Field(() => ID, { description: 'A person or mention id.' })
  a: string;
  @Field(() => ID)
  b: string;
  @Field(() => String, { description: 'Kept with the decision; 1 to 2,000 characters.' })
  reason: string;
  @Field(() => String)
  author: string;
  @Field(() => Boolean, { defaultValue: false, description: 'Only show what would change.' })
  preview: boolean;
}

export const QuarantinedConnection = connectionTypes<QuarantinedRecord>(
  'QuarantinedRecord',
  () => QuarantinedRecord,
).Connection;
export const QuarantinedResult = createUnionType({
  name: 'QuarantinedResult',
  types: () => [QuarantinedConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(QuarantinedConnection),
});
export const IngestJobsResult = createUnionType({
  name: 'IngestJobsResult',
  types: () => [IngestJobConnection, CursorInvalid, InputRejected] as const,
  resolveType: pageOr(IngestJobConnection),
});
export const IngestJobResult = createUnionType({
  name: 'IngestJobResult',
  types: () => [IngestJob, NotFound] as const,
});
export const IngestJobEvent = createUnionType({
  name: 'IngestJobEvent',
  types: () => [IngestJob, NotFound, CursorExpired] as const,
});
export const StartIngestResult = createUnionType({
  name: 'StartIngestResult',
  types: () => [IngestJob, KeyReused, InputRejected] as const,
});
export const DecideResult = createUnionType({
  name: 'DecideResult',
  types: () => [DecisionMadePayload, NotFound, InputRejected] as const,
});
