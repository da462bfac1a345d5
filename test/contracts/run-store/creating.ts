import { beforeEach, describe, expect, it } from 'vitest';
import type { RunStore } from '../../../src/store/contract.js';
import { callOf, created, end, REQUEST, type OpenedStore } from './support.js';

export function creating(given: () => OpenedStore): void {
  describe('creating', () => {
    let store: RunStore;
    beforeEach(() => {
      store = given().store;
    });

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
}
