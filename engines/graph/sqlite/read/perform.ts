import { metaValue, type Connection, type Value } from '../database.js';
import { createReadContext } from './context.js';
import { operations, type Arguments, type OperationName, type Result } from './operations.js';
import { createSlice, type Slice, type SliceLimits } from './slice.js';

/** A snapshot held longer keeps the write-ahead log from shrinking. */
const SNAPSHOT_MS = 700;
const ATTEMPTS = 3;

/**
 * Runs one read on this thread. Short ones see one snapshot. A long one takes a new one now and then; if something was written meanwhile
 * it is run again, the last time in one snapshot whatever it takes. While a cold load runs, the graph is empty.
 */
export function perform<Name extends OperationName>(
  opened: Connection,
  name: Name,
  given: Arguments<Name>,
  tenantId: string,
  limits: SliceLimits,
): Result<Name> {
  const operation = operations[name];
  const slice = createSlice(limits);
  for (let attempt = 1; ; attempt++) {
    opened.run('BEGIN');
    try {
      if (metaValue(opened, 'state') !== 'ready') return operation.empty;
      const begun = metaValue(opened, 'feed');
      const breathing = attempt < ATTEMPTS ? breathe(opened, slice) : slice;
      const result = operation.run(createReadContext(opened, tenantId, breathing), ...given);
      if (attempt === ATTEMPTS || unchanged(opened, begun)) return result;
    } finally {
      opened.run('COMMIT');
    }
  }
}

function unchanged(opened: Connection, begun: Value): boolean {
  return metaValue(opened, 'feed') === begun && metaValue(opened, 'state') === 'ready';
}

/** Renews the snapshot between two statements once it is old. */
function breathe(opened: Connection, slice: Slice): Slice {
  let since = performance.now();
  let rows = 0;
  return {
    spend(count) {
      slice.spend(count);
      rows += count;
      if (rows < 1_000) return;
      rows = 0;
      if (performance.now() - since < SNAPSHOT_MS) return;
      opened.run('COMMIT');
      opened.run('BEGIN');
      since = performance.now();
    },
  };
}
