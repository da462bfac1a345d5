import type { FeedPart, GraphWriter, Position } from '../../engines/graph/contract.js';
import { AppError, type UnitChange } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { chunks } from './chunks.js';
import type { FaultPoint } from './fault-point.js';
import { changeOf } from './unit-rows.js';

/** A unit that a later batch changed again comes with that one: an engine that is a few batches behind gets all of them in one step. */
const APPLIED_AT_ONCE = 6_000;

export interface ProjectOptions {
  /** Changes handed over at once, if a batch is not larger. */
  chunk?: number;
  /** An empty engine that is further behind than this takes the cold way. */
  coldFrom?: number;
  signal?: AbortSignal;
  fault?: FaultPoint;
  /** Called after each stretch with the feed position reached and the one aimed at. */
  progress?: (feed: number, of: number) => void;
}

/**
 * Brings an engine from its own position to the end of the feed, and returns where it stands. Each stretch ends where a batch ended, so that
 * no client ever sees half of one; while everything is being derived again, the engine shows what it had. Killed anywhere, the next call goes on from what the engine has stored.
 */
export async function project(ledger: Ledger, graph: GraphWriter, options: ProjectOptions = {}): Promise<Position> {
  for (;;) {
    const at = await graph.position();
    const { feed, feedFloor, end, deriving } = ledger.read(() => standOf(ledger));
    if (deriving) return at;
    options.progress?.(at.feed, feed);
    if (at.feed === feed && at.ledger === end.ledger) return at;
    if (options.signal?.aborted) return at;
    if (at.feed > feed || (at.feed > 0 && at.feed < feedFloor)) {
      options.fault?.('clear');
      await graph.clear();
    } else if (at.feed === 0 && feed - feedFloor >= (options.coldFrom ?? 5_000)) {
      options.fault?.('load');
      if (graph.fill === undefined) await graph.load(stretches(ledger, options), () => end);
      else await graph.fill(feedOf(ledger, feedFloor, options), () => end);
    } else await applyNext(ledger, graph, at, options);
  }
}

function standOf(ledger: Ledger) {
  const { feed, feedFloor } = ledger.progress();
  const end: Position = { feed, ledger: ledger.units.ledgerAt(feed) };
  return { feed, feedFloor, end, deriving: ledger.meta.get('deriving') === '1' };
}

/** One state of the ledger gives both the changes and where they lead: its writer may go on meanwhile. */
async function applyNext(ledger: Ledger, graph: GraphWriter, at: Position, options: ProjectOptions): Promise<void> {
  const { changes, to } = ledger.read(() => {
    const { feed: last } = ledger.progress();
    const boundary = ledger.units.nextBoundary(Math.min(last, at.feed + (options.chunk ?? APPLIED_AT_ONCE)));
    const feed = Math.min(last, boundary ?? last);
    const rows = [...ledger.units.changes(at.feed, feed)];
    return { changes: rows.map((row) => changeOf(ledger, row)), to: { feed, ledger: ledger.units.ledgerAt(feed) } };
  });
  options.fault?.('apply');
  await graph.apply(changes, to);
}

/** Units whose rows are unpacked at once: more of them live longer than the collector of young objects likes. */
const UNPACKED_AT_ONCE = 100;

/**
 * Fills an engine anew with all that the ledger holds; an engine that can goes on where an earlier fill was killed. Throws CONFLICT while
 * everything is being derived again.
 */
export async function fillGraph(ledger: Ledger, graph: GraphWriter, options: ProjectOptions = {}): Promise<Position> {
  const { feedFloor, end, deriving } = ledger.read(() => standOf(ledger));
  if (deriving)
    throw new AppError('CONFLICT', 'the ledger is not derived to its end: start dossier once, which goes on with it', { retryable: true }); // prettier-ignore
  if (graph.fill === undefined) {
    await graph.clear();
    return project(ledger, graph, options);
  }
  await graph.fill(feedOf(ledger, feedFloor, options), () => end);
  return end;
}

/** For an engine that asks for one part of it after the other: told is how far it is with both. */
function feedOf(ledger: Ledger, from: number, { progress, ...options }: ProjectOptions) {
  const reached: Record<FeedPart, number> = { WHO: 0, WHAT: 0 };
  return {
    from,
    changes(part: FeedPart, after: number): AsyncIterable<readonly UnitChange[]> {
      reached[part] = after;
      const told = (feed: number, of: number) => {
        reached[part] = feed;
        progress?.(Math.floor((reached.WHO + reached.WHAT) / 2), of);
      };
      return stretches(ledger, { ...options, progress: told }, after, part);
    },
  };
}

function partOf(key: string): FeedPart {
  return key.startsWith('identity:') || key.startsWith('holder:') ? 'WHO' : 'WHAT';
}

/** All living units, or one part of them, in feed order, a page at a time: no read lasts long. */
async function* stretches(
  ledger: Ledger,
  options: ProjectOptions,
  behind = 0,
  part: FeedPart | null = null,
): AsyncGenerator<readonly UnitChange[]> {
  const { feed, feedFloor } = ledger.progress();
  const size = options.chunk ?? 2_000;
  for (let after = Math.max(behind, feedFloor - 1); after < feed; after += size) {
    options.fault?.('load stretch');
    const rows = ledger.read(() => [...ledger.units.changes(after, Math.min(feed, after + size))]);
    // An engine that has some units already must hear of those that went since.
    const wanted = rows.filter(({ key, gone }) => (behind > 0 || !gone) && (part === null || partOf(key) === part));
    for (const some of chunks(wanted, UNPACKED_AT_ONCE))
      yield ledger.read(() => some.map((row) => changeOf(ledger, row)));
    options.progress?.(Math.min(feed, after + size), feed);
    if (options.signal?.aborted) throw new AppError('CANCELLED', 'loading the engine was cancelled');
  }
}
