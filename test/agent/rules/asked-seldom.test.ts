/** However many words of a question may be towns, reading it asks the register of a few: each time all of its firms are looked through. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { GraphReader } from '../../../engines/graph/contract.js';
import type { Language } from '../../../src/core/index.js';
import { FIRMS, PEOPLE } from '../questions/types.js';
import { smallRegister, type SmallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';

let register: SmallRegister;
beforeAll(async () => {
  register = await smallRegister(FIRMS, PEOPLE);
});
afterAll(() => register.close());

/** The engine itself; how often it looked through all firms is counted. */
function counting(graph: GraphReader): { graph: GraphReader; looks: () => number } {
  let looks = 0;
  const watched = new Proxy(graph, {
    get(target, name) {
      if (name === 'companyCounts') looks++;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
  return { graph: watched, looks: () => looks };
}

const MANY = 300;
const invented = (lead: string) => Array.from({ length: MANY }, (_, at) => `${lead}${'abcdefghij'.charAt(at % 10)}ingen${'lmnopqrstu'.charAt(at % 7)}a`); // prettier-ignore

describe('a question full of words that may be towns', () => {
  it.each<[string, Language, string, number]>([
    [
      'in small letters',
      'de',
      `wie viele firmen ${invented('w')
        .map((town) => `in ${town}`)
        .join(' ')}`,
      12,
    ],
    [
      'one behind the other',
      'en',
      `how many companies in ${Array.from({ length: MANY }, () => 'obertal').join(', ')}`,
      12,
    ],
    ['that firms left', 'de', `Welche Firmen haben ${invented('W').join(' und ')} verlassen?`, 8],
  ])('is read within a few looks at the register: %s', async (_what, language, question, most) => {
    const { graph, looks } = counting(register.graph);
    await createRulesReasoner().route(askedOf(question.slice(0, 9_900), language), toolContext(graph));
    expect(looks()).toBeLessThanOrEqual(most);
  });
});
