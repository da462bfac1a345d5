import { beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS, type RunStore } from '../../../src/store/contract.js';
import { REQUEST, all, answered, asks, callOf, created, end, step, type OpenedStore } from './support.js';

export function askingBack(given: () => OpenedStore): void {
  describe('asking back', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

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
}
