import { SingleBar } from 'cli-progress';
import type { IngestJob } from '../../ingest/index.js';

/** A job's progress: a bar where somebody watches, a line every so often where not. */
export function createJobBar(total: number | null) {
  const bar = new SingleBar({
    format: '{stage} {bar} {percentage}% {value}/{total} {rate}/s {quarantined}',
    barsize: 30,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
    stopOnComplete: false,
    linewrap: false,
  });
  let started = false;
  return {
    show(job: IngestJob) {
      const of = total ?? (job.remaining === null ? Math.max(job.read, 1) : job.read + job.remaining);
      const payload = {
        stage: job.stage.padEnd(8),
        rate: Math.round(job.rate),
        quarantined: job.quarantined > 0 ? `${job.quarantined} quarantined` : '',
      };
      if (!started) bar.start(of, 0, payload);
      started = true;
      bar.setTotal(of);
      bar.update(job.read, payload);
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

export function jobSummary(job: IngestJob): string {
  const counts = `${job.read} read, ${job.written} new, ${job.unchanged} already held, ${job.quarantined} quarantined`;
  return `${job.state.toLowerCase()}: ${counts}${job.error === null ? '' : `\n${job.error}`}`;
}
