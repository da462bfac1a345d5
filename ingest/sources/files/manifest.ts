import { z } from 'zod';
import { CANTONS, parseIsoDate } from '../../../src/core/index.js';
import { parseJson } from './parse-json.js';
import type { Origin, Piece } from './item.js';

const DAY = z.string().refine((text) => parseIsoDate(text) !== null, 'no date that exists (YYYY-MM-DD)');
const MANIFEST = z
  .strictObject({
    /** Who says so, for people. */
    source: z.string().min(1).max(200),
    rubrics: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(100),
    /** None: all. */
    cantons: z.array(z.enum(CANTONS)),
    /** Publication dates, both inclusive. */
    from: DAY,
    to: DAY,
    /** Records in the file. */
    total: z.int().nonnegative(),
  })
  .refine(({ from, to }) => from <= to, 'from is after to');
const LINE = z.strictObject({ manifest: MANIFEST });
export type Manifest = z.infer<typeof MANIFEST>;

/** What a file says of itself, and why that is not so; null where it holds as far as the file can tell. */
export type FoundManifest = { origin: Origin } & (
  { manifest: Manifest; fault: null } | { manifest: null; fault: string }
);

const HEAD_BYTES = 32;

/**
 * A line of NDJSON that is no record: `{"manifest": {...}}` says that the file holds everything of its rubrics, cantons and days, and how
 * many records that is. Any line of the file; the last one where records are streamed.
 */
export function isManifest({ bytes }: Piece): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
  return /^\{\s*"manifest"\s*:/.test(head.toString('latin1'));
}

/** Keeps a file's manifest out of its records, and compares it with their number. */
export class ManifestTally {
  #records = 0;
  #lines: Piece[] = [];
  #ended = false;

  async *records(cut: AsyncIterable<readonly Piece[]>): AsyncGenerator<readonly Piece[]> {
    for await (const pieces of cut) {
      const records = pieces.filter((piece) => !isManifest(piece));
      this.#records += records.length;
      if (records.length < pieces.length) this.#lines.push(...pieces.filter(isManifest).slice(0, 2));
      yield records;
    }
    this.#ended = true;
  }

  /** Null: the file has none, or was not read to its end. */
  found(origin: Origin): FoundManifest | null {
    const [line, second] = this.#lines;
    if (!this.#ended || line === undefined) return null;
    const untrue = (fault: string): FoundManifest => ({ origin, manifest: null, fault });
    if (second !== undefined) return untrue('it has several manifests');
    const read = manifestOf(line);
    if (typeof read === 'string') return untrue(read);
    if (read.total !== this.#records)
      return untrue(`its manifest says ${read.total} records, and the file holds ${this.#records}`);
    return { origin, manifest: read, fault: null };
  }
}

function manifestOf(line: Piece): Manifest | string {
  if (line.fault) return `its manifest cannot be read: ${line.fault.reason}`;
  let value: unknown;
  try {
    value = parseJson(Buffer.from(line.bytes).toString('utf8'));
  } catch {
    return 'its manifest is not JSON';
  }
  const parsed = LINE.safeParse(value);
  if (parsed.success) return parsed.data.manifest;
  const [issue] = parsed.error.issues;
  return `its manifest cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}
