/** What a user's earlier runs offer to later ones: to nobody else, never as evidence, and gone when it is forgotten. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runReport } from '../../../src/commands/run-report.js';
import { createAgent } from '../../../src/agent/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { AppError, type Call } from '../../../src/core/index.js';
import type { MemoryStore, RunRequest } from '../../../src/store/contract.js';
import type { RecalledItem, TraceEvent, TraceKind } from '../../../src/trace/index.js';
import { recallFrom } from '../../../src/agent/rounds/recall.js';
import { aboutQuestion } from '../../../src/agent/reasoners/llm/prompts/question.js';
import { openVectorsAndWeb } from '../../support/vectors.js';
import { askedOf } from '../slots-support.js';
import { agentWorld, callNow, presidedFirms, request, TODAY, type AgentWorld } from '../world.js';

let world: AgentWorld;
/** Firms whose names nobody else bears. */
let names: string[];
let uids: string[];
beforeAll(async () => {
  world = await agentWorld('memory', 6);
  const firms = await presidedFirms(world);
  names = firms.map(({ name }) => name);
  uids = firms.map(({ uid }) => uid);
}, 60_000);
afterAll(() => world.close());

const as = (userId: string, tenantId = 'local'): Call => ({
  ...callNow(),
  viewer: { ...callNow().viewer, userId, tenantId },
});

async function asked(question: string, call: Call, more: Partial<RunRequest> = {}, agent = world.agent) {
  const started = await agent.start(request(question, more), null, call);
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const events: TraceEvent[] = [];
  for await (const item of agent.follow(started.run.runId, 0, call))
    if (item.type === 'BATCH') events.push(...item.nodes.map(({ event }) => event));
  const { runId, conversationId } = started.run;
  return { runId, conversationId, events };
}
function of<Kind extends TraceKind>(events: readonly TraceEvent[], kind: Kind) {
  return events.flatMap((event) => (event.kind === kind ? [event as Extract<TraceEvent, { kind: Kind }>] : []));
}
const offers = (events: readonly TraceEvent[], type: RecalledItem['type'] = 'ANSWER') =>
  of(events, 'MemoryRecalled').flatMap(({ items }) => items.filter((item) => item.type === type));
const question = (at = 0) => `Wer ist im Verwaltungsrat der ${names[at]}?`;

it('offers what a like question was answered to the same user alone, in any conversation, and looks the facts up again', async () => {
  const anna = as('anna');
  const first = await asked(question(), anna);
  expect(offers(first.events)).toEqual([]);
  expect(of(first.events, 'MemoryStored')).toMatchObject([{ remembered: true }]);
  const second = await asked(question(), anna);
  expect(offers(second.events)).toMatchObject([{ id: first.runId, text: question(), likeness: 1, by: 'WORDS', clocks: { asOf: TODAY, knownOn: TODAY }, askedAt: expect.stringMatching(/^2026-/) as unknown }]);
  expect(offers(second.events)[0]?.said).toBe(of(first.events, 'AnswerDelta').map(({ text }) => text).join(' ').slice(0, 600));
  // Nothing of the answer is taken over: the same calls, the same sentences, proven anew.
  for (const kind of ['ToolCalled', 'AnswerDelta'] as const) expect(of(second.events, kind).length).toBe(of(first.events, kind).length);
  for (const stranger of [as('beat'), as('anna', 'other')]) expect(offers((await asked(question(), stranger)).events)).toEqual([]);
  expect(offers((await asked(`Wie hoch ist das Kapital der ${names[1]}?`, anna)).events)).toEqual([]);
}); // prettier-ignore

it('no longer offers an answer that the user called wrong, but shows the case to a planner as one to avoid', async () => {
  const call = as('carla');
  const { runId } = await asked(question(), call);
  expect((await world.agent.rate(runId, 'WRONG', 'das war 2020', null, call)).outcome).toBe('RATED');
  const { events } = await asked(question(), call, { profile: 'DAG' });
  expect(offers(events)).toEqual([]);
  const [one] = offers(events, 'CASE');
  expect(JSON.parse(one!.said!)).toMatchObject({ outcome: 'ANSWERED', reflection: expect.stringMatching(/calls in .*the user called it WRONG: das war 2020/) as unknown }); // prettier-ignore
  expect((JSON.parse(one!.said!) as { plan: unknown[] }).plan.length).toBeGreaterThan(0);
});

it('shows no answer that names somebody who can no longer be seen', async () => {
  const call = as('dora');
  const { runId } = await asked(question(), call);
  const key = (await world.store.memories.keys('RUN', call)).find(({ topic }) => topic === runId)!;
  const [row] = await world.store.memories.read([key.memoryId], call);
  await world.store.memories.keep([{ ...key, ...row!, uids: [...row!.uids, 'pe_suppressed'] }], call);
  expect(offers((await asked(question(), call)).events).map(({ id }) => id)).not.toContain(runId);
});

it('keeps nothing for a profile that looks back on the conversation alone', async () => {
  const call = as('emil');
  await asked(question(), call, { profile: 'MONOLITHIC' });
  expect(await world.store.memories.keys('RUN', call)).toEqual([]);
});

