import { createReadStream } from 'node:fs';
import { problem, problemOf, type ProblemCode } from '../problem.js';
import { sources as allSources } from '../registry.js';
import type { RawItem, Source } from '../source.js';
import { cancellable, drain, peek, throwIfCancelled, type Bytes } from './bytes.js';
import { decodeRecord, detectText } from './encoding.js';
import { findFiles } from './find-files.js';
import {
  FILE_LIMITS,
  RAW_BYTES,
  type FileLimits,
  type Origin,
  type Piece,
  type SourceItem,
  type Splitter,
} from './item.js';
import { JsonSplitter, looksLikeLines } from './json-splitter.js';
import { ManifestTally, type FoundManifest } from './manifest.js';
import { parseJson } from './parse-json.js';
import { gunzip, isGzip, isZip, type UnpackBudget } from './unpack.js';
import { XmlSplitter } from './xml-splitter.js';
import { zipEntries } from './zip.js';

export interface ReadOptions {
  signal?: AbortSignal;
  limits?: Partial<FileLimits>;
  /** Default: every source there is. */
  sources?: readonly Source[];
  /**
   * Asked before a record is parsed, when all items before it have been taken: true leaves it out, unparsed. Not asked while it is open
   * whether a file holds records of a known kind at all.
   */
  leaveOut?: (() => boolean) | undefined;
  /** Called at the end of each file of JSON lines that says what it holds; such a line is no record, and never left out. */
  onManifest?: (found: FoundManifest) => void;
}

interface Reading {
  sources: readonly Source[];
  limits: FileLimits;
  signal: AbortSignal | undefined;
  leaveOut: (() => boolean) | undefined;
  onManifest: ((found: FoundManifest) => void) | undefined;
  budget: UnpackBudget;
}

/** As much of a file as tells its form; a first line longer than this is taken for one of many. */
const HEAD_BYTES = 1024 * 1024;
const READ_AT_ONCE_BYTES = 512 * 1024;

/**
 * Every record of the files that the patterns (FILE, FOLDER, GLOB) name: plain, .gz, .zip; JSON lists and lines, XML alone and in
 * lists, told apart by content, never by name. A bad record, entry, file or pattern is an item `ok: false`, and the rest goes on.
 * Streams: at most one record is held at a time. Throws CANCELLED, and what is no fault of the input.
 */
export async function* readFiles(patterns: readonly string[], options: ReadOptions = {}): AsyncGenerator<SourceItem> {
  const limits = { ...FILE_LIMITS, ...options.limits };
  for (const pattern of patterns) {
    try {
      for await (const file of findFiles(pattern)) {
        throwIfCancelled(options.signal);
        if (file.fault !== null) {
          yield faultItem({ file: file.path }, file.fault);
          continue;
        }
        const budget = { limits, unpacked: 0 };
        const { sources = allSources, signal, leaveOut, onManifest } = options;
        yield* readFile(file.path, { sources, limits, signal, leaveOut, onManifest, budget });
      }
    } catch (error) {
      yield faultItem({ file: pattern }, error);
    }
  }
}

async function* readFile(file: string, reading: Reading): AsyncGenerator<SourceItem> {
  const origin = { file };
  const stream = createReadStream(file, { highWaterMark: READ_AT_ONCE_BYTES });
  try {
    const { head, bytes } = await peek(cancellable(stream, reading.signal), 4);
    if (isZip(head)) yield* readZip(file, reading);
    else yield* readStream(bytes, origin, reading);
  } catch (error) {
    yield faultItem(origin, error);
  } finally {
    stream.destroy();
  }
}

async function* readZip(file: string, reading: Reading): AsyncGenerator<SourceItem> {
  for await (const { name, bytes } of zipEntries(file, reading.budget)) {
    const origin = { file, entry: name };
    try {
      yield* readStream(cancellable(bytes, reading.signal), origin, reading);
    } catch (error) {
      yield faultItem(origin, error);
      // The budget is one for the whole archive: every further entry would say the same.
      if (reading.budget.unpacked > reading.limits.maxUnpackedBytes) return;
    }
  }
}

/** A plain or gzipped stream. Ends in a problem that concerns the whole of it. */
async function* readStream(packed: Bytes, origin: Origin, reading: Reading): AsyncGenerator<SourceItem> {
  const first = await peek(packed, 4);
  if (isGzip(first.head)) {
    const inner = await peek(gunzip(first.bytes, reading.budget), 4);
    if (isGzip(inner.head) || isZip(inner.head)) throw problem('BOMB', 'an archive inside an archive is not read');
    yield* readText(inner.bytes, origin, reading);
  } else if (isZip(first.head)) throw problem('BOMB', 'an archive inside an archive is not read');
  else yield* readText(first.bytes, origin, reading);
}

