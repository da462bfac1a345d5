import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunStore } from '../../../src/store/contract.js';
import { all, callOf, created, end, step, type OpenedStore } from './support.js';

export function appending(given: () => OpenedStore): void {
  describe('appending', () => {
    let opened: OpenedStore;
    let store: RunStore;
    beforeEach(() => {
      opened = given();
      store = opened.store;
    });

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
        nodes.every(({ event }, at) => at % 2 === 1 || (event.kind === 'GuardrailTripped' && event.text.endsWith('a'))),
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

    it('refuses what is no log alone, not what others write at the same moment', async () => {
      const [{ runId }, other] = [await created(store), await created(store)];
      const results = await Promise.allSettled([
        store.append(runId, 0, null, [end(), step('after the end')]),
        store.append(other.runId, 0, null, [step('one')]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(await all(store, runId)).toEqual([]);
      expect(await all(store, other.runId)).toHaveLength(1);
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
}
