/** Firms that came to a canton from another one, and those that only moved within it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '../../../src/core/index.js';
import { lastTurn } from '../last-turn.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('moved-in', 60);
});
afterAll(() => world.close());

const framesOf = async (language: Language, ...turns: readonly string[]) =>
  (await lastTurn(world, turns, language)).frames;

const INTO: [Language, string][] = [
  ['de', 'Welche Firmen sind in den Kanton Luzern gezogen?'],
  ['de', 'Wie viele Gesellschaften haben 2022 ihren Sitz in den Kanton Luzern verlegt?'],
  ['de', 'Sitzverlegungen in den Kanton Luzern seit 2021: wie viele Firmen?'],
  ['fr', 'Quelles sociétés ont déménagé dans le canton de Lucerne ?'],
  ['fr', 'Combien d’entreprises ont transféré leur siège vers le canton de Lucerne depuis 2021 ?'],
  ['it', 'Quali società si sono trasferite nel cantone Lucerna?'],
  ['it', 'Quante imprese si sono trasferite nel canton Lucerna nel 2022?'],
  ['en', 'Which firms moved to the canton of Lucerne?'],
  ['en', 'How many companies relocated into canton Lucerne in 2022?'],
];
it.each(INTO)('%s: %s', async (language, question) => {
  expect(await framesOf(language, question)).toMatchObject([{ topics: ['MOVED'], canton: 'LU', movedIn: true, movedAway: false, refusal: null }]); // prettier-ignore
});

const WITHIN: [Language, string][] = [
  ['de', 'Wie viele Sitzverlegungen gab es 2022 im Kanton Luzern?'],
  ['fr', 'Combien de transferts de siège dans le canton de Lucerne ?'],
  ['it', 'Quanti trasferimenti di sede nel canton Lucerna?'],
  ['en', 'How many companies moved in the canton of Lucerne?'],
  ['en', 'How many changes of seat were there in canton Lucerne?'],
];
it.each(WITHIN)('within it as well, %s: %s', async (language, question) => {
  expect(await framesOf(language, question)).toMatchObject([{ topics: ['MOVED'], canton: 'LU', movedIn: false, refusal: null }]); // prettier-ignore
});

const LATER: [Language, string, string][] = [
  ['de', 'Welche Firmen sind in den Kanton Luzern gezogen?', 'und in den Kanton Bern?'],
  ['fr', 'Quelles sociétés ont déménagé dans le canton de Lucerne ?', 'et dans le canton de Berne ?'],
  ['it', 'Quali società si sono trasferite nel canton Lucerna?', 'e nel canton Berna?'],
  ['en', 'How many firms moved to the canton of Lucerne?', 'and the canton of Bern?'],
];
it.each(LATER)('another canton in a later turn, %s: %s %s', async (language, before, after) => {
  expect(await framesOf(language, before, after)).toMatchObject([{ topics: ['MOVED'], canton: 'BE', movedIn: true, refusal: null }]); // prettier-ignore
});

it('of no canton in a later turn, every move', async () => {
  const { run } = await world.ask('How many companies moved to canton Bern?', { language: 'en' });
  const { nodes } = await world.ask('and in total?', { conversationId: run.conversationId, language: 'en' });
  const calls = nodes.flatMap(({ event }) =>
    event.kind === 'ToolCalled' ? [JSON.parse(event.arguments) as object] : [],
  );
  expect(calls).toMatchObject([{ topic: 'MOVED', canton: null }]);
  expect(calls[0]).not.toHaveProperty('arrived');
});

it('counts fewer than all that moved there: some had been in the canton before', async () => {
  const counted = async (question: string) => {
    const { nodes } = await world.ask(question, { language: 'en' });
    const found = nodes.flatMap(({ event }) => (event.kind === 'ToolReturned' ? event.evidence : []));
    return new Set(found.flatMap((one) => (one.type === 'AGGREGATE' ? one.uids : [])));
  };
  let fewer = 0;
  for (const canton of ['Bern', 'Vaud', 'Zurich', 'Geneva', 'Fribourg', 'Lucerne']) {
    const all = await counted(`How many changes of seat were there in canton ${canton}?`);
    const came = await counted(`How many companies moved to canton ${canton}?`);
    expect([...came].filter((uid) => !all.has(uid))).toEqual([]);
    fewer += all.size - came.size;
  }
  expect(fewer).toBeGreaterThan(0);
});
