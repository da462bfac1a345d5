// Run as a process of its own, from compiled files: an agent that asks one question and ends (or stops) itself at a fault point.
import { writeSync } from 'node:fs';
import { createAgent } from '../../dist/src/agent/index.js';
import { createRulesReasoner } from '../../dist/src/agent/reasoners/rules/index.js';
import { localViewer, systemClock } from '../../dist/src/core/index.js';
import { openGraphReader } from '../../dist/engines/graph/sqlite/index.js';
import { openVectorReader } from '../../dist/engines/vector/embedded/index.js';
import { openWebOff } from '../../dist/engines/web/off/index.js';
import { openRunStore } from '../../dist/src/store/index.js';
import { followRun } from '../../dist/src/trace/index.js';
import { archive } from './empty-archive.mjs';

const { graphPath, runsPath, request, then, signal, at, confirm } = JSON.parse(process.argv[2]);
const clock = systemClock;
const call = { viewer: localViewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
const points = [];
const counts = new Map();
const appends = [];
let passed = false;

function faultPoint(name) {
  const nth = (counts.get(name) ?? 0) + 1;
  counts.set(name, nth);
  const point = `${name} ${nth}`;
  points.push(point);
  if (point !== at) return;
  passed = true;
  writeSync(1, `at ${at}\n`); // whoever waits hears of it before the process stops
  process.kill(process.pid, signal);
}

const raw = await openRunStore({ path: runsPath, clock, newId: () => crypto.randomUUID(), commitThread: true });
const store = {
  ...raw,
  async append(...given) {
    const result = await raw.append(...given);
    if (passed) appends.push(result.outcome);
    return result;
  },
};
const agent = createAgent({
  ...{ store, archive, clock, faultPoint, holder: `child ${process.pid}`, parserVersion: 'test' },
  graph: openGraphReader({ path: graphPath, clock, workers: 0 }),
  vectors: openVectorReader({ path: `${runsPath}.none`, clock, workers: 0 }),
  web: openWebOff({ clock }),
  reasoner: createRulesReasoner(),
  ...(confirm && { confirm }),
  onError: (error) => writeSync(2, `${error.stack}\n`),
});

/** Follows outside of the agent, so that waiting is no fault point; gives the last node of the wanted kind or the end. */
async function until(runId, kind) {
  for await (const { nodes } of followRun(raw, runId, 0, call))
    for (const node of nodes) if (node.event.kind === kind) return node.event;
}

const { run } = await agent.start(request, 'start', call);
if (then !== null) {
  await until(run.runId, 'RunSuspended');
  if (then === 'DIE') process.kill(process.pid, 'SIGKILL');
  const { pendingInput } = await agent.run(run.runId, call);
  const [{ uid }] = pendingInput.request.candidates;
  if (then === 'ANSWER') await agent.answer(pendingInput.requestId, { type: 'ChooseEntity', uid }, 'answer', call);
  else await agent.cancel(run.runId, call);
}
await agent.drain(10_000);
writeSync(1, `${JSON.stringify({ points, appends })}\n`);
process.exit(0);
