/** Behind firms that were listed or counted: of those, by further conditions; never of all the register instead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type FirmStatus, type Language } from '../../src/core/index.js';
import { agentWorld, callNow, eventsOf, TODAY, type AgentWorld } from './world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('of-listed', 80);
});
afterAll(() => world.close());

const LISTED: Record<Language, (canton: string) => string> = {
  de: (canton) => `Welche Firmen gibt es im Kanton ${canton}?`,
  fr: (canton) => `Quelles sociétés sont inscrites dans le canton de ${canton} ?`,
  it: (canton) => `Quali ditte ci sono nel Cantone ${canton}?`,
  en: (canton) => `Which companies are there in the canton of ${canton}?`,
};
const CANTON: Record<Language, string> = { de: 'Bern', fr: 'Berne', it: 'Berna', en: 'Bern' };
const OF_THOSE: Record<Language, readonly (readonly [string, FirmStatus | null, string | null])[]> = {
  de: [['Wie viele davon sind in Liquidation?', 'IN_LIQUIDATION', null], ['Und wie viele von ihnen sind GmbHs?', null, '0107'], ['Welche davon sind Aktiengesellschaften?', null, '0106']],
  fr: [["Combien d'entre elles sont en liquidation ?", 'IN_LIQUIDATION', null], ['Parmi elles, combien de Sàrl ?', null, '0107'], ['Lesquelles sont des sociétés anonymes ?', null, '0106']],
  it: [['Quante di queste sono in liquidazione?', 'IN_LIQUIDATION', null], ['Quante di esse sono Sagl?', null, '0107'], ['Quali di queste sono società anonime?', null, '0106']],
  en: [['How many of them are in liquidation?', 'IN_LIQUIDATION', null], ['How many of those are limited liability companies?', null, '0107'], ['Which of these are companies limited by shares?', null, '0106']],
}; // prettier-ignore
const OF_ALL = ['COUNT', 'COMPANIES', 'RANKING'];
/** Conditions that no count has. */
const ELSE: Record<Language, readonly string[]> = {
  de: ['Wie viele davon haben eine Revisionsstelle?', 'Welche davon ist die grösste?'],
  fr: ["Combien d'entre elles ont un organe de révision ?", 'Laquelle d’entre elles est la plus grande ?'],
  it: ['Quante di queste hanno un ufficio di revisione?', 'Quale di queste è la più grande?'],
  en: ['How many of them have an auditor?', 'Which of them is the largest?'],
}; // prettier-ignore

describe.each(LANGUAGES)('of the firms listed before (%s)', (language) => {
  it('are counted and listed under a further condition', async () => {
    const all = { canton: 'BE' as const, seat: null, address: null, legalForm: null, purpose: null, status: null, happened: null, grouping: null, clocks: { asOf: TODAY, knownOn: TODAY } }; // prettier-ignore
    for (const [question, status, legalForm] of OF_THOSE[language]) {
      const { run } = await world.ask(LISTED[language](CANTON[language]), { language });
      const wanted = await world.graph.companyCounts({ ...all, status, legalForm }, callNow());
      const { nodes } = await world.ask(question, { language, conversationId: run.conversationId });
      expect([question, eventsOf(nodes, 'IntentRouted')[0]?.frames]).toEqual([question, [expect.objectContaining({ canton: 'BE', status, legalForm, refusal: null })]]); // prettier-ignore
      const called = eventsOf(nodes, 'ToolReturned')[0];
      expect([question, called?.total]).toEqual([question, wanted.total]);
    }
  });

  it('what else is asked of them is answered of no others', async () => {
    for (const question of ELSE[language]) {
      const { run } = await world.ask(LISTED[language](CANTON[language]), { language });
      const { nodes, run: next } = await world.ask(question, { language, conversationId: run.conversationId });
      const frames = eventsOf(nodes, 'IntentRouted')[0]?.frames ?? [];
      for (const frame of frames) expect([question, !OF_ALL.includes(frame.measure) || frame.refusal !== null || frame.canton === 'BE']).toEqual([question, true]); // prettier-ignore
      expect([question, next.outcome]).not.toEqual([question, 'ANSWERED']);
    }
  });
});
