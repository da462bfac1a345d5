import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { IngestJob as CoreJob, IngestRequest } from '../../ingest/contract.js';
import { afterKey, checkedPageSize, connectionOf, isNumberKey } from '../connection.js';
import type { OperationContext } from '../context.js';
import { afterOf, type FollowedJob } from '../following.js';
import { cursorMark } from '../cursor.js';
import { Canton } from '../enums.js';
import { forbidden } from '../errors.js';
import { CursorExpired, CursorInvalid, InputRejected, KeyReused, NotFound } from '../types/common.js';
import { Engine } from '../types/graph.js';
import { Coverage } from '../types/coverage.js';
import * as types from '../types/ingest.js';
import { IdentityDecision } from '../types/person.js';
import { followJob } from './follow-job.js';
import { rangeDisorder } from './lists.js';
import { checkedKey, rejecting } from './rejecting.js';

/** Ingest jobs, coverage, decisions on identity, health of the engines. */
@Resolver()
export class OperatorResolver {
  @Query(() => Coverage)
  async coverage(@Ctx() context: OperationContext): Promise<Coverage> {
    return new Coverage(await context.services.archive.coverage(context.call));
  }

  @Query(() => [Engine], { description: 'Health of the engines; what is wrong is told to operators only.' })
  async engines(@Ctx() context: OperationContext): Promise<Engine[]> {
    const engines = await context.services.engines();
    const operator = context.call.viewer.scopes.has('operate');
    return engines.map(({ name, healthy, latencyMs, detail }) => ({
      name,
      healthy,
      latencyMs: Math.ceil(latencyMs),
      detail: operator ? detail : '',
    }));
  }

