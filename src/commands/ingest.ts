import { holderOf, ingestDirect, lockDataDir, type IngestJob, type IngestRequest } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, parseIsoDate, systemClock } from '../core/index.js';
import { inlineWriter, interruptSignal, operatorCall } from './common.js';
import { createJobBar, jobSummary } from './job-bar.js';
import { connectTo } from './remote.js';

export interface IngestFlags {
  from?: string;
  to?: string;
  rubric?: string[];
  canton?: string[];
}

/** Files, or a range of the portal. Goes through the server that holds the data folder, else opens the files itself. */
export async function ingestShab(config: Config, patterns: string[], flags: IngestFlags): Promise<void> {
  const request = requestOf(patterns, flags);
  const holder = holderOf(config.dataDir);
  const job = holder?.address ? await throughServer(`http://${holder.address}`, request) : await alone(config, request);
  console.log(jobSummary(job));
  if (job.quarantined > 0)
    console.log('Why records were quarantined: query { quarantined { origin code reason } }, or dossier doctor');
  if (job.state !== 'SUCCEEDED') process.exitCode = job.state === 'CANCELLED' ? 130 : 1;
  else if (job.quarantined > 0) process.exitCode = 3;
}

function requestOf(patterns: string[], { from, to, rubric, canton }: IngestFlags): IngestRequest {
  if (patterns.length > 0) {
    if (from || to) throw new AppError('BAD_INPUT', 'either files, or --from and --to; not both');
    return { kind: 'FILES', patterns };
  }
  if (!from || !to) throw new AppError('BAD_INPUT', 'name files, or --from and --to for the portal');
  for (const [name, date] of Object.entries({ from, to })) {
    if (parseIsoDate(date) === null)
      throw new AppError('BAD_INPUT', `--${name}: no such date: ${date}; use YYYY-MM-DD`);
  }
  if (from > to) throw new AppError('BAD_INPUT', `--from ${from} lies after --to ${to}`);
  return { kind: 'PORTAL', from, to, rubrics: rubric ?? ['HR'], cantons: canton ?? [] };
}

async function alone(config: Config, request: IngestRequest): Promise<IngestJob> {
  const lock = lockDataDir(config.dataDir, null);
  const { signal, release } = interruptSignal();
  const bar = createJobBar(null);
  try {
    const call = operatorCall(signal);
    return await ingestDirect({
      dataDir: config.dataDir,
      clock: systemClock,
      writer: inlineWriter(config, 1),
      request,
      call,
      progress: bar.show,
    });
  } finally {
    bar.stop();
    release();
    lock.release();
  }
}

const START = `mutation ($input: StartIngestInput!) { startIngest(input: $input) { __typename ... on IngestJob { id } ... on Failure { message } } }`;
const FOLLOW = `subscription ($id: ID!) { ingestJob(id: $id) { __typename ... on IngestJob {
  id state stage read written unchanged quarantined rate remaining error version ledgerPosition } } }`;

async function throughServer(url: string, request: IngestRequest): Promise<IngestJob> {
  const remote = connectTo(url);
  const bar = createJobBar(null);
  try {
    const input =
      request.kind === 'FILES'
        ? { files: request.patterns }
        : { from: request.from, to: request.to, rubrics: request.rubrics, cantons: request.cantons };
    const { startIngest } = await remote.request<{ startIngest: { id?: string; message?: string } }>(START, { input });
    if (!startIngest.id) throw new AppError('BAD_INPUT', startIngest.message ?? 'the server refused the job');
    let last: IngestJob | null = null;
    for await (const { data } of remote.subscribe<{ ingestJob: IngestJob }>(FOLLOW, { id: startIngest.id })) {
      if (data) bar.show((last = data.ingestJob));
    }
    if (last === null) throw new AppError('UNAVAILABLE', `${url}: the job went unseen; query { ingestJobs } tells`);
    return last;
  } finally {
    bar.stop();
    await remote.close();
  }
}
