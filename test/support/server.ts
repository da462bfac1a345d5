/** A whole server on a socket of its own: real ledger, graph, run store, agent and doors, in a folder that goes at the end. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { simulate } from '../../demo/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import type { Source } from '../../ingest/sources/index.js';
import { ingestDirect, openRegister, type IngestJob, type Register } from '../../ingest/index.js';
import type { Services } from '../../schema/index.js';
import { createAgent } from '../../src/agent/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../src/agent/slots.js';
import { readConfig } from '../../src/config.js';
import { localViewer, projectPath, type Call, type Clock } from '../../src/core/index.js';
import { graphPath, runsPath } from '../../src/paths.js';
import { openVectorsAndWeb } from './vectors.js';
import { startServer, type ServerOptions } from '../../src/server/index.js';
import { describeTools } from '../../src/tools/index.js';
import { openRunStore } from '../../src/store/index.js';
import type { RunStore } from '../../src/store/contract.js';

/** Runs on, from a day after everything that the demo register prints. */
export const testClock: Clock = { now: () => Date.parse('2026-11-20T12:00:00Z') + Math.floor(performance.now()) };
export const TODAY = '2026-11-20';

export const testCall: Call = {
  viewer: localViewer,
  deadlineMs: Number.POSITIVE_INFINITY,
  signal: new AbortController().signal,
};

export interface TestServerOptions {
  /** Publications in the portal's JSON, loaded before the server starts. */
  items?: Iterable<object>;
  /** What the publications may be; default: the registry's. */
  sources?: readonly Source[];
  environment?: Record<string, string>;
  logger?: Logger;
  /** Reading threads of the graph engine; default 0. */
  workers?: number;
  /** Puts something around the real services: a counter, a gate. */
  wrap?: (services: Services) => Services;
  wrapStore?: (store: RunStore) => RunStore;
  /** Default: the rules. */
  reasoner?: Reasoner;
  /** Where runs are kept; default: a file of the server's own folder. */
  runsAt?: { databaseUrl: string };
  timings?: ServerOptions['timings'];
}

export interface TestServer {
  url: string;
  services: Services;
  store: RunStore;
  register: Register;
  dataDir: string;
  /** Loads more while the server runs. */
  load(items: Iterable<object>): Promise<IngestJob>;
  query<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  drain(graceMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Some hundred notices of invented firms; equal seeds, equal notices. */
export function smallRegister(publications = 300, seed = 'server'): object[] {
  return [...simulate({ seed, firms: Math.ceil(publications / 10), publications })];
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-server-'));
  const closers: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  const writer = {
    kind: 'INLINE' as const,
    openGraph: () => openGraphWriter({ path: graphPath(dataDir) }),
    portal: { baseUrl: 'http://127.0.0.1:9' },
    newId: randomUUID,
    threads: 0,
    ...(options.sources ? { sources: options.sources } : {}),
  };
  const clock = testClock;
  if (options.items) {
    const request = { kind: 'FILES' as const, patterns: [writeItems(dataDir, options.items)] };
    await ingestDirect({ dataDir, clock, writer, request, call: testCall, progress: () => undefined });
  }
  const register = await openRegister({ dataDir, clock, writer });
  closers.push(() => register.close());
  const graph: GraphReader = openGraphReader({ path: graphPath(dataDir), clock, workers: options.workers ?? 0 });
  closers.push(() => graph.close());
  const opened = await openRunStore({ ...(options.runsAt ?? { path: runsPath(dataDir) }), clock, newId: randomUUID });
  const store = options.wrapStore?.(opened) ?? opened;
  closers.push(() => opened.close());
  const logger = options.logger ?? pino({ level: 'silent' });
  const beside = openVectorsAndWeb(dataDir, clock);
  closers.push(() => beside.vectors.close());
  const agent = createAgent({
    store,
    graph,
    archive: register.archive,
    ...beside,
    reasoner: options.reasoner ?? createRulesReasoner(),
    clock,
    holder: randomUUID(),
    parserVersion: 'test',
    onError: (error) => logger.error({ err: error }, 'a run met an unexpected error'),
  });
  closers.push(() => agent.drain(5_000));
  const { archive, ingest } = register;
  const plain: Services = {
    graph,
    archive,
    ...beside,
    ingest,
    agent,
    tools: describeTools(graph),
    clock,
    engines: async () => [await graph.health()],
  };
  const services = options.wrap?.(plain) ?? plain;
  const server = await startServer({
    config: readConfig({ DOSSIER_PORT: '0', DOSSIER_DATA_DIR: dataDir, ...options.environment }),
    services,
    logger,
    examplesFolder: projectPath('schema', 'examples'),
    ...(options.timings ? { timings: options.timings } : {}),
  });
  let draining: Promise<void> | null = null;
  const drain = (graceMs: number) => (draining ??= server.close(graceMs));
  closers.push(() => drain(1_000));
  return {
    url: server.url,
    services,
    store,
    register,
    dataDir,
    drain,
    close,
    async load(items) {
      const started = await ingest.start({ kind: 'FILES', patterns: [writeItems(dataDir, items)] }, null, testCall);
      if ('keyReused' in started) throw new Error('no key was given');
      let last = started;
      for await (const state of ingest.follow(started.id, 0, testCall.signal)) last = state;
      return last;
    },
    async query<Data>(query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
      if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

function writeItems(folder: string, items: Iterable<object>): string {
  const path = join(folder, `${randomUUID()}.ndjson`);
  writeFileSync(path, [...items].map((item) => `${JSON.stringify(item)}\n`).join(''));
  return path;
}
