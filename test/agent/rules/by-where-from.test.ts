/** People asked for by where they live or are from: refused in words that say so, and the place is taken for nobody's name. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTER_PHRASES } from '../../../src/agent/reasoners/rules/phrases/register/index.js';
import type { Language } from '../../../src/core/index.js';
import { agentWorld, callNow, eventsOf, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('where-from', 20);
});
afterAll(() => world.close());

const ASKED: readonly (readonly [Language, string])[] = [
  ['de', 'Wer wohnt in Obertal?'],
  ['de', 'Welche Personen sind in Glarus wohnhaft?'],
  ['de', 'Welche Verwaltungsräte haben Heimatort Obertal?'],
  ['de', 'Wie viele Geschäftsführer wohnen im Ausland?'],
  ['fr', 'Qui habite à Aubonnes ?'],
  ['fr', 'Quels administrateurs résident à Genève ?'],
  ['it', 'Chi abita a Montefreddo?'],
  ['it', 'Quali amministratori risiedono a Lugano?'],
  ['en', 'Who lives in Obertal?'],
  ['en', 'Which directors live in Geneva?'],
  ['en', 'Who lives at Lindenstrasse 12?'],
]; // prettier-ignore

describe('people by where they live or are from', () => {
  it.each(ASKED)('are not searched so (%s): %s', async (language, question) => {
    const { run, nodes } = await world.ask(question, { language });
    expect(run.answer?.markdown).toContain(REGISTER_PHRASES[language].refused.BY_WHERE_FROM);
    expect(run.outcome).toBe('NOT_UNDERSTOOD');
    expect(eventsOf(nodes, 'ToolCalled')).toEqual([]);
  });

  it.each([
    ['de', 'Wer hat die meisten Mandate in der Schweiz?'],
    ['fr', 'Qui a le plus de mandats en Suisse ?'],
    ['it', 'Chi ha più mandati in Svizzera?'],
    ['en', 'Across all of Switzerland, which person holds the most mandates?'],
    ['de', 'Was ist ein Heimatort?'],
    ['de', 'Wo wohnt der Präsident?'],
    ['de', 'Wer ist Schweizer Peter?'],
  ] as const)('what asks for something else is no such search (%s): %s', async (language, question) => {
    const { run } = await world.ask(question, { language });
    expect(run.answer?.markdown).not.toContain(REGISTER_PHRASES[language].refused.BY_WHERE_FROM);
  });

  it('of somebody who is named it is told', async () => {
    const clocks = { asOf: TODAY, knownOn: TODAY };
    const { rows } = await world.graph.mandates({ at: 'CLOCKS', clocks }, { first: 50, after: null }, callNow());
    const holders = rows.filter(({ holderUid }) => holderUid.startsWith('pe_')).map(({ holderUid }) => holderUid);
    const [person] = await world.graph.personStates([{ uid: holders[0]!, clocks }], callNow());
    const { name, residence } = person!.mention;
    const [surname, given] = name.split(', ');
    const { run } = await world.ask(`Wo wohnt ${given} ${surname}?`, { language: 'de' });
    expect(run.answer?.markdown).toContain(residence);
  });
});
