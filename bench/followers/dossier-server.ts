/** Dossier's server on a run store of its own, with everything a follower meets: doors, admission, GraphQL, log. Runs are appended to from here. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Services } from '../../schema/index.js';
import { createAgent, type AgentOptions } from '../../src/agent/index.js';
import { readConfig } from '../../src/config.js';
import { localViewer, systemClock } from '../../src/core/index.js';
import { startServer } from '../../src/server/index.js';
import { openRunStore } from '../../src/store/index.js';
import { serveOrders } from './child.js';
import { RUNS } from './steps.js';

const folder = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
// No lease runs out while it measures: nobody takes these runs over.
const store = await openRunStore({ path: join(folder, 'runs.db'), clock: systemClock, newId: randomUUID, leaseMs: 3_600_000 }); // prettier-ignore

/** Following a run asks nothing of an engine. */
const none = new Proxy({}, {
  get() {
    throw new Error('not part of this measurement');
  },
}); // prettier-ignore
const engines = { graph: none, archive: none, vectors: none, web: none } as Pick<AgentOptions, 'graph' | 'archive' | 'vectors' | 'web'>; // prettier-ignore
const agent = createAgent({
  ...{ ...engines, store, clock: systemClock, holder: 'bench', parserVersion: 'bench' },
  reasoner: none as AgentOptions['reasoner'],
  onError: (error) => console.error(error),
});

const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null } as const; // prettier-ignore
const runs: { runId: string; epoch: number; seq: number }[] = [];
for (let index = 0; index <= RUNS; index++) {
  const created = await store.create(request, null, 'bench', call);
  if (created.outcome !== 'CREATED') throw new Error(created.outcome);
  runs.push({ runId: created.runId, epoch: created.lease.epoch, seq: 0 });
}

const server = await startServer({
  config: readConfig({ DOSSIER_PORT: '0' }),
  services: {
    ...engines,
    agent,
    ingest: none as Services['ingest'],
    tools: [],
    clock: systemClock,
    engines: async () => [],
  },
  logger: pino({ level: 'error' }),
  examplesFolder: 'schema/examples',
});
// The ids cannot be told beforehand, as a client is told them by startAgentRun.
process.send?.({ runIds: runs.map(({ runId }) => runId) });
serveOrders(`${server.url.replace(/^http/, 'ws')}/graphql`, async (index, drafts) => {
  const run = runs[index]!;
  const expected = run.seq;
  run.seq += drafts.length;
  const { outcome } = await store.append(run.runId, expected, run.epoch, drafts);
  if (outcome !== 'APPENDED') throw new Error(outcome);
});