it('answers where nothing can be recalled, and tells whoever looks after the process', async () => {
  const call = as('fred');
  const failing = () => Promise.reject(new AppError('CORRUPT', 'the memory is damaged'));
  const memories: MemoryStore = { ...world.store.memories, standing: failing };
  const errors: unknown[] = [];
  const { store, graph, register, clock } = world;
  const agent = createAgent({ store, memories, graph, archive: register.archive, ...openVectorsAndWeb(world.folder, clock), reasoner: createRulesReasoner(), clock, holder: 'forgetful', parserVersion: 'test', onError: (error) => errors.push(error) }); // prettier-ignore
  const { events } = await asked(question(), call, {}, agent);
  await agent.drain(0);
  expect(of(events, 'RunFinished')).toMatchObject([{ outcome: 'ANSWERED' }]);
  expect(of(events, 'MemoryRecalled')).toEqual([]);
  expect(errors).toHaveLength(1);
});

it('forgets a run, or all; erases a conversation, which then says only that there was something', async () => {
  const call = as('gina');
  const first = await asked(question(), call);
  const second = await asked(question(1), call);
  expect((await world.agent.memories(10, null, call)).rows.map(({ runId }) => runId)).toEqual([second.runId, first.runId]);
  expect(await world.agent.forget({ runId: second.runId }, as('hugo'))).toBe(0);
  expect(await world.agent.forget({ runId: second.runId }, call)).toBe(1);
  expect(offers((await asked(question(1), call)).events)).toEqual([]);
  const later = await asked(question(), call);
  expect(offers(later.events).map(({ id }) => id)).toEqual([first.runId]);
  expect(await world.agent.erase(first.conversationId, as('hugo'))).toEqual({ outcome: 'NOT_FOUND' });
  expect(await world.agent.erase(first.conversationId, call)).toEqual({ outcome: 'ERASED' });
  expect(await world.agent.run(first.runId, call)).toMatchObject({ erased: true, status: 'FINISHED', question: '', answer: null, subjects: [], finishedAt: expect.any(String) as unknown });
  expect(await world.agent.run(later.runId, call)).toMatchObject({ erased: false });
  const nodes = await world.store.read(first.runId, 0, 500);
  // A report of it claims no date, no profile and no question.
  expect(runReport(nodes)).toMatch(/^# \(erased\)\n\nRun \S+, begun [^,]+, finished\. What was asked and answered has been erased\.\n/);
  expect(runReport(nodes)).not.toContain('1800-01-01');
  expect(nodes.map(({ event }) => (event.kind === 'Redacted' ? event.was : null))).toEqual(first.events.map(({ kind }) => kind));
  // What another run was offered of it is gone with it.
  expect(JSON.stringify(await world.store.read(later.runId, 0, 500))).not.toContain(first.runId);
  const again = await asked(`Und wer ist Revisionsstelle?`, call, { conversationId: first.conversationId });
  expect(of(again.events, 'MemoryRecalled').flatMap(({ items }) => items.filter(({ type }) => type === 'SUBJECT'))).toEqual([]);
  await world.agent.forget({}, call);
  expect((await world.agent.memories(10, null, call)).rows).toEqual([]);
}); // prettier-ignore

it('knows whom a conversation of a hundred turns began with, and each it was about', async () => {
  const call = as('ivo');
  const first = { uid: uids[0]!, name: names[0]! };
  let conversationId: string | null = null;
  for (let turn = 0; turn < 100; turn++) {
    const created = await world.store.create(request('Wer?', { conversationId }), null, 'test', call);
    if (created.outcome !== 'CREATED') throw new Error(created.outcome);
    conversationId = created.conversationId;
    const subject = turn === 0 ? first : { uid: `co_${turn}`, name: `Beispiel ${turn} AG` };
    const told = { kind: 'MemoryStored' as const, subjects: [{ ...subject, kind: 'COMPANY' as const, network: false, history: false }] };
    const end = { kind: 'RunFinished' as const, outcome: 'ANSWERED' as const, outcomes: [], state: 'DOSSIER' as const, suggestions: [], candidates: [], subjects: [subject.uid], durationMs: 1 };
    const drafts = [told, end].map((event) => ({ at: '2026-09-15T09:00:00.000Z', summary: '', spanId: 's', parentSpanId: null, event }));
    await world.store.append(created.runId, 0, created.lease.epoch, drafts);
  }
  const recalled = await recallFrom(world.store, conversationId!, 'run_none', call);
  const all = [first.uid, ...Array.from({ length: 99 }, (_, turn) => `co_${turn + 1}`)];
  expect(recalled.inOrder.map(({ uid }) => uid)).toEqual(all);
  expect(recalled.subjects.map(({ uid }) => uid)).toEqual(all.toReversed());
  const { events } = await asked('Zurück zur ersten Firma: wo ist ihr Sitz?', call, { conversationId });
  expect(of(events, 'RunFinished')).toMatchObject([{ outcome: 'ANSWERED', subjects: [first.uid] }]);
  expect(of(events, 'MemoryRecalled')[0]!.items.length).toBeLessThanOrEqual(20);
  expect(aboutQuestion({ ...askedOf('Wer leitet die erste?', 'de'), recalled: { ...recalled, offers: [] } }).length).toBeLessThan(2_000);
}); // prettier-ignore
