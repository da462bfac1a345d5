import { localViewer, type Call, type Clock } from '../../../src/core/index.js';
import { atMost, checkedCount, checkedNetwork, checkedPath, MOST_SUBJECTS } from '../common/requests.js';
import type { EngineHealth, GraphReader, Position } from '../contract.js';
import { connectTo, type Connection } from './connection.js';
import { READ_META } from './cypher/schema.js';
import { fromDriver } from './driver-errors.js';
import { placeText, type Neo4jPlace } from './place.js';
import { readCompanyCounts } from './read/company-counts.js';
import { createReadContext, type ReadContext } from './read/context.js';
import { readEvents, readEventsOf } from './read/events.js';
import { readMandates, readMandatesOf, readRelations } from './read/mandates.js';
import { readNetwork, readPath } from './read/network.js';
import { readNodes } from './read/nodes.js';
import { readStatement } from './read/statement.js';
import { readScreen } from './read/screen.js';
import { readSearch } from './read/search.js';
import { readCompanies, readCompanyHistories, readCompanyStates, readCounts, readMentionsOf, readPersonStates } from './read/states.js'; // prettier-ignore
import { readEventCounts, readTexts } from './read/texts.js';
import { readTop } from './read/top.js';
import { checkServer, checkVersion } from './write/schema.js';

export interface Neo4jReaderOptions {
  place: Neo4jPlace;
  clock: Clock;
}

const OWN_DEADLINE_MS = 10_000;
const HEALTH_MS = 2_000;
/** A read of several statements that a write overtook is run again, the last time as it comes. */
const ATTEMPTS = 3;
const RETRY_MS = 2_000;
const NO_PAGE = { rows: [], keys: [], nextAfter: null, hasMore: false };

interface Meta extends Position {
  state: string;
  version: number;
}

