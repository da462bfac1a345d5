/**
 * A throw-away Neo4j Community server on 127.0.0.1, fetched once by Maven into a folder outside the project. For tests only: a process of its
 * own, with a password of its own, that keeps its data until `stop`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import neo4j from 'neo4j-driver';
import { projectPath } from '../../src/core/index.js';
import { freePort } from './free-port.js';

const POM = projectPath('test', 'servers', 'neo4j', 'pom.xml');
const VERSION = /<neo4j.version>(.+?)</.exec(readFileSync(POM, 'utf8'))?.[1];
const UP_WITHIN_MS = 90_000;

function jarsFolder(): string {
  const servers = process.env['DOSSIER_TEST_SERVERS_DIR'] ?? join(homedir(), '.cache', 'dossier', 'servers');
  return join(servers, `neo4j-${VERSION}`);
}

/** Why no server can be started here; null where one can. */
export function neo4jMissing(): string | null {
  if (!runs('java', '-version')) return 'no Java on this machine';
  return existsSync(jarsFolder()) || runs('mvn', '-v') ? null : 'no Maven on this machine to fetch the server with';
}

function runs(command: string, ...given: string[]): boolean {
  return spawnSync(command, given, { stdio: 'ignore' }).status === 0;
}

/** The folder of the server's jars; fetched (123 MB) where it is not there yet. */
export function fetchNeo4j(): string {
  const folder = jarsFolder();
  if (existsSync(folder)) return folder;
  const fetched = `${folder}.${process.pid}`;
  mkdirSync(fetched, { recursive: true });
  const { status, stderr } = spawnSync('mvn', ['-B', '-ntp', '-q', '-f', POM, `-Dlib=${fetched}`, 'package'], { encoding: 'utf8' }); // prettier-ignore
  if (status !== 0) throw new Error(`mvn could not fetch Neo4j: ${stderr}`);
  try {
    renameSync(fetched, folder);
  } catch {
    rmSync(fetched, { recursive: true, force: true }); // somebody else was first
  }
  return folder;
}

export interface Neo4jServer {
  uri: string;
  user: string;
  password: string;
  /** Of the server's one process; 0 where it does not run. */
  pid(): number;
  /** Starts it again after `halt`, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it, by SIGTERM unless told otherwise, and keeps its data. */
  halt(signal?: NodeJS.Signals): Promise<void>;
  /** Ends it and deletes all. */
  stop(): Promise<void>;
}

export interface Neo4jOptions {
  /** Where its data are kept. Default: a new folder, deleted by `stop`. */
  folder?: string;
  port?: number;
  password?: string;
  /** Outlives this process. */
  standing?: boolean;
  /** For some minutes: compiling its code well would cost more than it saves. */
  brief?: boolean;
}

