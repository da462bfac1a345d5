import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { graphEngines } from '../../engines/index.js';
import { holderOf, ledgerPath, openLedger } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { graphPath, runsPath } from '../paths.js';
import { openRunStore } from '../store/index.js';

interface Finding {
  what: string;
  ok: boolean;
  detail: string;
}

/** What is configured, reachable, missing, and what to do about it. Exit code 1 where something does not work. */
export async function doctor(config: Config): Promise<void> {
  const findings = [
    ...nodeVersion(),
    ...dataFolder(config),
    await portFree(config),
    await checked('ledger', ledgerPath(config.dataDir), (path) => openLedger(path, { readonly: true }).close()),
    await checked('graph: sqlite', graphPath(config.dataDir), async (path) => {
      const reader = graphEngines.sqlite.openReader({ path, clock: systemClock, workers: 0 });
      const { companies, people, events } = await reader.counts();
      await reader.close();
      return `${events} notices, ${companies} companies, ${people} people`;
    }),
    await checked('runs: sqlite', runsPath(config.dataDir), async (path) =>
      (await openRunStore({ path, clock: systemClock, newId: () => '' })).close(),
    ),
    { what: 'reasoner', ok: true, detail: `${config.reasoner}: German, French, Italian, English; no key, no network` },
    { what: 'web', ok: true, detail: 'off: the agent answers from the register alone' },
    { what: 'portal', ok: true, detail: `${config.portalUrl}, asked only by ingest --from --to` },
  ];
  for (const { what, ok, detail } of findings) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(14)} ${detail}`);
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
}

function nodeVersion(): Finding[] {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = major > 20 || (major === 20 && minor >= 19);
  return [
    { what: 'node', ok, detail: ok ? process.versions.node : `${process.versions.node}: install Node 20.19 or later` },
  ];
}

function dataFolder({ dataDir }: Config): Finding[] {
  const existing = nearest(dataDir);
  try {
    accessSync(existing, constants.W_OK);
  } catch {
    return [{ what: 'data folder', ok: false, detail: `${existing} cannot be written to: set DOSSIER_DATA_DIR` }];
  }
  const { bavail, bsize } = statfsSync(existing);
  const freeGb = (bavail * bsize) / 1e9;
  const holder = holderOf(dataDir);
  const held = holder === null ? 'nobody holds it' : `held by ${holder.address ?? `process ${holder.pid}`}`;
  const detail = `${dataDir}: ${existsSync(dataDir) ? held : 'will be made at the first start'}; ${freeGb.toFixed(1)} GB free`;
  return [{ what: 'data folder', ok: freeGb > 1, detail: freeGb > 1 ? detail : `${detail}: make room` }];
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path));
}

async function portFree({ host, port, dataDir }: Config): Promise<Finding> {
  const holder = holderOf(dataDir);
  const detail = `${host}:${port}`;
  if (holder?.address?.endsWith(`:${port}`))
    return { what: 'port', ok: true, detail: `${detail} is this folder's own server` };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      resolve({ what: 'port', ok: false, detail: `${detail} is in use: stop what runs there or set DOSSIER_PORT` }),
    );
    probe.listen(port, host, () => probe.close(() => resolve({ what: 'port', ok: true, detail: `${detail} is free` })));
  });
}

async function checked(what: string, path: string, look: (path: string) => unknown): Promise<Finding> {
  if (!existsSync(path)) return { what, ok: true, detail: `${path} will be made at the first start` };
  try {
    const said = await look(path);
    return { what, ok: true, detail: typeof said === 'string' ? `${path}: ${said}` : path };
  } catch (error) {
    return { what, ok: false, detail: error instanceof AppError ? error.message : String(error) };
  }
}
