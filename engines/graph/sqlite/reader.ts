import { assertAlive, localViewer, type Call, type Clock } from '../../../src/core/index.js';
import { atMost, checkedCount, checkedNetwork, checkedPath, MOST_SUBJECTS } from '../common/requests.js';
import type { EngineHealth, GraphReader } from '../contract.js';
import { metaValue, openForReading } from './database.js';
import { fromDriver } from './driver-errors.js';
import { createLanes, type Lane } from './lanes.js';
import { perform } from './read/perform.js';
import type { Arguments, OperationName, Result } from './read/operations.js';
import { TooManyRows } from './read/slice.js';
import { readPosition } from './writer.js';

export interface GraphReaderOptions {
  /** The file; its writer must have been opened before. */
  path: string;
  clock: Clock;
  /** Reading threads: one for lookups and searches, the others for scans. Default 2; 0 reads everything on the caller's thread. */
  workers?: number;
}

/** Rows that a lookup may look at before it leaves the caller's thread: some milliseconds. */
const MAIN_THREAD_ROWS = 2_000;
const OWN_DEADLINE_MS = 10_000;

/** Opens graph.db for reading. Throws UNAVAILABLE, CORRUPT or UNSUPPORTED with the file's name and what to do. */
export function openGraphReader({ path, clock, workers = 2 }: GraphReaderOptions): GraphReader {
  const opened = openForReading(path);
  const lanes = workers === 0 ? null : createLanes(path, { LOOKUP: 1, SCAN: Math.max(1, workers - 1) });

  const inline = <Name extends OperationName>(name: Name, given: Arguments<Name>, call: Call, mostRows: number) => {
    try {
      const remainingMs = call.deadlineMs - clock.now();
      const aborted = () => call.signal.aborted;
      return perform(opened, name, given, call.viewer.tenantId, { remainingMs, aborted, mostRows });
    } catch (error) {
      throw error instanceof TooManyRows ? error : fromDriver(error, path);
    }
  };
  const inLane = async <Name extends OperationName>(lane: Lane, name: Name, call: Call, given: Arguments<Name>) => {
    assertAlive(call, clock.now());
    if (lanes === null) return inline(name, given, call, Infinity);
    return lanes.run(lane, name, given, call, call.deadlineMs - clock.now());
  };
  /** On the caller's thread, where a hop to another would cost more than the read; a larger one moves to the scans. */
  const lookup = async <Name extends OperationName>(
    name: Name,
    call: Call,
    ...given: Arguments<Name>
  ): Promise<Result<Name>> => {
    assertAlive(call, clock.now());
    try {
      return inline(name, given, call, lanes === null ? Infinity : MAIN_THREAD_ROWS);
    } catch (error) {
      if (!(error instanceof TooManyRows)) throw error;
      return inLane('SCAN', name, call, given);
    }
  };
  return {
    position: async () => readPosition(opened),
    nodes: async (uids, call) => lookup('nodes', call, atMost(uids)),
    visible: async (uids, call) => lookup('visible', call, atMost(uids)),
    companyStates: async (keys, call) => lookup('companyStates', call, atMost(keys)),
    companyHistory: (uid, knownOn, call) => lookup('companyHistory', call, uid, knownOn),
    companyHistories: async (uids, knownOn, call) =>
      new Map(await lookup('companyHistories', call, atMost(uids), knownOn)),
    personStates: async (keys, call) => lookup('personStates', call, atMost(keys)),
    mentions: (uid, call) => lookup('mentions', call, uid),
    mentionsOf: async (uids, call) => new Map(await lookup('mentionsOf', call, atMost(uids))),
    search: (request, call) => inLane('LOOKUP', 'search', call, [request]),
    companies: (filter, page, call) => lookup('companies', call, filter, page),
    mandates: (filter, page, call) => lookup('mandates', call, filter, page),
    mandatesOf: async (owners, side, filter, first, call) =>
      new Map(await lookup('mandatesOf', call, atMost(owners), side, filter, first)),
    relations: async (uids, clocks, at, call) => lookup('relations', call, atMost(uids), clocks, at),
    events: (filter, order, page, call) =>
      filter.text === undefined
        ? lookup('events', call, filter, order, page)
        : inLane('SCAN', 'events', call, [filter, order, page]),
    eventsOf: async (owners, filter, order, first, call) =>
      new Map(
        filter.text === undefined
          ? await lookup('eventsOf', call, atMost(owners), filter, order, first)
          : await inLane('SCAN', 'eventsOf', call, [atMost(owners), filter, order, first]),
      ),
    searchTexts: (text, filter, limit, call) => inLane('SCAN', 'searchTexts', call, [text, filter, limit]),
    network: async (request, call) => inLane('LOOKUP', 'network', call, [checkedNetwork(request)]),
    path: async (request, call) => inLane('LOOKUP', 'path', call, [checkedPath(request)]),
    topEntities: (request, call) => inLane('SCAN', 'topEntities', call, [request]),
    companyCounts: async (request, call) => inLane('SCAN', 'companyCounts', call, [checkedCount(request)]),
    eventCounts: (grouping, filter, call) => inLane('SCAN', 'eventCounts', call, [grouping, filter]),
    screen: async (subjects, clocks, call) => inLane('SCAN', 'screen', call, [atMost(subjects, MOST_SUBJECTS), clocks]),
    counts: () => inLane('SCAN', 'counts', ownCall(clock), []),
    health: async () => health(path, () => void metaValue(opened, 'state')),
    async close() {
      await lanes?.close();
      opened.close();
    },
  };
}

function ownCall(clock: Clock): Call {
  return { viewer: localViewer, deadlineMs: clock.now() + OWN_DEADLINE_MS, signal: new AbortController().signal };
}

function health(path: string, touch: () => void): EngineHealth {
  const begun = performance.now();
  try {
    touch();
    return { name: 'graph: sqlite', healthy: true, latencyMs: performance.now() - begun, detail: path };
  } catch (error) {
    const { message } = fromDriver(error, path);
    return { name: 'graph: sqlite', healthy: false, latencyMs: performance.now() - begun, detail: message };
  }
}
