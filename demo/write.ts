import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FiguresTruth, TruthRecord } from './truth.js';
import { simulate, type SimulateOptions } from './world.js';

export interface DemoFiles {
  /** NDJSON, one publication a line, in the order in which they become known; the last line is the file's manifest. */
  publications: string;
  /** NDJSON, one truth record a line. */
  truth: string;
  figures: FiguresTruth;
}

const CHUNK = 1 << 18;

/**
 * Writes publications.ndjson.gz and truth.ndjson.gz into `folder`, which is made if absent; files of these names are overwritten.
 * `signal` ends it early with an AbortError and leaves the files incomplete.
 */
export async function writeDemo(
  folder: string,
  options: Omit<SimulateOptions, 'truth'> = {},
  signal?: AbortSignal,
): Promise<DemoFiles> {
  await mkdir(folder, { recursive: true });
  const publications = join(folder, 'publications.ndjson.gz');
  const truth = join(folder, 'truth.ndjson.gz');
  let lines = '';
  let figures: FiguresTruth | null = null;
  const sink = (record: TruthRecord) => {
    lines += `${JSON.stringify(record)}\n`;
    if (record.kind === 'figures') figures = record;
  };
  const truthZip = createGzip({ level: 6 });
  // One that fails ends the other: neither waits for it, and nobody is left to hear of it too late.
  const failed = new AbortController();
  const ended = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]);
  async function* chunks(): AsyncGenerator<string> {
    let text = '';
    let total = 0;
    for (const item of simulate({ ...options, truth: sink })) {
      text += `${JSON.stringify(item)}\n`;
      total++;
      if (lines.length > CHUNK) await flushTruth();
      if (text.length > CHUNK) {
        yield text;
        text = '';
      }
    }
    yield `${text}${JSON.stringify({ manifest: manifestOf(figures!, total) })}\n`;
  }
  async function flushTruth(): Promise<void> {
    const text = lines;
    lines = '';
    if (!truthZip.write(text)) await once(truthZip, 'drain', { signal: ended });
  }
  async function writePublications(): Promise<void> {
    const file = createWriteStream(publications);
    await pipeline(Readable.from(chunks()), createGzip({ level: 6 }), file, { signal: ended });
    await flushTruth();
    truthZip.end();
  }
  const both = [pipeline(truthZip, createWriteStream(truth), { signal: ended }), writePublications()];
  await Promise.all(both).catch(async (error: unknown) => {
    failed.abort(error);
    await Promise.allSettled(both);
    throw error;
  });
  return { publications, truth, figures: figures! };
}

/** The gazette of an invented world holds all that was published in it. */
function manifestOf({ from, to }: FiguresTruth, total: number): object {
  return { source: 'simulator', rubrics: ['HR', 'KK'], cantons: [], from, to, total };
}
