import { isDeepStrictEqual } from 'node:util';
import type { GraphWriter } from '../engines/graph/contract.js';
import type { Call, Clock } from '../src/core/index.js';
import type { Archive, IngestJob, IngestRequest, IngestService } from './contract.js';
import {
  createIngestService,
  openIngestCore,
  startIngestThread,
  type IngestCommands,
  type IngestEvent,
  type OpenService,
  type Portal,
} from './jobs/index.js';
import type { Source } from './sources/index.js';
import { ledgerPath, openLedger, type Ledger } from './ledger/index.js';
import { createArchive } from './project/archive.js';

export interface RegisterOptions {
  /** Exists, and is locked by this process (jobs/data-lock.ts). */
  dataDir: string;
  clock: Clock;
  /** Where the writer of ledger and graph lives. */
  writer: ThreadWriter | InlineWriter;
  /** Hears what the writer tells beside jobs (finishing what a kill cut short). */
  onEvent?: (event: IngestEvent) => void;
}

/** On a thread of its own, for a server: its event loop stays free. `url` is a module that calls `serveIngestThread`. */
export interface ThreadWriter {
  kind: 'THREAD';
  url: URL;
  portalUrl: string;
  /** Further threads for reading and deriving; 2 suits most machines. */
  threads: number;
}

/** On the caller's thread, for commands and tests. */
export interface InlineWriter {
  kind: 'INLINE';
  openGraph: (dataDir: string) => GraphWriter | Promise<GraphWriter>;
  portal: Portal;
  /** What files may hold, where no thread reads them. Default: the registry's. */
  sources?: readonly Source[];
  newId: () => string;
  threads: number;
}

export interface Register {
  archive: Archive;
  ingest: IngestService;
  /** What only operators' commands do: reparse, rebuild, redact. */
  commands: Pick<IngestCommands, 'reparse' | 'rebuild' | 'redact'>;
  /** Read-only, for exports. */
  ledger: Ledger;
  /** Resolves when no job is left to do. Inline only; at once on a thread. */
  idle(): Promise<void>;
  /** Stops a running job after the stretch in hand (it goes on at the next opening) and closes files and threads. */
  close(): Promise<void>;
}

/** Opens `ledger.db` and the graph engine's writer in a data folder. Throws AppErrors that name the file at fault. */
export async function openRegister(options: RegisterOptions): Promise<Register> {
  const events: IngestEvent[] = [];
  let service: OpenService | null = null;
  const emit = (event: IngestEvent): void => {
    options.onEvent?.(event);
    if (service === null) events.push(event);
    else service.heard(event);
  };
  const writer = await openWriter(options, emit);
  let ledger: Ledger;
  try {
    ledger = openLedger(ledgerPath(options.dataDir), { readonly: true });
  } catch (error) {
    await writer.commands.close();
    throw error;
  }
  const { commands } = writer;
  service = createIngestService({ commands, ledger, visible: 0 });
  for (const event of events) service.heard(event);
  const { visible } = service;
  return {
    archive: createArchive({ ledger, clock: options.clock, visible }),
    ingest: service,
    commands,
    ledger,
    idle: writer.idle,
    async close() {
      await commands.close();
      ledger.close();
    },
  };
}

interface OpenWriter {
  commands: IngestCommands;
  idle: () => Promise<void>;
}

async function openWriter(options: RegisterOptions, emit: (event: IngestEvent) => void): Promise<OpenWriter> {
  const { dataDir, writer, clock } = options;
  if (writer.kind === 'THREAD') {
    const { portalUrl, threads } = writer;
    const commands = await startIngestThread(writer.url, { dataDir, portalUrl, threads }, emit);
    return { commands, idle: async () => undefined };
  }
  const ledger = openLedger(ledgerPath(dataDir));
  const graph = await openGraphOr(ledger, () => writer.openGraph(dataDir));
  emit({ kind: 'ADVANCED', ledgerPosition: (await graph.position()).ledger });
  const { portal, sources, newId, threads } = writer;
  const core = openIngestCore({ ledger, graph, clock, newId, portal, sources, threads, emit });
  const close = async () => {
    await core.close();
    await graph.close();
    ledger.close();
  };
  return { commands: { ...core, close }, idle: core.idle };
}

async function openGraphOr(ledger: Ledger, open: () => GraphWriter | Promise<GraphWriter>): Promise<GraphWriter> {
  try {
    return await open();
  } catch (error) {
    ledger.close();
    throw error;
  }
}

export interface DirectOptions {
  dataDir: string;
  clock: Clock;
  writer: InlineWriter;
  request: IngestRequest;
  call: Call;
  /** Hears each state of the job, for a bar in the terminal. */
  progress: (job: IngestJob) => void;
  /** Hears of each job that an earlier process left, before it goes on. */
  resuming?: (job: IngestJob) => void;
}

/**
 * Loads without a server: opens the data folder (locked by the caller), runs one job to its end, closes. Ends early when the call's signal fires.
 * Jobs that a kill left go on first; where one of them asks for the same, it is the job.
 */
export async function ingestDirect(options: DirectOptions): Promise<IngestJob> {
  const { request, call, resuming } = options;
  const register = await openRegister({ dataDir: options.dataDir, clock: options.clock, writer: options.writer });
  try {
    const { jobs } = await register.ingest.jobs(100, null);
    for (const left of jobs.filter(isOpen).reverse()) {
      resuming?.(left);
      const ended = await followed(register, left, options);
      if (call.signal.aborted || isDeepStrictEqual(left.request, request)) return ended;
    }
    const job = await register.ingest.start(request, null, call);
    if ('keyReused' in job) return (await register.ingest.job(job.jobId))!;
    return await followed(register, job, options);
  } finally {
    await register.close();
  }
}

/** The job's last state; the call's signal cancels it. */
async function followed({ ingest }: Register, job: IngestJob, { call, progress }: DirectOptions): Promise<IngestJob> {
  const cancel = () => void ingest.cancel(job.id, call);
  if (call.signal.aborted) cancel();
  call.signal.addEventListener('abort', cancel, { once: true });
  let last: IngestJob = job;
  for await (const state of ingest.follow(job.id, 0, new AbortController().signal)) progress((last = state));
  call.signal.removeEventListener('abort', cancel);
  return last;
}

function isOpen({ state }: IngestJob): boolean {
  return state === 'QUEUED' || state === 'RUNNING';
}
