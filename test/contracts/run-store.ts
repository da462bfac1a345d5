import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Call, Viewer } from '../../src/core/index.js';
import { LEASE_MS, type Lease, type RunRequest, type RunStore } from '../../src/store/contract.js';
import { followRun, type TraceDraft, type TraceEvent, type TraceNode } from '../../src/trace/index.js';

/** A store on storage of its own; `again` opens the same storage a second time, as another process would. */
export interface OpenedStore {
  store: RunStore;
  again(): Promise<RunStore>;
  advance(ms: number): void;
  close(): Promise<void>;
}

const REQUEST: RunRequest = {
  question: 'Wer?', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null,
}; // prettier-ignore

export function callOf(user: string, tenantId = 'tenant-a'): Call {
  const viewer: Viewer = { tenantId, userId: user, scopes: new Set(['read', 'run']) };
  return { viewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
}

const draft = (event: TraceEvent): TraceDraft => ({
  at: '2026-09-15T09:00:00.000Z',
  summary: event.kind,
  spanId: 's',
  parentSpanId: null,
  event,
});
const step = (text: string) => draft({ kind: 'GuardrailTripped', stage: 'INPUT', rule: 'TEST', text, blocked: false });
const end = () => draft({ kind: 'RunCancelled', by: 'test', durationMs: 0 });
const asks = (requestId: string, expiresAt: string) => [
  draft({ kind: 'HumanInputRequested', requestId, expiresAt, request: { type: 'Confirm', prompt: '?' } }),
  draft({ kind: 'RunSuspended', requestId }),
];
const answered = (requestId: string) =>
  draft({ kind: 'HumanInputReceived', requestId, answer: { type: 'Confirm', confirmed: true }, by: 'anna' });

async function created(
  store: RunStore,
  call = callOf('anna'),
  request = REQUEST,
): Promise<{ runId: string; conversationId: string; lease: Lease }> {
  const made = await store.create(request, null, 'one', call);
  if (made.outcome !== 'CREATED') throw new Error(made.outcome);
  return made;
}

async function all(store: RunStore, runId: string): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for (let more = await store.read(runId, 0, 7); more.length > 0; more = await store.read(runId, nodes.length, 7))
    nodes.push(...more);
  return nodes;
}

