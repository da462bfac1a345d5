import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import neo4j, { type Driver } from 'neo4j-driver';
import type { FeedPart, GraphReader, GraphWriter } from '../../engines/graph/contract.js';
import * as entities from '../../engines/graph/neo4j/cypher/entities.js';
import * as events from '../../engines/graph/neo4j/cypher/events.js';
import * as links from '../../engines/graph/neo4j/cypher/links.js';
import * as names from '../../engines/graph/neo4j/cypher/names.js';
import { openNeo4jReader, openNeo4jWriter } from '../../engines/graph/neo4j/index.js';
import { typedQuery } from '../../engines/graph/neo4j/read/name-queries.js';
import { wordsOf, searchFold } from '../../engines/graph/common/fold.js';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { localViewer, RELATION_KINDS, systemClock, type Call, type UnitChange } from '../../src/core/index.js';
import { startNeo4j, type Neo4jServer } from '../../test/servers/neo4j.js';
import { randomChanges, type RandomWorld } from '../../test/support/random-units.js';
import { median, percentile, report } from '../report.js';

const ROUNDS = 300;
const WARM = 60;
const RANKINGS = 5;
const CLOCKS = { asOf: '2015-06-30', knownOn: '2026-08-31' };
const call: Call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };

interface Sample {
  companies: string[];
  people: string[];
  names: string[];
}

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

function worldOf(publications: number): RandomWorld {
  return { seed: 20260831, firms: Math.ceil(publications / 4), people: Math.ceil(publications / 3), auditors: Math.ceil(publications / 500), eventsPerFirm: 4, textWords: 60, oddness: 0.05 }; // prettier-ignore
}

/** As the ledger does it: in one go, or one part of the feed after the other where the engine asks for that. */
async function load(writer: GraphWriter, publications: number): Promise<number> {
  let last = 0;
  async function* changes(part: FeedPart | null): AsyncGenerator<readonly UnitChange[]> {
    for (const batch of randomChanges(worldOf(publications))) {
      last = batch.at(-1)!.feedPosition;
      yield part === null ? batch : batch.filter(({ key }) => /^(identity|holder):/.test(key) === (part === 'WHO'));
    }
  }
  const to = () => ({ feed: last, ledger: last });
  await writer.clear();
  const began = performance.now();
  if (writer.fill === undefined) await writer.load(changes(null), to);
  else await writer.fill({ from: 1, changes }, to);
  return performance.now() - began;
}

/** Every so manieth, so that large and small are met. */
function sampleOf(publications: number): Sample {
  const sample: Sample = { companies: [], people: [], names: [] };
  let nth = 0;
  for (const batch of randomChanges(worldOf(publications)))
    for (const { rows } of batch) {
      if (nth++ % 7 !== 0) continue;
      if (rows?.unit === 'firm' && rows.company.scope === 'public') {
        sample.companies.push(rows.company.uid);
        sample.names.push(rows.company.names[0]!.name);
      }
      if (rows?.unit === 'identity') sample.people.push(...rows.persons.map(({ uid }) => uid));
    }
  return sample;
}

interface Work {
  rounds: number;
  ask(graph: GraphReader, nth: number): Promise<unknown>;
  /** The statements that the engine runs for it, with the same parameters. */
  bare?(run: (statement: string, parameters: object) => Promise<unknown>, nth: number): Promise<unknown>;
}

