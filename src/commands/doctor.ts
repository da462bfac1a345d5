import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { embeddings as embeddingEngines, graphEngines, vectorEngines, webEngines } from '../../engines/index.js';
import { holderOf, ledgerPath, openLedger, type Ledger, type LockHolder } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, systemClock } from '../core/index.js';
import { openGraphReader } from '../graph.js';
import { graphAt, graphPath, qdrantAt, runsPath, vectorsPath } from '../paths.js';
import { checkRunsFile, lookAtRuns, openRunStore } from '../store/index.js';
import { dataFolder, misspelt, nodeVersion, reasonOf } from './doctor-surroundings.js';
import { reasonerFindings, type Finding } from './doctor-reasoner.js';

/** How long the server that holds the folder may take to answer. Milliseconds. */
const ANSWER_MS = 2_000;

/** What is configured, reachable, missing, and what to do about it. Changes nothing. Exit code 1 where something does not work. */
export async function doctor(config: Config): Promise<void> {
  const { dataDir } = config;
  const holder = holderOf(dataDir);
  const findings = [
    nodeVersion(),
    ...misspelt(),
    ...dataFolder(config),
    ...(await holderFindings(dataDir, holder)),
    await portFree(config, holder),
    ...(config.databaseUrl !== null && config.store === 'postgres'
      ? [await sharedLedgerFinding(config.databaseUrl)]
      : []),
    ...(await checked('ledger', ledgerPath(dataDir), ledgerFindings)),
    ...(config.graph === 'neo4j'
      ? [await graphServerFinding(config)]
      : await checked('graph', graphPath(dataDir), graphFindings)),
    ...(config.databaseUrl !== null && config.store === 'postgres'
      ? [await databaseFinding(config.databaseUrl)]
      : await checked('runs', runsPath(dataDir), (path) => runsFindings(path, holder))),
    ...(await reasonerFindings(config)),
    ...(config.vectors === 'qdrant'
      ? [await qdrantFinding(config)]
      : await checked('vectors', vectorsPath(dataDir), (path) => vectorFindings(path))),
    await embeddingsFinding(config),
    { what: 'web', ok: true, detail: (await (await webEngines[config.web]())({ clock: systemClock }).health()).detail },
    { what: 'portal', ok: true, detail: `${config.portalUrl}, asked only by ingest --from --to` },
  ];
  for (const { what, ok, detail } of findings) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${what.padEnd(12)} ${detail}`);
  if (findings.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** The server or command that has the folder, and whether it answers. */
async function holderFindings(dataDir: string, holder: LockHolder | null): Promise<Finding[]> {
  if (holder === null) return [];
  const { pid, host, address } = holder;
  const who = `${dataDir} is held by process ${pid} on ${host}`;
  if (address === null)
    return [
      { what: 'held by', ok: true, detail: `${who}, which serves nobody (yet): a load, or a server that starts` },
    ];
  try {
    const status = await answerOf(`http://${address}/readyz`);
    return [
      {
        what: 'held by',
        ok: status === 200,
        detail: `${who}, which answers at ${address}: ${status === 200 ? 'ready' : `not ready (HTTP ${status})`}`,
      },
    ];
  } catch (error) {
    const detail = `${who}, which does not answer at ${address} (${reasonOf(error)}): end it, or delete ${dataDir}/lock if it is gone`;
    return [{ what: 'held by', ok: false, detail }];
  }
}

/** The status of the answer. The timer keeps the process alive, which a connection that is cut does not. */
async function answerOf(url: string): Promise<number> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${ANSWER_MS / 1_000} s`)), ANSWER_MS);
  try {
    return (await fetch(url, { signal: late.signal })).status;
  } finally {
    clearTimeout(timer);
  }
}

async function portFree({ host, port }: Config, holder: LockHolder | null): Promise<Finding> {
  const detail = `${host}:${port}`;
  if (port === 0) return { what: 'port', ok: true, detail: `${detail}: whichever is free` };
  if (holder?.address === detail) return { what: 'port', ok: true, detail: `${detail} is this folder's own server` };
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      const why = inUse
        ? 'is in use: stop what runs there or set DOSSIER_PORT'
        : `cannot be listened on (${error.code}): see DOSSIER_HOST and DOSSIER_PORT`;
      resolve({ what: 'port', ok: false, detail: `${detail} ${why}` });
    });
    probe.listen(port, host, () => probe.close(() => resolve({ what: 'port', ok: true, detail: `${detail} is free` })));
  });
}

async function checked(
  what: string,
  path: string,
  look: (path: string) => Finding[] | Promise<Finding[]>,
): Promise<Finding[]> {
  if (!existsSync(path)) return [{ what, ok: true, detail: `${path} will be made at the first start` }];
  try {
    return await look(path);
  } catch (error) {
    return [{ what, ok: false, detail: reasonOf(error) }];
  }
}

/** Reads the whole file once. */
function ledgerFindings(path: string): Finding[] {
  if (statSync(path).size === 0)
    return [
      { what: 'ledger', ok: false, detail: `${path} is empty: restore it from a backup, or delete it and load again` },
    ];
  let ledger: Ledger;
  try {
    ledger = openLedger(path, { readonly: true });
  } catch (error) {
    const earlier = error instanceof AppError && error.details['earlier'] === true;
    return [{ what: 'ledger', ok: earlier, detail: reasonOf(error) }];
  }
  try {
    const damage = ledger.check();
    if (damage.length > 0)
      return [
        {
          what: 'ledger',
          ok: false,
          detail: `${path} is damaged (${damage.at(-1)?.split('\n').at(-1)}): restore it from a backup or load again`,
        },
      ];
    const { position, derived } = ledger.progress();
    const open = ledger.read(() => ledger.jobs.open()).length;
    const unfinished = [
      ...(open > 0 ? [`${open} ${open === 1 ? 'load' : 'loads'} not finished`] : []),
      ...(derived < position ? [`${position - derived} of ${position} not derived yet`] : []),
    ];
    const state = unfinished.length > 0 ? `; ${unfinished.join(', ')}: the next start goes on` : '';
    const refused = ledger.quarantine.count();
    return [
      { what: 'ledger', ok: true, detail: `${path}: ${ledger.readings.publications()} notices${state}` },
      ...(refused === 0
        ? []
        : [{ what: 'quarantine', ok: true, detail: `${refused} records: dossier export quarantined tells why` }]),
    ];
  } finally {
    ledger.close();
  }
}

