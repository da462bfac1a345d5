import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { LANGUAGES } from '../../../src/core/index.js';
import type { AgentRun } from '../../../src/trace/index.js';
import { smallRegister } from '../small-register.js';
import { askedOf, toolContext } from '../slots-support.js';
import { agentWorld, type AgentWorld } from '../world.js';

let world: AgentWorld;
beforeAll(async () => {
  world = await agentWorld('bad questions', 12);
});
afterAll(() => world.close());

/** Calls of one run: what bounds its work, whatever the machine. */
const MOST_CALLS = 100;

async function ended(question: string, language: (typeof LANGUAGES)[number] = 'de'): Promise<AgentRun> {
  const { run, nodes } = await world.ask(question, { language });
  expect([question.slice(0, 60), run.status]).toEqual([question.slice(0, 60), 'FINISHED']);
  expect(nodes.filter(({ event }) => event.kind === 'ToolCalled').length).toBeLessThanOrEqual(MOST_CALLS);
  return run;
}

describe('a question that means ill', () => {
  it.each([
    "'; DROP TABLE company; --",
    'MATCH (n) DETACH DELETE n RETURN n',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script> Verwaltungsrat',
    '[Klick](https://example.org) **fett** `code` | a | b |',
    '# Titel\n- Liste\n> Zitat &lt;b&gt;',
    '東京の会社は？',
    'من هو رئيس الشركة؟',
    'Кто директор?',
    '\u202eAG retsuM\u202c \u0000\u0007 Verwaltungsrat',
    '????',
    '🦊🦊🦊',
  ])('%s ends, and is not repeated as markup', async (question) => {
    const { answer } = await ended(question);
    const markdown = answer?.markdown ?? '';
    expect(markdown).not.toMatch(/(?<!\\)<\/?[a-z]/i);
    expect(markdown).not.toMatch(/(?<!\\)\]\(|(?<!\\)\*\*|(?<!\\)`/);
  });

  it('about everything, or of thirty questions, or of every name at once ends with an answer or a refusal', async () => {
    const names = world.truth.flatMap((record) => (record.kind === 'firmState' ? [record.name] : []));
    const all = await ended('Erzähl mir alles über alle Firmen und alle Personen, immer und überall');
    expect(all.outcome).not.toBe('ANSWERED');
    const thirty = await ended(names.slice(0, 30).map((name) => `Wer sitzt im Verwaltungsrat von «${name}»?`).join(' ')); // prettier-ignore
    expect(thirty.answer?.markdown).toContain(names[29]);
    await ended(names.slice(0, 60).join(', '));
    await ended(`${'und '.repeat(2_000)}Verwaltungsrat`);
  });

  it('of 100 kB is refused at the door, and of 10,000 characters read to where it is read', async () => {
    await expect(world.ask('x'.repeat(100_000))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await ended('Verwaltungsrat '.repeat(666))).answer?.markdown).not.toBe('');
  });
});

describe('a name that 3,000 firms bear', () => {
  it('is a list to choose from, found with few searches', async () => {
    const register = await smallRegister(Array<string>(3_000).fill('Dreitausend Immobilien AG'), []);
    let searches = 0;
    const context = toolContext(register.graph);
    const graph = { ...register.graph, search: (...given: Parameters<typeof register.graph.search>) => (searches++, register.graph.search(...given)) }; // prettier-ignore
    const { frames } = await createRulesReasoner().route(askedOf('Wer ist im Verwaltungsrat der Dreitausend Immobilien AG?', 'de'), { ...context, graph }); // prettier-ignore
    expect(frames[0]!.subjects).toMatchObject([{ text: 'Dreitausend Immobilien AG', uid: null }]);
    expect(searches).toBeLessThanOrEqual(3);
    await register.close();
  });
});
