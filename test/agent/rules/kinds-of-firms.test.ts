import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import type { Canton, Language } from '../../../src/core/index.js';
import { NO_CONDITIONS } from '../../support/no-conditions.js';
import { askedOf, toolContext } from '../slots-support.js';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

const reasoner = createRulesReasoner();
let world: AgentWorld;
beforeAll(async () => void (world = await agentWorld('kinds-of-firms', 160)));
afterAll(() => world.close());

const framed = async (question: string, language: Language) =>
  (await reasoner.route(askedOf(question, language), toolContext(world.graph))).frames;

/** Firms of the purpose, by canton: the graph's own count. */
async function cantonsOf(purpose: string): Promise<Set<string>> {
  const counted = await world.graph.companyCounts({ ...NO_CONDITIONS, purpose, grouping: 'CANTON', clocks: { asOf: TODAY, knownOn: TODAY } }, callNow()); // prettier-ignore
  return new Set(counted.rows.map(({ key }) => key));
}

describe('a kind of firms', () => {
  it.each([
    ['Wie viele Informatikfirmen gibt es im Kanton X?', 'de', 'informatik', 'COUNT'],
    ['Welche Informatik-Unternehmen gibt es im Kanton X?', 'de', 'informatik', 'COMPANIES'],
    ['Welche Informatikbetriebe im Kanton X gingen 2022 in Konkurs?', 'de', 'informatik', 'COMPANIES'],
    ["Combien d'entreprises d'informatique y a-t-il dans le canton X ?", 'fr', 'informatique', 'COUNT'],
    ['Quante imprese di ristoranti ci sono nel cantone X?', 'it', 'ristorant', 'COUNT'],
    ['Quante imprese di trasporti ci sono nel cantone X?', 'it', 'trasport', 'COUNT'],
  ] as const)('%s: by the purpose, where a firm there has it', async (question, language, purpose, measure) => {
    const have = await cantonsOf(purpose);
    expect(have.size).toBeGreaterThan(0);
    for (const canton of ['ZH', 'GE', 'TI', 'BE'] as Canton[]) {
      const frames = await framed(question.replace('X', canton), language);
      expect(frames).toHaveLength(1);
      const said = have.has(canton)
        ? { measure, canton, purpose, refusal: null }
        : { measure, canton, purpose: null, refusal: { type: 'UNKNOWN_WORD' } };
      expect(frames[0]).toMatchObject({ ...said, subjects: [], municipality: null });
    }
  });

  it.each([
    ['Wie viele Zorbelfirmen gibt es im Kanton Zürich?', 'de', 'Zorbel'],
    ['Welche IT-Firmen gibt es in Zug?', 'de', 'IT'],
    ['Welche Zorbelunternehmen gingen 2022 in Konkurs?', 'de', 'Zorbel'],
    ['Combien d’entreprises de zorbelage y a-t-il à Genève ?', 'fr', 'zorbelage'],
    ['Quali imprese zorbelanti ci sono a Lugano?', 'it', 'zorbelanti'],
    ['Which IT companies are there in Zug?', 'en', 'IT'],
    ['How many zorbel companies are there in Bern?', 'en', 'zorbel'],
  ] as const)('%s: refused, and nobody’s name or seat', async (question, language, word) => {
    const [frame] = await framed(question, language);
    expect(frame).toMatchObject({ refusal: { type: 'UNKNOWN_WORD' }, subjects: [], purpose: null });
    expect(frame!.notUnderstood).toContain(word);
    expect(frame!.municipality ?? '').not.toMatch(/firmen|unternehmen/i);
  });

  it.each([
    ['Welche Tochtergesellschaften gibt es im Kanton Zürich?', 'de'],
    ['Wie viele Aktiengesellschaften gibt es im Kanton Zürich?', 'de'],
    ['Welche Firmen gibt es im Kanton Zürich?', 'de'],
    ['Quelles sociétés anonymes y a-t-il dans le canton de Genève ?', 'fr'],
  ] as const)('%s: no kind is said', async (question, language) => {
    for (const frame of await framed(question, language)) expect(frame.purpose).toBeNull();
  });
});

describe('the purpose as a thing that firms have', () => {
  it.each([
    ['Welche Firmen haben den Zweck Treuhand?', 'de', 'treuhand'],
    ['Quelles sociétés ont le but fiduciaire ?', 'fr', 'fiduciaire'],
    ['Quali società hanno lo scopo di consulenza?', 'it', 'consulenz'],
    ['Which companies have the purpose consulting?', 'en', 'consulting'],
  ] as const)('%s', async (question, language, purpose) => {
    expect(await framed(question, language)).toMatchObject([{ measure: 'COMPANIES', purpose, subjects: [], refusal: null }]); // prettier-ignore
  });
});
