/** Words that nobody here knew: asked about after an answer that was not right, explained once, read by their meaning from then on (P3). */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { clarifiedIn, inExplainedWords } from '../../../src/agent/memory/index.js';
import { createLlmReasoner } from '../../../src/agent/reasoners/llm/index.js';
import { createRulesReasoner } from '../../../src/agent/reasoners/rules/index.js';
import { replayRun } from '../../../src/agent/recordings/replay.js';
import type { Call } from '../../../src/core/index.js';
import type { RunRequest } from '../../../src/store/contract.js';
import type { TraceEvent, TraceKind } from '../../../src/trace/index.js';
import type { Reasoner } from '../../../src/agent/slots.js';
import { kindOf, obvious } from '../../fakes/model/brain.js';
import { startModelServer, type Reply, type WireRequest } from '../../fakes/model/server.js';
import { modelsAt } from '../../llm/support.js';
import { agentWorld, callNow, presidedFirms, request, type AgentWorld } from '../world.js';

let world: AgentWorld;
let firm: string;
let firmUid: string;
const rules: Reasoner = createRulesReasoner();
/** Whose turn it is. */
let turn: Reasoner = rules;
beforeAll(async () => {
  world = await agentWorld('terms', 6, new Proxy(rules, { get: (_, key) => Reflect.get(turn, key) as unknown }));
  ({ name: firm, uid: firmUid } = (await presidedFirms(world))[0]!);
}, 60_000);
afterEach(() => void (turn = rules));
afterAll(() => world.close());

const as = (userId: string): Call => ({ ...callNow(), viewer: { ...callNow().viewer, userId } });
function of<Kind extends TraceKind>(events: readonly TraceEvent[], kind: Kind) {
  return events.flatMap((event) => (event.kind === kind ? [event as Extract<TraceEvent, { kind: Kind }>] : []));
}

/** Asks; where the run waits for words, says them. */
async function asked(question: string, call: Call, more: Partial<RunRequest> = {}, explanation = '') {
  const started = await world.agent.start(request(question, more), null, call);
  if (started.outcome !== 'STARTED') throw new Error(started.outcome);
  const { runId } = started.run;
  const events: TraceEvent[] = [];
  for await (const item of world.agent.follow(runId, 0, call)) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    for (const { event } of item.nodes) {
      events.push(event);
      if (event.kind !== 'RunSuspended') continue;
      const answer = { type: 'Clarify' as const, text: explanation };
      expect((await world.agent.answer(event.requestId, answer, null, call)).outcome).toBe('ANSWERED');
    }
  }
  return { runId, events };
}

const told = (events: readonly TraceEvent[]) => of(events, 'AnswerDelta').map(({ text }) => text);
const recalled = (events: readonly TraceEvent[]) =>
  of(events, 'MemoryRecalled').flatMap(({ items }) => items.filter(({ type }) => type === 'TERM'));
/** No word of any language. */
const WORD = 'Zwurbelkranz';
const jargon = () => `Wer ist im ${WORD} der ${firm}?`;
const plain = () => `Wer ist im Verwaltungsrat der ${firm}?`;

it('asks what a word means once an answer was not right, and reads by the meaning then and ever after', async () => {
  const call = as('dora');
  const expected = told((await asked(plain(), as('somebody'))).events);
  const first = await asked(jargon(), call, { onAmbiguity: 'ASK' });
  expect(of(first.events, 'HumanInputRequested')).toEqual([]);
  expect(told(first.events)).not.toEqual(expected);
  expect((await world.agent.rate(first.runId, 'WRONG', null, null, call)).outcome).toBe('RATED');

  const second = await asked(jargon(), call, { onAmbiguity: 'ASK' }, 'Verwaltungsrat');
  expect(of(second.events, 'HumanInputRequested')).toMatchObject([{ request: { type: 'Clarify', term: WORD } }]);
  expect(of(second.events, 'HumanInputRequested')[0]!.request.prompt).toContain(WORD);
  expect(told(second.events)).toEqual(expected);
  expect(of(second.events, 'RunFinished')).toMatchObject([{ outcome: 'ANSWERED' }]);
  expect(await replayRun({ store: world.store, parserVersion: of(second.events, 'RunStarted')[0]!.parserVersion }, second.runId, call)).toMatchObject({ differences: [], asked: null });

  const third = await asked(jargon().toUpperCase(), call, { onAmbiguity: 'ASK', language: 'de' });
  expect(of(third.events, 'HumanInputRequested')).toEqual([]);
  expect(recalled(third.events)).toMatchObject([{ id: WORD, said: 'Verwaltungsrat' }]);
  expect(told(third.events)).toEqual(expected);
  // Nobody else's words, and nobody is asked who did not ask to be.
  expect(recalled((await asked(jargon(), as('emil'), { onAmbiguity: 'ASK' })).events)).toEqual([]);
  const { rows } = await world.agent.memories(50, null, call);
  expect(rows.filter(({ question }) => question === WORD)).toMatchObject([{ said: 'Verwaltungsrat' }]);
}); // prettier-ignore

