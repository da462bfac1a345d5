import { AppError } from '../../src/core/index.js';

/** Why one record of a source was not taken. Append only: quarantine reports count by it. */
export type ProblemCode =
  | 'MALFORMED' // not JSON, not XML, not a publication
  | 'INVALID_FIELD' // a required field is missing or its value cannot be true
  | 'NEEDS_CONTENT' // a list entry without content: its publication must be fetched
  | 'TOO_LARGE'
  | 'TOO_DEEP'
  | 'ENCODING'
  | 'TRUNCATED'
  | 'BOMB' // an archive that unpacks beyond its limits, a document type declaration
  | 'UNKNOWN_FORM' // no source knows this kind of file
  | 'UNREADABLE'; // the file or entry cannot be opened or unpacked

/** A refusal of one record. `message` names what and where (a field's path); readers turn it into a quarantine entry. */
export function problem(code: ProblemCode, message: string, cause?: unknown): AppError {
  return new AppError('BAD_INPUT', message, { details: { problem: code }, cause });
}

const CODES: ReadonlySet<string> = new Set<ProblemCode>([
  'MALFORMED', 'INVALID_FIELD', 'NEEDS_CONTENT', 'TOO_LARGE', 'TOO_DEEP', 'ENCODING', 'TRUNCATED', 'BOMB', 'UNKNOWN_FORM',
  'UNREADABLE',
]); // prettier-ignore

/** The code and message of a refusal, or null for any other error (a bug, a full disk), which must not be swallowed. */
export function problemOf(error: unknown): { code: ProblemCode; message: string } | null {
  if (!(error instanceof AppError)) return null;
  const code = error.details['problem'];
  return isCode(code) ? { code, message: error.message } : null;
}

function isCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && CODES.has(value);
}
