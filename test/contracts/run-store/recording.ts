import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Recording, RunStore } from '../../../src/store/contract.js';
import type { TraceDraft } from '../../../src/trace/index.js';
import { callOf, created, draft, end, step, type OpenedStore } from './support.js';

const recorded = (request: string, ordinal: number, reply: string, failed = false): Recording => {
  return { source: 'MODEL', request, ordinal, failed, reply, seq: null };
};

const DAY = '2026-09-15';
function called(tokens: number, cost: string | null, replayed = false): TraceDraft {
  const [inputTokens, attempts] = [tokens - 1, replayed ? 0 : 1];
  const model = { role: 'planner', model: 'm', inputTokens, cachedInputTokens: 0, outputTokens: 1, cost } as const;
  return draft({ kind: 'ModelCalled', ...model, attempts, durationMs: 1, error: null, replayed });
}

export function recording(given: () => OpenedStore): void {
  describe('recording', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

    it('keeps replies as they were given, in order, apart by run, and across a reopening', async () => {
      const [one, two] = [await created(store), await created(store)];
      const units = fc.array(fc.nat(0xffff), { maxLength: 60 });
      const texts = fc.sample(units, 100).map((codes) => String.fromCharCode(...codes));
      const kept = texts.map((text, index) => ({ ...recorded(`r${index % 7}`, index, JSON.stringify(text), index % 3 === 0), seq: index % 2 === 0 ? null : 1 })); // prettier-ignore
      await store.append(one.runId, 0, null, [step('1')], { recordings: kept.slice(0, 60) });
      await store.append(one.runId, 1, null, [step('2')], { recordings: kept.slice(60) });
      const other = await opened.again();
      expect(await other.recordings(one.runId)).toEqual(kept);
      expect(await other.recordings(two.runId)).toEqual([]);
      await other.close();
    });

    it('keeps nothing of an append that is refused', async () => {
      const { runId, lease } = await created(store);
      await store.append(runId, 0, null, [step('first')]);
      const reply = { recordings: [recorded('r', 0, '1')] };
      expect((await store.append(runId, 0, null, [called(10, '1.5')], reply)).outcome).toBe('CONFLICT');
      opened.advance(60_000);
      await store.takeOver('two', 10);
      expect((await store.append(runId, 1, lease.epoch, [called(10, '1.5')], reply)).outcome).toBe('STALE_LEASE');
      await store.append(runId, 1, null, [end()]);
      expect((await store.append(runId, 2, null, [called(10, '1.5')], reply)).outcome).toBe('ENDED');
      expect(await store.recordings(runId)).toEqual([]);
      expect(await store.spentOn(DAY)).toEqual({ tokens: 0, cost: 0 });
    });

    it('lets a later reply to the same request take the place of a failure', async () => {
      const { runId } = await created(store);
      const failure = recorded('r', 0, '{"message":"silent"}', true);
      await store.append(runId, 0, null, [step('1')], { recordings: [failure, recorded('r', 1, '"second"')] });
      await store.append(runId, 1, null, [step('2')], { recordings: [failure, recorded('r', 0, '"first"')] });
      expect(await store.recordings(runId)).toEqual([recorded('r', 0, '"first"'), recorded('r', 1, '"second"')]);
    });

    it('takes away what old runs were told once they have ended, and nothing of others', async () => {
      const [ended, live] = [await created(store), await created(store)];
      for (const { runId } of [ended, live])
        await store.append(runId, 0, null, [step('1')], { recordings: [recorded('r', 0, '1'), recorded('r', 1, '2')] });
      await store.append(ended.runId, 1, null, [end()]);
      opened.advance(1_000);
      const young = await created(store);
      await store.append(young.runId, 0, null, [end()], { recordings: [recorded('r', 0, '1')] });
      const before = (await store.run(young.runId, callOf('anna')))!.createdAt;
      expect(await store.pruneRecordings(before)).toBe(1);
      expect(await store.pruneRecordings(before)).toBe(0);
      const left = await Promise.all([ended, live, young].map(({ runId }) => store.recordings(runId)));
      expect(left.map((those) => those.length)).toEqual([0, 2, 1]);
    });

    it('adds up what the day cost, whoever pays it, and what is replayed once', async () => {
      const [{ runId }, other] = [await created(store), await created(store)];
      const there = await opened.again();
      const pay = async (from: RunStore, run: string) => {
        for (let at = 0; at < 10; at++) await from.append(run, at, null, [called(100, '0.100001')]);
      };
      await Promise.all([pay(store, runId), pay(there, other.runId)]);
      await store.append(runId, 10, null, [called(100, '0.100001', true), called(7, null)]);
      for (const each of [store, there])
        expect(await each.spentOn(DAY)).toEqual({ tokens: 2_007, cost: expect.closeTo(2.00002, 9) as number });
      expect(await store.spentOn('2026-09-16')).toEqual({ tokens: 0, cost: 0 });
      await there.close();
    });
  });
}
