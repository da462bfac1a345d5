import type { WorkEvent } from '../../ingest/shared/index.js';
import type { Config } from '../config.js';
import { workFor } from '../worker.js';
import { createLogger, interruptSignal } from './common.js';
import { jobSummary } from './job-bar.js';

/** Works until Ctrl-C or SIGTERM; the stretch in hand is finished, and a running job is taken up by the next worker. */
export async function work(config: Config): Promise<void> {
  const { signal, release } = interruptSignal();
  try {
    const tell = tellWork(config);
    const onEvent = (event: WorkEvent) => {
      tell(event);
      if (event.kind === 'JOB' && event.job.finishedAt !== null) console.log(jobSummary(event.job));
    };
    await workFor(config, onEvent, signal);
  } finally {
    release();
  }
}

/** A line for what a person wants to know; faults are logged. */
export function tellWork(config: Config): (event: WorkEvent) => void {
  const logger = createLogger(config);
  return (event) => {
    if (event.kind === 'WRITING') console.log('This worker writes the ledger.');
    if (event.kind === 'STANDING_BY') console.log(`Standing by: ${event.writer} writes the ledger.`);
    if (event.kind === 'OUSTED') console.log('Another worker has taken over: this one had been silent.');
    if (event.kind === 'FAULT') logger.error({ error: event.error }, 'the worker met an error, and tries again');
  };
}
