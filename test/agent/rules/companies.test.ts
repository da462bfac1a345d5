import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHRASES } from '../../../src/agent/reasoners/rules/phrases/index.js';
import { REGISTER_PHRASES } from '../../../src/agent/reasoners/rules/phrases/register/index.js';
import { LANGUAGES, type Canton, type Language } from '../../../src/core/index.js';
import { NO_CONDITIONS } from '../../support/no-conditions.js';
import { truthOf, type Truth } from '../truth.js';
import { agentWorld, callNow, LOADED_UNTIL, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('companies', 60);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());

type Ask = Record<Language, (what: string) => string>;
const SEATED: Ask = {
  de: (seat) => `Welche Firmen haben ihren Sitz in ${seat}?`,
  fr: (seat) => `Quelles sociétés ont leur siège à ${seat} ?`,
  it: (seat) => `Quali ditte hanno la sede a ${seat}?`,
  en: (seat) => `Which companies have their seat in ${seat}?`,
};
const SEATED_ON: Ask = {
  de: (seat) => `Welche Firmen hatten am 1.3.2021 ihren Sitz in ${seat}?`,
  fr: (seat) => `Quelles sociétés avaient leur siège à ${seat} le 1er mars 2021 ?`,
  it: (seat) => `Quali ditte avevano la sede a ${seat} il 1° marzo 2021?`,
  en: (seat) => `Which companies had their seat in ${seat} on 1 March 2021?`,
};
const EVER: Ask = {
  de: (seat) => `Welche Firmen hatten jemals ihren Sitz in ${seat}?`,
  fr: (seat) => `Quelles sociétés ont jamais eu leur siège à ${seat} ?`,
  it: (seat) => `Quali ditte hanno avuto nel tempo la sede a ${seat}?`,
  en: (seat) => `Which companies ever had their seat in ${seat}?`,
};

const items = (markdown: string) => markdown.split('\n').filter((line) => line.startsWith('- '));
/** Seats of one word that no other word of a question is. */
const seats = () => [...new Set(truth.plainFirms.filter(({ status }) => status !== 'DELETED').map(({ seat }) => seat.replace(/ \([A-Z]{2}\)$/, '')))].filter((seat) => /^\p{Lu}\p{Ll}{4,}$/u.test(seat)).slice(0, 6); // prettier-ignore

async function counted(conditions: Partial<Parameters<AgentWorld['graph']['companyCounts']>[0]>, asOf = TODAY) {
  return world.graph.companyCounts({ ...NO_CONDITIONS, ...conditions, clocks: { asOf, knownOn: TODAY } }, callNow());
}

describe.each(LANGUAGES)('which firms there are (%s)', (language) => {
  const register = REGISTER_PHRASES[language];

  it('of a place, today and on a day: all of them, or their number and so many by name, each by its own notices', async () => {
    expect(seats().length).toBeGreaterThan(3);
    for (const [ask, asOf] of [
      [SEATED, TODAY],
      [SEATED_ON, '2021-03-01'],
    ] as const)
      // prettier-ignore
      for (const seat of seats()) {
        const found = await counted({ seat }, asOf);
        const { run, nodes } = await world.ask(ask[language](seat), { language });
        const [frame] = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
        expect(frame).toMatchObject({ measure: 'COMPANIES', municipality: seat, subjects: [], notUnderstood: [] });
        expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
        const lines = items(run.answer?.markdown ?? '');
        expect([seat, asOf, lines.length]).toEqual([seat, asOf, Math.min(20, found.total)]);
        for (const line of lines) expect(line).toContain(seat);
        const number = register.number(found.total);
        const said = asOf === TODAY ? PHRASES[language].loadedUntil(number, LOADED_UNTIL) : number;
        if (found.total > 0) expect(run.answer?.markdown).toContain(`: ${said}.`);
        for (const { text, citations } of run.answer?.sentences ?? []) if (text.startsWith('- ')) expect(citations.length).toBeGreaterThan(1); // prettier-ignore
      }
  });

  it('that were ever so is refused, not read as today', async () => {
    for (const seat of seats().slice(0, 2)) {
      const { run } = await world.ask(EVER[language](seat), { language });
      expect([run.outcome, run.answer?.markdown]).toEqual(['NOT_UNDERSTOOD', expect.stringContaining(register.refused.EVER_LISTED)]); // prettier-ignore
    }
  });

  it('of a canton in a status', async () => {
    const ask: Ask = {
      de: (canton) => `Welche Firmen im Kanton ${canton} sind in Liquidation?`,
      fr: (canton) => `Quelles sociétés du canton de ${canton} sont en liquidation ?`,
      it: (canton) => `Quali ditte nel Cantone ${canton} sono in liquidazione?`,
      en: (canton) => `Which companies in the canton of ${canton} are in liquidation?`,
    };
    const named: Record<Language, readonly (readonly [Canton, string])[]> = {
      de: [['ZH', 'Zürich'], ['BE', 'Bern']], fr: [['VD', 'Vaud'], ['FR', 'Fribourg']], it: [['TI', 'Ticino'], ['ZH', 'Zurigo']], en: [['ZH', 'Zurich'], ['BE', 'Bern']],
    }; // prettier-ignore
    for (const [canton, name] of named[language]) {
      const found = await counted({ canton, status: 'IN_LIQUIDATION' });
      const { run } = await world.ask(ask[language](name), { language });
      expect([name, items(run.answer?.markdown ?? '').length]).toEqual([name, Math.min(20, found.total)]);
      for (const line of items(run.answer?.markdown ?? '')) expect(line).toContain(PHRASES[language].status.IN_LIQUIDATION); // prettier-ignore
      expect(run.outcome).toBe(found.total + found.unknown > 0 ? 'ANSWERED' : 'NONE_HELD');
    }
  });
});

