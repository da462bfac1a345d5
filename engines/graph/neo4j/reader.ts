import { localViewer, type Call, type Clock } from '../../../src/core/index.js';
import { atMost, checkedCount, checkedNetwork, checkedPath, MOST_SUBJECTS } from '../common/requests.js';
import type { EngineHealth, GraphReader, Position } from '../contract.js';
import { connectTo, type Connection, type Parameters, type Run } from './connection.js';
import { WHEN_READY } from './cypher/fragments.js';
import { READ_META } from './cypher/schema.js';
import { fromDriver } from './driver-errors.js';
import { placeText, type Neo4jPlace } from './place.js';
import { readCompanyCounts } from './read/company-counts.js';
import { createReadContext, type ReadContext } from './read/context.js';
import { readEvents, readEventsOf } from './read/events.js';
import { readMandates, readMandatesOf, readRelations } from './read/mandates.js';
import { readNetwork, readPath } from './read/network.js';
import { readNodes, readVisible } from './read/nodes.js';
import { hiddenIn, readStatement } from './read/statement.js';
import { readScreen } from './read/screen.js';
import { readSearch } from './read/search.js';
import { readCompanies, readCompanyHistories, readCompanyStates, readCounts, readMentionsOf, readPersonStates } from './read/states.js'; // prettier-ignore
import { readEventCounts, readTexts } from './read/texts.js';
import { readTop } from './read/top.js';
import { checkServer, checkVersion } from './write/schema.js';

export interface Neo4jReaderOptions {
  place: Neo4jPlace;
  clock: Clock;
  /** Whether statements of others are run; default: they are not. */
  statements?: boolean;
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
  turn: number;
}

/** Reads a graph in Neo4j. Connects with the first call: a server that is away fails calls, not the opening. While a load runs, the graph is empty. */
export function openNeo4jReader({ place, clock, statements = false }: Neo4jReaderOptions): GraphReader {
  const connection = connectTo({ place, clock, retryMs: RETRY_MS });
  /** How the graph stood when it was last looked at; null where it was not ready. */
  let last: Meta | null = null;
  const read = <Value>(
    call: Call,
    empty: () => Value,
    work: (context: ReadContext, position: Position) => Promise<Value>,
  ): Promise<Value> =>
    connection.read(call, async (run) => {
      for (let attempt = 1; ; attempt++) {
        const before = last ?? (last = readyOnly(await metaOf(connection, run)));
        if (before === null) return empty();
        const looking = lookingBehind(connection, run);
        const value = await work(createReadContext(looking.run, call), before);
        if (looking.wasReady()) return value;
        last = readyOnly(await looking.after());
        if (last === null) return empty();
        // Nothing was written since the graph was ready, before this read began.
        if (last.turn === before.turn || attempt === ATTEMPTS) return value;
      }
    });
  return {
    position: () =>
      connection.read(ownCall(clock), async (run) => {
        const meta = await metaOf(connection, run);
        return meta?.state === 'ready' ? { feed: meta.feed, ledger: meta.ledger } : { feed: 0, ledger: 0 };
      }),
    nodes: async (uids, call) => read(call, () => [], (context) => readNodes(context, atMost(uids))), // prettier-ignore
    visible: async (uids, call) => read(call, () => [], (context) => readVisible(context, atMost(uids))), // prettier-ignore
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
      read(call, () => ({ hits: [], total: 0, complete: true, position: 0 }), async (context, position) => ({ ...(await readSearch(context, request)), position: position.ledger })), // prettier-ignore
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
    ...(statements && { statement: (request, call) => readStatement(connection, request, call) }),
    counts: () => read(ownCall(clock), () => ({ companies: 0, people: 0, events: 0, mandates: 0 }), readCounts),
    health: () => health(connection, statements ? clock : null),
    close: () => connection.close(),
  };
}

function readyOnly(meta: Meta | null): Meta | null {
  return meta?.state === 'ready' ? meta : null;
}

/**
 * Runs a read's statements, and on the same way behind each a look at how the graph stands: what it says last was so after all of them. A read's
 * only statement that found something while the graph was ready (WHEN_READY) needs no look; nor does one that others follow: where none came after
 * it, `after` looks.
 */
function lookingBehind(connection: Connection, run: Run) {
  let statements = 0;
  let found = false;
  let looked: Promise<Meta | null> | null = null;
  const look = () => {
    looked = metaOf(connection, run);
    looked.catch(() => undefined); // told by `after`, or by the statement
    return looked;
  };
  const looking: ReadContext['run'] = async <Row extends object>(
    statement: string,
    parameters?: Parameters,
    followed = false,
  ) => {
    const alone = ++statements === 1 && statement.startsWith(WHEN_READY);
    const asked = run<Row>(statement, parameters);
    if (alone || followed) looked = null;
    else void look();
    const rows = await asked;
    if (alone) found = rows.length > 0;
    return rows;
  };
  return {
    run: looking,
    wasReady: () => statements === 0 || (statements === 1 && found),
    after: () => looked ?? look(),
  };
}

async function metaOf(connection: Connection, run: Run): Promise<Meta | null> {
  const [meta] = await run<Meta>(READ_META);
  if (meta === undefined) return null;
  checkVersion(connection, meta.version);
  return meta;
}

function ownCall(clock: Clock): Call {
  return { viewer: localViewer, deadlineMs: clock.now() + OWN_DEADLINE_MS, signal: new AbortController().signal };
}

async function statementsText(connection: Connection, clock: Clock): Promise<string> {
  const hidden = await connection.read({ ...ownCall(clock), deadlineMs: clock.now() + HEALTH_MS }, hiddenIn);
  return hidden === null ? 'statements of models that read are run' : `statements are refused: ${hidden}`;
}

/** Asks past the circuit, so that a server that is back is found again by whoever asks how it is. `statements`: those of models are run, and it says whether. */
async function health(connection: Connection, statements: Clock | null): Promise<EngineHealth> {
  const begun = performance.now();
  const name = 'graph: neo4j';
  const place = placeText(connection.place);
  try {
    const agent = await connection.agent(HEALTH_MS);
    checkServer(connection, agent);
    const said = statements === null ? '' : `; ${await statementsText(connection, statements)}`;
    return { name, healthy: true, latencyMs: performance.now() - begun, detail: `${place}: ${agent}${said}` };
  } catch (error) {
    const { message } = fromDriver(error, connection.place);
    const waits = connection.circuit.isOpen() ? '; calls fail at once until it answers' : '';
    return { name, healthy: false, latencyMs: performance.now() - begun, detail: `${message}${waits}` };
  }
}
