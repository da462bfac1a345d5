/** The law of api.md, Runs: the run as queried, then the rest after its `atSeq`, is what a replay from 0 gives, whatever the log and the cut. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunStore } from '../../src/store/contract.js';
import { openRunStore } from '../../src/store/index.js';
import { followRun, foldRun, foldRuns, shareReads, type AgentRun, type TraceEvent, type TraceNode } from '../../src/trace/index.js'; // prettier-ignore
import { testCall, testClock } from '../support/server.js';

let store: RunStore;
const folder = mkdtempSync(join(tmpdir(), 'dossier-law-'));
beforeAll(async () => {
  store = await openRunStore({ path: join(folder, 'runs.db'), clock: testClock, newId: randomUUID });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = { question: 'x', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: 'de' } as const; // prettier-ignore
const STARTED: TraceEvent = {
  kind: 'RunStarted', question: 'x', language: 'de', conversationId: 'cv', profile: 'GUIDED', reasoner: 'rules', clocks: { asOf: '2020-01-01', knownOn: '2020-01-01' },
  timeZone: 'Europe/Zurich', focusUid: null, onAmbiguity: 'ASK', ledgerPosition: 1, parserVersion: 'p', lexiconVersion: 'l', promptVersion: null,
}; // prettier-ignore

const state = fc.constantFrom('DOSSIER', 'NETWORK_EXPLORED', 'HISTORY_EXPLORED' as const);
const cited = fc.integer({ min: 1, max: 4 }).map((n) => ({ type: 'ABSENCE' as const, id: `e${n}`, query: `q${n}`, ledgerPosition: 1, clocks: { asOf: '2020-01-01', knownOn: '2020-01-01' }, complete: true, coverage: 'HR' })); // prettier-ignore
/** What a run's state is made of, and one that leaves no mark on it. */
const step: fc.Arbitrary<TraceEvent> = fc.oneof(
  fc.record({ kind: fc.constant('StateChanged' as const), from: state, to: state, because: fc.string() }),
  fc.record({ kind: fc.constant('AnswerDelta' as const), attempt: fc.integer({ min: 1, max: 3 }), index: fc.nat(9), text: fc.string({ unit: 'grapheme' }), citations: fc.array(cited, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('HumanInputRequested' as const), requestId: fc.uuid(), expiresAt: fc.constant('2026-11-21T12:00:00.000Z'), request: fc.record({ type: fc.constant('Confirm' as const), prompt: fc.string() }) }),
  fc.record({ kind: fc.constant('HumanInputReceived' as const), requestId: fc.uuid(), answer: fc.record({ type: fc.constant('Confirm' as const), confirmed: fc.boolean() }), by: fc.string() }),
  fc.constant<TraceEvent>({ kind: 'RunResumed', leaseEpoch: 2, because: 'INPUT' }),
  fc.constant<TraceEvent>({ kind: 'MemoryStored', subjects: [] }),
); // prettier-ignore
const end: fc.Arbitrary<TraceEvent> = fc.oneof(
  fc.constant<TraceEvent>({ kind: 'RunCancelled', by: 'x', durationMs: 1 }),
  fc.constant<TraceEvent>({ kind: 'RunFailed', reason: 'DEADLINE', message: 'x', durationMs: 1 }),
  fc.constant<TraceEvent>({ kind: 'RunFinished', outcome: 'ANSWERED', outcomes: ['ANSWERED'], state: 'DOSSIER', suggestions: ['?'], candidates: [], subjects: ['ch_1'], durationMs: 1 }),
); // prettier-ignore

const draft = (event: TraceEvent) => ({ at: '2026-11-20T12:00:00.000Z', summary: event.kind, spanId: 's', parentSpanId: null, event }); // prettier-ignore

async function rest(log: Parameters<typeof followRun>[0], runId: string, after: number): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for await (const item of followRun(log, runId, after, testCall)) {
    if (item.type !== 'BATCH') throw new Error(item.type);
    nodes.push(...item.nodes);
  }
  return nodes;
}

it('query, then subscribe after atSeq, equals a replay from 0: any log, any cut, while it is written', async () => {
  const logs = fc.tuple(fc.array(step, { maxLength: 40 }), end, fc.integer({ min: 1, max: 7 }), fc.double({ min: 0, max: 1, noNaN: true })); // prettier-ignore
  await fc.assert(
    fc.asyncProperty(logs, async ([steps, last, together, where]) => {
      const created = await store.create(request, null, 'law', testCall);
      if (created.outcome !== 'CREATED') throw new Error(created.outcome);
      const { runId, lease } = created;
      const drafts = [STARTED, ...steps, last].map(draft);
      const log = shareReads(store);
      const cut = 1 + Math.floor(where * (drafts.length - 1));
      let written = 0;
      const write = async (until: number) => {
        for (; written < until; written = Math.min(written + together, until)) {
          const batch = drafts.slice(written, Math.min(written + together, until));
          expect((await store.append(runId, written, lease.epoch, batch)).outcome).toBe('APPENDED');
        }
      };
      await write(cut);
      const queried = foldRuns(await store.read(runId, 0, 500));
      expect(queried?.atSeq).toBe(cut);
      const following = [rest(log, runId, cut), rest(log, runId, cut), rest(log, runId, 0)];
      await write(drafts.length);
      const [after, again, whole] = await Promise.all(following);
      expect(whole!.map(({ seq }) => seq)).toEqual(drafts.map((_, index) => index + 1));
      expect(again).toEqual(after);
      expect(after!.reduce<AgentRun | null>(foldRun, queried)).toEqual(foldRuns(whole!));
      expect(foldRuns(whole!)).toEqual(foldRuns(await rest(log, runId, 0)));
    }),
    { numRuns: 60 },
  );
});
