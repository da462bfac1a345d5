import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { AppError } from '../../../src/core/index.js';
import type { ArchivedDocument } from '../../contract.js';
import { findFiles } from '../files/find-files.js';
import { problem, problemOf, type ProblemCode } from '../problem.js';
import { readDocument } from './read-document.js';

export { readDocument } from './read-document.js';

/** A document, or a file that is none and why. `origin` is the file as it was found. */
export type DocumentItem =
  | { ok: true; origin: string; document: ArchivedDocument }
  | { ok: false; origin: string; code: ProblemCode; reason: string };

const EXTENSIONS = ['.txt', '.md', '.markdown'];
export const MOST_DOCUMENT_BYTES = 5_000_000;

/**
 * Plain text and Markdown of the files that the patterns (FILE, FOLDER, GLOB) name, in their order. Whatever else lies there is an item
 * `ok: false`, and the rest goes on. Throws CANCELLED, and what is no fault of the input.
 */
export async function* readDocuments(patterns: readonly string[], signal?: AbortSignal): AsyncGenerator<DocumentItem> {
  for (const pattern of patterns) {
    try {
      for await (const file of findFiles(pattern)) {
        if (signal?.aborted) throw new AppError('CANCELLED', 'reading was cancelled');
        yield file.fault === null ? await itemOf(file.path) : refused(file.path, file.fault);
      }
    } catch (error) {
      yield refused(pattern, error);
    }
  }
}

async function itemOf(file: string): Promise<DocumentItem> {
  try {
    if (!EXTENSIONS.includes(extname(file).toLowerCase()))
      throw problem('UNKNOWN_FORM', `only ${EXTENSIONS.join(', ')} are read as documents`);
    const { size } = await stat(file);
    if (size > MOST_DOCUMENT_BYTES)
      throw problem('TOO_LARGE', `${size} bytes; a document has at most ${MOST_DOCUMENT_BYTES}`);
    return { ok: true, origin: file, document: readDocument(basename(file), await readFile(file)) };
  } catch (error) {
    return refused(file, error);
  }
}

function refused(origin: string, error: unknown): DocumentItem {
  const known = problemOf(error);
  if (known !== null) return { ok: false, origin, code: known.code, reason: known.message };
  if (error instanceof Error && 'syscall' in error)
    return { ok: false, origin, code: 'UNREADABLE', reason: error.message };
  throw error;
}