async function graphFindings(path: string): Promise<Finding[]> {
  const reader = (await graphEngines.sqlite()).openGraphReader({ path, clock: systemClock, workers: 0 });
  try {
    const { companies, people, events } = await reader.counts();
    return [
      { what: 'graph', ok: true, detail: `${path}: ${events} notices, ${companies} companies, ${people} people` },
    ];
  } finally {
    await reader.close();
  }
}

/** Whether the server answers, takes the login and is of a version that will do; and what is in it. */
async function graphServerFinding(config: Config): Promise<Finding> {
  const reader = await openGraphReader(graphAt(config), { workers: 0, statements: config.cypher });
  try {
    const { healthy, detail } = await reader.health();
    if (!healthy) return { what: 'graph', ok: false, detail };
    const { companies, people, events } = await reader.counts();
    const holds = `${events} notices, ${companies} companies, ${people} people`;
    return { what: 'graph', ok: true, detail: `${detail}: ${holds}` };
  } catch (error) {
    return { what: 'graph', ok: false, detail: reasonOf(error) };
  } finally {
    await reader.close();
  }
}

async function vectorFindings(path: string): Promise<Finding[]> {
  const reader = (await vectorEngines.embedded()).openVectorReader({ path, clock: systemClock, workers: 0 });
  try {
    const { notices, documents, passages, embedded } = await reader.counts();
    const detail = `${path}: ${documents} documents, ${notices} notices, ${passages} passages, ${embedded} with vectors`;
    return [{ what: 'vectors', ok: true, detail }];
  } finally {
    await reader.close();
  }
}

/** Reachable, refused or of another version; what is held by another model is its own finding. */
async function qdrantFinding(config: Config): Promise<Finding> {
  const what = 'vectors';
  const settings = qdrantAt(config);
  const reader = (await vectorEngines.qdrant()).openVectorReader({
    settings,
    clock: systemClock,
    withoutModel: 'see embeddings',
  });
  try {
    const { healthy, detail } = await reader.health();
    if (!healthy) return { what, ok: false, detail: `${detail}: start it, or set QDRANT_URL` };
    const { notices, documents, passages, embedded } = await reader.counts();
    const held = `${documents} documents, ${notices} notices, ${passages} passages, ${embedded} with vectors`;
    const open = settings.apiKey !== null && settings.url.startsWith('http:') ? '; the key goes over http, unencrypted' : ''; // prettier-ignore
    return { what, ok: true, detail: `${detail}; ${held}${open}` };
  } catch (error) {
    return { what, ok: false, detail: reasonOf(error) };
  } finally {
    await reader.close();
  }
}

/** Whether the configured model and the library that runs it are there; neither is loaded. */
async function embeddingsFinding({ embeddings, modelsDir, embeddingModel }: Config): Promise<Finding> {
  const what = 'embeddings';
  if (embeddings === 'off')
    return { what, ok: true, detail: 'off: passages are found by their words alone (DOSSIER_EMBEDDINGS=local)' };
  try {
    const { dimensions } = (await embeddingEngines.local()).checkLocalModel(modelsDir, embeddingModel);
    return { what, ok: true, detail: `${embeddingModel} in ${modelsDir}, ${dimensions} dimensions` };
  } catch (error) {
    return { what, ok: false, detail: reasonOf(error) };
  }
}

/** Opening may migrate the file, so that a server's own is left alone. */
async function runsFindings(path: string, holder: LockHolder | null): Promise<Finding[]> {
  if (holder !== null) return [{ what: 'runs', ok: true, detail: `${path}: in use` }];
  checkRunsFile(path);
  const store = await openRunStore({ path, clock: systemClock, newId: () => '' });
  await store.close();
  return [{ what: 'runs', ok: true, detail: path }];
}

const TABLES = {
  NONE: '; its tables will be made at the first start',
  EARLIER: '; its tables are of an earlier version, and will be brought up to date at the next start',
  CURRENT: '',
  LATER: '; its tables are of a later version: update Dossier',
};

async function databaseFinding(databaseUrl: string): Promise<Finding> {
  const what = 'runs';
  try {
    const { name, tables } = await lookAtRuns(databaseUrl);
    return { what, ok: tables !== 'LATER', detail: `${name}${TABLES[tables]}` };
  } catch (error) {
    return { what, ok: false, detail: `${reasonOf(error)}: start it, or set DATABASE_URL` };
  }
}

async function sharedLedgerFinding(databaseUrl: string): Promise<Finding> {
  const what = 'ledger';
  try {
    const { lookAtLedger } = await import('../../ingest/shared/index.js');
    const { name, tables, notices, writer } = await lookAtLedger(databaseUrl);
    const work = writer === null ? 'nobody works on it: start dossier work' : `written by ${writer}`;
    const ok = writer !== null && tables !== 'LATER';
    return { what, ok, detail: `${name}: ${notices} notices; ${work}${TABLES[tables]}` };
  } catch (error) {
    return { what, ok: false, detail: `${reasonOf(error)}: start it, or set DATABASE_URL` };
  }
}
