import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import neo4j, { type Driver } from 'neo4j-driver';
import type { GraphReader } from '../../engines/graph/contract.js';
import { openNeo4jReader, openNeo4jWriter } from '../../engines/graph/neo4j/index.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { localViewer, RELATION_KINDS, systemClock, type Call } from '../../src/core/index.js';
import { startNeo4j, type Neo4jServer } from '../../test/servers/neo4j.js';
import { median, percentile, report } from '../report.js';
import { CLOCKS, load, sampleOf, type Sample } from './graph-world.js';
import { recorded, replay } from './replay.js';

const ROUNDS = 300;
const WARM = 60;
const RANKINGS = 5;
const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };

/**
 * SQLite and Neo4j over the same units, and the bare driver running the same statements on the same server: cold load, lookup, search, history,
 * a network of two hops, the first twenty. Firms and people are random: cost is measured, not meaning.
 */
export async function benchGraphEngines(publications = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const server = await startNeo4j();
  const place = { uri: server.uri, user: server.user, password: server.password, database: null };
  const path = join(folder, 'graph.db');
  const writers = { sqlite: openGraphWriter({ path }), neo4j: openNeo4jWriter({ place }) };
  const driver = neo4j.driver(place.uri, neo4j.auth.basic(place.user, place.password), {
    disableLosslessIntegers: true,
  });
  const readers: GraphReader[] = [];
  try {
    const rows: Record<string, object> = {};
    const sqliteMs = await load(writers.sqlite, publications);
    const neo4jMs = await load(writers.neo4j, publications);
    rows[`cold load, ${publications} publications`] = { 'SQLite per s': Math.round((publications * 1_000) / sqliteMs), 'Neo4j per s': Math.round((publications * 1_000) / neo4jMs), 'p50, times SQLite': ratio(neo4jMs, sqliteMs) }; // prettier-ignore
    const sqlite = openGraphReader({ path, clock: systemClock, workers: 2 });
    const own = openNeo4jReader({ place, clock: systemClock });
    readers.push(sqlite, own);
    const sample = sampleOf(publications);
    for (const [name, work] of Object.entries(workloads(sample)))
      rows[name] = await measured(work, { sqlite, own, driver });
    report('engines: graph', rows);
  } finally {
    await Promise.all([...readers, ...Object.values(writers)].map((engine) => engine.close()));
    await driver.close();
    await stopped(server, folder);
  }
}

async function stopped(server: Neo4jServer, folder: string): Promise<void> {
  await server.stop();
  rmSync(folder, { recursive: true });
}

interface Work {
  rounds: number;
  ask(graph: GraphReader, nth: number): Promise<unknown>;
}

function workloads({ companies, people, names }: Sample): Record<string, Work> {
  const company = (nth: number) => companies[(nth * 31) % companies.length]!;
  const person = (nth: number) => people[(nth * 31) % people.length]!;
  const name = (nth: number) => names[(nth * 31) % names.length]!;
  const network = (nth: number, depth: number) => ({ uids: [company(nth)], depth, kinds: RELATION_KINDS, limit: 200, clocks: CLOCKS }); // prettier-ignore
  return {
    'lookup of 20 firms': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.nodes(Array.from({ length: 20 }, (_, at) => company(nth + at)), call), // prettier-ignore
    },
    'search by name': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.search({ text: name(nth), kinds: ['COMPANY', 'PERSON'], canton: null, legalForm: null, status: null, clocks: CLOCKS, offset: 0, limit: 20 }, call), // prettier-ignore
    },
    'history of a firm': { rounds: ROUNDS, ask: (graph, nth) => graph.companyHistory(company(nth), CLOCKS.knownOn, call) }, // prettier-ignore
    'events of a person': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.eventsOf([person(nth)], { knownOn: CLOCKS.knownOn }, 'LEGAL_DATE_DESC', 20, call),
    },
    'network, 1 hop': { rounds: ROUNDS, ask: (graph, nth) => graph.network(network(nth, 1), call) },
    'network, 2 hops': { rounds: ROUNDS, ask: (graph, nth) => graph.network(network(nth, 2), call) },
    'the first twenty by mandates': {
      rounds: RANKINGS,
      ask: (graph) => graph.topEntities({ kind: 'PERSON', metric: 'MANDATES', canton: null, seat: null, legalForm: null, status: null, clocks: CLOCKS, limit: 20 }, call), // prettier-ignore
    },
  };
}

async function measured(
  work: Work,
  { sqlite, own, driver }: { sqlite: GraphReader; own: GraphReader; driver: Driver },
) {
  const times = { own: [] as number[], sqlite: [] as number[], bare: [] as number[] };
  const { rounds } = work;
  for (let nth = -Math.min(WARM, rounds); nth < rounds; nth++) {
    const at = nth + WARM;
    // Whoever asks a thing first finds the server's caches cold: that is an ask whose time does not count.
    const stretches = await recorded(() => work.ask(own, at));
    const sides = {
      own: () => work.ask(own, at),
      sqlite: () => work.ask(sqlite, at),
      bare: () => replay(driver, stretches),
    };
    const took = { own: 0, sqlite: 0, bare: 0 };
    const order = ['own', 'sqlite', 'bare'] as const;
    for (const side of nth % 2 === 0 ? order : order.toReversed()) took[side] = await timed(sides[side]);
    if (nth >= 0) for (const side of order) times[side].push(took[side]);
  }
  return {
    'Neo4j p50 ms': rounded(median(times.own)),
    'Neo4j p99 ms': rounded(percentile(times.own, 0.99)),
    'p50, times the bare driver': ratio(median(times.own), median(times.bare)),
    'p50, times SQLite': ratio(median(times.own), median(times.sqlite)),
    'p99, times SQLite': ratio(percentile(times.own, 0.99), percentile(times.sqlite, 0.99)),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function ratio(a: number, b: number): number {
  return rounded(a / b);
}
function rounded(value: number): number {
  return Number(value.toFixed(2));
}
