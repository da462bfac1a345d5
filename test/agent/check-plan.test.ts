import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedPlan } from '../../src/agent/check-plan.js';
import { answerTo, CONFIRM_LIMITS, consentBy, nextRound, weighed } from '../../src/agent/runs/consent.js';
import { createCritic } from '../../src/agent/critic/index.js';
import { TOOLS } from '../../src/tools/index.js';
import type { PlanNode } from '../../src/trace/index.js';
import { askedOf } from './slots-support.js';

const node = (id: string, dependsOn: string[] = [], given: unknown = { uid: 'co_1' }, tool = 'get_dossier'): PlanNode => ({ id, tool, arguments: JSON.stringify(given), dependsOn }); // prettier-ignore
const faultsOf = (...nodes: PlanNode[]) => checkedPlan(nodes, TOOLS).faults.map((fault) => [fault.node.id, fault.type]);

it('names what cannot run, by node, before anything does', () => {
  expect(faultsOf(node('a'), node('b', ['a'], { uid: { $from: 'a', path: 'hits.0.uid' } }))).toEqual([]);
  expect(faultsOf(node('a', [], {}, 'drop_tables'))).toEqual([['a', 'UNKNOWN_TOOL']]);
  expect(faultsOf(node('a', [], { uid: 7 }))).toEqual([['a', 'BAD_ARGUMENTS']]);
  expect(faultsOf({ ...node('a'), arguments: '{"uid":' })).toEqual([['a', 'BAD_ARGUMENTS']]);
  expect(faultsOf(node('a', ['z']))).toEqual([['a', 'DANGLING']]);
  expect(faultsOf(node('a'), node('b', [], { uid: { $from: 'a', path: 'x' } }))).toEqual([['b', 'DANGLING']]);
  expect(faultsOf(node('a'), node('a', [], { uid: 'co_2' }))).toEqual([['a', 'SAME_ID']]);
  expect(faultsOf(node('a', ['b']), node('b', ['a']), node('c', ['b']))).toEqual([['a', 'CYCLE'], ['b', 'CYCLE'], ['c', 'CYCLE']]); // prettier-ignore
  expect(faultsOf(node('a', [], {}), node('b', ['a']), node('c', ['b']))).toEqual([['a', 'BAD_ARGUMENTS'], ['b', 'INPUT_DROPPED'], ['c', 'INPUT_DROPPED']]); // prettier-ignore
});

it('gives the arguments as their tool reads them, but where they wait for another call', () => {
  const dossier = node('a');
  const search = node('b', [], { query: 'Muster' }, 'search_companies');
  const later = node('c', ['a'], { uid: { $from: 'a', path: 'hits.0.uid' } });
  const { read } = checkedPlan([dossier, search, later, node('d', [], { uid: 7 })], TOOLS);
  const asRead = (one: PlanNode) => TOOLS.find(({ name }) => name === one.tool)!.input.parse(JSON.parse(one.arguments));
  expect([...read]).toEqual([dossier, search].map((one) => [one, asRead(one)]));
});

it('what is sound can be run in its order: inputs first, nothing lost, whatever the plan', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const plans = fc.array(
    fc.record({ id: fc.constantFrom(...ids), dependsOn: fc.uniqueArray(fc.constantFrom(...ids, 'z'), { maxLength: 3 }) }),
    { maxLength: 8 },
  ); // prettier-ignore
  fc.assert(
    fc.property(plans, (planned) => {
      const nodes = planned.map(({ id, dependsOn }) => node(id, dependsOn));
      const { sound, faults } = checkedPlan(nodes, TOOLS);
      expect(sound.length + faults.length).toBe(nodes.length);
      const before = new Set<string>();
      for (const { id, dependsOn } of sound) {
        expect(before.has(id)).toBe(false);
        expect(dependsOn.filter((input) => !before.has(input))).toEqual([]);
        before.add(id);
      }
    }),
  );
});

it('refuses arguments that are nested deeper than any tool asks, before anything walks through them', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const nested = `{"query":${open.repeat(3_000)}1${close.repeat(3_000)}}`;
    const deep = { ...node('n1', [], {}, 'search_companies'), arguments: nested };
    expect(checkedPlan([deep], TOOLS).faults).toMatchObject([{ type: 'BAD_ARGUMENTS' }]);
    const route = { intent: 'all_tools' as const, confidence: 1, reasoning: '', frames: [], refused: [] };
    const situation = { ...askedOf('Wer?', 'de'), route, round: 1, observations: [], tools: TOOLS };
    expect(createCritic(situation).ofPlan([deep])).toEqual(new Map());
  }
});

it('a costly step is declined by a person alone: what a run asks about no more says so', () => {
  const wide = (uid: string) => node(uid, [], { uids: [uid], depth: 2 }, 'explore_network');
  const said = new Map(['co_1', 'co_2', 'co_3'].map((uid) => [`explore_network ${wide(uid).arguments}`, false]));
  const consent = consentBy({ ...CONFIRM_LIMITS, hops: 1, tokens: 1 }, said);
  const { declined, open } = weighed([wide('co_1'), wide('co_4')], TOOLS, consent);
  expect(open.size).toBe(0);
  expect(declined.get('co_1')).toMatch(/does not want it/);
  expect(declined.get('co_4')).toMatch(/nobody was asked/);
  const round = nextRound({ tokens: 9, cost: 0 }, { tokens: 0, cost: 0 })!;
  expect(answerTo(round, consent)).toBe('NOT_ASKED_ANY_MORE');
  expect(answerTo(round, consentBy(CONFIRM_LIMITS, new Map([['SPENDING', false]])))).toBe('DECLINED');
});
