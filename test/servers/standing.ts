/** Neo4j and PostgreSQL that stay, for a developer without Docker: in a folder of the project's own, on 127.0.0.1. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { projectPath } from '../../src/core/index.js';
import { freePort } from './free-port.js';
import { neo4jMissing, startNeo4j } from './neo4j.js';
import { postgresBinaries, startPostgres } from './postgres.js';

/** How a server is reached; drawn at its first start, and the same from then on. */
interface Access {
  port: number;
  password: string;
}
export type ServerName = 'neo4j' | 'postgres';
type Kept = Partial<Record<ServerName, Access & { pid: number | null }>>;

const USUAL_PORT: Record<ServerName, number> = { neo4j: 7687, postgres: 5432 };
const GONE_WITHIN_MS = 60_000;

/** `data/servers` in the project, which git ignores. */
export function serversFolder(): string {
  return resolve(process.env['DOSSIER_SERVERS_DIR'] ?? projectPath('data', 'servers'));
}

/** Starts what is not running yet, waits until it answers, and tells the environment to set. Throws what a server says where it does not start. */
export async function serversUp(say: (line: string) => void): Promise<{ complete: boolean }> {
  const folder = serversFolder();
  mkdirSync(folder, { recursive: true });
  // Started by root, PostgreSQL runs as another user, who has to come through.
  chmodSync(folder, 0o711);
  const missing: Record<ServerName, string | null> = {
    neo4j: neo4jMissing(),
    postgres: postgresBinaries() === null ? 'no PostgreSQL on this machine (initdb and pg_ctl)' : null,
  };
  const lines: string[] = [];
  for (const name of ['neo4j', 'postgres'] as const) {
    const why = missing[name];
    if (why === null) lines.push(...(await up(name, folder, say)));
    else say(`${name} is left out: ${why}`);
  }
  const qdrant = process.env['QDRANT_URL'];
  if (qdrant === undefined)
    say('Qdrant is left out: no registry has it to be started from; set QDRANT_URL to one that runs');
  else lines.push(`export DOSSIER_VECTORS=qdrant QDRANT_URL=${qdrant}`);
  say(`\n${lines.join('\n')}`);
  return { complete: Object.values(missing).every((why) => why === null) };
}

async function up(name: ServerName, folder: string, say: (line: string) => void): Promise<string[]> {
  const own = join(folder, name);
  const known = readKept(folder)[name];
  const access = known ?? { port: await portFor(name), password: randomBytes(24).toString('base64url') };
  mkdirSync(own, { recursive: true });
  if (known !== undefined && known.pid !== null && isOurs(known.pid, own))
    say(`${name} runs already (process ${known.pid})`);
  else {
    // Before it is made, so that it is never made with a password that nobody knows.
    keep(folder, name, { ...access, pid: null });
    say(`${name} starts on 127.0.0.1:${access.port} ...`);
    keep(folder, name, { ...access, pid: await start(name, { folder: own, port: access.port, password: access.password }) }); // prettier-ignore
  }
  const { port, password } = access;
  return name === 'neo4j'
    ? [`export DOSSIER_GRAPH=neo4j NEO4J_URI=bolt://127.0.0.1:${port} NEO4J_USER=neo4j NEO4J_PASSWORD=${password}`]
    : [`export DOSSIER_STORE=postgres DATABASE_URL=postgresql://dossier:${password}@127.0.0.1:${port}/postgres`];
}

async function start(name: ServerName, place: { folder: string; port: number; password: string }): Promise<number> {
  if (name === 'postgres') return (await startPostgres(place)).pid();
  return (await startNeo4j({ ...place, standing: true })).pid();
}

/** Ends what {@link serversUp} started, by the ids that it wrote, and waits until it is gone. Data and passwords stay. */
export async function serversDown(say: (line: string) => void): Promise<void> {
  const folder = serversFolder();
  for (const [name, { pid, ...access }] of Object.entries(readKept(folder)) as [ServerName, Access & { pid: number | null }][]) {
    if (pid !== null && isOurs(pid, join(folder, name))) {
      // PostgreSQL's "fast" shutdown: sessions are ended, nothing is lost.
      process.kill(pid, name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      await gone(pid, join(folder, name));
      say(`${name} has ended (process ${pid})`);
    } else say(`${name} does not run`);
    keep(folder, name, { ...access, pid: null });
  } // prettier-ignore
}

async function gone(pid: number, own: string): Promise<void> {
  const until = Date.now() + GONE_WITHIN_MS;
  while (isOurs(pid, own)) {
    if (Date.now() > until) throw new Error(`process ${pid} does not end`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** A number is given to another process later: ours names its folder in its command. */
function isOurs(pid: number, own: string): boolean {
  try {
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync('/proc') || readFileSync(command, 'utf8').includes(own);
  } catch {
    return false;
  }
}

function keptPath(folder: string): string {
  return join(folder, 'servers.json');
}

function readKept(folder: string): Kept {
  return existsSync(keptPath(folder)) ? (JSON.parse(readFileSync(keptPath(folder), 'utf8')) as Kept) : {};
}

/** For its owner's eyes: it holds passwords. */
function keep(folder: string, name: ServerName, access: Access & { pid: number | null }): void {
  const path = keptPath(folder);
  const kept = JSON.stringify({ ...readKept(folder), [name]: access }, null, 2);
  rmSync(path, { force: true });
  writeFileSync(path, `${kept}\n`, { mode: 0o600 });
}

/** The usual one where it is free. */
function portFor(name: ServerName): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().once('error', () => found(freePort()));
    probe.listen(USUAL_PORT[name], '127.0.0.1', () => probe.close(() => found(USUAL_PORT[name])));
  });
}
