import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import type { Language } from '../../src/core/index.js';
import { truthOf, type Truth } from './truth.js';
import { agentWorld, type AgentWorld } from './world.js';

let world: AgentWorld;
let truth: Truth;
beforeAll(async () => {
  world = await agentWorld('people-questions', 160);
  truth = truthOf(world.truth);
});
afterAll(() => world.close());
it('probe', async () => {
  const firms = truth.plainFirms.filter(({ status, legalForm }) => status === 'ACTIVE' && (legalForm === '0106')).slice(3, 6).map(({ name }) => name);
  const person = [...truth.people.values()][40]!;
  const p = person as unknown as { given: string; surname: string; givenNames: string };
  for (const line of readFileSync('/tmp/probe.txt', 'utf8').split('\n')) {
    if (!line.includes('|')) continue;
    const [language, ...turns] = line.split('|').map((s) => s.trim());
    let conversationId: string | null = null;
    for (const [at, turn] of turns.entries()) {
      const q = turn.replace(/\{(\d)\}/g, (_, n: string) => Number(n) <= 3 ? firms[Number(n) - 1]! : n === '4' ? `${p.givenNames ?? p.given} ${p.surname}` : `${p.surname} ${p.givenNames ?? p.given}`);
      const { run, nodes } = await world.ask(q, { language: language as Language, ...(conversationId && { conversationId }) } as never);
      conversationId = (run as unknown as { conversationId: string }).conversationId;
      if (at < turns.length - 1) continue;
      const frames = nodes.flatMap(({ event }) => (event.kind === 'IntentRouted' ? event.frames : []));
      console.log(`${language} ${turn}\n` + frames.map((f) => `     ${f.measure} [${f.subjects.map((s) => s.name ?? s.text + '?').join('; ')}] roles=${f.roles.join()} topics=${f.topics.join()} asOf=${f.asOf} range=${JSON.stringify(f.range)} known=${f.knownOn} canton=${f.canton} form=${f.legalForm} metric=${f.metric} counted=${f.counted} within=${f.within?.name ?? null} status=${f.status} REF=${JSON.stringify(f.refusal)} nu=${f.notUnderstood.join()} readAs=${JSON.stringify(f.readAs)}`).join('\n') + `\n     => ${run.outcome} ${(run.answer?.markdown ?? '').split('\n')[0]!.slice(0, 140)}`);
    }
  }
}, 600000);