/** Reads a graph in Neo4j. Connects with the first call: a server that is away fails calls, not the opening. While a load runs, the graph is empty. */
export function openNeo4jReader({ place, clock }: Neo4jReaderOptions): GraphReader {
  const connection = connectTo({ place, clock, retryMs: RETRY_MS });
  let made = false;
  const read = <Value>(
    call: Call,
    empty: () => Value,
    work: (context: ReadContext, position: Promise<Position>) => Promise<Value>,
  ): Promise<Value> =>
    connection.read(call, async (run) => {
      for (let attempt = 1; ; attempt++) {
        // Asked for on the same way as the first statement, once the graph is known to have been made.
        const asked = metaOf(connection, run);
        asked.catch(() => undefined);
        if (!made && (await asked)?.state !== 'ready') return empty();
        made = true;
        let statements = 0;
        const counting: typeof run = (statement, parameters) => {
          statements++;
          return run(statement, parameters);
        };
        const position = asked.then((meta) => meta ?? { feed: 0, ledger: 0 });
        position.catch(() => undefined); // told by `asked`
        const value = await work(createReadContext(counting, call), position);
        const meta = await asked;
        if (meta?.state !== 'ready') return empty();
        if (statements <= 1 || attempt === ATTEMPTS) return value;
        const after = await metaOf(connection, run);
        if (after?.feed === meta.feed && after.state === meta.state) return value;
      }
    });
  return {
    position: () =>
      connection.read(ownCall(clock), async (run) => {
        const meta = await metaOf(connection, run);
        return meta?.state === 'ready' ? { feed: meta.feed, ledger: meta.ledger } : { feed: 0, ledger: 0 };
      }),
    nodes: async (uids, call) => read(call, () => [], (context) => readNodes(context, atMost(uids))), // prettier-ignore
    companyStates: async (keys, call) => read(call, () => [], (context) => readCompanyStates(context, atMost(keys))), // prettier-ignore
    companyHistory: (uid, knownOn, call) =>
      read(call, () => [], async (context) => (await readCompanyHistories(context, [uid], knownOn)).get(uid) ?? []), // prettier-ignore
    companyHistories: async (uids, knownOn, call) =>
      read(call, () => new Map(), (context) => readCompanyHistories(context, atMost(uids), knownOn)), // prettier-ignore
    personStates: async (keys, call) => read(call, () => [], (context) => readPersonStates(context, atMost(keys))), // prettier-ignore
    mentions: (uid, call) =>
      read(call, () => [], async (context) => (await readMentionsOf(context, [uid])).get(uid) ?? []), // prettier-ignore
    mentionsOf: async (uids, call) => read(call, () => new Map(), (context) => readMentionsOf(context, atMost(uids))), // prettier-ignore
    search: (request, call) =>
      read(call, () => ({ hits: [], total: 0, complete: true, position: 0 }), async (context, position) => ({ ...(await readSearch(context, request)), position: (await position).ledger })), // prettier-ignore
    companies: (filter, page, call) => read(call, () => NO_PAGE, (context) => readCompanies(context, filter, page)), // prettier-ignore
    mandates: (filter, page, call) => read(call, () => NO_PAGE, (context) => readMandates(context, filter, page)), // prettier-ignore
    mandatesOf: async (owners, side, filter, first, call) =>
      read(call, () => new Map(), (context) => readMandatesOf(context, atMost(owners), side, filter, first)), // prettier-ignore
    relations: async (uids, clocks, at, call) => read(call, () => [], (context) => readRelations(context, atMost(uids), clocks, at)), // prettier-ignore
    events: (filter, order, page, call) => read(call, () => NO_PAGE, (context) => readEvents(context, filter, order, page)), // prettier-ignore
    eventsOf: async (owners, filter, order, first, call) =>
      read(call, () => new Map(), (context) => readEventsOf(context, atMost(owners), filter, order, first)), // prettier-ignore
    searchTexts: (text, filter, limit, call) =>
      read(call, () => ({ hits: [], total: 0, complete: true }), (context) => readTexts(context, text, filter, limit)), // prettier-ignore
    network: async (request, call) =>
      read(call, () => ({ nodes: [], edges: [], truncated: false, cutAt: [] }), (context) => readNetwork(context, checkedNetwork(request))), // prettier-ignore
    path: async (request, call) =>
      read(call, () => ({ nodes: [], edges: [], found: false, unknown: 0, complete: true }), (context) => readPath(context, checkedPath(request))), // prettier-ignore
    topEntities: (request, call) => read(call, () => ({ rows: [], complete: true }), (context) => readTop(context, request)), // prettier-ignore
    companyCounts: async (request, call) =>
      read(call, () => ({ rows: [], total: 0, unknown: 0, uids: [], complete: true }), (context) => readCompanyCounts(context, checkedCount(request))), // prettier-ignore
    eventCounts: (grouping, filter, call) =>
      read(call, () => ({ rows: [], total: 0, complete: true }), (context) => readEventCounts(context, grouping, filter)), // prettier-ignore
    screen: async (subjects, clocks, call) =>
      read(call, () => [], (context) => readScreen(context, atMost(subjects, MOST_SUBJECTS), clocks)), // prettier-ignore
    statement: (request, call) => readStatement(connection, request, call),
    counts: () => read(ownCall(clock), () => ({ companies: 0, people: 0, events: 0, mandates: 0 }), readCounts),
    health: () => health(connection),
    close: () => connection.close(),
  };
}

async function metaOf(
  connection: Connection,
  run: Parameters<Parameters<Connection['read']>[1]>[0],
): Promise<Meta | null> {
  const [meta] = await run<Meta>(READ_META);
  if (meta === undefined) return null;
  checkVersion(connection, meta.version);
  return meta;
}

function ownCall(clock: Clock): Call {
  return { viewer: localViewer, deadlineMs: clock.now() + OWN_DEADLINE_MS, signal: new AbortController().signal };
}

/** Asks past the circuit, so that a server that is back is found again by whoever asks how it is. */
async function health(connection: Connection): Promise<EngineHealth> {
  const begun = performance.now();
  const name = 'graph: neo4j';
  const place = placeText(connection.place);
  try {
    const agent = await connection.agent(HEALTH_MS);
    checkServer(connection, agent);
    return { name, healthy: true, latencyMs: performance.now() - begun, detail: `${place}: ${agent}` };
  } catch (error) {
    const { message } = fromDriver(error, connection.place);
    const waits = connection.circuit.isOpen() ? '; calls fail at once until it answers' : '';
    return { name, healthy: false, latencyMs: performance.now() - begun, detail: `${message}${waits}` };
  }
}
