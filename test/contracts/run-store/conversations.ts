import { beforeEach, describe, expect, it } from 'vitest';
import type { RunStore } from '../../../src/store/contract.js';
import { REQUEST, callOf, created, end, type OpenedStore } from './support.js';

export function conversations(given: () => OpenedStore): void {
  describe('conversations', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

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
}
