/** CRITIC (P2): a question's parts are the loop's to track, whatever the model that judges them says. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decidedFor, partsAfter } from '../../../src/agent/rounds/parts.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Observation, Reasoner } from '../../../src/agent/slots.js';
import { DECISIONS, MOST_PARTS, PART_STATUSES, type PartProgress, type TraceEvent } from '../../../src/trace/index.js';
import { tellAll } from '../../fakes/model/brain.js';
import { startModelServer, type ModelServer, type Step } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { agentWorld, presidedFirms, type AgentWorld, type AskedRun } from '../world.js';

let server: ModelServer;
let world: AgentWorld;
const rules: Reasoner = createRulesReasoner();
let turn: Reasoner = rules;
let llm: Reasoner = rules;
let firms: { uid: string; name: string }[];
beforeAll(async () => {
  server = await startModelServer();
  const models = modelsAt(server.url, { DOSSIER_MODEL_RETRIES: '0' }, { clock: { now: () => world.clock.now() } });
  llm = createLlmReasoner({ models, patienceMs: 30_000, rules });
  world = await agentWorld('parts', 6, new Proxy(rules, { get: (_, key) => Reflect.get(turn, key) as unknown }));
  firms = await presidedFirms(world);
}, 60_000);
afterEach(() => server.assertDone());
afterAll(async () => {
  await world.close();
  await server.close();
});

const part = (number: number, text: string, status: PartProgress['status'], refinedQuery: string | null = null) => ({ part: number, text, status, refinedQuery }); // prettier-ignore
const find = (query: string): Step => ({ calls: [{ name: 'search_companies', arguments: { query } }] });
const open = (uid: string): Step => ({ calls: [{ name: 'get_dossier', arguments: { uid } }] });
const judge = (decision: (typeof DECISIONS)[number], ...parts: PartProgress[]): Step => ({ json: { reasoning: 'so far', decision, refinedQuery: null, confidence: 0.8, parts } }); // prettier-ignore
const decisions = ({ nodes }: AskedRun) => nodes.flatMap(({ event }) => (event.kind === 'DecisionMade' ? [event] : []));
const statuses = ({ parts = [] }: Extract<TraceEvent, { kind: 'DecisionMade' }>) => parts.map(({ status }) => status);

describe('by a model', () => {
  it('goes on while a part is open, whatever is decided and though nothing was planned; the planner is told which', async () => {
    turn = llm;
    const [one, two] = firms as [(typeof firms)[0], (typeof firms)[0]];
    const asked = [part(1, one.name, 'OPEN'), part(2, two.name, 'OPEN')] as const;
    server.script(
      find(one.name),
      judge('CONTINUE', ...asked),
      open(one.uid),
      judge('CONTINUE', { ...asked[0], status: 'ANSWERED' }, { ...asked[1], refinedQuery: two.name }),
      { text: 'That is enough.' },
      ({ messages }) => {
        expect(messages.at(-1)?.content).toContain(`"open":[{"part":"${two.name}"`);
        return { calls: [{ name: 'search_companies', arguments: { query: two.name } }] };
      },
      judge('CALL_DIFFERENT_TOOL', { ...asked[0], status: 'OPEN' }, asked[1]),
      open(two.uid),
      judge('CONTINUE', { ...asked[1], status: 'ANSWERED' }),
      tellAll,
    );
    const run = await world.ask(`Wo ist der Sitz der ${one.name} und wo der ${two.name}?`, { profile: 'CRITIC' });
    expect(run.run).toMatchObject({ reasoner: 'llm', outcome: 'ANSWERED' });
    expect(decisions(run).map(statuses)).toEqual([
      ['OPEN', 'OPEN'], ['ANSWERED', 'OPEN'], ['ANSWERED', 'OPEN'], ['ANSWERED', 'OPEN'], ['ANSWERED', 'ANSWERED'],
    ]); // prettier-ignore
    expect(decisions(run)[1]).toMatchObject({ decision: 'CALL_DIFFERENT_TOOL', refinedQuery: two.name, reasoning: expect.stringMatching(/part 2/) as unknown }); // prettier-ignore
    for (const { name } of [one, two]) expect(run.run.answer?.markdown).toContain(name);
  });

  it('tries a part once more by other words where nothing was found, and then gives it up', async () => {
    turn = llm;
    const nobody = part(1, 'Xqzvw', 'GIVEN_UP');
    server.script(
      find('Xqzvw Wvzqx'),
      judge('INSUFFICIENT_DATA', nobody),
      ({ messages }) => {
        expect(messages.at(-1)?.content).toMatch(/synonym/);
        return { calls: [{ name: 'search_companies', arguments: { query: 'Wvzqx' } }] };
      },
      judge('INSUFFICIENT_DATA', nobody),
      { json: { sentences: [] } },
    );
    const run = await world.ask('Wer leitet die Xqzvw Wvzqx Holding AG?', { profile: 'CRITIC' });
    expect(run.run.outcome).toBe('NOT_IN_REGISTER');
    expect(decisions(run).map(statuses)).toEqual([['OPEN'], ['GIVEN_UP']]);
  });

  it('ends where the critic decides so and tells no parts apart, whenever it does', async () => {
    turn = llm;
    const one = firms[0]!;
    server.script(find(one.name), judge('CALL_DIFFERENT_TOOL'), open(one.uid), judge('CONTINUE'), tellAll);
    const run = await world.ask(`Wo ist der Sitz der ${one.name}?`, { profile: 'CRITIC' });
    expect(decisions(run).map(statuses)).toEqual([['OPEN'], ['ANSWERED']]);
    expect(decisions(run).at(-1)).toMatchObject({ decision: 'CONTINUE' });
  });

  it('gives up what is open once nothing more is planned twice', async () => {
    turn = llm;
    const one = firms[0]!;
    const still = judge('CALL_DIFFERENT_TOOL', part(1, one.name, 'OPEN'));
    server.script(find(one.name), still, { text: 'enough' }, { text: 'enough' }, tellAll);
    const run = await world.ask(`Wo ist der Sitz der ${one.name}?`, { profile: 'CRITIC' });
    expect(decisions(run).map(statuses)).toEqual([['OPEN'], ['OPEN'], ['GIVEN_UP']]);
  });
});

it('by the rules: each part with its own next query; none is open at the end', async () => {
  turn = rules;
  const one = firms[0]!;
  const run = await world.ask(`Wo ist der Sitz der ${one.name} und wo der Sitz der Xqzvw Wvzqx AG?`, { profile: 'CRITIC' }); // prettier-ignore
  const all = decisions(run);
  expect(all[0]?.parts).toMatchObject([
    { part: 1, status: 'ANSWERED', refinedQuery: null, text: expect.stringContaining(one.name) as unknown },
    { part: 2, status: 'OPEN', refinedQuery: expect.stringMatching(/xqzvw|wvzqx/i) as unknown },
  ]);
  expect(statuses(all.at(-1)!)).toEqual(['ANSWERED', 'GIVEN_UP']);
});

describe('parts, whatever is said of them', () => {
  const said = fc.record({ part: fc.integer({ min: -2, max: 12 }), text: fc.string({ maxLength: 5 }), status: fc.constantFrom(...PART_STATUSES), refinedQuery: fc.option(fc.string()) }); // prettier-ignore
  const rounds = fc.array(fc.tuple(fc.array(said, { maxLength: 12 }), fc.boolean(), fc.constantFrom(...DECISIONS)), { minLength: 1, maxLength: 6 }); // prettier-ignore
  const empty = { result: { outcome: 'EMPTY' } } as unknown as Observation;

  it('are at most so many, numbered in order, answered for good, and none is open behind the last round', () => {
    fc.assert(
      fc.property(rounds, (all) => {
        let parts: PartProgress[] = [];
        all.forEach(([of, foundNothing, decision], index) => {
          const isLast = index === all.length - 1;
          const next = partsAfter(parts, of, foundNothing ? [empty] : [], isLast);
          expect(next.length).toBeLessThanOrEqual(MOST_PARTS);
          expect(next.map((one) => one.part)).toEqual(next.map((_, nth) => nth + 1));
          for (const [nth, { status, text }] of parts.entries()) {
            expect(next[nth]!.text).toBe(text);
            if (status !== 'OPEN') expect(next[nth]!.status).toBe(status);
          }
          const isOpen = next.some(({ status }) => status === 'OPEN');
          if (isLast) expect(isOpen).toBe(false);
          const decided = decidedFor(next, { decision, reasoning: '', confidence: 1, refinedQuery: null }, isLast);
          if (isOpen) expect(['RETRY_WITH_REFINEMENT', 'CALL_DIFFERENT_TOOL']).toContain(decided.decision);
          else expect(decided.decision).toBe(decision);
          parts = next;
        });
      }),
    );
  });
});
