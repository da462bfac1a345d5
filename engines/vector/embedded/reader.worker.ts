/** A thread that searches: one connection, one request at a time. */
import { AppError, type ErrorCode, type ErrorDetails } from '../../../src/core/index.js';
import type { PassageResult } from '../contract.js';
import { fromDriver, openForReading, type Connection } from './database.js';
import { search, type SearchWork } from './read/search.js';
import { createSlice } from './read/slice.js';

export interface WorkerRequest {
  path: string;
  extensionPath: string | undefined;
  work: SearchWork;
  remainingMs: number;
  /** Non-zero once the caller has gone. */
  flag: Int32Array<SharedArrayBuffer>;
}
export type WorkerReply =
  | { ok: true; value: Omit<PassageResult, 'detail'> }
  | { ok: false; code: ErrorCode; message: string; retryable: boolean; details: ErrorDetails };

let opened: Connection | null = null;

export default function serve({ path, extensionPath, work, remainingMs, flag }: WorkerRequest): WorkerReply {
  try {
    opened ??= openForReading(path, extensionPath);
    if (opened === null) return { ok: true, value: { hits: [], mode: 'LEXICAL', complete: true } };
    const slice = createSlice(remainingMs, () => Atomics.load(flag, 0) !== 0);
    return { ok: true, value: search(opened, work, slice) };
  } catch (error) {
    const { code, message, retryable, details } = error instanceof AppError ? error : fromDriver(error, path);
    return { ok: false, code, message, retryable, details };
  }
}
