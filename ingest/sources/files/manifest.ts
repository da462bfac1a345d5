import type { Origin, Piece } from './item.js';
import type { Manifest } from './manifest-form.js';
import { parseJson } from './parse-json.js';

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
  async found(origin: Origin): Promise<FoundManifest | null> {
    const [line, second] = this.#lines;
    if (!this.#ended || line === undefined) return null;
    const untrue = (fault: string): FoundManifest => ({ origin, manifest: null, fault });
    if (second !== undefined) return untrue('it has several manifests');
    const read = await manifestOf(line);
    if (typeof read === 'string') return untrue(read);
    if (read.total !== this.#records)
      return untrue(`its manifest says ${read.total} records, and the file holds ${this.#records}`);
    return { origin, manifest: read, fault: null };
  }
}

/** Its form is loaded with the first one that comes: a thread that reads would load it before its first notice. */
async function manifestOf(line: Piece): Promise<Manifest | string> {
  if (line.fault) return `its manifest cannot be read: ${line.fault.reason}`;
  let value: unknown;
  try {
    value = parseJson(Buffer.from(line.bytes).toString('utf8'));
  } catch {
    return 'its manifest is not JSON';
  }
  const { readManifest } = await import('./manifest-form.js');
  return readManifest(value);
}
