// Run as a process of its own, from compiled files: many agents, each with one run of a model, each held still at a fault point of its own; once all are, the process kills itself.
import { writeSync } from 'node:fs';
import { withFaultPoints } from '../../../dist/src/agent/runs/fault-points.js';
import { createAgent } from '../../../dist/src/agent/index.js';
import { createLlmReasoner } from '../../../dist/src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../dist/src/agent/reasoners/rules/index.js';
import { readConfig } from '../../../dist/src/config.js';
import { systemClock as clock } from '../../../dist/src/core/index.js';
import { openGraphReader } from '../../../dist/engines/graph/sqlite/index.js';
import { openVectorReader } from '../../../dist/engines/vector/embedded/index.js';
import { openWebOff } from '../../../dist/engines/web/off/index.js';
import { createOpenAiModels } from '../../../dist/src/llm/openai/index.js';
import { openRunStore } from '../../../dist/src/store/index.js';
import { followRun } from '../../../dist/src/trace/index.js';
import { archive } from '../empty-archive.mjs';

/** `runs`: of each the request, the user who asks, and the point at which it is held; null: it goes on to its end. */
const { graphPath, runsPath, leaseMs, environment, runs } = JSON.parse(process.argv[2]);
const store = await openRunStore({
  path: runsPath,
  clock,
  leaseMs,
  newId: () => crypto.randomUUID(),
  commitThread: true,
});
const graph = openGraphReader({ path: graphPath, clock, workers: 0 });
const vectors = openVectorReader({ path: `${runsPath}.none`, clock, workers: 0 });
const models = createOpenAiModels(readConfig(environment).models, { clock });
const never = new Promise(() => {});

async function held({ request, userId, at }) {
  const points = [];
  const counts = new Map();
  let isHeld = false;
  let reach = () => {};
  const reached = new Promise((resolve) => (reach = resolve));
  const faultPoint = (name) => {
    if (isHeld) return never;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    points.push(`${name} ${counts.get(name)}`);
    if (points.at(-1) !== at) return undefined;
    isHeld = true;
    reach(true);
    return never;
  };
  const reasoner = createLlmReasoner({
    ...withFaultPoints({ models }, faultPoint),
    patienceMs: 60_000,
    rules: createRulesReasoner(),
  });
  const onError = (error) => writeSync(2, `${error.stack}\n`);
  const agent = createAgent({
    ...{ store, archive, graph, vectors, web: openWebOff({ clock }), reasoner, clock, faultPoint, onError },
    ...{ holder: `child ${userId}`, parserVersion: 'test' },
  });
  const viewer = { tenantId: 'local', userId, scopes: new Set(['read', 'run']) };
  const call = { viewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
  const ended = (async () => {
    const { run } = await agent.start(request, 'start', call);
    for await (const item of followRun(store, run.runId, 0, call)) void item;
    return false;
  })();
  return { points, reached: await Promise.race([reached, ended]) };
}

const all = await Promise.all(runs.map(held));
writeSync(1, JSON.stringify(all.map(({ points, reached }) => ({ points, reached }))));
process.kill(process.pid, 'SIGKILL');