  @Query(() => types.IngestJobResult)
  async ingestJob(
    @Ctx() context: OperationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<types.IngestJob | NotFound> {
    demandOperator(context);
    return jobOrNotFound(await context.services.ingest.job(id), id);
  }

  @Query(() => types.IngestJobsResult, { description: 'Newest first.' })
  async ingestJobs(
    @Ctx() context: OperationContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    demandOperator(context);
    const mark = cursorMark('ingestJobs', []);
    const key = afterKey(after, mark);
    if (key === undefined || (key !== null && (await context.services.ingest.job(key)) === null))
      return new CursorInvalid();
    const size = checkedPageSize(first);
    if (typeof size === 'string') return new InputRejected(size);
    const { jobs, hasMore } = await context.services.ingest.jobs(size, key);
    const page = { rows: jobs, keys: jobs.map(({ id }) => id), hasMore };
    return connectionOf(page, mark, (job) => new types.IngestJob(job), { hasPreviousPage: key !== null, clocks: null });
  }

  @Query(() => types.QuarantinedResult, { description: 'Records that could not be taken in, oldest first.' })
  async quarantined(
    @Ctx() context: OperationContext,
    @Arg('jobId', () => ID, { nullable: true }) jobId?: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ) {
    demandOperator(context);
    const mark = cursorMark('quarantined', [jobId ?? null]);
    const key = afterKey(after, mark);
    if (key === undefined || !isNumberKey(key)) return new CursorInvalid();
    const size = checkedPageSize(first);
    if (typeof size === 'string') return new InputRejected(size);
    const afterId = key === null ? null : Number(key);
    const found = await context.services.ingest.quarantined(jobId ?? null, size + 1, afterId);
    const rows = found.slice(0, size);
    const page = { rows, keys: rows.map(({ id }) => String(id)), hasMore: found.length > size };
    return connectionOf(page, mark, (row) => new types.QuarantinedRecord(row), {
      hasPreviousPage: key !== null,
      clocks: null,
    });
  }

  @Mutation(() => types.StartIngestResult)
  async startIngest(
    @Ctx() context: OperationContext,
    @Arg('input', () => types.StartIngestInput) input: types.StartIngestInput,
  ) {
    demandOperator(context);
    const request = ingestRequest(input);
    if (typeof request === 'string') return new InputRejected(request);
    return rejecting(async () => {
      const started = await context.services.ingest.start(request, checkedKey(input.idempotencyKey), context.call);
      return 'keyReused' in started ? new KeyReused(started.jobId) : new types.IngestJob(started);
    });
  }

  @Mutation(() => types.IngestJobResult, { description: 'What was written stays; the job ends CANCELLED.' })
  async cancelIngest(
    @Ctx() context: OperationContext,
    @Arg('id', () => ID) id: string,
  ): Promise<types.IngestJob | NotFound> {
    demandOperator(context);
    return jobOrNotFound(await context.services.ingest.cancel(id, context.call), id);
  }

  @Mutation(() => types.DecideResult, { description: 'These two are one person.' })
  decideSame(@Ctx() context: OperationContext, @Arg('input', () => types.DecideInput) input: types.DecideInput) {
    return decide(context, 'SAME', input);
  }

  @Mutation(() => types.DecideResult, { description: 'These two are different people.' })
  decideDifferent(@Ctx() context: OperationContext, @Arg('input', () => types.DecideInput) input: types.DecideInput) {
    return decide(context, 'DIFFERENT', input);
  }

  @Mutation(() => types.DecideResult)
  async undoDecision(
    @Ctx() context: OperationContext,
    @Arg('id', () => ID) id: string,
    @Arg('preview', () => Boolean, { defaultValue: false }) preview: boolean,
  ) {
    demandOperator(context);
    const undone = await context.services.ingest.undo(id, preview, context.call);
    if (undone === null) return new NotFound(`no such decision: ${JSON.stringify(id.slice(0, 60))}`);
    return Object.assign(new types.DecisionMadePayload(), {
      decision: preview ? null : new IdentityDecision(undone.decision),
      preview: undone.preview,
    });
  }

  @Subscription(() => types.IngestJobEvent, {
    name: 'ingestJob',
    description: 'The job whenever its version passes `after`; ends with its last state.',
    subscribe: ({ args, context }) => {
      demandOperator(context as OperationContext);
      return followJob(context as OperationContext, String(args['id']), afterOf(args, context as OperationContext));
    },
  })
  ingestJobFollowed(
    @Root() item: FollowedJob,
    @Arg('id', () => ID) id: string,
    @Arg('after', () => Int, { defaultValue: 0 }) after: number,
    @Ctx() context: OperationContext,
  ): types.IngestJob | NotFound | CursorExpired {
    if (item !== null && 'lastVersion' in item) {
      const asked = afterOf({ after }, context);
      return new CursorExpired(`after: ${asked} lies beyond the job's version ${item.lastVersion}`, item.lastVersion);
    }
    return jobOrNotFound(item, id);
  }
}

function demandOperator(context: OperationContext): void {
  if (!context.call.viewer.scopes.has('operate')) throw forbidden('this belongs to operators (scope operate)');
}

function jobOrNotFound(job: CoreJob | null, id: string): types.IngestJob | NotFound {
  return job === null ? new NotFound(`no such job: ${JSON.stringify(id.slice(0, 60))}`) : new types.IngestJob(job);
}

const MOST_OF_PATH = 4_096;

/** What is wrong with one of the paths; null: nothing that can be told without looking. */
function pathFault(field: string, paths: readonly string[]): string | null {
  const at = paths.findIndex((path) => path.trim() === '' || path.length > MOST_OF_PATH || path.includes('\0'));
  return at < 0 ? null : `${field}[${at}]: a path of 1 to ${MOST_OF_PATH} characters`;
}

/** The request, or what is wrong with it. */
function ingestRequest(input: types.StartIngestInput): IngestRequest | string {
  const { files, documents, from, to } = input;
  if (documents && documents.length > 0) {
    const other = from || to || (files && files.length > 0);
    if (other) return 'either documents, or files, or from and to';
    return pathFault('documents', documents) ?? { kind: 'DOCUMENTS', patterns: documents };
  }
  if (files && files.length > 0) {
    if (from || to) return 'either files, or from and to; not both';
    return pathFault('files', files) ?? { kind: 'FILES', patterns: files };
  }
  if (!from || !to) return 'files, documents, or from and to, are needed';
  const disorder = rangeDisorder(from, to);
  if (disorder !== null) return disorder;
  const unknown = (input.cantons ?? []).find((canton) => !Object.hasOwn(Canton, canton));
  if (unknown !== undefined) return `cantons: there is no ${JSON.stringify(unknown.slice(0, 40))}`;
  if (input.rubrics?.length === 0) return 'rubrics: one at least';
  const rubric = (input.rubrics ?? []).find((rubric) => !/^[A-Z]{2}$/.test(rubric));
  if (rubric !== undefined) return `rubrics: two capitals, e.g. HR, not ${JSON.stringify(rubric.slice(0, 40))}`;
  return { kind: 'PORTAL', from, to, rubrics: input.rubrics ?? ['HR'], cantons: input.cantons ?? [] };
}

async function decide(context: OperationContext, kind: 'SAME' | 'DIFFERENT', input: types.DecideInput) {
  demandOperator(context);
  const { a, b, reason, author } = input;
  if (reason.trim().length < 1 || reason.length > 2_000) return new InputRejected('reason: 1 to 2,000 characters');
  if (author.trim().length < 1 || author.length > 200) return new InputRejected('author: 1 to 200 characters');
  if (a === b) return new InputRejected('a and b are the same id');
  return rejecting(async () => {
    const { decision, preview } = await context.services.ingest.decide(
      { kind, a, b, reason, author },
      input.preview,
      context.call,
    );
    return Object.assign(new types.DecisionMadePayload(), {
      decision: decision && new IdentityDecision(decision),
      preview,
    });
  });
}
