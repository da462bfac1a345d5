import type { SourceRecord } from '../../../src/core/index.js';
import type { ProblemCode } from '../problem.js';

/** Where a record stood. `line` and `index` are 1-based; both are absent where the whole file or entry is meant. */
export interface Origin {
  file: string;
  /** The name inside an archive, made printable; never used as a path. */
  entry?: string;
  line?: number;
  index?: number;
}

/** A record, or why there is none. `raw` is what was read of it, at most 64 kB, undecodable bytes replaced. */
export type SourceItem =
  | { ok: true; record: SourceRecord; origin: Origin }
  | { ok: false; origin: Origin; code: ProblemCode; reason: string; raw: string };

/** `notices.zip/hr.ndjson:17`; where the line alone does not tell which record it is, `list.json:1#3` for the third. */
export function originText(origin: Origin): string {
  const inside = origin.entry === undefined ? '' : `/${origin.entry}`;
  if (origin.line === undefined) return `${origin.file}${inside}`;
  const which = origin.index === undefined || origin.index <= origin.line ? '' : `#${origin.index}`;
  return `${origin.file}${inside}:${origin.line}${which}`;
}

/** What a splitter cuts out of a stream: the bytes of one record, or of what could not be cut, with the fault. */
export interface Piece {
  bytes: Uint8Array;
  line: number;
  index: number;
  fault: { code: ProblemCode; reason: string } | null;
}

/** Cuts a stream of UTF-8 compatible bytes into records; holds at most one record in memory. */
export interface Splitter {
  push(chunk: Uint8Array): Piece[];
  end(): Piece[];
}

export interface FileLimits {
  /** A larger publication is quarantined and the rest goes on. Bytes. */
  maxPublicationBytes: number;
  /** What one file may unpack to. Bytes. */
  maxUnpackedBytes: number;
  /** Unpacked over packed bytes; held against it once `ratioFromBytes` are unpacked. */
  maxRatio: number;
  ratioFromBytes: number;
  maxEntries: number;
}

export const FILE_LIMITS: FileLimits = {
  maxPublicationBytes: 20_000_000,
  maxUnpackedBytes: 64_000_000_000,
  maxRatio: 200,
  ratioFromBytes: 200_000_000,
  maxEntries: 5_000_000,
};

/** How much of a bad record is kept for the operator. */
export const RAW_BYTES = 64 * 1024;
