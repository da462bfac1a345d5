import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { problem, problemOf } from '../problem.js';
import { guarded, unpackProblem, type UnpackBudget } from './unpack.js';

/** One file of an archive, read while the archive stands at it. */
export interface ZipEntry {
  /** Printable; a label, never a path. */
  name: string;
  /** Ends in a problem where the entry is damaged, encrypted or a bomb. */
  bytes: AsyncGenerator<Uint8Array>;
}

/**
 * The files of a zip archive, in the order of its directory. Nothing is unpacked to disk and names are labels only, so that
 * `../../x` harms nothing. Throws a problem where the archive itself cannot be read.
 */
export async function* zipEntries(path: string, budget: UnpackBudget): AsyncGenerator<ZipEntry> {
  const zip = await opened(path);
  try {
    if (zip.entryCount > budget.limits.maxEntries) {
      throw problem('BOMB', `the archive lists ${zip.entryCount} files, more than ${budget.limits.maxEntries}`);
    }
    for await (const entry of zip.eachEntry()) {
      const name = labelOf(entry);
      if (!isFile(name)) continue;
      const bytes = entryBytes(zip, entry, budget);
      try {
        yield { name, bytes };
      } finally {
        await bytes.return(undefined);
      }
    }
  } catch (error) {
    throw archiveProblem(error);
  } finally {
    zip.close();
  }
}

/** The reader of archives is loaded with the first one: most days come in none. */
async function opened(path: string): Promise<ZipFile> {
  const { openPromise } = await import('yauzl');
  try {
    return await openPromise(path, {
      lazyEntries: true,
      decodeStrings: false,
      autoClose: false,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw archiveProblem(error);
  }
}

async function* entryBytes(zip: ZipFile, entry: Entry, budget: UnpackBudget): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted()) throw problem('UNREADABLE', 'the entry is encrypted');
  if (!entry.canDecodeFileData())
    throw problem('UNREADABLE', `the entry uses compression method ${entry.compressionMethod}, which is not read`);
  let sum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of guarded(stream, () => entry.compressedSize, budget)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw archiveProblem(error);
  }
  if (sum !== entry.crc32) throw problem('UNREADABLE', 'the entry is damaged: its checksum differs');
}

/** yauzl throws plain Errors for what is wrong with an archive; those of the system carry a code and stay. */
function archiveProblem(error: unknown): unknown {
  const translated = unpackProblem(error, 'the zip data');
  if (translated !== error || problemOf(error) !== null || !(error instanceof Error)) return translated;
  if ('code' in error || error.constructor !== Error) return error;
  return problem('UNREADABLE', `the zip archive is damaged: ${error.message.slice(0, 200)}`, error);
}

function isFile(name: string): boolean {
  return !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/(?:^|\/)\.[^/]*$/.test(name);
}

function labelOf(entry: Entry): string {
  const raw: unknown = entry.fileName;
  const bytes = raw instanceof Uint8Array ? raw : Buffer.from(String(raw));
  return new TextDecoder('utf-8').decode(bytes).replace(/\p{C}/gu, '\ufffd').slice(0, 200);
}
