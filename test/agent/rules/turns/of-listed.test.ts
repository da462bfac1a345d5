/** Behind firms that were listed or counted: of those, by further conditions; never of all the register instead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type FirmStatus, type Language } from '../../../../src/core/index.js';
import { NO_CONDITIONS } from '../../../support/no-conditions.js';
import { agentWorld, callNow, eventsOf, TODAY, type AgentWorld } from '../../world.js';

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
const AT: Record<Language, (street: string) => string> = {
  de: (street) => `Welche Firmen sind an der Adresse ${street}?`,
  fr: (street) => `Quelles sociétés sont à l'adresse ${street} ?`,
  it: (street) => `Quali ditte sono all'indirizzo ${street}?`,
  en: (street) => `Which companies are at the address ${street}?`,
};
const THEN: Record<Language, readonly string[]> = {
  de: ['Wie viele?', 'Wie viele davon sind in Liquidation?'],
  fr: ['Combien ?', "Combien d'entre elles sont en liquidation ?"],
  it: ['Quante?', 'Quante di queste sono in liquidazione?'],
  en: ['How many?', 'And on 1.3.2021?'],
};
const NOTICES: Record<Language, string> = {
  de: 'Wie viele Meldungen gab es 2022?',
  fr: 'Combien de publications ont paru en 2022 ?',
  it: 'Quante pubblicazioni sono apparse nel 2022?',
  en: 'How many notices were published in 2022?',
};
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
    const all = { ...NO_CONDITIONS, canton: 'BE' as const, clocks: { asOf: TODAY, knownOn: TODAY } };
    for (const [question, status, legalForm] of OF_THOSE[language]) {
      const { run } = await world.ask(LISTED[language](CANTON[language]), { language });
      const wanted = await world.graph.companyCounts({ ...all, status, legalForm }, callNow());
      const { nodes } = await world.ask(question, { language, conversationId: run.conversationId });
      expect([question, eventsOf(nodes, 'IntentRouted')[0]?.frames]).toEqual([question, [expect.objectContaining({ canton: 'BE', status, legalForm, refusal: null })]]); // prettier-ignore
      const called = eventsOf(nodes, 'ToolReturned')[0];
      expect([question, called?.total]).toEqual([question, wanted.total]);
    }
  });

  it('how many there are, there and on another day, is asked of the same address', async () => {
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const all = { ...NO_CONDITIONS, clocks };
    const { uids } = await world.graph.companyCounts(all, callNow());
    const states = await world.graph.companyStates(uids.slice(0, 50).map((uid) => ({ uid, clocks })), callNow()); // prettier-ignore
    const street = states.flatMap(({ address }) => /^([^,]+ \d+), \d{4} /.exec(address ?? '')?.[1] ?? [])[0]!;
    const { run } = await world.ask(AT[language](street), { language });
    for (const question of THEN[language]) {
      const { nodes } = await world.ask(question, { language, conversationId: run.conversationId });
      for (const frame of eventsOf(nodes, 'IntentRouted')[0]?.frames ?? [])
        expect([question, frame.address ?? frame.refusal?.type ?? frame.measure]).toEqual([question, frame.refusal?.type ?? street]); // prettier-ignore
    }
  });

  it('what is asked anew is not of them', async () => {
    const { run } = await world.ask(AT[language]('Ahornweg 1'), { language });
    for (const question of [LISTED[language](CANTON[language]), NOTICES[language]]) {
      const { nodes } = await world.ask(question, { language, conversationId: run.conversationId });
      expect([question, eventsOf(nodes, 'IntentRouted')[0]?.frames]).toEqual([question, [expect.objectContaining({ address: null, refusal: null })]]); // prettier-ignore
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
