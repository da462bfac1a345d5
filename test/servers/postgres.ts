/**
 * A PostgreSQL cluster on 127.0.0.1, from the binaries of this machine. For tests it is thrown away, trusts whoever connects, and would be lost
 * by a power cut, though not by the end of its processes; one with a folder of its own keeps its data, and asks for its password.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

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
  /** Freezes every process of it, or thaws them. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ends it and deletes all. */
  stop(): void;
}

/** Where data are kept. */
export interface PostgresPlace {
  /** Exists, and is the cluster's alone. */
  folder: string;
  port: number;
  password: string;
}

export async function startPostgres(place?: PostgresPlace): Promise<Postgres> {
  const binaries = postgresBinaries();
  if (binaries === null) throw new Error('no PostgreSQL binaries on this machine');
  const folder = place?.folder ?? mkdtempSync(join(tmpdir(), 'dossier-postgres-'));
  const port = place?.port ?? (await freePort());
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root.
  const owner = isRoot ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : null;
  if (owner !== null) {
    chownSync(folder, owner, 0);
    chmodSync(folder, 0o700);
  }
  const run = (name: string, ...given: string[]) => {
    const words = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(binaries, name), ...given];
    const { status, stderr } = spawnSync(words[0]!, words.slice(1), { cwd: '/', encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] }); // prettier-ignore
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
  };
  const data = join(folder, 'data');
  const careless = place === undefined ? ' -c fsync=off -c full_page_writes=off' : '';
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''${careless}`;
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  const halt = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
  const cluster = ['-D', data, '-U', 'dossier', '-E', 'UTF8', '--locale=C.UTF-8'];
  if (place === undefined) run('initdb', ...cluster, '--auth=trust', '--no-sync');
  else if (!existsSync(join(data, 'PG_VERSION'))) {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, place.password, { mode: 0o600 });
    if (owner !== null) chownSync(passwordFile, owner, 0);
    run('initdb', ...cluster, '--auth=scram-sha-256', `--pwfile=${passwordFile}`);
    rmSync(passwordFile);
  }
  start();
  const login = place === undefined ? 'dossier' : `dossier:${place.password}`;
  const pid = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgresql://${login}@127.0.0.1:${port}/postgres`,
    pid,
    signal(signal) {
      // The first one before it makes others.
      process.kill(pid(), signal);
      const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid())], { encoding: 'utf8' });
      for (const child of stdout
        .split('\n')
        .map(Number)
        .filter((number) => number > 0))
        sendTo(child, signal);
    },
    start,
    halt,
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A process that has ended since it was listed needs no signal. */
function sendTo(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