/** The laws of a run store, whatever it is made of. */
export function runStoreSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`run store: ${name}`, () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    describe('appending', () => {
      it('numbers nodes from 1 without a gap, whoever wins a race', async () => {
        const { runId } = await created(store);
        const other = await opened.again();
        const appendUntilIn = async (writer: RunStore, text: string) => {
          for (let seq = 0; ;) {
            const result = await writer.append(runId, seq, null, [step(`${text} a`), step(`${text} b`)]);
            if (result.outcome === 'APPENDED') return;
            expect(result.outcome).toBe('CONFLICT');
            seq = result.lastSeq;
          }
        };
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => appendUntilIn(index % 2 ? store : other, `w${index}`)),
        );
        const nodes = await all(store, runId);
        expect(nodes.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
        expect(
          nodes.every(
            ({ event }, at) => at % 2 === 1 || (event.kind === 'GuardrailTripped' && event.text.endsWith('a')),
          ),
        ).toBe(true);
        await other.close();
      });

      it('refuses what was thought at an older position', async () => {
        const { runId } = await created(store);
        await store.append(runId, 0, null, [step('first')]);
        expect(await store.append(runId, 0, null, [step('late')])).toEqual({ outcome: 'CONFLICT', lastSeq: 1 });
        expect(await store.append(runId, 5, null, [step('early')])).toEqual({ outcome: 'CONFLICT', lastSeq: 1 });
      });

      it('lets nothing follow the terminal node', async () => {
        const { runId, lease } = await created(store);
        await store.append(runId, 0, lease.epoch, [step('one'), end()]);
        expect(await store.append(runId, 2, lease.epoch, [step('more')])).toEqual({ outcome: 'ENDED', lastSeq: 2 });
        expect((await store.run(runId, callOf('anna')))?.terminal).toBe(true);
        expect(await store.renew(lease)).toBeNull();
      });

      it('gives exactly one of many cancels the last word', async () => {
        const { runId } = await created(store);
        await store.append(runId, 0, null, [step('one')]);
        const results = await Promise.all(Array.from({ length: 10 }, () => store.append(runId, 1, null, [end()])));
        expect(results.filter(({ outcome }) => outcome === 'APPENDED')).toHaveLength(1);
        expect(results.filter(({ outcome }) => outcome === 'ENDED')).toHaveLength(9);
        expect((await all(store, runId)).map(({ event }) => event.kind)).toEqual(['GuardrailTripped', 'RunCancelled']);
      });

      it('keeps nodes as they were given, and across a reopening', async () => {
        const { runId } = await created(store);
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { minLength: 1, maxLength: 5 }),
            async (texts) => {
              const before = (await all(store, runId)).length;
              await store.append(runId, before, null, texts.map(step));
              const other = await opened.again();
              const kept = (await all(other, runId))
                .slice(before)
                .map(({ event }) => (event.kind === 'GuardrailTripped' ? event.text : null));
              await other.close();
              expect(kept).toEqual(texts);
            },
          ),
          { numRuns: 10 },
        );
      });
    });

    describe('leases', () => {
      it('refuses the holder whose run another took over', async () => {
        const { runId, lease } = await created(store);
        await store.append(runId, 0, lease.epoch, [step('one')]);
        expect(await store.takeOver('two', 10)).toEqual([]);
        opened.advance(LEASE_MS + 1);
        const [orphan] = await store.takeOver('two', 10);
        expect(orphan?.lease).toMatchObject({ runId, epoch: lease.epoch + 1, holder: 'two' });
        expect(orphan?.row.lastSeq).toBe(1);
        expect((await store.append(runId, 1, lease.epoch, [step('stale')])).outcome).toBe('STALE_LEASE');
        expect(await store.renew(lease)).toBeNull();
        expect((await store.append(runId, 1, orphan!.lease.epoch, [step('two')])).outcome).toBe('APPENDED');
        expect(await store.takeOver('three', 10)).toEqual([]);
      });

      it('keeps a run whose lease is renewed, frees one whose lease is released', async () => {
        const { lease } = await created(store);
        opened.advance(LEASE_MS - 1);
        expect(await store.renew(lease)).not.toBeNull();
        opened.advance(LEASE_MS - 1);
        expect(await store.takeOver('two', 10)).toEqual([]);
        await store.release(lease);
        expect(await store.takeOver('two', 10)).toHaveLength(1);
      });

      it('hands an orphan to one only, and no suspended or ended run at all', async () => {
        const other = await opened.again();
        const runs = [await created(store), await created(store), await created(store)];
        await store.append(runs[1]!.runId, 0, null, [step('one'), draft({ kind: 'RunSuspended', requestId: 'r' })]);
        await store.append(runs[2]!.runId, 0, null, [end()]);
        opened.advance(LEASE_MS + 1);
        const taken = (await Promise.all([store.takeOver('two', 10), other.takeOver('three', 10)])).flat();
        expect(taken.map(({ lease }) => lease.runId)).toEqual([runs[0]!.runId]);
        await other.close();
      });
    });

    describe('creating', () => {
      const key = { idempotencyKey: 'k', requestHash: 'h' };

      it('answers the same key and input with the same run, other input with a refusal, another user with another run', async () => {
        const first = await store.create(REQUEST, key, 'one', callOf('anna'));
        if (first.outcome !== 'CREATED') throw new Error(first.outcome);
        expect(await store.create(REQUEST, key, 'one', callOf('anna'))).toMatchObject({
          outcome: 'EXISTS',
          runId: first.runId,
        });
        expect(await store.create(REQUEST, { ...key, requestHash: 'other' }, 'one', callOf('anna'))).toEqual({
          outcome: 'KEY_REUSED',
          runId: first.runId,
        });
        expect(await store.create(REQUEST, key, 'one', callOf('beat'))).toMatchObject({ outcome: 'CREATED' });
      });

      it('makes one run of many equal requests at once', async () => {
        const made = await Promise.all(
          Array.from({ length: 8 }, () => store.create(REQUEST, key, 'one', callOf('anna'))),
        );
        expect(made.filter(({ outcome }) => outcome === 'CREATED')).toHaveLength(1);
        expect(new Set(made.map((one) => ('runId' in one ? one.runId : ''))).size).toBe(1);
      });

      it('has one live run in a conversation at a time', async () => {
        const { runId, conversationId } = await created(store);
        const next = { ...REQUEST, conversationId };
        expect(await store.create(next, null, 'one', callOf('anna'))).toEqual({ outcome: 'CONVERSATION_BUSY', runId });
        await store.append(runId, 0, null, [end()]);
        expect(await store.create(next, null, 'one', callOf('anna'))).toMatchObject({
          outcome: 'CREATED',
          conversationId,
        });
      });

      it('keeps users and tenants apart', async () => {
        const { runId, conversationId } = await created(store);
        for (const stranger of [callOf('beat'), callOf('anna', 'tenant-b')]) {
          expect(await store.run(runId, stranger)).toBeNull();
          expect((await store.runs({ conversationId: null }, 10, null, stranger)).rows).toEqual([]);
          expect((await store.create({ ...REQUEST, conversationId }, null, 'one', stranger)).outcome).toBe(
            'NO_SUCH_CONVERSATION',
          );
        }
      });

      it('lists runs newest first, page by page', async () => {
        const made: string[] = [];
        for (let index = 0; index < 5; index++) made.push((await created(store)).runId);
        const seen: string[] = [];
        for (let after: string | null = null; ;) {
          const page = await store.runs({ conversationId: null }, 2, after, callOf('anna'));
          seen.push(...page.rows.map((row) => row.runId));
          if (page.nextAfter === null) break;
          after = page.nextAfter;
        }
        expect(seen).toEqual([...made].reverse());
      });
    });

    describe('asking back', () => {
      const LATER = '2026-09-15T10:00:00.000Z';

      it('gives the lease back, and takes the run up again once it is answered, not before', async () => {
        const { runId, lease } = await created(store);
        await store.append(runId, 0, lease.epoch, asks('r1', LATER));
        expect(await store.run(runId, callOf('anna'))).toMatchObject({ suspended: true, terminal: false });
        expect(await store.renew(lease)).toBeNull();
        opened.advance(LEASE_MS + 1);
        expect(await store.takeOver('two', 10)).toEqual([]);
        expect(await store.claim(runId, 'two')).toBeNull();
        await store.append(runId, 2, null, [answered('r1')]);
        const taken = await store.claim(runId, 'two');
        expect(taken).toMatchObject({ lease: { epoch: lease.epoch + 1 }, row: { suspended: false, lastSeq: 3 } });
        expect(await store.claim(runId, 'three')).toBeNull();
        expect((await store.append(runId, 3, lease.epoch, [step('late')])).outcome).toBe('STALE_LEASE');
      });

      it('still has the conversation while it waits', async () => {
        const { runId, conversationId } = await created(store);
        await store.append(runId, 0, null, asks('r2', LATER));
        const next = await store.create({ ...REQUEST, conversationId }, null, 'one', callOf('anna'));
        expect(next).toEqual({ outcome: 'CONVERSATION_BUSY', runId });
      });

      it('finds the run of a request, for its own viewer alone, and what ran out', async () => {
        const { runId } = await created(store);
        await store.append(runId, 0, null, asks('r3', LATER));
        expect(await store.inputRequest('r3', callOf('anna'))).toEqual({ runId, expiresAtMs: Date.parse(LATER) });
        for (const stranger of [callOf('beat'), callOf('anna', 'tenant-b')])
          expect(await store.inputRequest('r3', stranger)).toBeNull();
        expect(await store.expired(10)).toEqual([]);
        opened.advance(3_600_000);
        expect(await store.expired(10)).toEqual([{ runId, lastSeq: 2 }]);
        await store.append(runId, 2, null, [end()]);
        expect(await store.expired(10)).toEqual([]);
        expect(await store.inputRequest('r3', callOf('anna'))).not.toBeNull();
      });

      it('uses a key up together with what it appends, or neither', async () => {
        const key = { idempotencyKey: 'a', requestHash: 'h' };
        const { runId } = await created(store);
        await store.append(runId, 0, null, asks('r4', LATER));
        const anna = callOf('anna');
        expect((await store.appendOnce(runId, 1, [answered('r4')], key, anna)).outcome).toBe('CONFLICT');
        expect(await store.heldKey(key, anna)).toBeNull();
        const other = await opened.again();
        const given = await Promise.all(
          [store, other, store].map((one) => one.appendOnce(runId, 2, [answered('r4')], key, anna)),
        );
        expect(given.map(({ outcome }) => outcome).sort()).toEqual(['APPENDED', 'EXISTS', 'EXISTS']);
        await other.close();
        expect(await store.heldKey(key, anna)).toEqual({ outcome: 'EXISTS', runId });
        expect(await store.heldKey({ ...key, requestHash: 'i' }, anna)).toEqual({ outcome: 'KEY_REUSED', runId });
        expect(await store.heldKey(key, callOf('beat'))).toBeNull();
        expect(await all(store, runId)).toHaveLength(3);
      });
    });

    describe('conversations', () => {
      it('lists them by what was asked last, page by page, and tells how they stand', async () => {
        const made: { runId: string; conversationId: string }[] = [];
        for (const question of ['eins', 'zwei', 'drei'])
          made.push(await created(store, callOf('anna'), { ...REQUEST, question }));
        const [first] = made;
        await store.append(first!.runId, 0, null, [end()]);
        opened.advance(1_000);
        const again = await created(store, callOf('anna'), { ...REQUEST, conversationId: first!.conversationId });
        const seen: string[] = [];
        for (let after: string | null = null; ;) {
          const page = await store.conversations(2, after, callOf('anna'));
          seen.push(...page.rows.map((row) => row.firstQuestion));
          if (page.nextAfter === null) break;
          after = page.nextAfter;
        }
        expect(seen).toEqual(['eins', 'drei', 'zwei']);
        const held = await store.conversation(first!.conversationId, callOf('anna'));
        expect(held).toMatchObject({ runs: 2, firstQuestion: 'eins', liveRunId: again.runId });
        expect(Date.parse(held!.lastRunAt) - Date.parse(held!.createdAt)).toBe(1_000);
        for (const stranger of [callOf('beat'), callOf('anna', 'tenant-b')]) {
          expect(await store.conversation(first!.conversationId, stranger)).toBeNull();
          expect((await store.conversations(10, null, stranger)).rows).toEqual([]);
        }
      });
    });

    describe('ratings', () => {
      it('keeps the last word of the one who asked, once for a key', async () => {
        const { runId } = await created(store);
        const rating = { runId, rating: 'WRONG', comment: null } as const;
        const key = { idempotencyKey: 'r', requestHash: 'h' };
        expect(await store.rating(runId, callOf('anna'))).toBeNull();
        expect((await store.rate(rating, key, callOf('anna'))).outcome).toBe('RATED');
        expect((await store.rate({ ...rating, rating: 'RIGHT', comment: 'doch' }, null, callOf('anna'))).outcome).toBe('RATED'); // prettier-ignore
        expect((await store.rate(rating, key, callOf('anna'))).outcome).toBe('EXISTS');
        expect((await store.rate(rating, { ...key, requestHash: 'i' }, callOf('anna'))).outcome).toBe('KEY_REUSED');
        expect(await store.rating(runId, callOf('anna'))).toMatchObject({ runId, rating: 'RIGHT', comment: 'doch' });
        for (const stranger of [callOf('beat'), callOf('anna', 'tenant-b')]) {
          expect((await store.rate(rating, null, stranger)).outcome).toBe('NOT_FOUND');
          expect(await store.rating(runId, stranger)).toBeNull();
        }
      });
    });

    describe('following', () => {
      async function followed(log: RunStore, runId: string, after: number): Promise<number[]> {
        const seen: number[] = [];
        for await (const item of followRun(log, runId, after, callOf('anna')))
          if (item.type === 'BATCH') seen.push(...item.nodes.map(({ seq }) => seq));
        return seen;
      }

      it('gives the rest exactly once from every position, while the run goes on and in another process too', async () => {
        const { runId } = await created(store);
        const other = await opened.again();
        await store.append(runId, 0, null, [step('1'), step('2'), step('3')]);
        const readers = [0, 1, 2, 3].flatMap((after) => [followed(store, runId, after), followed(other, runId, after)]);
        for (let seq = 3; seq < 9; seq++) await store.append(runId, seq, null, [step(String(seq + 1))]);
        await store.append(runId, 9, null, [end()]);
        const rest = (after: number) => Array.from({ length: 10 - after }, (_, index) => after + 1 + index);
        expect(await Promise.all(readers)).toEqual([0, 1, 2, 3].flatMap((after) => [rest(after), rest(after)]));
        for (let after = 0; after <= 10; after++) expect(await followed(store, runId, after)).toEqual(rest(after));
        await other.close();
      });

      it('tells a position that never was and a run that is not there', async () => {
        const { runId } = await created(store);
        await store.append(runId, 0, null, [end()]);
        const first = async (id: string, after: number, call = callOf('anna')) =>
          (await followRun(store, id, after, call).next()).value as unknown;
        expect(await first(runId, 2)).toEqual({ type: 'CURSOR_EXPIRED', lastSeq: 1 });
        expect(await first('run_none', 0)).toEqual({ type: 'NOT_FOUND' });
        expect(await first(runId, 0, callOf('beat'))).toEqual({ type: 'NOT_FOUND' });
      });

      it('stops waiting when the follower goes', async () => {
        const { runId } = await created(store);
        const leaving = new AbortController();
        const waiting = store.appended(runId, 0, leaving.signal);
        leaving.abort();
        expect(await waiting).toBe(false);
      });
    });
  });
}
