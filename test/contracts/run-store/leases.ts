import { beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS, type RunStore } from '../../../src/store/contract.js';
import { callOf, created, draft, end, step, type OpenedStore } from './support.js';

export function leases(given: () => OpenedStore): void {
  describe('leases', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

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

    it('says as whom a run goes on that another took over, and what they may do', async () => {
      const anna = callOf('anna').viewer;
      const scopes = ['read', 'run', 'statements'] as const;
      await created(store, { ...callOf('anna'), viewer: { ...anna, scopes: new Set(scopes) } });
      opened.advance(LEASE_MS + 1);
      const [orphan] = await store.takeOver('two', 10);
      expect(orphan?.row).toMatchObject({ tenantId: anna.tenantId, userId: 'anna', scopes });
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

    it('leaves whom it is told to, who count to no limit', async () => {
      const [own, orphan] = [await created(store), await created(store)];
      opened.advance(LEASE_MS + 1);
      const taken = await store.takeOver('two', 1, [own.runId]);
      expect(taken.map(({ lease }) => lease.runId)).toEqual([orphan.runId]);
      expect(await store.renew(own.lease)).not.toBeNull();
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
}
