import neo4j from 'neo4j-driver';
import { AppError, type ErrorCode } from '../../../src/core/index.js';
import { placeText, type Neo4jPlace } from './place.js';

/** What errors are said to come from, in `details.engine`. */
export const ENGINE = 'Neo4j';

interface Meaning {
  /** The server, its login or the way to it failed, whatever the statement was. */
  gone?: boolean;
  code: ErrorCode;
  retryable: boolean;
  message: string;
}

/** Translates what the driver throws, once, at this engine's edge. Every error names the engine and its server, and none a secret. */
export function fromDriver(error: unknown, place: Neo4jPlace): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const refused = refusedCertificate(error);
  const meaning =
    refused === null ? meaningOf(code, error instanceof Error ? error.message : String(error), place) : untrusted(refused); // prettier-ignore
  const details = { engine: ENGINE, server: place.uri, code, gone: meaning.gone ?? false };
  const { retryable } = meaning;
  return new AppError(meaning.code, `Neo4j (${placeText(place)}) ${meaning.message}`, { retryable, details, cause: error }); // prettier-ignore
}

/** The same for a statement that somebody else wrote: what is wrong with it is theirs. */
export function fromStatement(error: unknown, place: Neo4jPlace): AppError {
  const code = codeOf(error);
  if (code === 'Neo.ClientError.Statement.AccessMode')
    return new AppError('BAD_INPUT', 'the statement would write: only reading is allowed', { details: { code } });
  if (/^Neo\.ClientError\.(Statement|Procedure|Schema|Fts)\./.test(code))
    return new AppError('BAD_INPUT', firstLine(error instanceof Error ? error.message : ''), { details: { code }, cause: error }); // prettier-ignore
  return fromDriver(error, place);
}

/** Where the caller's time was up before there was an answer, the engine that he waited for is named; any other error as it is. */
export function whoWasLate(error: unknown, place: Neo4jPlace): unknown {
  if (!(error instanceof AppError) || error.code !== 'DEADLINE' || error.details['engine'] !== undefined) return error;
  const message = `Neo4j (${placeText(place)}) had not answered when the time of the request was up`;
  return new AppError('DEADLINE', message, { retryable: true, details: { engine: ENGINE, server: place.uri }, cause: error }); // prettier-ignore
}

/** The server, its login or the way to it failed; nothing is said about the statement. */
export function isConnectionFailure(error: AppError): boolean {
  return error.details['engine'] === ENGINE && error.details['gone'] === true;
}

/** Why a certificate was refused, in OpenSSL's words; the driver says so in a text alone, and of a cluster only in the cause of a cause. */
function refusedCertificate(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at.message.includes('certificate is not trusted'))
      return /responded with: (\w+)/.exec(at.message)?.[1] ?? 'UNKNOWN';
  return null;
}

function untrusted(why: string): Meaning {
  const message = `shows a certificate that is not trusted (${why}): name its authority in NODE_EXTRA_CA_CERTS; a NEO4J_URI with +ssc in place of +s encrypts without asking whose it is`;
  return { code: 'UNAVAILABLE', message, retryable: false, gone: true };
}

const NO_CONNECTION = new Set<string>([neo4j.error.SERVICE_UNAVAILABLE, neo4j.error.SESSION_EXPIRED]);

function meaningOf(code: string, message: string, { user, database }: Neo4jPlace): Meaning {
  const unavailable = (message: string, retryable: boolean): Meaning => ({ code: 'UNAVAILABLE', message, retryable });
  const gone = (text: string, retryable: boolean): Meaning => ({ ...unavailable(text, retryable), gone: true });
  // Every connection waits for a server that is frozen: the driver has no code for it.
  const stuck = message.startsWith('Connection acquisition timed out');
  if (NO_CONNECTION.has(code) || stuck || /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT)/.test(code))
    return gone(`does not answer: ${firstLine(message)}. Start it, or see NEO4J_URI`, true);
  if (code === neo4j.error.PROTOCOL_ERROR)
    return gone(`does not speak this driver's Bolt: ${firstLine(message)}. It must be Neo4j 5.26 or later 5`, false);
  if (code.startsWith('Neo.ClientError.Security.'))
    return gone(`refuses the login of ${user}: check NEO4J_USER and NEO4J_PASSWORD`, false);
  if (code === 'Neo.ClientError.Database.DatabaseNotFound')
    return gone(`has no database ${database ?? ''}: set NEO4J_DATABASE`, false);
  if (
    code.startsWith('Neo.ClientError.Transaction.TransactionTimedOut') ||
    code.endsWith('.Transaction.LockClientStopped')
  )
    return { code: 'DEADLINE', retryable: true, message: 'stopped a statement whose time was up' };
  if (/no space left|disk (is )?full/i.test(message))
    return {
      code: 'DISK_FULL',
      retryable: true,
      message: 'has no room left on its disk; nothing of this step was kept',
    };
  // What a full disk comes to: the transaction log cannot be written, and nothing can be read any more until the server is started again.
  if (/^Neo\.DatabaseError\.(Transaction|Database)\./.test(code))
    return gone(`has failed: ${firstLine(message)} Make room on its disk where it is full, and start it again`, true);
  if (
    code.startsWith('Neo.TransientError.') ||
    code.startsWith('Neo.ClientError.Cluster.') ||
    code.startsWith('Neo.DatabaseError.General.')
  )
    // prettier-ignore
    return unavailable(`could not do it now: ${firstLine(message)}`, true);
  if (code === 'Neo.ClientError.Transaction.Terminated' || code.startsWith('Neo.ClientError.Transaction.'))
    return unavailable(`ended a transaction: ${firstLine(message)}`, true);
  return { code: 'INTERNAL', retryable: false, message: `refused a statement: ${firstLine(message)}` };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return '';
  return error.code;
}

function firstLine(message: string): string {
  return message.split('\n')[0]!.slice(0, 300);
}
