/** The same questions to both graph engines over the demo register: the same answers, node by node; search scores alone may differ. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { simulate } from '../../demo/index.js';
import { openNeo4jReader, openNeo4jWriter } from '../../engines/graph/neo4j/index.js';
import type { GraphReader, Page } from '../../engines/graph/contract.js';
import { fillGraph, openLedger } from '../../ingest/index.js';
import { changeOf } from '../../ingest/project/unit-rows.js';
import { CANTONS, type Clocks, EVENT_TOPICS, projectPath, RELATION_KINDS, type Unit } from '../../src/core/index.js';
import { anyCall } from '../contracts/graph.js';
import { statementToolContract, type StatementWorld } from '../contracts/statement-tool.js';
import { randomSource, type RandomSource } from '../support/random-source.js';
import { startTestServer, testClock, type TestServer } from '../support/server.js';
import { describeNeo4j, neo4jTurn, type Neo4jTurn } from '../support/servers.js';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 1_800_000 });

const QUESTIONS = 200;
/** Examples that ask the register; the others are of runs and streams, which no graph engine keeps. */
const ASKING = ['01-search', '02-company', '03-history', '04-network', '05-counts', '10-screen'];

interface Known {
  companies: string[];
  people: string[];
  names: string[];
  publications: string[];
}

describeNeo4j('parity of SQLite and Neo4j', () => {
  let turn: Neo4jTurn;
  let server: TestServer;
  let sqlite: GraphReader;
  let neo4j: GraphReader;
  let current: GraphReader;
  let known: Known;
  let statements: StatementWorld;

  beforeAll(async () => {
    let beside: StatementWorld['beside'];
    turn = await neo4jTurn();
    server = await startTestServer({
      items: simulate({}),
      wrap: (services) => {
        beside = { archive: services.archive, vectors: services.vectors, web: services.web };
        sqlite = current = services.graph;
        const graph = new Proxy(sqlite, { get: (_, name) => current[name as keyof GraphReader] });
        return { ...services, graph };
      },
    });
    const place = { uri: turn.uri, user: turn.user, password: turn.password, database: null };
    const writer = openNeo4jWriter({ place });
    await writer.clear();
    await writer.suppress!([]);
    const ledger = openLedger(join(server.dataDir, 'ledger.db'), { readonly: true });
    await fillGraph(ledger, writer);
    known = knownOf(
      [...ledger.units.changes(0, ledger.progress().feed)].flatMap((row) => changeOf(ledger, row).rows ?? []),
    );
    ledger.close();
    await writer.close();
    neo4j = openNeo4jReader({ place, clock: testClock });
    const open = openNeo4jReader({ place, clock: testClock, statements: true });
    statements = {
      open,
      closed: neo4j,
      beside: beside!,
      embedded: sqlite,
      folder: server.dataDir,
      writer: () => openNeo4jWriter({ place }),
    };
  });
  afterAll(async () => {
    await neo4j.close();
    await statements.open.close();
    await server.close();
    turn.end();
  });

  it.each(ASKING)('the example %s', async (name) => {
    const folder = projectPath('schema', 'examples');
    const query = readFileSync(join(folder, `${name}.graphql`), 'utf8');
    const given = `${name}.variables.json`;
    const variables = readdirSync(folder).includes(given) ? (JSON.parse(readFileSync(join(folder, given), 'utf8')) as Record<string, unknown>) : {}; // prettier-ignore
    const ask = async (graph: GraphReader) => {
      current = graph;
      const { engines: _, ...data } = await server.query<Record<string, unknown>>(query, variables);
      return data;
    };
    const wanted = await ask(sqlite);
    expect(Object.keys(wanted).length).toBeGreaterThan(0);
    expect(await ask(neo4j)).toEqual(wanted);
  });

  it(`${QUESTIONS} generated questions of every kind`, async () => {
    const random = randomSource(20260831);
    const asked = new Map<string, number>();
    for (let nth = 0; nth < QUESTIONS; nth++) {
      const [name, ask] = ASKS[nth % ASKS.length]!;
      const seed = random.below(1_000_000_000);
      const wanted = await ask(sqlite, known, randomSource(seed));
      expect(await ask(neo4j, known, randomSource(seed)), `${name}, seed ${seed}`).toEqual(wanted);
      asked.set(name, (asked.get(name) ?? 0) + (isEmpty(wanted) ? 0 : 1));
    }
    for (const [name, told] of asked) expect(told, `${name} was never answered with anything`).toBeGreaterThan(0);
  });

  describe('execute_custom_cypher', () => statementToolContract(() => statements));
});

/** Whether it names nobody and nothing, and counts none. */
function isEmpty(answer: unknown): boolean {
  return !/"total":[1-9]|[:[]"[^"]{4,}"/.test(JSON.stringify(answer));
}

