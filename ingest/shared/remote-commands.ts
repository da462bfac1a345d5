import { isDeepStrictEqual } from 'node:util';
import { AppError, errorOf, type Failure } from '../../src/core/index.js';
import type { Listener } from '../../src/postgres/index.js';
import type { IngestJob, IngestRequest } from '../contract.js';
import type { IngestCommands } from '../jobs/commands.js';
import { MAX_WAITING, newJob } from '../jobs/ingest-core.js';
import { REPLY_CHANNEL, type Commands, type StoredCommand } from '../ledger/postgres/index.js';

/** What is asked of the writer, by name, with its arguments. */
export type CommandBody =
  | { kind: 'START'; request: IngestRequest }
  | { kind: 'CANCEL'; jobId: string }
  | { kind: 'DECIDE'; args: [Parameters<IngestCommands['decide']>[0], boolean] }
  | { kind: 'UNDO'; args: [string, boolean] }
  | { kind: 'REPARSE' }
  | { kind: 'REBUILD' }
  | { kind: 'REDACT'; publicationId: string };

export type CommandReply = { value: unknown } | { failure: Failure };

/** An answer that somebody at a screen waits for. */
const SOON_MS = 30_000;
/** Where no notification came, a look is taken. */
const LOOK_MS = 1_000;

export interface RemoteCommandsOptions {
  commands: Commands;
  listener: Listener;
  /** A job that the writer has taken; null where this process knows of none. */
  held(jobId: string): Promise<IngestJob | null>;
  newId: () => string;
}

/** The writer's commands, asked for through PostgreSQL: jobs wait there until somebody works, everything else is answered or fails. */
export function createRemoteCommands({ commands, listener, held, newId }: RemoteCommandsOptions): Omit<
  IngestCommands,
  'close'
> & {
  /** Jobs asked for that this server's copy does not hold yet, the newest first. */
  pending(): Promise<IngestJob[]>;
  /** One of them; null for any other. */
  pendingJob(jobId: string): Promise<IngestJob | null>;
} {
  async function ask<Value>(body: CommandBody, longestMs: number): Promise<Value> {
    const id = newId();
    await commands.add({ id, kind: body.kind, body: JSON.stringify(body), tenant: '', idempotencyKey: null });
    const { reply } = await answered(id, longestMs);
    const read = JSON.parse(reply ?? '{}') as CommandReply;
    if ('failure' in read) throw errorOf(read.failure);
    return read.value as Value;
  }

  async function answered(id: string, longestMs: number): Promise<StoredCommand> {
    const until = Date.now() + longestMs;
    for (;;) {
      const replied = replyTo(id, Math.min(LOOK_MS, Math.max(0, until - Date.now())));
      const command = await commands.get(id);
      if (command === null) throw new AppError('CORRUPT', `the command ${id} is gone`);
      if (command.state !== 'WAITING' && command.state !== 'TAKEN') return command;
      if (Date.now() >= until) throw (await commands.withdraw(id)) ? nobodyWorks() : underWay();
      await replied;
    }
  }

  function replyTo(id: string, longestMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        unlisten();
        resolve();
      };
      const timer = setTimeout(done, longestMs);
      const unlisten = listener.listen(REPLY_CHANNEL, (payload) => {
        if (payload === null || payload === id) done();
      });
    });
  }

  async function pendingJob(jobId: string): Promise<IngestJob | null> {
    const command = await commands.get(jobId);
    return command?.kind === 'START' ? jobOf(command) : null;
  }

  return {
    async start(request, tenant, idempotencyKey) {
      const waiting = await commands.waiting(MAX_WAITING);
      if (waiting.length === MAX_WAITING) throw tooMany();
      const id = newId();
      const body: CommandBody = { kind: 'START', request };
      if (await commands.add({ id, kind: 'START', body: JSON.stringify(body), tenant, idempotencyKey }))
        return (await pendingJob(id))!;
      const known = await commands.byKey(tenant, idempotencyKey ?? '');
      if (known === null) throw new AppError('CORRUPT', `the idempotency key ${idempotencyKey} is held by nothing`);
      const same = isDeepStrictEqual(JSON.parse(known.body), body);
      return same ? ((await held(known.id)) ?? jobOf(known)) : { keyReused: true, jobId: known.id };
    },
    async cancel(jobId) {
      if ((await held(jobId)) === null) {
        const waiting = await pendingJob(jobId);
        if (waiting === null) return null;
        if (await commands.withdraw(jobId)) return pendingJob(jobId);
      }
      return ask<IngestJob | null>({ kind: 'CANCEL', jobId }, SOON_MS);
    },
    decide: (decision, preview) => ask({ kind: 'DECIDE', args: [decision, preview] }, SOON_MS),
    undo: (decisionId, preview) => ask({ kind: 'UNDO', args: [decisionId, preview] }, SOON_MS),
    reparse: () => ask({ kind: 'REPARSE' }, Number.POSITIVE_INFINITY),
    rebuild: () => ask({ kind: 'REBUILD' }, Number.POSITIVE_INFINITY),
    redact: (publicationId) => ask({ kind: 'REDACT', publicationId }, SOON_MS),
    async pending() {
      const waiting = await commands.waiting(MAX_WAITING);
      const jobs = waiting.filter(({ kind }) => kind === 'START').map(jobOf);
      const known = await Promise.all(jobs.map(({ id }) => held(id)));
      return jobs.filter((_, index) => known[index] === null).reverse();
    },
    pendingJob: async (jobId) => ((await held(jobId)) === null ? pendingJob(jobId) : null),
  };
}

/** A job as it stands before the writer has taken it, or as it was when it never did. */
function jobOf({ id, body, at, state, reply }: StoredCommand): IngestJob {
  const { request } = JSON.parse(body) as Extract<CommandBody, { kind: 'START' }>;
  const job = newJob(id, request, at, 0);
  if (state === 'WITHDRAWN') return { ...job, state: 'CANCELLED', finishedAt: at, version: job.version + 1 };
  if (state !== 'FAILED') return job;
  const read = JSON.parse(reply ?? '{}') as CommandReply;
  return {
    ...job,
    state: 'FAILED',
    error: 'failure' in read ? read.failure.message : null,
    finishedAt: at,
    version: job.version + 1,
  };
}

function tooMany(): AppError {
  return new AppError('BUDGET', `${MAX_WAITING} jobs are waiting already; try again when some are done`, {
    retryable: true,
  });
}

function underWay(): AppError {
  return new AppError(
    'DEADLINE',
    'whoever writes the ledger is busy; what was asked is under way and will be done: look again before asking again',
  );
}

function nobodyWorks(): AppError {
  return new AppError('UNAVAILABLE', 'nobody writes the ledger just now: is a worker running (dossier work)?', {
    retryable: true,
  });
}
