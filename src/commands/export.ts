import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  EXPORT_KINDS,
  canonicalHash,
  exportCanonical,
  exportRows as exportedLines,
  holderOf,
  ledgerPath,
  lockDataDir,
  openLedger,
  type ExportFormat,
  type ExportKind,
  type Ledger,
} from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError } from '../core/index.js';
import { assertLoaded } from './common.js';

export interface ExportFlags {
  format?: ExportFormat | 'md';
  history?: boolean;
  canonical?: boolean;
  hash?: boolean;
}

/** `states` is what --history of companies gives. */
const KINDS = EXPORT_KINDS.filter((kind) => kind !== 'states');
const CHUNK_LENGTH = 65_536;

/**
 * Streams an export to standard output, beside a running server too: the ledger is opened read-only. A reader that goes away
 * (`| head`) ends it quietly. Throws BAD_INPUT for what does not go together.
 */
export async function exportRows(config: Config, what: string, flags: ExportFlags): Promise<void> {
  const lines = linesOf(what, flags);
  const path = ledgerPath(config.dataDir);
  if (config.store === 'postgres') await bringOwnCopy(config);
  assertLoaded(path);
  const ledger = openLedger(path, { readonly: true });
  try {
    const before = ledger.progress();
    if (before.derived < before.position)
      warn(
        `${before.position - before.derived} of ${before.position} notices are not derived yet: a load is under way or was cut short`,
      );
    await print(lines(ledger));
    const after = ledger.progress();
    if (after.feed !== before.feed)
      warn('a load ran beside this export: early lines may be older than late ones; export again for one state');
  } finally {
    ledger.close();
  }
}

/** A server that holds the folder keeps its copy up to date itself. */
async function bringOwnCopy({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null || holderOf(dataDir) !== null) return;
  const lock = lockDataDir(dataDir, null);
  try {
    await (await import('../../ingest/shared/index.js')).bringCopy(dataDir, databaseUrl);
  } finally {
    lock.release();
  }
}

type Lines = (ledger: Ledger) => AsyncIterable<string>;

function linesOf(what: string, { format, history, canonical, hash }: ExportFlags): Lines {
  if (format === 'md') throw new AppError('BAD_INPUT', '--format md goes with: export run');
  const only = (flag: string, kind: string) => new AppError('BAD_INPUT', `--${flag} goes with: export ${kind}`);
  if (history && what !== 'companies') throw only('history', 'companies');
  if (what === 'graph') {
    if (format === 'csv') throw new AppError('BAD_INPUT', 'export graph knows no CSV: units are nested; use jsonl');
    return hash ? hashOf : exportCanonical;
  }
  if (canonical || hash) throw only(canonical ? 'canonical' : 'hash', 'graph');
  const kind = KINDS.find((each) => each === what);
  if (kind === undefined)
    throw new AppError(
      'BAD_INPUT',
      `cannot export ${JSON.stringify(what)}: choose from ${[...KINDS, 'graph', 'run'].join(', ')}`,
    );
  const asked: ExportKind = history ? 'states' : kind;
  return (ledger) => exportedLines(ledger, asked, format ?? 'jsonl');
}

async function* hashOf(ledger: Ledger): AsyncGenerator<string> {
  yield `${await canonicalHash(ledger)}\n`;
}

/** Waits where the reader is slow; ends without a word where it has gone. */
async function print(lines: AsyncIterable<string>): Promise<void> {
  const { stdout } = process;
  stdout.on('error', () => undefined);
  try {
    await pipeline(Readable.from(chunks(lines)), stdout, { end: false });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function isGone(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  );
}

function warn(message: string): void {
  process.stderr.write(`dossier: ${message}\n`);
}
