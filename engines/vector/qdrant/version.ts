import { AppError } from '../../../src/core/index.js';
import type { Connection } from './connection.js';

/** Weighted fusion came with 1.17; the client speaks 1.18 and promises its neighbours. */
const FROM = [1, 17] as const;
const BELOW = [1, 20] as const;

const PATIENCE_MS = 2_000;

/** The server's version. Throws UNSUPPORTED where it is one that this engine does not know, and what asking throws. */
export async function checkVersion(connection: Connection, timeoutMs = PATIENCE_MS): Promise<string> {
  const version = await connection.version(timeoutMs);
  const [major = NaN, minor = NaN] = version.split('.').map(Number);
  const known = major === FROM[0] && minor >= FROM[1] && minor < BELOW[1];
  if (known) return version;
  const what = `${connection.name} is version ${version.slice(0, 40)}: this program needs ${FROM.join('.')} to ${BELOW[0]}.${BELOW[1] - 1}`;
  throw new AppError('UNSUPPORTED', what, { details: { version: version.slice(0, 40) } });
}
