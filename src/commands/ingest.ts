import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  holderOf,
  ingestDirect,
  ledgerPath,
  lockDataDir,
  openLedger,
  sources,
  type IngestJob,
  type IngestRequest,
  type QuarantinedRecord,
} from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, localViewer, systemClock, unreachable } from '../core/index.js';
import { indexDocuments } from './index-passages.js';
import { assertDays, inlineWriter, interruptSignal, operatorCall } from './common.js';
import { createJobBar, jobSummary, warningLines } from './job-bar.js';
import { connectTo } from './remote.js';

export interface IngestFlags {
  from?: string;
  to?: string;
  rubric?: string[];
  canton?: string[];
}

/** Reasons shown at the end; all of them are in `dossier export quarantined`. */
const SHOWN_REASONS = 5;

/**
 * Files, or a range of the portal. Goes through the server that holds the data folder, else opens the files itself. Exit code 3 where records
 * were quarantined, 130 where it was cancelled, 1 where the load as a whole failed.
 */
export async function ingestShab(config: Config, patterns: string[], flags: IngestFlags): Promise<void> {
  await ingest(config, requestOf(patterns, flags));
}

/** Files of a source that has no portal, by its name in the registry; otherwise as {@link ingestShab}. */
export async function ingestFiles(config: Config, source: string, patterns: string[]): Promise<void> {
  const known = sources.map(({ name }) => name);
  if (!known.includes(source))
    throw new AppError('BAD_INPUT', `unknown command '${source}': one of ${[...known, 'documents'].join(', ')}`);
  if (patterns.length === 0) throw new AppError('BAD_INPUT', 'name files');
  await ingest(config, { kind: 'FILES', patterns: existing(patterns) });
}

/** Plain text and Markdown, for searching beside the notices; otherwise as {@link ingestShab}. */
export async function ingestDocuments(config: Config, patterns: string[]): Promise<void> {
  await ingest(config, { kind: 'DOCUMENTS', patterns: existing(patterns) });
  // Whoever holds the folder, or works on the ledger, indexes them.
  if (config.store === 'postgres' || holderOf(config.dataDir)?.address) return;
  const lock = lockDataDir(config.dataDir, null);
  try {
    console.log(await indexDocuments(config));
  } finally {
    lock.release();
  }
}

async function ingest(config: Config, request: IngestRequest): Promise<void> {
  const address = holderOf(config.dataDir)?.address;
  const { signal, release } = interruptSignal();
  signal.addEventListener('abort', () => tell('cancelling: what was read so far is kept; Ctrl-C again ends at once'), {
    once: true,
  });
  try {
    const { databaseUrl } = config;
    const shared = config.store === 'postgres' && databaseUrl !== null;
    const { job, refused } = shared
      ? await throughPostgres(databaseUrl, request, signal)
      : address
        ? await throughServer(`http://${address}`, request, signal)
        : await alone(config, request, signal);
    console.log(jobSummary(job));
    if (job.quarantined > 0) printReasons(job, refused ?? refusedIn(config, job));
    for (const line of warningLines(job)) console.log(line);
    if (job.state !== 'SUCCEEDED') process.exitCode = job.state === 'CANCELLED' ? 130 : 1;
    else if (job.quarantined > 0) process.exitCode = 3;
  } finally {
    release();
  }
}

function requestOf(patterns: string[], { from, to, rubric, canton }: IngestFlags): IngestRequest {
  if (patterns.length > 0) {
    const other = Object.entries({ from, to, rubric, canton }).find(([, value]) => value !== undefined);
    if (other) throw new AppError('BAD_INPUT', `--${other[0]} is for the portal; it does not go with files`);
    return { kind: 'FILES', patterns: existing(patterns) };
  }
  if (!from || !to) throw new AppError('BAD_INPUT', 'name files, or --from and --to for the portal');
  assertDays({ from, to });
  if (from > to) throw new AppError('BAD_INPUT', `--from ${from} lies after --to ${to}`);
  return { kind: 'PORTAL', from, to, rubrics: rubric ?? ['HR'], cantons: canton ?? [] };
}

