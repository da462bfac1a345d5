import type { IngestJob } from '../../ingest/contract.js';
import { pullIterator } from '../../src/core/index.js';
import type { OperationContext } from '../context.js';
import type { FollowedJob } from '../following.js';
import { badInput } from '../errors.js';

/** The job's states after a version; null where there is no job, `lastVersion` where `after` lies beyond what it ever had. */
export function followJob(context: OperationContext, id: string, after: number): AsyncIterableIterator<FollowedJob> {
  if (after < 0) throw badInput(`after: a version of the job, from 0 on, not ${after}`);
  const { ingest } = context.services;
  let states: AsyncIterableIterator<IngestJob> | null = null;
  let refused = false;
  return pullIterator(context.call.signal, async (signal) => {
    if (refused) return undefined;
    if (states === null) {
      const job = await ingest.job(id);
      refused = job === null || after > job.version;
      if (job === null) return null;
      if (refused) return { lastVersion: job.version };
      states = ingest.follow(id, after, signal);
    }
    const item = await states.next();
    return item.done === true ? undefined : item.value;
  });
}
