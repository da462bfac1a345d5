/** Every profile, by the rules and by a model over real HTTP, on the same questions. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROFILE_ROWS } from '../../../src/agent/profiles.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Reasoner } from '../../../src/agent/slots.js';
import { PROFILES } from '../../../src/trace/index.js';
import { obvious } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { agentWorld, presidedFirms, type AgentWorld, type AskedRun } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
const rules: Reasoner = createRulesReasoner();
/** Whose turn it is: one world serves both. */
let turn: Reasoner = rules;
let llm: Reasoner = rules;
let name = '';

beforeAll(async () => {
  server = await startModelServer({ always: obvious });
  const models = modelsAt(server.url, {}, { clock: { now: () => world.clock.now() } });
  llm = createLlmReasoner({ models, patienceMs: 30_000, rules });
  world = await agentWorld('guided', 12, new Proxy(rules, { get: (_, key) => Reflect.get(turn, key) as unknown }));
  name = (await presidedFirms(world))[0]!.name;
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const rounds = ({ nodes }: AskedRun) => nodes.flatMap(({ event }) => (event.kind === 'PlanMade' ? [event] : []));
const tools = (asked: AskedRun) => new Set(rounds(asked).flatMap(({ nodes }) => nodes.map(({ tool }) => tool)));

describe.each([...PROFILES])('%s', (profile) => {
  const row = PROFILE_ROWS[profile];

  it.each([['rules'], ['llm']] as const)('answers by %s within its limits, each sentence proven', async (reasoner) => {
    turn = reasoner === 'rules' ? rules : llm;
    for (const question of [`Was ist zu «${name}» eingetragen?`, `Che cosa risulta iscritto per «${name}»?`]) {
      const asked = await world.ask(question, { profile });
      expect(asked.run).toMatchObject({ profile, reasoner, status: 'FINISHED', outcome: 'ANSWERED' });
      expect(asked.run.answer?.evidence.length).toBeGreaterThan(0);
      expect(rounds(asked).length).toBeGreaterThan(0);
      expect(rounds(asked).length).toBeLessThanOrEqual(row.maxRounds);
      for (const { nodes } of rounds(asked)) expect(nodes.length).toBeLessThanOrEqual(row.maxCallsPerRound);
      if (row.slots.planner === 'PASSAGES') expect([...tools(asked)]).toEqual(['search_documents']);
      expect(asked.nodes.filter(({ event }) => event.kind === 'ReasonerFellBack')).toEqual([]);
    }
  });
});

it('a model decides by the slots that the row names', async () => {
  turn = llm;
  const asked = (profile: (typeof PROFILES)[number]) => world.ask(`Was ist zu «${name}» eingetragen?`, { profile });
  const roles = async (profile: (typeof PROFILES)[number]) => (await asked(profile)).nodes.flatMap(({ event }) => (event.kind === 'ModelCalled' ? [event.role] : [])); // prettier-ignore
  expect(await roles('GUIDED')).toEqual(['planner', 'dispatcher', 'dispatcher', 'dispatcher', 'synthesizer']);
  expect(await roles('MONOLITHIC')).toEqual(['dispatcher', 'dispatcher', 'dispatcher', 'synthesizer']);
  expect(await roles('CRITIC')).toEqual(['dispatcher', 'critic', 'dispatcher', 'critic', 'synthesizer']);
  expect(await roles('DAG')).toEqual(['planner', 'planner', 'critic', 'synthesizer']);
  expect(await roles('HIERARCHICAL')).toEqual(['planner', 'dispatcher', 'planner', 'synthesizer']);
  expect(await roles('INTERLEAVED')).toEqual(['planner', 'planner', 'planner', 'planner', 'synthesizer']);
  expect(await roles('VECTOR_ONLY')).toEqual(['synthesizer']);
  const [plan] = rounds(await asked('DAG'));
  expect(plan?.nodes.map(({ id, dependsOn }) => [id, dependsOn])).toEqual([['m1.find', []], ['m1.open', ['m1.find']]]); // prettier-ignore
});

it('no profile is known by its name where runs are made: rows of settings alone', () => {
  const root = join(import.meta.dirname, '..', '..', '..', 'src', 'agent');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && file !== 'profiles.ts'); // prettier-ignore
  expect(files.length).toBeGreaterThan(100);
  const branch = new RegExp(
    `profile(?:\\.name)?\\s*[!=]==|[!=]==\\s*'(?:GUIDED|MONOLITHIC|VECTOR_ONLY|HIERARCHICAL|INTERLEAVED|CRITIC|DAG)'`,
  );
  expect(files.filter((file) => branch.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