it('of a question that a model read, which tells no words apart, asks about those that nobody here knows', async () => {
  const call = as('greta');
  const server = await startModelServer({ always: opened });
  turn = createLlmReasoner({ models: modelsAt(server.url, {}, { clock: { now: () => world.clock.now() } }), patienceMs: 30_000, rules }); // prettier-ignore
  const first = await asked(jargon(), call, { onAmbiguity: 'ASK', focusUid: firmUid });
  expect(of(first.events, 'IntentRouted')[0]?.frames).toEqual([]);
  expect(of(first.events, 'ReasonerFellBack')).toEqual([]);
  await world.agent.rate(first.runId, 'WRONG', null, null, call);
  const second = await asked(jargon(), call, { onAmbiguity: 'ASK', focusUid: firmUid }, 'Verwaltungsrat');
  expect(of(second.events, 'HumanInputRequested').map(({ request: input }) => input)).toMatchObject([{ type: 'Clarify', term: WORD }]); // prettier-ignore
  expect(
    server.requests
      .at(-1)!
      .messages.map(({ content }) => content)
      .join(),
  ).toContain(`Question: ${plain()}`);
  await world.agent.rate(second.runId, 'WRONG', null, null, call);
  expect(
    of((await asked(jargon(), call, { onAmbiguity: 'ASK', focusUid: firmUid })).events, 'HumanInputRequested'),
  ).toEqual([]);
  await server.close();
}, 30_000);

/** Opens the firm in focus, and tells all. */
function opened(wire: WireRequest): Reply | null {
  const results = wire.messages.filter(({ role }) => role === 'tool').length;
  if (kindOf(wire) === 'step' && results > 0) return { text: 'That is enough.' };
  if (kindOf(wire) === 'step') return { calls: [{ name: 'get_dossier', arguments: { uid: firmUid } }] }; // prettier-ignore
  return obvious(wire);
}

it('asks nobody who did not want to be asked, and forgets with everything else', async () => {
  const call = as('fritz');
  const { runId } = await asked(jargon(), call);
  await world.agent.rate(runId, 'PARTLY_RIGHT', null, null, call);
  const again = await asked(jargon(), call);
  expect(of(again.events, 'HumanInputRequested')).toEqual([]);
  expect(recalled(again.events)).toMatchObject([{ id: WORD, said: null }]);
  expect(await world.agent.forget({}, call)).toBeGreaterThan(0);
  expect(recalled((await asked(jargon(), call, { onAmbiguity: 'ASK' })).events)).toEqual([]);
});

it('takes a word for its meaning wherever it stands whole, whatever either holds', () => {
  const word = fc.stringMatching(/^[A-Z][A-Z$.*+?()[\]\\|/-]{0,10}[A-Z]$/);
  fc.assert(
    fc.property(word, fc.string({ maxLength: 20 }), (term, meaning) => {
      const explained = [{ term, meaning }];
      expect(inExplainedWords(`1 ${term}, (${term.toLowerCase()})`, explained)).toBe(`1 ${meaning}, (${meaning})`);
      expect(inExplainedWords(`x${term} ${term}x`, explained)).toBe(`x${term} ${term}x`);
    }),
  );
});

it('takes answers for those requests alone that asked for words', () => {
  const choose = { type: 'ChooseEntity', uid: 'co_1' } as const;
  const events: TraceEvent[] = [
    { kind: 'HumanInputRequested', requestId: 'a', expiresAt: '2026-01-01T00:00:00Z', request: { type: 'Clarify', prompt: '?', term: 'Zeug' } },
    { kind: 'HumanInputReceived', requestId: 'a', answer: { type: 'Clarify', text: ' Sache ' }, by: 'x' },
    { kind: 'HumanInputReceived', requestId: 'b', answer: choose, by: 'x' },
  ]; // prettier-ignore
  expect(clarifiedIn(events)).toEqual([{ term: 'Zeug', meaning: 'Sache' }]);
});
