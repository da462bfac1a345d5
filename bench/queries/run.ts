/** Latencies of the graph engine on the store that `ingest` made, arriving at 200 a second, beside the bare SQL. `npm run bench -- queries` */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openGraphReader } from '../../engines/graph/sqlite/index.js';
import type { GraphReader } from '../../engines/graph/contract.js';
import { localViewer, RELATION_KINDS, systemClock, type Call } from '../../src/core/index.js';
import { percentile, report } from '../report.js';

const DATA_DIR = join('bench', 'results', 'store-200000', 'data');
const ARRIVALS_PER_SECOND = 200;
const REQUESTS = 2_000;
const CLOCKS = { asOf: '2024-06-30', knownOn: '2026-08-31' };

interface Sample {
  companies: string[];
  people: string[];
  names: string[];
}

/** Every hundredth row or so, so that old and new, large and small are met. */
function sampleOf(database: Database.Database): Sample {
  const column = (sql: string) => (database.prepare(sql).raw().all() as [string][]).map(([value]) => value);
  return {
    companies: column('SELECT uid FROM company WHERE id % 23 = 0 LIMIT 2000'),
    people: column('SELECT uid FROM person WHERE id % 37 = 0 LIMIT 2000'),
    names: column('SELECT name FROM name WHERE id % 41 = 0 LIMIT 2000'),
  };
}

/** One letter dropped in the middle: a typo that every register meets. */
function misspelt(name: string): string {
  const at = Math.max(2, Math.floor(name.length / 3));
  return name.slice(0, at) + name.slice(at + 1);
}

const callNow = (): Call => ({
  viewer: localViewer,
  deadlineMs: Date.now() + 10_000,
  signal: new AbortController().signal,
});

/** Requests arrive at their times whether the last one is answered or not; each waits from its arrival. */
async function openLoop(work: (index: number) => Promise<unknown>): Promise<number[]> {
  const latencies: number[] = [];
  const began = performance.now();
  const pending: Promise<void>[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const due = began + (index * 1_000) / ARRIVALS_PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(work(index).then(() => void latencies.push(performance.now() - Math.min(due, performance.now()))));
  }
  await Promise.all(pending);
  return latencies;
}

function bareSql(database: Database.Database, sample: Sample): Record<string, number[]> {
  const node = database.prepare('SELECT data FROM company WHERE uid = ?');
  const state = database.prepare('SELECT s.data FROM company c JOIN state s ON s.company = c.id WHERE c.uid = ?');
  const events = database.prepare(
    'SELECT v.data FROM company c JOIN edge e ON e.company = c.id JOIN event v ON v.uid = e.event WHERE c.uid = ? LIMIT 50',
  );
  const mandates = database.prepare(
    'SELECT m.data, p.uid FROM company c JOIN mandate m ON m.company = c.id LEFT JOIN mention n ON n.uid = m.mention LEFT JOIN person p ON p.id = n.person WHERE c.uid = ?',
  );
  const timed = (work: (uid: string) => unknown) =>
    sample.companies.map((uid) => {
      const began = performance.now();
      work(uid);
      return performance.now() - began;
    });
  return {
    'entity and its state': timed((uid) => [node.get(uid), state.all(uid)]),
    'network, 1 hop': timed((uid) => mandates.all(uid)),
    'history with 50 notices': timed((uid) => [state.all(uid), events.all(uid)]),
  };
}

function workloads(
  graph: GraphReader,
  { companies, people, names }: Sample,
): Record<string, (index: number) => Promise<unknown>> {
  const company = (index: number) => companies[index % companies.length]!;
  const network = (depth: number) => (index: number) =>
    graph.network(
      {
        uids: [index % 2 === 0 ? company(index) : people[index % people.length]!],
        depth,
        kinds: RELATION_KINDS,
        limit: 200,
        clocks: CLOCKS,
      },
      callNow(),
    );
  const search = (textOf: (name: string) => string) => (index: number) =>
    graph.search(
      {
        text: textOf(names[index % names.length]!),
        kinds: ['COMPANY', 'PERSON'],
        canton: null,
        legalForm: null,
        status: null,
        clocks: CLOCKS,
        offset: 0,
        limit: 20,
      },
      callNow(),
    );
  return {
    'entity and its state': async (index) => {
      const call = callNow();
      await Promise.all([
        graph.nodes([company(index)], call),
        graph.companyStates([{ uid: company(index), clocks: CLOCKS }], call),
      ]);
    },
    'network, 1 hop': network(1),
    'network, 2 hops': network(2),
    'history with 50 notices': async (index) => {
      const call = callNow();
      await graph.companyHistory(company(index), CLOCKS.knownOn, call);
      await graph.events(
        { companyUids: [company(index)], knownOn: CLOCKS.knownOn },
        'LEGAL_DATE_ASC',
        { first: 50, after: null },
        call,
      );
    },
    'search by name': search((name) => name),
    'search with a typo': search(misspelt),
  };
}

export async function benchQueries(): Promise<void> {
  const path = join(DATA_DIR, 'graph.db');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run bench -- ingest" first`);
  const database = new Database(path, { readonly: true });
  const sample = sampleOf(database);
  const bare = bareSql(database, sample);
  const graph = openGraphReader({ path, clock: systemClock, workers: 2 });
  const rows: Record<string, unknown> = {};
  const milliseconds = (values: number[], rank: number) => Number(percentile(values, rank).toFixed(2));
  for (const [name, work] of Object.entries(workloads(graph, sample))) {
    for (let index = 0; index < 50; index++) await work(index);
    const latencies = await openLoop(work);
    const yardstick = bare[name];
    rows[name] = {
      'p50 ms': milliseconds(latencies, 0.5),
      'p99 ms': milliseconds(latencies, 0.99),
      'bare SQL p50 ms': yardstick ? milliseconds(yardstick, 0.5) : null,
      'bare SQL p99 ms': yardstick ? milliseconds(yardstick, 0.99) : null,
    };
  }
  await graph.close();
  database.close();
  report('queries', rows);
}
