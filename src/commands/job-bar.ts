import { SingleBar, type Options, type Params } from 'cli-progress';
import type { IngestJob } from '../../ingest/index.js';

const BAR_LENGTH = 30;
/** Between two lines where nobody watches a bar. Milliseconds. */
const LINE_EVERY_MS = 5_000;

export interface JobBar {
  show(job: IngestJob): void;
  stop(): void;
}

/** A job's progress on standard error: a bar where somebody watches, a line a stage and every five seconds where not. `total`: records, if known. */
export function createJobBar(total: number | null): JobBar {
  return process.stderr.isTTY ? watchedBar(total) : plainLines(total);
}

function watchedBar(total: number | null): JobBar {
  const bar = new SingleBar({
    format: (_options: Options, { progress }: Params, { job }: { job: IngestJob }) => barLine(job, total, progress),
    gracefulExit: false,
    emptyOnZero: true,
  });
  let started = false;
  return {
    show(job) {
      const of = totalOf(job, total) ?? 0;
      if (!started) bar.start(of, job.read, { job });
      started = true;
      bar.setTotal(of);
      bar.update(job.read, { job });
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

function barLine(job: IngestJob, total: number | null, progress: number): string {
  if (job.stage !== 'reading' || totalOf(job, total) === null) return progressLine(job, total);
  return `${'='.repeat(Math.floor(progress * BAR_LENGTH)).padEnd(BAR_LENGTH, '-')} ${progressLine(job, total)}`;
}

function plainLines(total: number | null): JobBar {
  let [stage, printedAt] = ['', 0];
  return {
    show(job) {
      const now = Date.now();
      if (job.stage === stage && now - printedAt < LINE_EVERY_MS) return;
      [stage, printedAt] = [job.stage, now];
      if (job.stage !== 'done') process.stderr.write(`${progressLine(job, total)}\n`);
    },
    stop: () => undefined,
  };
}

/** Records there are in all, where anybody knows. */
function totalOf(job: IngestJob, total: number | null): number | null {
  if (total !== null) return Math.max(total, job.read);
  return job.stage === 'reading' && job.remaining !== null ? job.read + job.remaining : null;
}

/** `reading     4750 of 5514 records, 1086/s, 1 quarantined`, or what is to be done of another stage. */
function progressLine(job: IngestJob, total: number | null): string {
  const { stage, read, remaining, rate, quarantined } = job;
  const of = totalOf(job, total);
  const done =
    stage === 'reading' || stage === 'waiting'
      ? `${read}${of === null ? '' : ` of ${of}`} records${rate >= 1 ? `, ${Math.round(rate)}/s` : ''}`
      : `${read} records${remaining !== null && remaining > 0 ? `, ${remaining} to go` : ''}`;
  return `${stage.padEnd(11)} ${done}${quarantined > 0 ? `, ${quarantined} quarantined` : ''}`;
}

export function jobSummary(job: IngestJob): string {
  const counts = `${job.read} read, ${job.written} new, ${job.unchanged} already held, ${job.quarantined} quarantined`;
  return `${job.state.toLowerCase()}: ${counts}${job.error === null ? '' : `\n${job.error}`}`;
}

/** What the parser found odd, a line a kind and one a place. */
export function warningLines({ warnings }: IngestJob): string[] {
  return warnings.flatMap(({ code, count, places }) => [
    `${count} ${count === 1 ? 'warning' : 'warnings'} ${code}`,
    ...places.map((place) => `  ${place}`),
    ...(count > places.length ? [`  and ${count - places.length} more`] : []),
  ]);
}