describe('what was published of firms in a stretch of days', () => {
  const ASK: Ask = {
    de: (year) => `Welche Konkurse wurden ${year} publiziert?`,
    fr: (year) => `Quelles faillites ont été publiées en ${year} ?`,
    it: (year) => `Quali fallimenti sono stati pubblicati nel ${year}?`,
    en: (year) => `Which bankruptcies were published in ${year}?`,
  };
  const MANY: Ask = {
    de: (year) => `Wie viele Gesellschaften, deren Konkurs ${year} veröffentlicht wurde, gibt es?`,
    fr: (year) => `Combien de sociétés dont la faillite a été publiée en ${year} ?`,
    it: (year) => `Quante società il cui fallimento è stato pubblicato nel ${year}?`,
    en: (year) => `How many companies had their bankruptcy published in ${year}?`,
  };

  it.each(LANGUAGES)('is listed and counted by the days of publication (%s)', async (language) => {
    for (const year of [2021, 2022, 2023, 2024, 2025]) {
      const range = { topic: 'BANKRUPTCY', from: `${year}-01-01`, to: `${year + 1}-01-01` } as const;
      const found = await counted({ happened: { ...range, by: 'PUBLICATION_DATE' } });
      const { run, nodes } = await world.ask(ASK[language](String(year)), { language });
      expect([year, run.answer?.markdown]).toEqual([year, expect.stringContaining(REGISTER_PHRASES[language].byPublication(PHRASES[language].when({ first: range.from, last: `${year}-12-31` })))]); // prettier-ignore
      expect([year, items(run.answer?.markdown ?? '').length]).toEqual([year, Math.min(20, found.total)]);
      expect(nodes.filter(({ event }) => event.kind === 'SentenceCut')).toEqual([]);
      const many = await world.ask(MANY[language](String(year)), { language });
      expect([year, many.run.answer?.markdown]).toEqual([year, expect.stringContaining(REGISTER_PHRASES[language].number(found.total))]); // prettier-ignore
      expect(many.run.answer?.markdown).toContain(REGISTER_PHRASES[language].byPublication(''));
    }
  });

  it('is not the same as by legal dates', async () => {
    const totals = await Promise.all(
      (['LEGAL_DATE', 'PUBLICATION_DATE'] as const).map(async (by) =>
        (await Promise.all(Array.from({ length: 60 }, (_, month) => counted({ happened: { topic: 'BANKRUPTCY', by, ...monthOf(month) } })))).map(({ uids }) => uids),
      ),
    ); // prettier-ignore
    expect(totals[0]).not.toEqual(totals[1]);
    expect(totals[1]!.flat().length).toBeGreaterThan(3);
  });
});

/** Counted from January 2021. */
function monthOf(month: number) {
  const day = (at: number) => `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  return { from: day(month), to: day(month + 1) };
}

describe('which firms there are', () => {
  it('is told by what happened to them, and the list can be picked from', async () => {
    const found = await counted({
      happened: { topic: 'FOUNDED', by: 'LEGAL_DATE', from: '2021-01-01', to: '2022-01-01' },
    });
    expect(found.total).toBeGreaterThan(1);
    const { run } = await world.ask('Welche Firmen wurden 2021 gegründet?', { language: 'de' });
    expect(items(run.answer?.markdown ?? '').length).toBe(Math.min(20, found.total));
    expect(run.candidates.every(({ uid }) => found.uids.includes(uid))).toBe(true);
    const next = await world.ask('Die zweite', { language: 'de', conversationId: run.conversationId });
    expect(next.run.subjects).toEqual([run.candidates[1]!.uid]);
  });

  it('is not asked where somebody is named whom no register knows', async () => {
    const { run } = await world.ask('In welchen Firmen im Kanton Zug sitzt Xaver Zzyqqan?', { language: 'de' });
    expect([run.outcome, items(run.answer?.markdown ?? '')]).toEqual(['NOT_IN_REGISTER', []]);
  });
});
