import { writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from '../ingest/index.js';
import type { WorkEvent } from '../ingest/shared/index.js';
import type { Config } from './config.js';
import { AppError } from './core/index.js';
import { tellThreadsGraph } from './graph.js';
import { graphIsShared, vectorsAreShared } from './paths.js';
import { INGEST_THREADS, ingestThreadUrl } from './register.js';
import { startPassages } from './vectors.js';

/**
 * Works on the ledger in PostgreSQL until the signal fires: takes jobs and decisions, writes, fills the graph that servers share. Its working
 * copy lies in `worker` in the data folder, so that a server may run beside it.
 */
export async function workFor(config: Config, onEvent: (event: WorkEvent) => void, signal: AbortSignal): Promise<void> {
  const { databaseUrl, portalUrl, leaseMs } = config;
  if (config.store !== 'postgres' || databaseUrl === null)
    throw new AppError(
      'BAD_CONFIG',
      'DOSSIER_STORE="sqlite": a worker works on a ledger in PostgreSQL; a server with an embedded one works by itself',
    );
  const dataDir = join(config.dataDir, 'worker');
  const lock = lockDataDir(dataDir, null);
  try {
    const { work } = await import('../ingest/shared/index.js');
    const holder = `${hostname()}/${process.pid}`;
    const url = ingestThreadUrl();
    const fillsGraph = graphIsShared(config);
    tellThreadsGraph(config);
    // What a container's health is seen by.
    const heard = (event: WorkEvent) => {
      if (event.kind !== 'ALIVE') return onEvent(event);
      try {
        writeFileSync(join(dataDir, 'alive'), '');
      } catch {
        // A full disk is told by what has to be stored; the worker goes on.
      }
    };
    const options = {
      dataDir,
      databaseUrl,
      portalUrl,
      threads: INGEST_THREADS,
      fillsGraph,
      holder,
      leaseMs,
      url,
      onEvent: heard,
    };
    // Of several workers only the one that writes fills what servers share.
    const beside = () => startPassages(config, dataDir, 'FOLLOWS_SHIPPED');
    await work(vectorsAreShared(config) ? { ...options, beside } : options, signal);
  } finally {
    lock.release();
  }
}
