import { existsSync, renameSync, rmSync } from 'node:fs';
import {
  fillGraph,
  holderOf,
  ledgerPath,
  lockDataDir,
  openLedger,
  openRegister,
  type IngestCommands,
  type IngestEvent,
} from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { openGraphWriter } from '../graph.js';
import { graphAt, graphIsShared, graphPath, vectorsPath } from '../paths.js';
import { indexDocuments, refillQdrant } from './index-passages.js';
import { assertLoaded, inlineWriter } from './common.js';

/** Reads all notices again with this version's grammar, and derives what changes. */
export async function reparse(config: Config): Promise<void> {
  await withRegister(config, async (register) => {
    const { read, failed } = await register.commands.reparse();
    const already = read === 0 && failed === 0 ? ': all were read with this version of the grammar' : '';
    console.log(`${read} notices read again${already}${failed > 0 ? `, ${failed} could not be read` : ''}`);
    if (failed > 0) process.exitCode = 3;
  });
}

/** Which engines to fill; neither: both as configured. */
export interface RebuildFlags {
  graph?: Config['graph'];
  vectors?: Config['vectors'];
}

/** Fills the graph engine and the vector engine again from the ledger, or those alone that are named. A damaged graph.db is set aside. */
export async function rebuild(config: Config, flags: RebuildFlags = {}): Promise<void> {
  const work = async (register: Maintained) => {
    if (flags.vectors === undefined) {
      await register.commands.rebuild();
      console.log('the graph is rebuilt');
    }
    const vectors = flags.vectors ?? config.vectors;
    await register.inFolder(vectors === 'qdrant' ? 'READS' : 'WRITES', () => rebuildVectors({ ...config, vectors }));
  };
  if (flags.graph !== undefined) {
    // Whoever works fills the graph that servers share; two who write it would stop each other.
    if (flags.graph === config.graph && graphIsShared(config) && (await isWorkedOn(config)))
      await withRegister(config, fillGraphByWorker);
    else await fillFromLedger({ ...config, graph: flags.graph });
    if (flags.vectors === undefined) return;
  }
  try {
    await withRegister(config, work);
  } catch (error) {
    const path = graphPath(config.dataDir);
    if (!(error instanceof AppError) || error.code !== 'CORRUPT' || !error.message.startsWith(path)) throw error;
    setAside(path);
    await withRegister(config, work);
  }
}

async function isWorkedOn({ store, databaseUrl }: Config): Promise<boolean> {
  if (store !== 'postgres' || databaseUrl === null) return false;
  const { lookAtLedger } = await import('../../ingest/shared/index.js');
  return (await lookAtLedger(databaseUrl)).writer !== null;
}

async function fillGraphByWorker({ commands }: Maintained): Promise<void> {
  await commands.rebuild();
  console.log('the graph is rebuilt by whoever works on the ledger');
}

/** Fills a graph engine, configured or not yet, from the ledger alone. Killed, it goes on with the next call where the engine can. */
async function fillFromLedger(config: Config): Promise<void> {
  const lock = lockDataDir(config.dataDir, null);
  try {
    if (config.store === 'postgres' && config.databaseUrl !== null)
      await (await import('../../ingest/shared/index.js')).bringCopy(config.dataDir, config.databaseUrl);
    assertLoaded(ledgerPath(config.dataDir));
    const ledger = openLedger(ledgerPath(config.dataDir), { readonly: true });
    const graph = await openGraphWriter(graphAt(config));
    try {
      const progress = (done: number, of: number) => process.stderr.write(`indexing: ${done} of ${of}\n`);
      const { ledger: position } = await fillGraph(ledger, graph, { progress });
      console.log(`the graph in ${config.graph} is filled, up to ledger position ${position}`);
    } finally {
      await graph.close();
      ledger.close();
    }
  } finally {
    lock.release();
  }
}

async function rebuildVectors(config: Config): Promise<void> {
  if (config.vectors === 'qdrant') {
    console.log(await refillQdrant(config));
    return;
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${vectorsPath(config.dataDir)}${suffix}`, { force: true });
  console.log(await indexDocuments(config));
  if (config.embeddings !== 'off') console.log('vectors of notices are made again once the server runs');
}

function setAside(path: string): void {
  renameSync(path, `${path}.damaged`);
  for (const beside of [`${path}-wal`, `${path}-shm`]) if (existsSync(beside)) rmSync(beside);
  console.log(`${path} is damaged: it is now ${path}.damaged, and a new one is made from the ledger`);
}

/** What is maintained: a register of this folder, or one in PostgreSQL by way of whoever works on it. */
interface Maintained {
  commands: Pick<IngestCommands, 'reparse' | 'rebuild'>;
  /** Runs what reads the ledger of this data folder, or writes files of it: a server that holds the folder bears the first, and its own copy is read. */
  inFolder(does: 'READS' | 'WRITES', run: () => Promise<void>): Promise<void>;
}

async function withRegister(config: Config, work: (register: Maintained) => Promise<void>): Promise<void> {
  if (config.store === 'postgres' && config.databaseUrl !== null)
    return withSharedLedger(config, config.databaseUrl, work);
  assertLoaded(ledgerPath(config.dataDir));
  const lock = lockDataDir(config.dataDir, null);
  try {
    const register = await openRegister({
      dataDir: config.dataDir,
      clock: systemClock,
      writer: inlineWriter(config, 1),
      onEvent: createStageLines(),
    });
    try {
      await register.idle();
      await work({ commands: register.commands, inFolder: (_, run) => run() });
    } finally {
      await register.close();
    }
  } finally {
    lock.release();
  }
}

/**
 * Engines of this folder are filled from its copy of the ledger, those that servers share by whoever works: for these alone a server may go on
 * using the folder.
 */
async function withSharedLedger(
  config: Config,
  databaseUrl: string,
  work: (register: Maintained) => Promise<void>,
): Promise<void> {
  const { dataDir } = config;
  const { openLedgerClient, refillOwnGraph } = await import('../../ingest/shared/index.js');
  const client = await openLedgerClient(databaseUrl);
  const inFolder: Maintained['inFolder'] = async (does, run) => {
    if (does === 'READS' && holderOf(dataDir)?.address) return run();
    await withCopy(dataDir, databaseUrl, run);
  };
  const refill = () =>
    inFolder('WRITES', async () => {
      const graph = await inlineWriter(config, 0).openGraph(dataDir);
      await refillOwnGraph(dataDir, graph).finally(() => graph.close());
    });
  try {
    if ((await client.writer()) === null)
      process.stderr.write('dossier: nobody works on this ledger yet: this waits for dossier work\n');
    const { reparse, rebuild: rebuildShared } = client.commands;
    await work({ commands: { reparse, rebuild: graphIsShared(config) ? rebuildShared : refill }, inFolder });
  } finally {
    await client.close();
  }
}

/** In a folder that nobody else holds, with its copy of the ledger up to date. */
async function withCopy(dataDir: string, databaseUrl: string, run: () => Promise<void>): Promise<void> {
  const lock = lockDataDir(dataDir, null);
  try {
    await (await import('../../ingest/shared/index.js')).bringCopy(dataDir, databaseUrl);
    await run();
  } finally {
    lock.release();
  }
}

/** A line a stage, on standard error. */
function createStageLines(): (event: IngestEvent) => void {
  let told = '';
  return (event) => {
    if (event.kind !== 'STAGE' || event.stage === told) return;
    told = event.stage;
    process.stderr.write(`${event.stage}: ${event.of} to do\n`);
  };
}
