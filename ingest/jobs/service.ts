import { pullIterator, type Call } from '../../src/core/index.js';
import type { IngestJob, IngestService } from '../contract.js';
import type { Ledger } from '../ledger/index.js';
import { personOf } from '../project/people.js';
import type { IngestCommands, IngestEvent } from './commands.js';
import { Waiters } from './waiters.js';

export interface ServiceOptions {
  commands: Omit<IngestCommands, 'close'>;
  /** A connection of its own, read-only. The caller closes it. */
  ledger: Ledger;
  /** The ledger position that the graph engine shows at the start. */
  visible: number;
  /** Jobs that a writer elsewhere has been asked for, and has not taken yet. */
  pending?: { pending(): Promise<IngestJob[]>; pendingJob(jobId: string): Promise<IngestJob | null> };
}

/** What a server's main thread offers of ingest: reads come from the ledger, writes go to the writer. */
export interface OpenService extends IngestService {
  /** To be called with every event of the writer. */
  heard(event: IngestEvent): void;
  visible(): number;
}

export function createIngestService({ commands, ledger, visible: start, pending }: ServiceOptions): OpenService {
  const waiters = new Waiters();
  /** States that could not be stored (a full disk), by job. */
  const unstored = new Map<string, IngestJob>();
  let visible = start;

  async function job(jobId: string): Promise<IngestJob | null> {
    const stored = ledger.read(() => ledger.jobs.get(jobId))?.job ?? (await pending?.pendingJob(jobId)) ?? null;
    const told = unstored.get(jobId);
    const last = told !== undefined && (stored === null || told.version > stored.version) ? told : stored;
    return last && seen(last);
  }

  /** What a writer elsewhere has loaded has still to be shown here before its job has ended. */
  function seen(job: IngestJob): IngestJob {
    if (pending === undefined || !isEnded(job) || job.ledgerPosition <= visible) return job;
    return { ...job, state: 'RUNNING', stage: 'indexing', finishedAt: null, version: job.version - 1 };
  }

  return {
    async start(request, idempotencyKey, call: Call) {
      return commands.start(request, call.viewer.tenantId, idempotencyKey);
    },
    cancel: (jobId) => commands.cancel(jobId),
    job,
    async jobs(first, after) {
      // What waits elsewhere is not known while that is away; what this copy holds is.
      const asked = (await pending?.pending().catch(() => [])) ?? [];
      const at = asked.findIndex(({ id }) => id === after);
      const waiting = after === null || at >= 0 ? asked.slice(at + 1) : [];
      const page = ledger
        .read(() => ledger.jobs.page(first + 1, at >= 0 ? null : after))
        .map((stored) => seen(stored.job));
      const all = [...waiting, ...page];
      return { jobs: all.slice(0, first), hasMore: all.length > first };
    },

    follow(jobId, after, signal) {
      let at = after;
      let ended = false;
      return pullIterator<IngestJob>(signal, async (own) => {
        while (!ended && !own.aborted) {
          const changed = waiters.changed(own);
          const current = await job(jobId);
          if (current === null) return undefined;
          ended = isEnded(current);
          if (current.version > at) {
            at = current.version;
            return current;
          }
          if (!ended) await changed;
        }
        return undefined;
      });
    },

    quarantined: async (jobId, first, after) => ledger.read(() => ledger.quarantine.page(jobId, after ?? 0, first)),
    decide: (decision, preview) => commands.decide(decision, preview),
    undo: (decisionId, preview) => commands.undo(decisionId, preview),

    async decisions(personUid) {
      return ledger.read(() => {
        const decisions = ledger.decisions.all();
        if (decisions.length === 0) return [];
        const mentions = new Set(personOf(ledger, personUid)?.mentions.map((mention) => mention.mentionId) ?? []);
        return decisions.filter(({ a, b }) => mentions.has(a) || mentions.has(b));
      });
    },

    async advanced(after, signal) {
      while (visible <= after && !signal.aborted) await waiters.changed(signal);
      return visible;
    },

    heard(event) {
      if (event.kind === 'ADVANCED') visible = event.ledgerPosition;
      if (event.kind === 'JOB') {
        if (event.job.state === 'FAILED') unstored.set(event.job.id, event.job);
        else unstored.delete(event.job.id);
      }
      waiters.wake();
    },
    visible: () => visible,
  };
}

export function isEnded({ state }: IngestJob): boolean {
  return state !== 'QUEUED' && state !== 'RUNNING';
}
