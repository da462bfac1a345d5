import { metaValue, type Connection } from '../database.js';
import { createReadContext } from './context.js';
import { operations, type Arguments, type OperationName, type Result } from './operations.js';
import { createSlice, type SliceLimits } from './slice.js';

/** Runs one read on this thread against one snapshot. While a cold load runs, the graph is empty. */
export function perform<Name extends OperationName>(
  opened: Connection,
  name: Name,
  given: Arguments<Name>,
  tenantId: string,
  limits: SliceLimits,
): Result<Name> {
  const operation = operations[name];
  opened.run('BEGIN');
  try {
    if (metaValue(opened, 'state') !== 'ready') return operation.empty;
    const slice = createSlice(limits);
    return operation.run(createReadContext(opened, tenantId, slice), ...given);
  } finally {
    opened.run('COMMIT');
  }
}