function workloads({ companies, people, names: asked }: Sample): Record<string, Work> {
  const company = (nth: number) => companies[(nth * 31) % companies.length]!;
  const person = (nth: number) => people[(nth * 31) % people.length]!;
  const name = (nth: number) => asked[(nth * 31) % asked.length]!;
  const scopes = ['public', localViewer.tenantId];
  return {
    'lookup of 20 firms': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.nodes(Array.from({ length: 20 }, (_, at) => company(nth + at)), call), // prettier-ignore
      bare: (run, nth) => run(entities.ENTITIES, { scopes, uids: Array.from({ length: 20 }, (_, at) => company(nth + at)) }), // prettier-ignore
    },
    'search by name': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.search({ text: name(nth), kinds: ['COMPANY', 'PERSON'], canton: null, legalForm: null, status: null, clocks: CLOCKS, offset: 0, limit: 20 }, call), // prettier-ignore
      bare: (run, nth) => run(names.NAMES_BY_WORDS, { scopes, words: typedQuery(wordsOf(searchFold(name(nth)))), limit: 3_000, knownOn: CLOCKS.knownOn }), // prettier-ignore
    },
    'history of a firm': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.companyHistory(company(nth), CLOCKS.knownOn, call),
      bare: (run, nth) => run(entities.COMPANY_HISTORIES, { scopes, uids: [company(nth)], knownOn: CLOCKS.knownOn }),
    },
    'events of a person': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.eventsOf([person(nth)], { knownOn: CLOCKS.knownOn }, 'LEGAL_DATE_DESC', 20, call),
      bare: (run, nth) => run(events.UIDS_OF_ENTITIES, { scopes, uids: [person(nth)] }),
    },
    'network, 1 hop': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.network({ uids: [company(nth)], depth: 1, kinds: RELATION_KINDS, limit: 200, clocks: CLOCKS }, call), // prettier-ignore
      bare: async (run, nth) => {
        await run(entities.RESOLVE, { scopes, uids: [company(nth)] });
        await run(links.NEIGHBOURHOODS, { scopes, uids: [company(nth)], mandates: true, relations: RELATION_KINDS.slice(1), most: null, ...CLOCKS }); // prettier-ignore
      },
    },
    'network, 2 hops': {
      rounds: ROUNDS,
      ask: (graph, nth) => graph.network({ uids: [company(nth)], depth: 2, kinds: RELATION_KINDS, limit: 200, clocks: CLOCKS }, call), // prettier-ignore
    },
    'the first twenty by mandates': {
      rounds: RANKINGS,
      ask: (graph) => graph.topEntities({ kind: 'PERSON', metric: 'MANDATES', canton: null, legalForm: null, status: null, clocks: CLOCKS, limit: 20 }, call), // prettier-ignore
      bare: (run) => run(links.ALL_MANDATES, { scopes, ...CLOCKS, roles: null }),
    },
  };
}

async function measured(
  work: Work,
  { sqlite, own, driver }: { sqlite: GraphReader; own: GraphReader; driver: Driver },
) {
  const times = { own: [] as number[], sqlite: [] as number[], bare: [] as number[] };
  const { rounds, bare } = work;
  for (let nth = -Math.min(WARM, rounds); nth < rounds; nth++) {
    const at = nth + WARM;
    const ownMs = await timed(() => work.ask(own, at));
    const sqliteMs = await timed(() => work.ask(sqlite, at));
    const bareMs = bare === undefined ? null : await timed(() => inDriver(driver, (run) => bare(run, at)));
    if (nth < 0) continue;
    times.own.push(ownMs);
    times.sqlite.push(sqliteMs);
    if (bareMs !== null) times.bare.push(bareMs);
  }
  return {
    'Neo4j p50 ms': rounded(median(times.own)),
    'Neo4j p99 ms': rounded(percentile(times.own, 0.99)),
    'p50, times the bare driver': times.bare.length === 0 ? null : ratio(median(times.own), median(times.bare)),
    'p50, times SQLite': ratio(median(times.own), median(times.sqlite)),
    'p99, times SQLite': ratio(percentile(times.own, 0.99), percentile(times.sqlite, 0.99)),
  };
}

/** One managed reading transaction, as the engine makes one. */
async function inDriver(
  driver: Driver,
  work: (run: (statement: string, parameters: object) => Promise<unknown>) => Promise<unknown>,
) {
  const session = driver.session({ defaultAccessMode: 'READ' });
  try {
    await session.executeRead((transaction) =>
      work(async (statement, parameters) =>
        (await transaction.run(statement, parameters)).records.map((record) => record.toObject()),
      ),
    );
  } finally {
    await session.close();
  }
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