function knownOf(units: readonly Unit[]): Known {
  const firms = units.filter((unit) => unit.unit === 'firm');
  const identities = units.filter((unit) => unit.unit === 'identity');
  return {
    companies: firms.map(({ company }) => company.uid),
    people: identities.flatMap(({ persons }) => persons.map(({ uid }) => uid)),
    names: [
      ...firms.flatMap(({ company }) => company.names.map(({ name }) => name)),
      ...identities.flatMap(({ persons }) => persons.flatMap(({ mentions }) => mentions.map(({ name }) => name))),
    ],
    publications: units.flatMap((unit) => (unit.unit === 'event' ? [unit.event.publicationId] : [])),
  };
}

function clocksOf(random: RandomSource): Clocks {
  const day = () => `${2016 + random.below(11)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`; // prettier-ignore
  return { asOf: day(), knownOn: random.chance(0.3) ? day() : '2090-01-01' };
}
function some(random: RandomSource, items: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => random.pick(items));
}
/** A page and the one behind it. */
async function two<Row>(page: (after: string | null) => Promise<Page<Row>>): Promise<Page<Row>[]> {
  const first = await page(null);
  return first.nextAfter === null ? [first] : [first, await page(first.nextAfter)];
}

type Ask = (graph: GraphReader, known: Known, random: RandomSource) => Promise<unknown>;
const ASKS: [name: string, ask: Ask][] = [
  ['nodes', (graph, known, random) => graph.nodes([...some(random, known.companies, 3), ...some(random, known.people, 3)], anyCall)],
  ['companyStates', (graph, known, random) => graph.companyStates(some(random, known.companies, 5).map((uid) => ({ uid, clocks: clocksOf(random) })), anyCall)],
  ['companyHistory', (graph, known, random) => graph.companyHistory(random.pick(known.companies), clocksOf(random).knownOn, anyCall)],
  ['personStates', (graph, known, random) => graph.personStates(some(random, known.people, 5).map((uid) => ({ uid, clocks: clocksOf(random) })), anyCall)],
  ['mentionsOf', async (graph, known, random) => [...(await graph.mentionsOf(some(random, known.people, 4), anyCall))]],
  ['search', async (graph, known, random) => {
    const clocks = { asOf: '2090-01-01', knownOn: '2090-01-01' };
    const name = random.pick(known.names);
    const at = random.chance(0.4) ? 2 + random.below(Math.max(1, name.length - 2)) : name.length;
    const text = (name.slice(0, at) + name.slice(at + 1)).slice(0, 200);
    const { hits } = await graph.search({ text, kinds: ['COMPANY', 'PERSON'], canton: random.chance(0.2) ? random.pick(CANTONS) : null, legalForm: null, status: null, clocks, offset: 0, limit: 500 }, anyCall);
    return { hits: hits.filter(({ match }) => match !== 'FUZZY').map(({ uid, match, matchedName }) => [uid, match, matchedName]) };
  }],
  ['companies', (graph, _, random) => {
    const clocks = clocksOf(random);
    const filter = { canton: random.chance(0.5) ? random.pick(CANTONS) : null, legalForm: random.chance(0.3) ? '0106' : null, status: random.chance(0.3) ? ('ACTIVE' as const) : null, clocks };
    return two((after) => graph.companies(filter, { first: 20, after }, anyCall));
  }],
  ['mandates', (graph, known, random) => {
    const filter = { at: random.chance(0.5) ? ('CLOCKS' as const) : ('HISTORY' as const), clocks: clocksOf(random) };
    const whose = [{ companyUids: some(random, known.companies, 2) }, { holderUids: [...some(random, known.people, 2), ...some(random, known.companies, 2)] }, {}];
    return two((after) => graph.mandates({ ...filter, ...random.pick(whose) }, { first: 7, after }, anyCall));
  }],
  ['mandatesOf', async (graph, known, random) => [...(await graph.mandatesOf(some(random, [...known.people, ...known.companies], 6), random.chance(0.5) ? 'HOLDER' : 'COMPANY', { at: 'HISTORY', clocks: clocksOf(random) }, 5, anyCall))]],
  ['relations', (graph, known, random) => graph.relations(some(random, known.companies, 100), clocksOf(random), random.chance(0.5) ? 'CLOCKS' : 'HISTORY', anyCall)],
  ['events', (graph, known, random) => {
    const { knownOn } = clocksOf(random);
    const filters = [{}, { companyUids: some(random, known.companies, 2) }, { personUids: some(random, known.people, 2) }, { publicationIds: some(random, known.publications, 3) }, { cantons: [random.pick(CANTONS)], topics: [random.pick(EVENT_TOPICS), 'PERSONS' as const] }, { text: 'Verwaltungsrat', from: '2018-01-01', to: '2024-01-01' }];
    const order = random.pick(['LEGAL_DATE_ASC', 'LEGAL_DATE_DESC', 'PUBLICATION_DATE_ASC', 'PUBLICATION_DATE_DESC'] as const);
    const filter = { ...random.pick(filters), knownOn };
    return two((after) => graph.events(filter, order, { first: 6, after }, anyCall));
  }],
  ['eventsOf', async (graph, known, random) => [...(await graph.eventsOf(some(random, [...known.people, ...known.companies], 6), { knownOn: clocksOf(random).knownOn }, 'LEGAL_DATE_DESC', 4, anyCall))]],
  ['network', (graph, known, random) => graph.network({ uids: some(random, [...known.people, ...known.companies], 2), depth: 1 + random.below(3), kinds: RELATION_KINDS, limit: 60, clocks: clocksOf(random) }, anyCall)],
  ['path', async (graph, known, random) => {
    const walk = { kinds: RELATION_KINDS, clocks: { asOf: '2024-06-30', knownOn: '2090-01-01' } };
    const from = random.pick(known.people);
    const { nodes } = await graph.network({ ...walk, uids: [from], depth: 3, limit: 60 }, anyCall);
    return graph.path({ ...walk, from, to: random.pick(nodes).uid, maxDepth: 6 }, anyCall);
  }],
  ['topEntities', (graph, _, random) => {
    const kind = random.pick(['COMPANY', 'PERSON'] as const);
    const metric = kind === 'PERSON' ? random.pick(['MANDATES', 'EVENTS', 'CONNECTIONS', 'BANKRUPTCIES'] as const) : random.pick(['MANDATES', 'PEOPLE', 'MANDATES_HELD', 'EVENTS', 'CAPITAL', 'CONNECTIONS', 'BANKRUPTCIES'] as const);
    const alone = kind === 'PERSON' && metric === 'EVENTS';
    return graph.topEntities({ kind, metric, canton: !alone && random.chance(0.3) ? random.pick(CANTONS) : null, seat: !alone && random.chance(0.2) ? random.pick(['Zürich', 'lausanne', 'Genève', 'Lugano', 'Schmitten']) : null, legalForm: null, status: null, clocks: clocksOf(random), limit: 20 }, anyCall);
  }],
  ['companyCounts', (graph, _, random) => graph.companyCounts({ canton: null, seat: null, address: random.chance(0.3) ? random.pick(['Bahnhofstr. 1', 'Rue', 'Via', '6300 Zug', 'Ahornweg']) : null, legalForm: null, purpose: random.chance(0.3) ? random.pick(['handel', 'gest', 'Bera', 'commerc']) : null, status: null, happened: random.chance(0.5) ? { topic: random.pick(EVENT_TOPICS), by: random.pick(['LEGAL_DATE', 'PUBLICATION_DATE'] as const), from: '2017-01-01', to: null } : null, also: random.chance(0.3) ? [{ topic: random.pick(EVENT_TOPICS), by: random.pick(['LEGAL_DATE', 'PUBLICATION_DATE'] as const), from: null, to: null, order: 'ANY' as const, negated: random.chance(0.5) }] : [], grouping: random.pick(['CANTON', 'LEGAL_FORM', 'STATUS', 'SEAT'] as const), clocks: clocksOf(random) }, anyCall)],
  ['eventCounts', (graph, known, random) => graph.eventCounts(random.pick(['RUBRIC', 'SUB_RUBRIC', 'TOPIC', 'CANTON', 'YEAR', 'MONTH'] as const), { knownOn: clocksOf(random).knownOn, ...(random.chance(0.4) ? { companyUids: some(random, known.companies, 20) } : {}) }, anyCall)],
  ['screen', async (graph, known, random) => {
    const subjects = some(random, known.names, 3).map((name) => ({ name: name.slice(0, 200), origin: random.chance(0.5) ? 'Zürich' : null, firm: random.chance(0.5) ? random.pick(known.names) : null }));
    const matches = await graph.screen(subjects, clocksOf(random), anyCall);
    return matches.map((each) => each.filter(({ reasons }) => reasons[0]?.code === 'NAME_EQUAL').map(({ uid, reasons }) => [uid, reasons]));
  }],
  ['searchTexts', async (graph, known, random) => {
    const text = random.pick([random.pick(known.names), 'Verwaltungsrat', 'Konkurs', 'Einzelunterschrift neu']);
    const { hits, total } = await graph.searchTexts(text, { knownOn: clocksOf(random).knownOn, ...(random.chance(0.3) ? { companyUids: some(random, known.companies, 30) } : {}) }, 2_000, anyCall);
    return { total, hits: hits.map(({ publicationId, eventUid }) => [publicationId, eventUid]).sort() };
  }],
]; // prettier-ignore
