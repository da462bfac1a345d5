import { join } from 'node:path';
import { writeDemo } from '../../demo/index.js';
import type { IngestJob } from '../../ingest/index.js';
import type { App } from '../app.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { workFor } from '../worker.js';
import { operatorCall } from './common.js';
import { createJobBar, jobSummary } from './job-bar.js';
import { addresses, heldNotices, serve, upLine } from './serve.js';
import { tellWork } from './work.js';

/** The main job: with nothing loaded yet, a fictional register; then the server, its addresses and three things to try. */
export async function start(config: Config): Promise<void> {
  const ended = new AbortController();
  // With its ledger in PostgreSQL, this process is its worker, too; without a worker it ends.
  const working = config.store === 'postgres' ? workFor(config, tellWork(config), ended.signal) : null;
  const failed = working?.catch((error: unknown) => {
    console.error(`dossier: the worker failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    await serve(config, { prepare: (app, signal) => loadDemo(config, app, signal), greet });
  } finally {
    ended.abort();
    await failed;
  }
}

const UNKNOWN_FIRM = '... AG';

async function loadDemo(config: Config, app: App, signal: AbortSignal): Promise<void> {
  const call = operatorCall(signal);
  // Of the ledger, not of what the graph shows: nothing invented comes into a register that is only being indexed.
  const publications = heldNotices(app);
  const { jobs } = await app.services.ingest.jobs(1, null);
  const unfinished = jobs.find((job) => job.state === 'RUNNING' || job.state === 'QUEUED');
  if (publications > 0 && !unfinished) {
    console.log(`${publications} notices are loaded from before.`);
    return;
  }
  if (unfinished) return follow(app, unfinished, null, signal);
  console.log('No register is loaded yet: simulating a fictional one (invented firms and people).');
  const files = await writeDemo(join(config.dataDir, 'demo'), {}, signal);
  const started = await app.services.ingest.start({ kind: 'FILES', patterns: [files.publications] }, null, call);
  if ('keyReused' in started) throw new AppError('INTERNAL', 'a demo load without a key cannot be reused');
  await follow(app, started, files.figures.publications, signal);
}

async function follow(app: App, job: IngestJob, total: number | null, signal: AbortSignal): Promise<void> {
  const bar = createJobBar(total);
  let last = job;
  for await (const state of app.services.ingest.follow(job.id, 0, signal)) bar.show((last = state));
  bar.stop();
  if (signal.aborted) return;
  console.log(jobSummary(last));
  if (last.state === 'FAILED')
    throw new AppError('UNAVAILABLE', `the register could not be loaded: ${last.error ?? ''}`);
}

async function greet(url: string, app: App, config: Config): Promise<string> {
  const call = { ...operatorCall(new AbortController().signal), deadlineMs: systemClock.now() + 10_000 };
  const name = await someFirm(app, call).catch(() => UNKNOWN_FIRM);
  return [
    '',
    await upLine(app),
    addresses(url, config),
    '',
    'Three things to try:',
    `  1. npx dossier ask "Wer ist im Verwaltungsrat der ${name}?"`,
    `  2. open ${url}/graphql and press the play button in any tab`,
    `  3. npx dossier ingest shab FILE.json   (real notices; this server takes them in)`,
    '',
    'Ctrl-C ends it.',
  ].join('\n');
}

/** A living firm with several officers, so that the first answer shows something. */
async function someFirm(app: App, call: Parameters<App['services']['graph']['nodes']>[1]): Promise<string> {
  const { graph, clock } = app.services;
  const date = new Date(clock.now()).toISOString().slice(0, 10);
  const clocks = { asOf: date, knownOn: date };
  const top = await graph.topEntities(
    {
      kind: 'COMPANY',
      metric: 'MANDATES',
      canton: null,
      seat: null,
      legalForm: '0106',
      status: 'ACTIVE',
      clocks,
      limit: 1,
    },
    call,
  );
  const [state] = await graph.companyStates(
    top.rows.map(({ uid }) => ({ uid, clocks })),
    call,
  );
  return state?.name ?? UNKNOWN_FIRM;
}
