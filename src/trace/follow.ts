import { pullIterator, type Call } from '../core/index.js';
import type { TraceNode } from './nodes.js';
import { TERMINAL_KINDS } from './nodes.js';

const BATCH = 200;

export interface LogBounds {
  firstSeq: number;
  lastSeq: number;
  terminal: boolean;
}

/** The part of the run store that following needs. */
export interface RunLog {
  run(runId: string, call: Call): Promise<LogBounds | null>;
  read(runId: string, after: number, limit: number): Promise<TraceNode[]>;
  appended(runId: string, after: number, signal: AbortSignal): Promise<boolean>;
}

interface Batch {
  type: 'BATCH';
  nodes: TraceNode[];
  lastSeq: number;
}
export type Followed = Batch | { type: 'NOT_FOUND' } | { type: 'CURSOR_EXPIRED'; lastSeq: number };

/**
 * Replays a run's log after `after` (exclusive), then follows it, and ends after the terminal node. The log is the only queue: a reader that
 * stands still holds one batch, whatever is appended meanwhile. Ending the iterator cancels nothing.
 */
export function followRun(log: RunLog, runId: string, after: number, call: Call): AsyncIterableIterator<Followed> {
  let at = after;
  let checked = false;
  let ended = false;
  return pullIterator<Followed>(call.signal, async (signal) => {
    if (ended) return undefined;
    if (!checked) {
      checked = true;
      const row = await log.run(runId, call);
      const refusal = refusalOf(row, after);
      ended = refusal !== null || (row?.terminal === true && row.lastSeq === after);
      if (ended) return refusal ?? undefined;
    }
    while (!signal.aborted) {
      const nodes = await log.read(runId, at, BATCH);
      const last = nodes.at(-1);
      if (last) {
        at = last.seq;
        ended = isTerminal(last);
        return batchOf(nodes, at);
      }
      if (!(await log.appended(runId, at, signal))) return undefined;
    }
    return undefined;
  });
}

const batches = new WeakMap<TraceNode[], Batch>();

/** Followers who share a read get one frozen batch, so that what a server makes of it can be made once for all of them. */
function batchOf(nodes: TraceNode[], lastSeq: number): Batch {
  const batch = batches.get(nodes) ?? Object.freeze({ type: 'BATCH', nodes, lastSeq });
  batches.set(nodes, batch);
  return batch;
}

/** A cursor beyond the end, or before what retention kept, gets an answer of its own. */
function refusalOf(row: LogBounds | null, after: number): Followed | null {
  if (row === null) return { type: 'NOT_FOUND' };
  if (after > row.lastSeq || after < row.firstSeq - 1) return { type: 'CURSOR_EXPIRED', lastSeq: row.lastSeq };
  return null;
}

function isTerminal({ event }: TraceNode): boolean {
  const kind = event.kind === 'Redacted' ? event.was : event.kind;
  return TERMINAL_KINDS.some((terminal) => terminal === kind);
}
