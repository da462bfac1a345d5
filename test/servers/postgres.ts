/**
 * A throw-away PostgreSQL cluster on 127.0.0.1, from the binaries of this machine. For tests only: it trusts whoever connects, and a power
 * cut would lose it, though not the end of its processes.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and pg_ctl, or null. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

export interface Postgres {
  /** Names the database `postgres`. */
  url: string;
  /** The server's first process, whose end is the end of all. */
  pid(): number;
  start(): void;
  /** Ends it at once, as if it were killed, and keeps its data. */
  halt(): void;
  /** Ends it and deletes all. */
  stop(): void;
}

export async function startPostgres(): Promise<Postgres> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('no PostgreSQL binaries on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'dossier-postgres-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // It refuses to run as root.
    const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
    chownSync(folder, Number(stdout), 0);
    chmodSync(folder, 0o700);
  }
  const run = (name: string, ...given: string[]) => {
    const words = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(binaries, name), ...given];
    const { status, stderr } = spawnSync(words[0]!, words.slice(1), { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }); // prettier-ignore
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  };
  const data = join(folder, 'data');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c full_page_writes=off`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const halt = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  run('initdb', '-D', data, '-U', 'dossier', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  start();
  return {
    url: `postgresql://dossier@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    start,
    halt,
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
