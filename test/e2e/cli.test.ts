/** The program as people start it: exit codes, one clear message, and how it ends. Runs what `npm run build` compiled. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLI } from '../support/bundled.js';
import { smallRegister } from '../support/server.js';
import { openSse } from '../support/transports.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-cli-'));
  file = join(folder, 'notices.ndjson');
  writeFileSync(file, smallRegister(60).map((item) => `${JSON.stringify(item)}\n`).join('')); // prettier-ignore
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  output: () => string;
  /** Code, or the signal's name. */
  ended: Promise<number | string>;
}

function dossier(given: string[], environment: Record<string, string> = {}): Started {
  const env = { ...process.env, DOSSIER_DATA_DIR: join(folder, 'data'), DOSSIER_PORT: '0', ...environment };
  const child = spawn(process.execPath, [CLI, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code as number | null) ?? (signal as string));
  return { child, output: () => text, ended };
}

async function run(given: string[], environment?: Record<string, string>): Promise<{ code: number | string; text: string }> {
  const { ended, output } = dossier(given, environment);
  return { code: await ended, text: output() };
} // prettier-ignore

async function served(environment: Record<string, string> = {}): Promise<Started & { url: string }> {
  const started = dossier(['serve'], environment);
  const { stdout } = started.child;
  for (;;) {
    const url = /(http:\/\/[\w.:[\]]+)\/graphql/.exec(started.output())?.[1];
    if (url !== undefined) return { ...started, url };
    const [event] = await Promise.race([once(stdout!, 'data'), started.ended.then(() => ['ended'])]);
    if (event === 'ended') throw new Error(started.output());
  }
}

describe('a bad environment', () => {
  it('ends with code 2 and a line for each bad value, before anything is opened', async () => {
    const { code, text } = await run(['serve'], { DOSSIER_PORT: 'x', DOSSIER_GRAPH: 'oracle' });
    expect(code).toBe(2);
    const lines = text.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(text).toMatch(/DOSSIER_PORT="x": a whole number/);
    expect(text).toMatch(/DOSSIER_GRAPH="oracle": /);
  });
});

describe('ingest', () => {
  it('takes a file in, and says so with code 0; a second time nothing is new', async () => {
    const first = await run(['ingest', 'shab', file]);
    expect([first.code, first.text]).toEqual([
      0,
      expect.stringMatching(/succeeded: \d+ read, \d+ new, 0 already held/),
    ]);
    const again = await run(['ingest', 'shab', file]);
    expect([again.code, again.text]).toEqual([0, expect.stringMatching(/0 new, \d+ already held/)]);
  });

  it.each([
    [['ingest', 'shab']],
    [['ingest', 'shab', '--from', '2026-02-30', '--to', '2026-03-01']],
    [['ingest', 'shab', '--from', '2026-03-01', '--to', '2026-02-01']],
    [['ingest', 'shab', 'a.json', '--from', '2026-03-01']],
  ])('refuses %j in one line, code 2', async (given) => {
    const { code, text } = await run(given);
    expect(code).toBe(2);
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).toMatch(/^dossier: /);
  });

  it('tells a file that is not there (2) from records that cannot be read (3)', async () => {
    expect((await run(['ingest', 'shab', join(folder, 'nowhere.json')])).code).toBe(2);
    const broken = join(folder, 'broken.ndjson');
    writeFileSync(broken, '{"meta":\n');
    const { code, text } = await run(['ingest', 'shab', broken]);
    expect([code, text]).toEqual([3, expect.stringMatching(/1 quarantined/)]);
  });
});

describe('serve', () => {
  it('says in one line that the port is in use, code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, text } = await run(['serve'], { DOSSIER_PORT: String(port), DOSSIER_DATA_DIR: join(folder, 'other') });
    expect(code).toBe(1);
    expect(text.trim()).toBe(`dossier: 127.0.0.1:${port} is in use: stop what runs there or set DOSSIER_PORT`);
    taken.close();
  }); // prettier-ignore

  it('says in one line who holds the data folder, code 1', async () => {
    const first = await served();
    const { code, text } = await run(['serve']);
    expect(code).toBe(1);
    expect(text.trim()).toMatch(new RegExp(`^dossier: .* is in use by the server at ${new URL(first.url).host} \\(process \\d+`));
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
  }); // prettier-ignore

  it('names a data folder that is a file', async () => {
    const { code, text } = await run(['serve'], { DOSSIER_DATA_DIR: file });
    expect(code).toBe(1);
    expect(text).toContain(file);
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('drains on Ctrl-C with streams open, and ends with code 0; a second start has the data', async () => {
    const server = await served();
    const stream = openSse(server.url, { query: 'subscription { events(after: 0) { ... on EventBatch { position } } }' });
    const first = (await stream.next()).value as { data: { data: { events: { position: number } } } };
    expect(first.data.data.events.position).toBeGreaterThan(50);
    const rest = stream.next();
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('Draining');
    await rest.catch(() => undefined);
    const again = await served();
    const { data } = (await (await fetch(`${again.url}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ coverage { publications } }' }),
    })).json()) as { data: { coverage: { publications: number } } };
    expect(data.coverage.publications).toBeGreaterThan(50);
    again.child.kill('SIGKILL');
    await again.ended;
    // Killed without a word: the folder is free again, and whole.
    const third = await served();
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
  }); // prettier-ignore

  it('ends at once on a second Ctrl-C', async () => {
    const server = await served();
    // A request that never ends holds the drain.
    const held = createServer();
    const socket = (await import('node:net')).connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{');
    server.child.kill('SIGINT');
    while (!server.output().includes('Draining')) await once(server.child.stdout!, 'data');
    server.child.kill('SIGINT');
    expect([0, 130]).toContain(await server.ended);
    socket.destroy();
    held.close();
  }); // prettier-ignore

  it('takes in what another shell brings, while it serves', async () => {
    const server = await served();
    const more = join(folder, 'more');
    mkdirSync(more, { recursive: true });
    writeFileSync(join(more, 'a.ndjson'), smallRegister(30, 'more').map((item) => `${JSON.stringify(item)}\n`).join(''));
    const { code, text } = await run(['ingest', 'shab', more]);
    expect([code, text]).toEqual([0, expect.stringMatching(/succeeded: \d+ read, [1-9]\d* new/)]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }); // prettier-ignore
});
