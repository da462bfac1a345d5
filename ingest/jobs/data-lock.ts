import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../src/core/index.js';

/** Who holds a data folder. */
export interface LockHolder {
  pid: number;
  host: string;
  /** When the process began, in ticks since the machine did, where the system tells: a reused pid is another process. */
  birth: string | null;
  /** Where the server that holds it answers, `127.0.0.1:4000`; null for a command that serves nobody. */
  address: string | null;
}

export interface DataLock {
  /** Says where the holder answers, once it does. */
  announce(address: string): void;
  release(): void;
}

const TAKEOVER_LIMIT_MS = 10_000;
const ATTEMPTS = 100;

/**
 * Takes the data folder for this process (`<dataDir>/lock`, JSON of {@link LockHolder}); the folder is made if it is missing. A lock whose
 * process is gone is taken over. Throws CONFLICT, with pid, host and address as details, where another living process holds it.
 */
export function lockDataDir(dataDir: string, address: string | null): DataLock {
  makeFolder(dataDir);
  const path = join(dataDir, 'lock');
  const mine: LockHolder = { pid: process.pid, host: hostname(), birth: birthOf(process.pid), address };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(path, mine)) return lockOf(path, mine);
    const holder = readHolder(path);
    if (holder === null) continue;
    if (isAlive(holder)) throw held(dataDir, holder);
    takeAway(path);
  }
  throw new AppError('CONFLICT', `${path} cannot be taken: others keep taking it`, { retryable: true });
}

/** Throws UNAVAILABLE where the folder cannot be made or written to. */
function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const why = codeOf(error) === 'EEXIST' ? 'it is a file' : error instanceof Error ? error.message : String(error);
    throw new AppError('UNAVAILABLE', `${dataDir} cannot be the data folder (${why}): set DOSSIER_DATA_DIR`, {
      cause: error,
    });
  }
}

/** Who holds the folder now, or null for nobody (or nobody living). */
export function holderOf(dataDir: string): LockHolder | null {
  const holder = readHolder(join(dataDir, 'lock'));
  return holder !== null && isAlive(holder) ? holder : null;
}

function held(dataDir: string, { pid, host, address }: LockHolder): AppError {
  const who = address === null ? `process ${pid} on ${host}` : `the server at ${address} (process ${pid} on ${host})`;
  return new AppError('CONFLICT', `${dataDir} is in use by ${who}: end it first, or set another DOSSIER_DATA_DIR`, {
    retryable: true,
    details: { pid, host, address },
  });
}

function lockOf(path: string, mine: LockHolder): DataLock {
  const isMine = () => sameHolder(readHolder(path), mine);
  return {
    announce(address) {
      if (!isMine()) return;
      const fresh = `${path}.${process.pid}`;
      writeFileSync(fresh, JSON.stringify({ ...mine, address }));
      renameSync(fresh, path);
    },
    release() {
      if (isMine()) rmSync(path, { force: true });
    },
  };
}

/** Whole or not at all: the file gets its name only once it is written. False where the name is taken. */
function create(path: string, holder: LockHolder): boolean {
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, JSON.stringify(holder));
  try {
    linkSync(fresh, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(fresh);
  }
}

/** Removes a dead holder's lock. Only who has made the folder beside it may, so that nobody removes the lock of one who was quicker. */
function takeAway(path: string): void {
  const turn = `${path}.takeover`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const since = ageOf(turn);
    if (since !== null && since > TAKEOVER_LIMIT_MS) rmdirSync(turn);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    return;
  }
  try {
    const holder = readHolder(path);
    if (holder !== null && !isAlive(holder)) rmSync(path, { force: true });
  } finally {
    rmdirSync(turn);
  }
}

function ageOf(path: string): number | null {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return null; // its owner was done meanwhile
  }
}

function readHolder(path: string): LockHolder | null {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Partial<LockHolder>;
    return { pid: read.pid ?? 0, host: read.host ?? '', birth: read.birth ?? null, address: read.address ?? null };
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    if (error instanceof SyntaxError) return { pid: 0, host: hostname(), birth: null, address: null };
    throw error;
  }
}

function sameHolder(a: LockHolder | null, b: LockHolder): boolean {
  return a !== null && a.pid === b.pid && a.host === b.host && a.birth === b.birth;
}

/** Another machine's process cannot be looked at, so it counts as living. */
function isAlive({ pid, host, birth }: LockHolder): boolean {
  if (host !== hostname()) return true;
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  const now = birthOf(pid);
  return birth === null || now === null || birth === now;
}

/** Field 22 of /proc/<pid>/stat, counted after the name in brackets, which may hold blanks. */
function birthOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null; // no such system
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}