export async function startNeo4j(options: Neo4jOptions = {}): Promise<Neo4jServer> {
  const jars = fetchNeo4j();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'dossier-neo4j-'));
  const port = options.port ?? (await freePort());
  const [user, password] = ['neo4j', options.password ?? randomUUID()];
  const uri = `bolt://127.0.0.1:${port}`;
  writeConfiguration(folder, port, options);
  if (!existsSync(join(folder, 'data', 'dbms'))) setPassword(jars, folder, password);
  let child: ChildProcess | null = null;
  const start = async () => {
    child = startProcess(jars, folder, options);
    await answering(uri, user, password, child, folder);
  };
  const living = () => (child !== null && child.exitCode === null && child.signalCode === null ? child : null);
  const halt = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const ending = living();
    if (ending === null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  await start();
  return {
    uri,
    user,
    password,
    pid: () => living()?.pid ?? 0,
    start,
    halt,
    async stop() {
      await halt('SIGKILL');
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startProcess(jars: string, folder: string, { standing = false, brief = false }: Neo4jOptions): ChildProcess {
  const output = openSync(join(folder, 'output.log'), 'a');
  const words = javaArguments(jars, 'org.neo4j.server.CommunityEntryPoint', [`--home-dir=${folder}`, `--config-dir=${join(folder, 'conf')}`], brief); // prettier-ignore
  const child = spawn('java', words, { stdio: ['ignore', output, output], detached: standing });
  closeSync(output);
  if (standing) {
    child.unref();
    return child;
  }
  // A test's end, however it comes, is the server's.
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

function javaArguments(jars: string, main: string, given: string[], brief: boolean): string[] {
  const opens = ['java.nio', 'java.io', 'sun.nio.ch', 'java.util.concurrent'].map(
    (name) => `--add-opens=java.base/${name}=ALL-UNNAMED`,
  );
  const memory = main.includes('Admin') ? ['-Xmx128m'] : ['-Xms512m', '-Xmx1g', '-XX:+ExitOnOutOfMemoryError'];
  const compiled = brief ? ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] : ['-XX:+UseG1GC'];
  const flags = ['--enable-native-access=ALL-UNNAMED', '-Dlog4j2.disable.jmx=true', '-Dfile.encoding=UTF-8'];
  return [...memory, ...compiled, ...opens, ...flags, '-cp', join(jars, '*'), main, ...given];
}

function setPassword(jars: string, folder: string, password: string): void {
  const words = javaArguments(jars, 'org.neo4j.cli.AdminTool', ['dbms', 'set-initial-password', password], true);
  const env = { ...process.env, NEO4J_HOME: folder, NEO4J_CONF: join(folder, 'conf') };
  const { status, stderr } = spawnSync('java', words, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Neo4j took no password: ${stderr}`);
}

function writeConfiguration(folder: string, port: number, { brief = false }: Neo4jOptions): void {
  for (const name of ['conf', 'data', 'logs', 'run', 'import', 'plugins', 'licenses'])
    mkdirSync(join(folder, name), { recursive: true });
  const directories = ['data', 'logs', 'run', 'import', 'plugins', 'licenses'].map(
    (name) => `server.directories.${name}=${join(folder, name)}`,
  );
  const settings = [
    ...directories,
    `server.directories.transaction.logs.root=${join(folder, 'data', 'transactions')}`,
    'server.default_listen_address=127.0.0.1',
    `server.bolt.listen_address=127.0.0.1:${port}`,
    `server.bolt.advertised_address=127.0.0.1:${port}`,
    'server.bolt.tls_level=DISABLED',
    'server.http.enabled=false',
    'server.https.enabled=false',
    'dbms.security.auth_enabled=true',
    'dbms.security.allow_csv_import_from_file_urls=false',
    'dbms.security.procedures.allowlist=db.*,dbms.*,tx.*',
    'internal.dbms.cypher_ip_blocklist=0.0.0.0/0,::/0',
    'dbms.usage_report.enabled=false',
    'db.logs.query.enabled=OFF',
    // Graphs of tests come and go; statements are not to be planned anew with each. A server that stays, or is measured, plans by what it holds.
    ...(brief ? ['dbms.cypher.min_replan_interval=1h'] : []),
    'db.tx_log.rotation.retention_policy=1 files',
    'db.tx_log.preallocate=false',
    'server.memory.pagecache.size=512m',
    'server.config.strict_validation.enabled=true',
  ];
  writeFileSync(join(folder, 'conf', 'neo4j.conf'), `${settings.join('\n')}\n`);
}

/** Bolt listens before it answers: what counts is a connection that works. */
async function answering(uri: string, user: string, password: string, child: ChildProcess, folder: string) {
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password), { connectionTimeout: 1_000 });
  const end = Date.now() + UP_WITHIN_MS;
  try {
    for (;;) {
      if (child.exitCode !== null)
        throw new Error(`Neo4j ended with ${child.exitCode}: see ${folder}/output.log and logs`);
      const up = await driver.verifyConnectivity().then(() => true, (error: unknown) => {
        if (Date.now() > end) throw error;
        return false;
      }); // prettier-ignore
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await driver.close();
  }
}
