import { beforeEach, describe, expect, it } from 'vitest';
import type { RunStore } from '../../../src/store/contract.js';
import { callOf, created, type OpenedStore } from './support.js';

export function ratings(given: () => OpenedStore): void {
  describe('ratings', () => {
    let store: RunStore;
    beforeEach(() => {
      store = given().store;
    });

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
}
