import { beforeEach, describe, expect, it } from 'vitest';
import type { RunStore } from '../../../src/store/contract.js';
import { followRun, type TraceNode } from '../../../src/trace/index.js';
import { callOf, created, end, step, type OpenedStore } from './support.js';

export function following(given: () => OpenedStore): void {
  describe('following', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

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

    it('gives who waits what the log holds, as another process reads it', async () => {
      const { runId } = await created(store);
      const other = await opened.again();
      const nodes: TraceNode[] = [];
      const reader = (async () => {
        for await (const item of followRun(store, runId, 0, callOf('anna')))
          if (item.type === 'BATCH') nodes.push(...item.nodes);
      })();
      for (let seq = 0; seq < 6; seq += 2) await store.append(runId, seq, null, [step(`${seq}`), step(`${seq} too`)]);
      await store.append(runId, 6, null, [end()]);
      await reader;
      expect(nodes).toStrictEqual(await other.read(runId, 0, 100));
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
}