async function* readText(raw: Bytes, origin: Origin, reading: Reading): AsyncGenerator<SourceItem> {
  const start = await peek(raw, 1024);
  const text = detectText(start.head, start.bytes);
  const { head, bytes } = await peek(text.bytes, HEAD_BYTES);
  const form = splitterFor(head, reading);
  if (form === null) {
    if (head.length < HEAD_BYTES) await drain(bytes); // what broke it off is the better reason
    const found = head.length === 0 ? 'the file is empty' : 'neither JSON nor XML';
    throw problem('UNKNOWN_FORM', `${found}; read are: ${describe(reading.sources)}`);
  }
  const read = (piece: Piece) => readPiece(piece, form.kind, text.encoding, origin, reading.sources);
  const leaveOut = reading.leaveOut ?? (() => false);
  const cut = pieces(bytes, form.splitter);
  if (!form.lines) return yield* onceIfForeign(cut, read, leaveOut);
  const tally = new ManifestTally();
  yield* onceIfForeign(tally.records(cut), read, leaveOut);
  const found = await tally.found(origin);
  if (found !== null) reading.onManifest?.(found);
}

async function* pieces(bytes: Bytes, splitter: Splitter): AsyncGenerator<Piece[]> {
  let failure: { error: unknown } | null = null;
  try {
    for await (const chunk of bytes) yield splitter.push(chunk);
  } catch (error) {
    const fault = problemOf(error);
    // What was cut off in the middle of a bomb is no record of its own.
    if (fault === null || fault.code === 'BOMB') throw error;
    failure = { error }; // a stream that breaks off: the piece it broke in is told before the reason
  }
  yield splitter.end();
  if (failure) throw failure.error;
}

/** A file of something else altogether is one complaint, not one a record: it is left once so many records in a row are unknown. */
const FOREIGN_RECORDS = 20;

async function* onceIfForeign(
  cut: AsyncIterable<readonly Piece[]>,
  read: (piece: Piece) => SourceItem,
  leaveOut: () => boolean,
): AsyncGenerator<SourceItem> {
  let unknown: SourceItem[] | null = [];
  for await (const cutAtOnce of cut) {
    for (const piece of cutAtOnce) {
      if (unknown === null) {
        if (!leaveOut()) yield read(piece);
        continue;
      }
      const item = read(piece);
      if (!item.ok && item.code === 'UNKNOWN_FORM') {
        if (unknown.push(item) < FOREIGN_RECORDS) continue;
        yield unknown[0]!;
        return;
      }
      yield* unknown;
      unknown = null;
      yield item;
    }
  }
  const [first] = unknown ?? [];
  if (first) yield first;
}

function splitterFor(
  head: Buffer,
  reading: Reading,
): { kind: RawItem['kind']; lines: boolean; splitter: Splitter } | null {
  const first = /[^\s]/.exec(head.toString('latin1', 0, 4096))?.[0];
  const maxBytes = reading.limits.maxPublicationBytes;
  if (first === '<') {
    const records = reading.sources.flatMap((source) => source.xmlRecords);
    const lists = reading.sources.flatMap((source) => source.xmlLists);
    return { kind: 'xml', lines: false, splitter: new XmlSplitter({ records, lists, maxBytes }) };
  }
  if (first !== '{' && first !== '[') return null;
  const lists = reading.sources.flatMap((source) => source.jsonLists);
  const lines = looksLikeLines(head);
  return { kind: 'json', lines, splitter: new JsonSplitter({ lists, lines, maxBytes }) };
}

function readPiece(
  piece: Piece,
  kind: RawItem['kind'],
  encoding: string,
  file: Origin,
  sources: readonly Source[],
): SourceItem {
  const origin = { ...file, line: piece.line, index: piece.index };
  try {
    if (piece.fault) throw problem(piece.fault.code, piece.fault.reason);
    const text = decodeRecord(piece.bytes, encoding);
    const item: RawItem =
      kind === 'json' ? { kind, value: parseJson(text) } : { kind, root: rootName(text), xml: text };
    const source = sources.find((each) => each.detect(item));
    if (!source) throw problem('UNKNOWN_FORM', `the record is of no known kind; read are: ${describe(sources)}`);
    return { ok: true, record: source.read(item), origin };
  } catch (error) {
    return faultItem(origin, error, piece.bytes, encoding);
  }
}

function rootName(xml: string): string {
  const name = /<([^\s/>!?]+)/.exec(xml)?.[1] ?? '';
  return name.slice(name.indexOf(':') + 1);
}

function describe(sources: readonly Source[]): string {
  return sources.map((source) => source.description).join('; ');
}

/** A problem, or an error of the file system, as an item; anything else is thrown on. */
function faultItem(origin: Origin, error: unknown, raw: Uint8Array = new Uint8Array(), encoding = 'utf-8'): SourceItem {
  const fault = problemOf(error) ?? fileProblem(error);
  if (fault === null) throw error;
  const shown = new TextDecoder(encoding).decode(raw.subarray(0, RAW_BYTES));
  return { ok: false, origin, code: fault.code, reason: fault.message, raw: shown };
}

function fileProblem(error: unknown): { code: ProblemCode; message: string } | null {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  return { code: 'UNREADABLE', message: `cannot be read: ${error.message}` };
}
