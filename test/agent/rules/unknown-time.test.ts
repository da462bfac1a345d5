import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentWorld, callNow, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('time', 80);
});
afterAll(() => world.close());

const names = () => [...new Set(world.truth.flatMap((record) => (record.kind === 'firmState' ? [record.name] : [])))];

it('says that the register does not say where a firm sat before the first notice that shows it, and quotes the place it prints', async () => {
  let checked = 0;
  for (const text of names()) {
    const { hits } = await world.graph.search({ text, kinds: ['COMPANY'], canton: null, legalForm: null, status: null, clocks: { asOf: TODAY, knownOn: TODAY }, offset: 0, limit: 1 }, callNow()); // prettier-ignore
    const [first] = await world.graph.companyHistory(hits[0]!.uid, TODAY, callNow());
    if (first?.from.kind !== 'NOT_LATER_THAN' || first.seat === null) continue;
    const { run } = await world.ask('?', { language: 'de', focusUid: first.companyUid, question: 'Wo war der Sitz am 1. Januar 1990?' }); // prettier-ignore
    expect(run.answer?.markdown).toContain('sagt das Register nicht');
    expect(run.answer?.markdown).toContain(first.seat);
    const quotes = run.answer?.evidence.flatMap((item) => (item.type === 'FACT' ? [item.quote] : [])) ?? [];
    expect(quotes.some((quote) => quote.includes(first.seat!.replace(/ \(..\)$/, '')))).toBe(true);
    if (++checked === 3) break;
  }
  expect(checked).toBeGreaterThan(0);
});

it('means the firm in focus where a name may mean several', async () => {
  let checked = 0;
  for (const name of names()) {
    const question = `Wo ist der Sitz von «${name}»?`;
    const open = await world.ask('?', { language: 'de', question });
    if (open.run.outcome !== 'DISAMBIGUATION') continue;
    const [candidate] = open.run.candidates;
    const focused = await world.ask('?', { language: 'de', question, focusUid: candidate!.uid });
    expect(focused.run.outcome).not.toBe('DISAMBIGUATION');
    expect(focused.run.subjects).toEqual([candidate!.uid]);
    if (++checked === 2) break;
  }
  expect(checked).toBeGreaterThan(0);
});
