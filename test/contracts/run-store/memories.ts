import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_MEMORIES, type NewMemory } from '../../../src/store/memories.js';
import type { RunStore } from '../../../src/store/contract.js';
import { all, callOf, created, draft, end, REQUEST, step, type OpenedStore } from './support.js';

const memory = (topic: string, more: Partial<NewMemory> = {}): NewMemory => ({
  kind: 'RUN',
  topic,
  runId: topic,
  conversationId: 'cv',
  words: 'wer leite',
  model: null,
  vector: null,
  body: JSON.stringify({ topic }),
  uids: ['co_1'],
  ...more,
});
const USERS = [callOf('anna'), callOf('beat'), callOf('anna', 'tenant-b')];

export function memories(given: () => OpenedStore): void {
  describe('memories', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

    it('keeps what was given, one of a kind and topic, the newest first, for other processes too', async () => {
      const [anna] = USERS;
      await store.memories.keep([memory('a', { model: 'm', vector: 'AAAA' }), memory('b')], anna!);
      await store.memories.keep([memory('a', { body: '{"again":true}' })], anna!);
      const other = await opened.again();
      const keys = await other.memories.keys('RUN', anna!);
      expect(keys.map(({ topic, model, words }) => [topic, model, words])).toEqual([['a', null, 'wer leite'], ['b', null, 'wer leite']]); // prettier-ignore
      expect(await other.memories.read([keys[0]!.memoryId, 'mem_unknown'], anna!)).toMatchObject([{ kind: 'RUN', topic: 'a', runId: 'a', body: '{"again":true}', uids: ['co_1'], at: expect.stringMatching(/^2026-09-15T/) as unknown }]); // prettier-ignore
      expect(await other.memories.keys('TERM', anna!)).toEqual([]);
      await other.close();
    });

    it('keeps what comes with an append for the user of the run, and nothing of an append that is refused', async () => {
      const [anna, beat] = USERS;
      const { runId, lease } = await created(store, beat);
      const kept = () => store.memories.keys('RUN', beat!).then((keys) => keys.map(({ topic }) => topic));
      await store.append(runId, 0, lease.epoch, [step('1')], { memories: [memory('first')] });
      expect(await kept()).toEqual(['first']);
      await store.append(runId, 0, lease.epoch, [step('2')], { memories: [memory('late')] });
      opened.advance(60_000);
      await store.takeOver('two', 10);
      await store.append(runId, 1, lease.epoch, [step('2')], { memories: [memory('lost')] });
      await store.append(runId, 1, null, [end()], { memories: [memory('first', { body: '{"last":1}' })] });
      await store.append(runId, 2, null, [step('3')], { memories: [memory('ended')] });
      expect(await kept()).toEqual(['first']);
      expect((await store.memories.list(9, null, beat!)).rows).toMatchObject([{ body: '{"last":1}' }]);
      expect(await store.memories.keys('RUN', anna!)).toEqual([]);
    });

    it('is bounded for each user and kind; the oldest go', async () => {
      const [anna, beat] = USERS;
      await store.memories.keep([memory('kept')], beat!);
      const many = Array.from({ length: MOST_MEMORIES + 5 }, (_, index) => memory(`r${index}`));
      await store.memories.keep(many, anna!);
      await store.memories.keep([memory('word', { kind: 'TERM' })], anna!);
      const keys = await store.memories.keys('RUN', anna!);
      expect(keys).toHaveLength(MOST_MEMORIES);
      expect([keys[0]!.topic, keys.at(-1)!.topic]).toEqual([`r${MOST_MEMORIES + 4}`, 'r5']);
      expect(await store.memories.keys('RUN', beat!)).toHaveLength(1);
      const pages: string[] = [];
      for (let after: string | null = null, page = 0; page < 10; page++) {
        const { rows, nextAfter } = await store.memories.list(50, after, anna!);
        pages.push(...rows.map(({ topic }) => topic));
        if ((after = nextAfter) === null) break;
      }
      expect(new Set(pages).size).toBe(MOST_MEMORIES + 1);
      expect(pages.length).toBe(MOST_MEMORIES + 1);
    });

    it("never shows one user's to another, whoever keeps and forgets what in which order", async () => {
      const who = fc.nat(USERS.length - 1);
      const step = fc.oneof(
        fc.record({ type: fc.constant('KEEP' as const), who, topic: fc.constantFrom('a', 'b', 'c'), conversationId: fc.constantFrom('x', 'y') }), // prettier-ignore
        fc.record({ type: fc.constant('FORGET' as const), who, which: fc.constantFrom({}, { runId: 'a' }, { conversationId: 'x' }) }), // prettier-ignore
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const model: Map<string, string>[] = USERS.map(() => new Map());
          for (const call of USERS) await store.memories.forget({}, call);
          for (const one of steps) {
            const held = model[one.who]!;
            if (one.type === 'KEEP') {
              const body = JSON.stringify({ who: one.who });
              await store.memories.keep([memory(one.topic, { conversationId: one.conversationId, body })], USERS[one.who]!); // prettier-ignore
              held.set(one.topic, one.conversationId);
            } else {
              const { runId, conversationId } = one.which as { runId?: string; conversationId?: string };
              const gone = [...held].filter(([topic, of]) => (runId ?? topic) === topic && (conversationId ?? of) === of); // prettier-ignore
              expect(await store.memories.forget(one.which, USERS[one.who]!)).toBe(gone.length);
              for (const [topic] of gone) held.delete(topic);
            }
          }
          for (const [at, call] of USERS.entries()) {
            const keys = await store.memories.keys('RUN', call);
            expect(keys.map(({ topic }) => topic).sort()).toEqual([...model[at]!.keys()].sort());
            const ids = keys.map(({ memoryId }) => memoryId);
            const numbers = keys.map(({ number }) => number);
            const sum = numbers.reduce((total, number) => total + number, 0);
            expect(await store.memories.standing('RUN', call)).toEqual({
              count: keys.length,
              newest: ids[0] ?? null,
              sum,
            });
            expect(await store.memories.keys('RUN', call, numbers[1] ?? 0)).toEqual(keys.slice(0, 1));
            for (const { body } of await store.memories.read(ids, call)) expect(JSON.parse(body)).toEqual({ who: at });
            for (const stranger of USERS.filter((_, other) => other !== at))
              expect(await store.memories.read(ids, stranger)).toEqual([]);
          }
        }),
        { numRuns: 15 },
      );
    });
  });

  describe('erasing a conversation', () => {
    it('leaves each node as Redacted at its seq, and nothing of what was asked, answered or remembered', async () => {
      const { store, again } = given();
      const call = callOf('anna');
      const secret = 'Wer leitet die Geheim AG?';
      const { runId, conversationId } = await created(store, call, { ...REQUEST, question: secret });
      const kept = await created(store, call, { ...REQUEST, question: 'Was bleibt?' });
      const started = draft({ kind: 'RunSuspended', requestId: secret });
      await store.append(runId, 0, null, [started, step(secret), end()], { recordings: [{ source: 'MODEL', request: 'h', ordinal: 0, failed: false, reply: secret, seq: null }] }); // prettier-ignore
      const offer = { id: runId, text: secret, uids: [], type: 'ANSWER', said: secret, askedAt: null, likeness: 1, by: 'WORDS' } as const; // prettier-ignore
      const offered = draft({ kind: 'MemoryRecalled', items: [{ ...offer, uids: [] }] });
      await store.append(kept.runId, 0, null, [{ ...offered, summary: secret }, step('bleibt')], { recordings: [{ source: 'LOOKUP', request: 'h', ordinal: 0, failed: false, reply: JSON.stringify([offer]), seq: null }, { source: 'MODEL', request: 'p', ordinal: 0, failed: false, reply: `As said: ${secret}`, seq: null }] }); // prettier-ignore
      await store.rate({ runId, rating: 'WRONG', comment: secret }, null, call);
      await store.memories.keep([memory(runId, { conversationId, body: secret }), memory('other', { conversationId: kept.conversationId })], call); // prettier-ignore
      expect(await store.erase(conversationId, 'Gelöscht', callOf('beat'))).toEqual({ outcome: 'NOT_FOUND' });
      expect(await store.erase(kept.conversationId, 'Gelöscht', call)).toEqual({ outcome: 'CONVERSATION_BUSY', runId: kept.runId }); // prettier-ignore
      expect(await store.erase(conversationId, 'Gelöscht', call)).toEqual({ outcome: 'ERASED' });
      expect(await store.erase(conversationId, 'Gelöscht', call)).toEqual({ outcome: 'ERASED' });
      const other = await again();
      const nodes = await all(other, runId);
      expect(nodes.map(({ seq, event }) => [seq, event])).toEqual([[1, { kind: 'Redacted', was: 'RunSuspended' }], [2, { kind: 'Redacted', was: 'GuardrailTripped' }], [3, { kind: 'Redacted', was: 'RunCancelled' }]]); // prettier-ignore
      expect(await other.recordings(runId)).toEqual([]);
      expect(await other.rating(runId, call)).toBeNull();
      expect((await all(other, kept.runId)).map(({ event }) => event.kind)).toEqual(['Redacted', 'GuardrailTripped']);
      expect(await other.recordings(kept.runId)).toEqual([]);
      const left = [nodes, await all(other, kept.runId), await other.run(runId, call), await other.conversation(conversationId, call), (await other.memories.list(50, null, call)).rows]; // prettier-ignore
      expect(JSON.stringify(left)).not.toContain('Geheim');
      expect((await other.memories.keys('RUN', call)).map(({ topic }) => topic)).toEqual(['other']);
      expect((await other.run(kept.runId, call))?.request.question).toBe('Was bleibt?');
      await other.close();
    });
  });
}
