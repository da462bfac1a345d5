import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distinctCalls } from '../../../src/agent/rounds/distinct-calls.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Language } from '../../../src/core/index.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';
import { TODAY } from '../world.js';

const reasoner = createRulesReasoner();
let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(
    ['Lormel Administrateurs Sàrl', 'Brunnwil Holzbau Invest', 'Tessera Invest AG', 'Rosenau Invest GmbH', 'Invest AG', 'Direktor Salm AG', 'Salm GmbH'],
    ['Tessera, Nadia', 'Salm, Ugo'],
  ); // prettier-ignore
});
afterAll(() => register.close());

async function planned(question: string, language: Language) {
  const asked = askedOf(question, language);
  const context = toolContext(register.graph);
  const route = await reasoner.route(asked, context);
  const plan = await reasoner.plan({ ...asked, route, round: 1, observations: [], tools: [] }, context);
  return { frame: route.frames[0]!, calls: plan.nodes.map(({ tool, arguments: given }) => `${tool} ${given}`) };
}

describe('a word that is both of a name and of the question', () => {
  it.each([
    ['Qui signe pour Lormel Administrateurs Sàrl ?', 'fr', 'Lormel Administrateurs Sàrl'],
    ['Wer zeichnet für Lormel Administrateurs Sàrl?', 'de', 'Lormel Administrateurs Sàrl'],
    ['Who signs for Direktor Salm AG?', 'en', 'Direktor Salm AG'],
    ['Chi firma per Lormel Administrateurs Sàrl, cioè Lormel Administrateurs Sàrl?', 'it', 'Lormel Administrateurs Sàrl'],
  ] as const)('%s names one firm and calls nothing twice', async (question, language, name) => {
    const { frame, calls } = await planned(question, language);
    expect(frame.subjects.map(({ uid }) => uid)).toEqual([register.uids.get(name)]);
    expect(new Set(calls).size).toBe(calls.length);
  }); // prettier-ignore
});

describe('a name with a slip of the pen', () => {
  it.each([
    ['Tell me about Brunnwil Holzbu Invest', 'en'],
    ['Tell me about Brunwil Holzbau Invest', 'en'],
    ['Wer ist im Verwaltungsrat der Brunnwil Holzbu Invest?', 'de'],
    ['wer ist im verwaltungsrat der brunnwil holzbu invest', 'de'],
    ['Qui siège au conseil d’administration de Brunnwill Holzbau Invest ?', 'fr'],
  ] as const)('%s means the one firm, not those that share a word', async (question, language) => {
    const { frame } = await planned(question, language);
    expect([frame.subjects.map(({ uid }) => uid), frame.notUnderstood]).toEqual([
      [register.uids.get('Brunnwil Holzbau Invest')],
      [],
    ]);
  });

  it('is nobody rather than whoever bears a word of it', async () => {
    const { frame } = await planned('Tell me about Quorvath Zimmerli Invest', 'en');
    expect(frame.subjects).toMatchObject([{ text: 'Quorvath Zimmerli Invest', uid: null }]);
  });
});

describe('calls of a plan', () => {
  const node = (id: string, given: string, dependsOn: string[] = []) => ({
    id,
    tool: 't',
    arguments: given,
    dependsOn,
  });
  const clocks = () => ({ asOf: TODAY, knownOn: TODAY });
  it('are each made once, and none that was answered before; what they would have seen is seen all the same', () => {
    const calls = distinctCalls(
      [node('a', '1'), node('b', '1'), node('c', '2', ['b', 'a']), node('d', '3')],
      [node('z', '3')],
      clocks,
      10,
    );
    expect(calls.nodes).toEqual([node('a', '1'), node('c', '2', ['a'])]);
    expect(calls.repeats).toEqual(new Map([['b', 'a'], ['d', 'z']])); // prettier-ignore
  });
  it('stay where others wait for them', () => {
    const calls = distinctCalls([node('a', '1'), node('b', '2', ['a'])], [node('z', '1')], clocks, 10);
    expect(calls.nodes).toHaveLength(2);
    expect(calls.repeats.size).toBe(0);
  });
  it('are two where the same is asked of two days', () => {
    const days = (one: { id: string }) => ({ ...clocks(), knownOn: one.id === 'a' ? '2020-01-01' : TODAY });
    expect(distinctCalls([node('a', '1'), node('b', '1')], [], days, 10).nodes).toHaveLength(2);
  });
});
