/** A thread that reads: one connection, one request at a time. */
import { AppError, type ErrorCode, type ErrorDetails } from '../../../src/core/index.js';
import { openForReading, type Connection } from './database.js';
import { fromDriver } from './driver-errors.js';
import { perform } from './read/perform.js';
import type { Arguments, OperationName, Result } from './read/operations.js';

export interface WorkerRequest<Name extends OperationName = OperationName> {
  path: string;
  name: Name;
  given: Arguments<Name>;
  tenantId: string;
  remainingMs: number;
  /** Non-zero once the caller has gone. */
  flag: Int32Array<SharedArrayBuffer>;
}
export type WorkerReply<Name extends OperationName = OperationName> =
  | { ok: true; value: Result<Name> }
  | { ok: false; code: ErrorCode; message: string; retryable: boolean; details: ErrorDetails };

let opened: Connection | undefined;

export default function serve(request: WorkerRequest): WorkerReply {
  const { path, name, given, tenantId, remainingMs, flag } = request;
  try {
    opened ??= openForReading(path);
    const aborted = () => Atomics.load(flag, 0) !== 0;
    return { ok: true, value: perform(opened, name, given, tenantId, { remainingMs, aborted, mostRows: Infinity }) };
  } catch (error) {
    const { code, message, retryable, details } = error instanceof AppError ? error : fromDriver(error, path);
    return { ok: false, code, message, retryable, details };
  }
}
