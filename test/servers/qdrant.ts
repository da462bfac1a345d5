/**
 * A Qdrant for tests: the real server where QDRANT_URL says so, else the edge double, Qdrant's own shard core behind its REST interface,
 * started from ../shared on 127.0.0.1. The double is one process, writes synchronously and keeps nothing when it ends.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { QdrantSettings } from '../../engines/vector/qdrant/index.js';
import { sharedPath } from '../support/shared-path.js';
import { freePort } from './free-port.js';

const SCRIPTS = sharedPath('servers', 'qdrant');
const UP_WITHIN_MS = 60_000;

/** The real server to test on, or null. */
export const REAL_QDRANT = process.env['QDRANT_URL'] ?? null;
export const QDRANT_NAME = REAL_QDRANT === null ? 'edge double' : 'Qdrant';

function environment(): string {
  const servers = process.env['DOSSIER_TEST_SERVERS_DIR'] ?? join(homedir(), '.cache', 'dossier', 'servers');
  return join(servers, 'qdrant-edge');
}

/** Why none can be had here; null where one can. */
export function qdrantMissing(): string | null {
  if (REAL_QDRANT !== null) return null;
  if (!existsSync(join(SCRIPTS, 'start'))) return `no QDRANT_URL, and no edge double in ${SCRIPTS}`;
  if (existsSync(environment())) return null;
  return spawnSync('python3', ['--version']).status === 0 ? null : 'no QDRANT_URL, and no Python for the edge double';
}

/** The Python environment of the edge double, made (174 MB) where it is not there yet. */
function prepare(): string {
  const folder = environment();
  if (existsSync(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  mkdirSync(made, { recursive: true });
  const run = (command: string, ...given: string[]) => {
    const { status, stderr } = spawnSync(command, given, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  };
  run('python3', '-m', 'venv', made);
  run(join(made, 'bin', 'python'), '-m', 'pip', 'install', '-q', '--disable-pip-version-check', '-r', join(SCRIPTS, 'requirements.txt')); // prettier-ignore
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true }); // somebody else was first
  }
  return folder;
}

export interface QdrantServer {
  url: string;
  /** Collections of their own for each call. */
  settings(more?: Partial<QdrantSettings>): QdrantSettings;
  /** Of the edge double's process. */
  pid(): number;
  /** Starts the edge double again after `halt`, empty. */
  start(): Promise<void>;
  /** Kills the edge double; a real server is left alone. */
  halt(): Promise<void>;
  /** Ends the edge double; takes what was made in a real server away. */
  stop(): Promise<void>;
}

export async function startQdrant(): Promise<QdrantServer> {
  const port = REAL_QDRANT === null ? await freePort() : 0;
  const url = REAL_QDRANT ?? `http://127.0.0.1:${port}`;
  const apiKey = REAL_QDRANT === null ? null : (process.env['QDRANT_API_KEY'] ?? null);
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  let made = 0;
  let child: ChildProcess | null = null;
  const start = async () => {
    if (REAL_QDRANT === null) child = await startDouble(port, url);
  };
  const halt = async () => {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url,
    settings: (more = {}) => ({ url, apiKey, collection: `${prefix}-${++made}`, shardNumber: 1, replicationFactor: 1, writeConsistencyFactor: 1, quantization: 'none', ...more }), // prettier-ignore
    pid: () => child?.pid ?? 0,
    start,
    halt,
    async stop() {
      if (REAL_QDRANT !== null) await sweep(url, apiKey, prefix);
      await halt();
    },
  };
}

async function startDouble(port: number, url: string): Promise<ChildProcess> {
  const child = spawn('bash', [join(SCRIPTS, 'start'), String(port), prepare()], { stdio: 'ignore' });
  // A test's end, however it comes, is the server's.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const until = Date.now() + UP_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the edge double ended with ${child.exitCode}`);
    const up = await fetch(url).then(({ ok }) => ok, () => false); // prettier-ignore
    if (up) return child;
    if (Date.now() > until) throw new Error('the edge double does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function sweep(url: string, apiKey: string | null, prefix: string): Promise<void> {
  const headers = new Headers(apiKey === null ? {} : { 'api-key': apiKey });
  const listed = await fetch(new URL('/collections', url), { headers });
  const { result } = (await listed.json()) as { result: { collections: { name: string }[] } };
  for (const { name } of result.collections)
    if (name.startsWith(prefix)) await fetch(new URL(`/collections/${name}`, url), { method: 'DELETE', headers });
}
