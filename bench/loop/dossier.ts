/** Dossier's side: the whole agent with its log on disk, a model in this process, engines that answer from memory. */
import { createAgent } from '../../src/agent/index.js';
import { createLlmReasoner } from '../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../src/agent/reasoners/rules/index.js';
import type { ModelReply, ModelRequest } from '../../src/llm/index.js';
import type { TraceNode } from '../../src/trace/index.js';
import { benchCall, endedRun, openBenchWorld } from '../agent-world.js';
import { serveRuns } from './child.js';
import { instant } from './instant.js';
import { scriptedModels, type Script } from './scripted.js';

const FIRMS = 60;

const world = await openBenchWorld(FIRMS, 0);
const names = await world.firmNames(FIRMS);
// Neither the largest nor the smallest.
const name = names[Math.floor(names.length / 2)];
const question = `Was hat sich bei der «${name}» geändert?`;
const { graph, archive, vectors } = world.options;
const options = { ...world.options, graph: instant(graph), archive: instant(archive), vectors: instant(vectors) };
let heard: { request: ModelRequest; reply: ModelReply }[] | null = [];
const models = scriptedModels((request, reply) => void heard?.push({ request, reply }));
const reasoner = createLlmReasoner({ models, patienceMs: 60_000, rules: createRulesReasoner() });
const agent = createAgent({ ...options, reasoner });

const runId = await endedRun(agent, question);
const run = await agent.run(runId, benchCall);
if (run?.outcome !== 'ANSWERED' || run.reasoner !== 'llm') throw new Error(`${run?.reasoner}: ${run?.outcome}`);
const log = await world.options.store.read(runId, 0, 500);
const script = scriptOf(heard, log, run.answer?.markdown ?? '');

// What was said is known: nothing of a measured run is held.
heard = null;

serveRuns(
  () => endedRun(agent, question),
  async () => {
    await agent.drain(1_000);
    await world.close();
  },
  script,
);

function scriptOf(said: NonNullable<typeof heard>, nodes: readonly TraceNode[], answer: string): Script {
  const { tools: offered = [], messages } = said.findLast(({ request }) => request.tools !== undefined)!.request;
  const results = messages.flatMap((message) => (message.role === 'tool' ? [message.content] : []));
  const calls = messages.flatMap((message) => (message.role === 'assistant' ? message.toolCalls : []));
  const kept = nodes.flatMap(({ event }) => (event.kind === 'ToolReturned' ? [{ payload: event.payload, evidence: event.evidence }] : []));
  const tools = calls.map(({ name: tool, arguments: given }, at) => {
    return { name: tool, arguments: JSON.parse(given) as object, result: results[at]!, kept: kept[at]! };
  });
  if (tools.length !== 3 || kept.length !== 3) throw new Error(`${tools.length} tools were called`);
  const [system, asked] = messages;
  return { question: asked!.content!, system: system!.content!, tools, offered: [...offered], answer };
} // prettier-ignore
