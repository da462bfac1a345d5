/** A stored run comes out the same again with nobody to ask; where something is otherwise, the replay names it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayRun } from '../../../src/agent/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../../src/agent/slots.js';
import { PROFILES, type RunOutcome } from '../../../src/trace/index.js';
import type { Recording } from '../../../src/store/contract.js';
import { nodeLines, runReport } from '../../../src/commands/run-report.js';
import { obvious } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { agentWorld, callNow, presidedFirms, type AgentWorld } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
const rules: Reasoner = createRulesReasoner();
let turn: Reasoner = rules;
let llm: Reasoner = rules;
let name = '';
beforeAll(async () => {
  server = await startModelServer({ always: obvious });
  llm = createLlmReasoner({ models: modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world.clock.now() } }), patienceMs: 30_000, rules }); // prettier-ignore
  world = await agentWorld('guided', 12, new Proxy(rules, { get: (_, key) => Reflect.get(turn, key) as unknown }));
  name = (await presidedFirms(world))[0]!.name;
}, 60_000);
afterAll(async () => {
  await world.close();
  await server.close();
});

const again = (runId: string, recordings: (held: Recording[]) => Recording[] = (held) => held) => {
  const { store } = world;
  const told = { run: store.run, read: store.read, recordings: async (id: string) => recordings(await store.recordings(id)) }; // prettier-ignore
  return replayRun({ store: told, parserVersion: 'test' }, runId, callNow());
};
const SAME = { differences: [], versions: [], asked: null, isCut: false };
const ANSWERS: readonly (RunOutcome | string | null)[] = ['ANSWERED', 'PARTLY_ANSWERED', 'DISAMBIGUATION'];

describe('a run is replayed without engine and model, and comes out the same', () => {
  it.each([...PROFILES])('%s, by the rules and by a model', async (profile) => {
    for (const reasoner of [rules, llm]) {
      turn = reasoner;
      const { run, nodes } = await world.ask(`Was ist zu «${name}» eingetragen?`, { profile });
      expect(ANSWERS).toContain(run.outcome);
      const asked = server.requests.length;
      expect(await again(run.runId)).toEqual({ ...SAME, nodes: nodes.length - 1 });
      expect(server.requests.length).toBe(asked);
    }
  });

  it('also one whose model failed, one that goes on with a conversation, and one that asks about several', async () => {
    turn = llm;
    const first = await world.ask(`Was ist zu «${name}» eingetragen?`);
    const failing = await startModelServer({ always: () => ({ status: 500 }) });
    turn = createLlmReasoner({ models: modelsAt(failing.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world.clock.now() } }), patienceMs: 30_000, rules }); // prettier-ignore
    const fell = await world.ask(`Wo ist der Sitz von ${name}?`);
    await failing.close();
    expect(fell.nodes.some(({ event }) => event.kind === 'ReasonerFellBack')).toBe(true);
    turn = rules;
    const { conversationId } = first.run;
    const second = await world.ask('Und wer ist im Verwaltungsrat?', { conversationId });
    await world.ask('Und wo ist der Sitz?', { conversationId });
    for (const { run, nodes } of [first, fell, second])
      expect(await again(run.runId)).toEqual({ ...SAME, nodes: nodes.length - 1 });
  });
});

it('names what was told otherwise, what is asked anew, and which version it was', async () => {
  turn = llm;
  const { run } = await world.ask(`Was ist zu «${name}» eingetragen?`);
  const changed = await again(run.runId, (held) =>
    held.map((one) => (one.source === 'MODEL' ? { ...one, reply: one.reply.replace('0.9', '0.4') } : one)),
  );
  expect(changed).toMatchObject({ differences: [{ kind: 'IntentRouted', field: 'confidence', recorded: '0.9', replayed: '0.4' }] }); // prettier-ignore
  const less = await again(run.runId, (held) => held.filter(({ source }) => source !== 'TOOL'));
  expect(less).toMatchObject({ asked: expect.stringMatching(/^TOOL: .*search_companies/) as unknown });
  expect(less?.differences.length).toBeGreaterThan(0);
  expect(await replayRun({ store: world.store, parserVersion: 'later' }, run.runId, callNow())).toMatchObject({ versions: [{ of: 'parser', recorded: 'test', now: 'later' }] }); // prettier-ignore
  const other = { ...callNow(), viewer: { ...callNow().viewer, userId: 'somebody else' } };
  expect(await replayRun({ store: world.store, parserVersion: 'test' }, run.runId, other)).toBeNull();
});

it('is exported as one file with its sources and its log, in which nothing that strangers wrote is markup, and no draft', async () => {
  turn = llm;
  const { run, nodes } = await world.ask(`Was ist zu «${name}» eingetragen? <script> [x](http://x.example) \`\`\`\``);
  const report = runReport(nodes);
  for (const item of run.answer!.evidence) if (item.type === 'FACT') expect(report).toContain(item.number);
  expect(report).not.toContain('\n<script>');
  expect(report.split('\n')[0]).toContain('&lt;script> \\[x\\](http://x.example) \\`');
  const fenced = /^(`{5,})json\n([\s\S]*?)^\1$/m.exec(report)?.[2] ?? '';
  expect(
    fenced
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(nodes);
  const lines = nodeLines([{ ...nodes[0]!, summary: 'a\u009b\u200b\u202eb' }]);
  expect(lines).toContain('a\\u009b\\u200b\\u202eb');
  expect(JSON.parse(lines)).toMatchObject({ summary: 'a\u009b\u200b\u202eb' });
  const recordings = await world.store.recordings(run.runId);
  const seqs = recordings.flatMap(({ source, seq }) => (source === 'TOOL' ? [seq] : []));
  expect(seqs).toEqual(nodes.flatMap(({ seq, event }) => (event.kind === 'ToolReturned' ? [seq] : [])));
  const drafts = recordings.filter(({ source }) => source === 'MODEL');
  expect(drafts.some(({ reply }) => reply.includes('sentences'))).toBe(true);
  expect(report).not.toContain('\\"sentences\\"');
});
