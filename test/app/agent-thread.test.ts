/** A server's runs work on a thread of their own: what it is told and what it tells, and what is left of it when it dies. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { ingestDirect } from '../../ingest/index.js';
import { openApp, type App } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { systemClock } from '../../src/core/index.js';
import { graphPath } from '../../src/paths.js';
import { foldRuns, type TraceNode } from '../../src/trace/index.js';
import { callNow, request } from '../agent/world.js';
import { obvious } from '../fakes/model/brain.js';
import { startModelServer, type ModelServer } from '../fakes/model/server.js';
import { smallRegister } from '../support/server.js';
import { endThread } from '../support/end-thread.js';

const QUESTION = 'Welche Firmen haben ihren Sitz in Bern?';
const THREAD = 'agent.worker.js';

const folder = mkdtempSync(join(tmpdir(), 'dossier-app-'));
let models: ModelServer;
let app: App;
/** While set, the model is asked and does not answer. */
let held: { asked: () => void; until: Promise<void> } | null = null;

function hold(): { asked: Promise<void>; release: () => void } {
  let [asked, release] = [() => {}, () => {}];
  const first = new Promise<void>((resolve) => (asked = resolve));
  held = { asked, until: new Promise<void>((resolve) => (release = resolve)) };
  return {
    asked: first,
    release: () => {
      held = null;
      release();
    },
  };
}

function open(agentStartsAnHour?: number): Promise<App> {
  const config = readConfig({
    DOSSIER_DATA_DIR: join(folder, 'data'),
    DOSSIER_REASONER: 'llm',
    OPENAI_BASE_URL: models.url,
    DOSSIER_MODEL_RETRIES: '0',
    DOSSIER_LEASE_MS: '300',
  });
  const logger = pino({ level: 'silent' });
  return openApp({ config, logger, ...(agentStartsAnHour === undefined ? {} : { agentStartsAnHour }) });
}

beforeAll(async () => {
  models = await startModelServer({
    always: async (asked) => {
      held?.asked();
      await held?.until;
      return obvious(asked);
    },
  });
  const path = join(folder, 'notices.ndjson');
  writeFileSync(path, smallRegister(60).map((item) => `${JSON.stringify(item)}\n`).join('')); // prettier-ignore
  const dataDir = join(folder, 'data');
  const openGraph = () => openGraphWriter({ path: graphPath(dataDir) });
  const writer = { kind: 'INLINE' as const, openGraph, portal: { baseUrl: 'http://127.0.0.1:9' }, newId: randomUUID, threads: 0 }; // prettier-ignore
  app = await open(); // makes the folder
  await app.close(0);
  await ingestDirect({ dataDir, clock: systemClock, writer, request: { kind: 'FILES', patterns: [path] }, call: callNow(), progress: () => undefined }); // prettier-ignore
  app = await open();
});
afterAll(async () => {
  await app.close(0);
  await models.close();
  rmSync(folder, { recursive: true, force: true });
});

async function started(): Promise<string> {
  const outcome = await app.services.agent.start(request(QUESTION), null, callNow());
  if (outcome.outcome !== 'STARTED') throw new Error(outcome.outcome);
  return outcome.run.runId;
}

async function followed(runId: string): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for await (const item of app.services.agent.follow(runId, 0, callNow())) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    nodes.push(...item.nodes);
  }
  return nodes;
}

const kinds = (nodes: readonly TraceNode[]) => nodes.map(({ event }) => event.kind);
const whole = (nodes: readonly TraceNode[]) => nodes.every(({ seq }, index) => seq === index + 1);

it('a run can be read as soon as it was started, and is followed to its end', async () => {
  const runId = await started();
  expect(await app.services.agent.run(runId, callNow())).toMatchObject({ runId, question: QUESTION });
  const nodes = await followed(runId);
  expect(whole(nodes)).toBe(true);
  expect(kinds(nodes)).toEqual(expect.arrayContaining(['RunStarted', 'ModelCalled', 'ToolReturned']));
  expect(kinds(nodes).at(-1)).toBe('RunFinished');
  expect(await app.services.agent.run(runId, callNow())).toEqual(foldRuns(nodes));
});

it('refusals cross with their codes, and who has gone away is not waited for', async () => {
  const { agent } = app.services;
  await expect(agent.start(request('  '), null, callNow())).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'question: is empty', retryable: false }); // prettier-ignore
  const gone = { ...callNow(), signal: AbortSignal.abort() };
  await expect(agent.start(request(QUESTION), null, gone)).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(await agent.cancel('run_nobody', callNow())).toBeNull();
});

it('a run that waits for its model is cancelled at once', async () => {
  const { asked, release } = hold();
  const runId = await started();
  const following = followed(runId);
  await asked;
  expect(await app.services.agent.cancel(runId, callNow())).toMatchObject({ status: 'CANCELLED' });
  expect(kinds(await following).at(-1)).toBe('RunCancelled');
  release();
});

it('a thread that dies is started again, and takes its runs over: each node once, one end', async () => {
  const { asked, release } = hold();
  const runId = await started();
  const following = followed(runId);
  await asked;
  await endThread(THREAD);
  release();
  const nodes = await following;
  expect(whole(nodes)).toBe(true);
  expect(nodes.find(({ event }) => event.kind === 'RunResumed')?.event).toMatchObject({ because: 'PROCESS_LOST' });
  expect(kinds(nodes).at(-1)).toBe('RunFinished');
  expect(kinds(await followed(await started())).at(-1)).toBe('RunFinished');
});

it('where it died too often within an hour, runs are told and not worked on for its rest, and health says so', async () => {
  const runId = await started();
  await followed(runId);
  await app.close(0);
  app = await open(1);
  const { agent, engines } = app.services;
  const health = async () => (await engines()).find(({ name }) => name === 'agent');
  expect(await health()).toMatchObject({ healthy: true });
  await endThread(THREAD);
  await expect(agent.start(request(QUESTION), null, callNow())).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true }); // prettier-ignore
  await expect(agent.cancel(runId, callNow())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await health()).toMatchObject({
    healthy: false,
    detail: expect.stringMatching(/for \d+ min, or until the server is started anew/) as string,
  });
  expect(await agent.run(runId, callNow())).toMatchObject({ runId, status: 'FINISHED' });
});
