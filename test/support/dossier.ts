import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { CLI } from './bundled.js';

export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  dataDir?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Keeps standard input open, for what `process.stdin` is given. */
  input?: boolean;
}

export interface RunningDossier {
  process: ChildProcess;
  /** Resolves with the match once what was printed (both streams) matches; rejects when the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  hasPrinted(pattern: RegExp): boolean;
  ended: Promise<Outcome>;
}

/** Starts the compiled command, as `npx dossier` does. Whoever starts it sees to its end. */
export function startDossier(args: string[], { dataDir, cwd, env, input }: RunOptions = {}): RunningDossier {
  if (!existsSync(CLI)) throw new Error(`${CLI} is missing: npm run build`);
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: cwd ?? tmpdir(),
    env: {
      PATH: process.env['PATH'] ?? '',
      DOSSIER_PORT: '0',
      DOSSIER_LOG_LEVEL: 'error',
      ...(dataDir === undefined ? {} : { DOSSIER_DATA_DIR: dataDir }),
      ...env,
    },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  if (!child.stdout || !child.stderr) throw new Error('no pipe to the command');
  let [stdout, stderr] = ['', ''];
  const heard = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    for (const listener of heard) listener();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
    for (const listener of heard) listener();
  });
  const ended = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(`${stdout}\n${stderr}`);
        if (match === null) return;
        heard.delete(look);
        resolve(match);
      };
      heard.add(look);
      look();
      void ended.then(() => reject(new Error(`ended without printing ${pattern}:\n${stdout}\n${stderr}`)));
    });
  const hasPrinted = (pattern: RegExp) => pattern.test(`${stdout}\n${stderr}`);
  return { process: child, printed, hasPrinted, ended };
}

export function dossier(args: string[], options: RunOptions = {}): Promise<Outcome> {
  return startDossier(args, options).ended;
}

/** A folder that goes when the file's tests are done. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
