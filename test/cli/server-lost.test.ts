/** What a command does whose server goes while it is followed: killed and started again in the middle of a run, or gone for good. */
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTo } from '../../src/commands/remote.js';
import { kindOf, obvious } from '../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Reply, type WireRequest } from '../fakes/model/server.js';
import { dossier, startDossier, testFolder, type RunningDossier } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
let model: ModelServer;
let server: RunningDossier | null = null;
/** What the model does next. */
let does: (request: WireRequest) => Reply | null = obvious;
let port = 0;

async function freePort(): Promise<number> {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const { port: found } = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  return found;
}

async function serve(): Promise<RunningDossier> {
  const env = {
    DOSSIER_PORT: String(port),
    DOSSIER_LEASE_MS: '300',
    DOSSIER_REASONER: 'llm',
    OPENAI_BASE_URL: model.url,
  };
  const started = startDossier(['serve'], { dataDir, env });
  await started.printed(/http:\/\/[\d.]+:\d+\/graphql/);
  return started;
}

beforeAll(async () => {
  model = await startModelServer({ always: (request) => does(request) });
  port = await freePort();
  await dossier(['simulate', join(folder, 'demo'), '--firms', '20', '--publications', '200']);
  await dossier(['ingest', 'shab', join(folder, 'demo', 'publications.ndjson.gz')], { dataDir });
});
afterAll(async () => {
  server?.process.kill('SIGKILL');
  await model.close();
});

/** What a model is asked before IntentRouted. */
const ROUTING: ReadonlySet<string> = new Set(['route', 'categories']);

interface Node {
  seq: number;
  kind: string;
}

it('ask shows each step once, though its server is killed in the middle of the run and started again', async () => {
  const { stdout } = await dossier(['export', 'companies'], { dataDir });
  const { name } = JSON.parse(stdout.split('\n')[0]!) as { name: string };
  server = await serve();
  const inTheMiddle = new Promise<void>((resolve) => {
    does = (request) => {
      if (ROUTING.has(kindOf(request))) return obvious(request);
      resolve();
      return 'HANG';
    };
  });
  const asked = startDossier(['ask', `Was ist zu «${name}» eingetragen?`, '--json'], { dataDir });
  await Promise.all([inTheMiddle, asked.printed(/"kind":"IntentRouted"/)]);
  server.process.kill('SIGKILL');
  await server.ended;
  does = obvious;
  server = await serve();
  const { code, stdout: printed, stderr } = await asked.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const nodes = printed.trim().split('\n').map((line) => JSON.parse(line) as Node); // prettier-ignore
  expect(nodes.map(({ seq }) => seq)).toEqual(nodes.map((_, index) => index + 1));
  expect(nodes.some(({ kind }) => kind === 'RunResumed')).toBe(true);
  expect(nodes.filter(({ kind }) => /^Run(Finished|Failed|Cancelled)$/.test(kind))).toEqual([nodes.at(-1)]);
});

it('ask says why the rules answered where the model of its server was to', async () => {
  does = () => ({ status: 400, message: 'no such thing' });
  const { code, stderr } = await dossier(['ask', 'Wie viele Firmen gibt es?'], { dataDir });
  expect(code).toBe(0);
  expect(stderr).toMatch(/^The rules answered, for the model did not: .* answers 400: .*no such thing$/m);
});

it('a server that is gone for good is named, and what is refused is not asked again', async () => {
  const gone = connectTo(`http://127.0.0.1:${await freePort()}`, { lostMs: 0 });
  const follow = (remote: typeof gone, query: string) => remote.subscribe(query, () => ({})).next();
  await expect(follow(gone, 'subscription { events { __typename } }')).rejects.toThrow(/ went away; the next server/);
  await gone.close();
  const there = connectTo(`http://127.0.0.1:${port}`);
  await expect(follow(there, 'subscription { nonsense }')).rejects.toThrow(/Cannot query field/);
  await there.close();
});
