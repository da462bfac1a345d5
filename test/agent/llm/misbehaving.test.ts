/**
 * Models that misbehave in more than a hundred ways, each at one call of a run by one profile, over real HTTP: every run ends once, within its bounds, by tools that it
 * was given, and says nothing that is not proven.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAgent } from '../../../src/agent/index.js';
import { PROFILE_ROWS } from '../../../src/agent/profiles.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import {
  PROFILES,
  TERMINAL_KINDS,
  type AgentRun,
  type ProfileName,
  type TraceEvent,
  type TraceNode,
} from '../../../src/trace/index.js';
import { kindOf, obvious } from '../../fakes/model/brain.js';
import { KINDS, LIE, misbehaving, MISBEHAVIOURS, type Kind, type Misbehaviour } from '../../fakes/model/misbehave.js';
import { startModelServer, type ModelServer, type Reply, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { agentWorld, callNow, presidedFirms, request, type AgentWorld } from '../world.js';

const SIDE_BY_SIDE = 8;
/** Of a plan in the trace: whatever a model writes, subscribers are sent it. */
const MOST_OF_PLAN = 100_000;
const rules = createRulesReasoner();

let server: ModelServer;
let world: AgentWorld;
let name: string;
/** What each model does, by the name that it is called by. */
const brains = new Map<string, (request: WireRequest) => Reply>();
const askedOf = (model: string) => server.requests.filter((one) => one.model === model);

const isTerminal = ({ kind }: TraceEvent) => TERMINAL_KINDS.includes(kind);

interface Case {
  model: string;
  misbehaviour: Misbehaviour | null;
  kind: Kind | null;
  profile: ProfileName;
}

beforeAll(async () => {
  const models = Array.from({ length: 400 }, (_, nth) => `m${nth}`);
  server = await startModelServer({ models, always: (asked) => brains.get(asked.model)?.(asked) ?? obvious(asked) });
  world = await agentWorld('guided', 12);
  name = (await presidedFirms(world))[0]!.name;
}, 60_000);
afterAll(async () => {
  await world.close();
  await server.close();
});

async function run({ model, profile, misbehaviour, kind }: Case): Promise<{ run: AgentRun; nodes: TraceNode[] }> {
  if (misbehaviour !== null && kind !== null) brains.set(model, misbehaving(misbehaviour, kind));
  const environment = { DOSSIER_MODEL: model, DOSSIER_MODEL_RETRIES: '0', ...(misbehaviour?.what === 'silence' ? { DOSSIER_MODEL_SILENCE_MS: '1500' } : {}) }; // prettier-ignore
  const models = modelsAt(server.url, environment, { clock: world.clock });
  const errors: unknown[] = [];
  const agent = createAgent({
    store: world.store, graph: world.graph, archive: world.register.archive, ...openVectorsAndWeb(`${world.folder}/data`, world.clock),
    reasoner: createLlmReasoner({ models, patienceMs: 60_000, rules }), clock: world.clock, holder: model, parserVersion: 'test', onError: (error) => errors.push(error),
  }); // prettier-ignore
  try {
    const started = await agent.start(request(`Was ist zu «${name}» eingetragen?`, { profile }), null, callNow());
    if (started.outcome !== 'STARTED') throw new Error(started.outcome);
    const { runId } = started.run;
    const nodes: TraceNode[] = [];
    for await (const item of agent.follow(runId, 0, callNow())) if (item.type === 'BATCH') nodes.push(...item.nodes);
    expect(errors).toEqual([]);
    return { run: (await agent.run(runId, callNow()))!, nodes };
  } finally {
    await agent.drain(0);
  }
}

/** Each misbehaviour at each kind of call, by the profiles that make such calls in turn; of every profile which it makes is seen, not written down. */
async function cases(): Promise<Case[]> {
  const makes = new Map<ProfileName, Set<string>>();
  for (const [nth, profile] of PROFILES.entries()) {
    const { run: honest } = await run({ model: `m${nth}`, profile, misbehaviour: null, kind: null });
    expect(honest, profile).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
    const kinds = new Set(askedOf(`m${nth}`).map(kindOf));
    makes.set(profile, kinds.add('readings'));
  }
  for (const made of makes.values()) for (const kind of made) expect(KINDS as readonly string[]).toContain(kind);
  const turns = new Map<Kind, number>();
  const table = MISBEHAVIOURS.flatMap((misbehaviour) =>
    misbehaviour.kinds.flatMap((kind) => {
      const able = PROFILES.filter((profile) => makes.get(profile)!.has(kind));
      expect(able.length, `no profile asks for ${kind}`).toBeGreaterThan(0);
      const turn = turns.get(kind) ?? 0;
      turns.set(kind, turn + 1);
      return [{ misbehaviour, kind, profile: able[turn % able.length]! }];
    }),
  );
  return table.map((one, nth) => ({ ...one, model: `m${PROFILES.length + nth}` }));
}

