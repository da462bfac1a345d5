/** HIERARCHICAL by a model (P1 III): actions in words, a dispatcher's calls, edges of what is in turn; only what the model says is scripted. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { TraceKind } from '../../../src/trace/index.js';
import { kindOf, tellAll } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Reply, type Step, type WireRequest } from '../../fakes/model/server.js'; // prettier-ignore
import { modelsAt } from '../../llm/support.js';
import { agentWorld, eventsOf, presidedFirms, type AgentWorld, type AskedRun } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
let firms: string[] = [];

beforeAll(async () => {
  server = await startModelServer();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world.clock.now() } });
  const reasoner = createLlmReasoner({ models, patienceMs: 20_000, rules: createRulesReasoner() });
  world = await agentWorld('hierarchical', 12, reasoner);
  firms = (await presidedFirms(world, 3)).map(({ name }) => name);
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const at =
  (kind: string, reply: Reply | ((request: WireRequest) => Reply)): Step =>
  (request) => {
    expect(kindOf(request)).toBe(kind);
    return typeof reply === 'function' ? reply(request) : reply;
  };
const actions = (reasoning: string, ...list: (string | string[])[]) => at('actions', { json: { reasoning, actions: list } }); // prettier-ignore
const dispatch = (...calls: [action: number, tool: string, given: object][]) =>
  at('dispatch', { json: { calls: calls.map(([action, tool, given]) => ({ action, tool, arguments: JSON.stringify(given) })) } }); // prettier-ignore
const all = () => at('answer', tellAll);
const done = () => actions('the register said it: golden rule', 'FINALIZE');
const ask = (question: string) => world.ask(question, { profile: 'HIERARCHICAL' });
const events = <Kind extends TraceKind>({ nodes }: AskedRun, kind: Kind) => eventsOf(nodes, kind);
const shown = ({ messages }: WireRequest) => messages.at(-1)?.content ?? '';
/** The uid that the planner was shown last, as it would write it into an action. */
const uidIn = (requests: readonly WireRequest[]) => /"uid":"(co_[^"]+)"/.exec(shown(requests.findLast((one) => kindOf(one) === 'actions')!))?.[1]; // prettier-ignore
const opened = (from: number) => ({ uid: { $from: from, path: 'hits.0.uid' } });

it('layers become edges: side by side without, in turn with; the plan shows each action in words', async () => {
  const [one, two] = firms as [string, string];
  server.script(
    actions('both names, then both firms', [`find ${one}`, `find ${two}`], ['open the first', 'open the second']),
    at('dispatch', (request) => {
      expect(shown(request)).toContain('"action":3,"words":"open the first","after":[1,2]');
      expect(request.messages[0]?.content).toContain('list_mandates');
      const calls = [
        { action: 4, tool: 'get_dossier', arguments: JSON.stringify(opened(2)) },
        { action: 1, tool: 'search_companies', arguments: JSON.stringify({ query: one }) },
        { action: 2, tool: 'search_companies', arguments: JSON.stringify({ query: two }) },
        { action: 3, tool: 'get_dossier', arguments: JSON.stringify(opened(1)) },
        { action: 3, tool: 'count_companies', arguments: '{}' },
      ];
      return { json: { calls } };
    }),
    done(),
    all(),
  );
  const asked = await ask(`Was ist zu ${one} und zu ${two} eingetragen?`);
  const [plan] = events(asked, 'PlanMade');
  expect(plan?.nodes.map(({ id, tool, dependsOn, action }) => [id, tool, dependsOn, action])).toEqual([
    ['m1.1', 'search_companies', [], `find ${one}`],
    ['m1.2', 'search_companies', [], `find ${two}`],
    ['m1.3', 'get_dossier', ['m1.1', 'm1.2'], 'open the first'],
    ['m1.4', 'get_dossier', ['m1.1', 'm1.2'], 'open the second'],
  ]);
  expect(events(asked, 'ToolReturned').map(({ outcome }) => outcome)).toEqual(['OK', 'OK', 'OK', 'OK']);
  expect(events(asked, 'DecisionMade').at(-1)).toMatchObject({ decision: 'CONTINUE', reasoning: 'the register said it: golden rule' }); // prettier-ignore
  expect(events(asked, 'ModelCalled').map(({ role }) => role)).toEqual(['planner', 'dispatcher', 'planner', 'synthesizer']); // prettier-ignore
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
  expect(asked.run.answer?.markdown).toMatch(/\(SHAB\)/);
});

it('the golden rule overrides what is still listed, and an action is never done twice', async () => {
  const [name] = firms as [string];
  server.script(
    actions('find it', `search_companies: ${name}`),
    dispatch([1, 'search_companies', { query: name }]),
    // An action in the same words is not dispatched again, nor what stands behind FINALIZE.
    actions('found', `Search_companies:  ${name}`, 'open it', 'FINALIZE', 'open it once more'),
    at('dispatch', (request) => {
      expect(shown(request)).toContain('[{"action":1,"words":"open it","after":[]}]');
      return {
        json: {
          calls: [{ action: 1, tool: 'get_dossier', arguments: JSON.stringify({ uid: uidIn(server.requests) }) }],
        },
      };
    }),
    actions('all there', 'open  IT'),
    all(),
  );
  const asked = await ask(`Was ist zur ${name} eingetragen?`);
  expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'get_dossier']);
  expect(asked.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
});

it('what a dispatcher leaves out, invents or refers to nowhere does not run, and the planner sees why', async () => {
  const [name] = firms as [string];
  server.script(
    actions('a start', ['open it', 'count'], 'list'),
    dispatch([1, 'get_dossier', { uid: 'co_invented' }], [3, 'list_mandates', { uid: { $from: 7, path: 'hits.0.uid' }, side: 'COMPANY' }]), // prettier-ignore
    at('actions', (request) => {
      expect(shown(request)).toMatch(/no result gave the uid co_invented/);
      expect(shown(request)).toMatch(/made no call of this action/);
      expect(shown(request)).toMatch(/refers to m1\.7/);
      return { json: { reasoning: 'again', actions: [`find ${name}`, 'open that one'] } };
    }),
    dispatch([1, 'search_companies', { query: name }], [2, 'get_dossier', opened(1)]),
    done(),
    all(),
  );
  const asked = await ask(`Was ist zur ${name} eingetragen?`);
  expect(events(asked, 'ToolCalled').map(({ tool }) => tool)).toEqual(['search_companies', 'get_dossier']);
  expect(events(asked, 'CritiqueMade').filter(({ verdict }) => verdict === 'DROPPED')).toHaveLength(3);
  expect(asked.run.reasoner).toBe('llm');
});