/** As whole paths, which a server in another folder understands too. */
function existing(patterns: readonly string[]): string[] {
  for (const pattern of patterns)
    if (!existsSync(pattern) && !/[*?[]/.test(pattern))
      throw new AppError('BAD_INPUT', `no such file or folder: ${pattern}`);
  return patterns.map((pattern) => resolve(pattern));
}

function refusedIn(config: Config, job: IngestJob): QuarantinedRecord[] {
  const ledger = openLedger(ledgerPath(config.dataDir), { readonly: true });
  try {
    return ledger.quarantine.page(job.id, 0, SHOWN_REASONS);
  } finally {
    ledger.close();
  }
}

function printReasons(job: IngestJob, refused: readonly QuarantinedRecord[]): void {
  for (const { origin, code, reason } of refused)
    if (`${origin}: ${reason}` !== job.error) console.log(`  ${origin}: ${code}: ${reason}`);
  if (job.quarantined > SHOWN_REASONS)
    console.log(`  and ${job.quarantined - SHOWN_REASONS} more: dossier export quarantined`);
}

function tell(message: string): void {
  process.stderr.write(`\ndossier: ${message}\n`);
}

/** A job's last state, and some of what was refused where it is not in this folder's ledger. */
interface Ended {
  job: IngestJob;
  refused?: QuarantinedRecord[];
}

/** Asks whoever works on the ledger in PostgreSQL: files are read where the worker runs. */
async function throughPostgres(databaseUrl: string, request: IngestRequest, signal: AbortSignal): Promise<Ended> {
  const { openLedgerClient } = await import('../../ingest/shared/index.js');
  const client = await openLedgerClient(databaseUrl);
  const bar = createJobBar(null);
  try {
    if ((await client.writer()) === null) tell('nobody works on this ledger yet: the job waits for dossier work');
    const started = await client.commands.start(request, localViewer.tenantId, null);
    if ('keyReused' in started) throw new AppError('INTERNAL', 'a load without a key cannot be reused');
    const cancel = () => void client.commands.cancel(started.id).catch(() => undefined);
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    let last: IngestJob = started;
    for await (const state of client.follow(started.id)) bar.show((last = state));
    return { job: last, refused: await client.quarantined(last.id, SHOWN_REASONS) };
  } finally {
    bar.stop();
    await client.close();
  }
}

async function alone(config: Config, request: IngestRequest, signal: AbortSignal): Promise<Ended> {
  const lock = lockDataDir(config.dataDir, null);
  const bar = createJobBar(null);
  try {
    const job = await ingestDirect({
      dataDir: config.dataDir,
      clock: systemClock,
      writer: inlineWriter(config, 1),
      request,
      call: operatorCall(signal),
      progress: bar.show,
      resuming: ({ request: cut }) => tell(`going on with a load that was cut short: ${requestText(cut)}`),
    });
    return { job };
  } finally {
    bar.stop();
    lock.release();
  }
}

function requestText(request: IngestRequest): string {
  return request.kind !== 'PORTAL' ? request.patterns.join(', ') : `the portal, ${request.from} to ${request.to}`;
}

/** StartIngestInput. */
function inputOf(request: IngestRequest) {
  switch (request.kind) {
    case 'FILES':
      return { files: request.patterns };
    case 'DOCUMENTS':
      return { documents: request.patterns };
    case 'PORTAL':
      return { from: request.from, to: request.to, rubrics: request.rubrics, cantons: request.cantons };
    default:
      return unreachable(request);
  }
}

const START = `mutation ($input: StartIngestInput!) { startIngest(input: $input) { __typename ... on IngestJob { id } ... on Failure { message } } }`;
const CANCEL = `mutation ($id: ID!) { cancelIngest(id: $id) { __typename } }`;
const FOLLOW = `subscription ($id: ID!) { ingestJob(id: $id) { __typename ... on IngestJob {
  id state stage read written unchanged quarantined warnings { code count places } rate remaining error version ledgerPosition } } }`;

async function throughServer(url: string, request: IngestRequest, signal: AbortSignal): Promise<Ended> {
  const remote = connectTo(url);
  const bar = createJobBar(null);
  try {
    const input = inputOf(request);
    const { startIngest } = await remote.request<{ startIngest: { id?: string; message?: string } }>(START, { input });
    const { id } = startIngest;
    if (!id) throw new AppError('BAD_INPUT', startIngest.message ?? 'the server refused the job');
    const cancel = () => void remote.request(CANCEL, { id }).catch(() => undefined);
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    let last: IngestJob | null = null;
    for await (const { data } of remote.subscribe<{ ingestJob: IngestJob }>(FOLLOW, () => ({ id }))) {
      if (data) bar.show((last = data.ingestJob));
    }
    if (last === null) throw new AppError('UNAVAILABLE', `${url}: the job went unseen; query { ingestJobs } tells`);
    return { job: last };
  } finally {
    bar.stop();
    await remote.close();
  }
}