/** A tool that passed its deadline leaves nothing to answer from, and a call or a connection that was waited for in vain ends the model's part: on a slow machine both happen before the one that misbehaves is asked. */
const wasTooSlow = (events: readonly TraceEvent[]) =>
  events.some((event) =>
    event.kind === 'ToolReturned' ? event.error?.startsWith('DEADLINE') === true : event.kind === 'ReasonerFellBack' && /said nothing for|time that models may take|does not answer/.test(event.because),
  ); // prettier-ignore

function judge({ model, profile, misbehaviour, kind }: Case, { run: ended, nodes }: Awaited<ReturnType<typeof run>>): void {
  const what = `${misbehaviour!.what}, at ${kind}, ${profile}`;
  const row = PROFILE_ROWS[profile];
  const events = nodes.map(({ event }) => event);
  const because = events.flatMap((event) => (event.kind === 'ReasonerFellBack' ? [event.because] : [])).join('; ');
  if (!wasTooSlow(events)) expect(askedOf(model).map(kindOf), `${what}: it was never asked; ${because}`).toContain(kind);
  expect(nodes.map(({ seq }) => seq), what).toEqual(nodes.map((_, index) => index + 1));
  expect(events.filter(isTerminal).length, what).toBe(1);
  expect(isTerminal(events.at(-1)!), what).toBe(true);
  expect(ended, what).toMatchObject({ status: 'FINISHED' });
  // Calls: of each round a plan, its calls and an assessment, each repaired once at most, and what stands in for the model asks as much again.
  expect(askedOf(model).length, what).toBeLessThanOrEqual(2 * (3 * row.maxRounds + 3));
  expect(events.filter(({ kind: one }) => one === 'PlanMade').length, what).toBeLessThanOrEqual(2 * row.maxRounds);
  const called = events.flatMap((event) => (event.kind === 'ToolCalled' ? [event] : []));
  expect(called.length, what).toBeLessThanOrEqual(2 * row.maxRounds * row.maxCallsPerRound);
  for (const event of events) if (event.kind === 'PlanMade') expect(JSON.stringify(event).length, what).toBeLessThan(MOST_OF_PLAN);
  const granted = new Set(events.flatMap((event) => (event.kind === 'IntentRouted' ? event.tools : [])));
  for (const { tool } of called) expect(granted.has(tool), `${what}: ${tool}`).toBe(true);
  const answeredOnce = events.flatMap((event) => (event.kind === 'ToolReturned' && event.outcome !== 'FAILED' ? [event.callId] : [])); // prettier-ignore
  const said = called.filter(({ callId }) => answeredOnce.includes(callId)).map(({ tool, arguments: given }) => `${tool} ${JSON.stringify(JSON.parse(given))}`); // prettier-ignore
  expect(new Set(said).size, `${what}: ${said.join(', ')}`).toBe(said.length);
  // What it says is proven, whoever says it, and nothing of the model's own words is among it.
  const sentences = ended.answer?.sentences ?? [];
  expect(sentences.length, what).toBeGreaterThan(0);
  const evidence = new Set(events.flatMap((event) => (event.kind === 'ToolReturned' ? event.evidence.map(({ id }) => id) : []))); // prettier-ignore
  for (const { citations } of sentences) for (const cited of citations) expect(evidence.has(ended.answer!.evidence[cited - 1]!.id), what).toBe(true);
  const told = sentences.map(({ text }) => text).join('\n');
  expect(told, what).not.toContain(LIE);
  expect(JSON.stringify([told, ended.suggestions, ended.candidates]), what).not.toMatch(/https?:|www\.|<script|<\|/);
} // prettier-ignore

it('each of them is stopped or repaired', { timeout: 240_000 }, async () => {
  const table = await cases();
  expect(table.length).toBeGreaterThanOrEqual(100);
  for (const profile of PROFILES) expect(table.some((one) => one.profile === profile)).toBe(true);
  const left = [...table];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) judge(one, await run(one));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  server.assertDone();
});
