import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash } from '../../ingest/export/index.js';
import type { Prepared } from '../../ingest/ledger/index.js';
import { applyAll, coldHash, demoPrepared, loadCold, withLedger } from './support.js';

/** Cuts a list at the places that the numbers say. */
function split(records: readonly Prepared[], cuts: readonly number[]): Prepared[][] {
  const places = [...new Set(cuts.map((cut) => cut % records.length))].sort((a, b) => a - b);
  return [0, ...places].map((start, index) => records.slice(start, places[index] ?? records.length));
}

function shuffled(records: readonly Prepared[], seed: number): Prepared[] {
  const order = records.map((record, index) => ({ record, key: Math.imul((index + 1) * 2654435761, seed | 1) >>> 0 }));
  return order.sort((a, b) => a.key - b.key).map(({ record }) => record);
}

describe('both ways in', () => {
  const records = demoPrepared(1, 240);

  it('gives the same graph whatever the order, the batches and the way', async () => {
    const expected = await coldHash(records);
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.array(fc.nat(10_000), { maxLength: 12 }), async (seed, cuts) => {
        await withLedger(async (ledger) => {
          applyAll(ledger, split(shuffled(records, seed), cuts));
          expect(await canonicalHash(ledger)).toBe(expected);
        });
      }),
      { numRuns: 5 },
    );
  });

  it('is as if derived from scratch after every batch', async () => {
    await withLedger(async (ledger) => {
      for (const seen of [20, 21, 22, 90, 240]) {
        applyAll(ledger, [shuffled(records, 77).slice(0, seen)]);
        expect(await canonicalHash(ledger)).toBe(await coldHash(shuffled(records, 77).slice(0, seen)));
      }
    });
  });

  it('changes nothing when everything is loaded twice', async () => {
    await withLedger(async (ledger) => {
      applyAll(ledger, [records]);
      const before = { hash: await canonicalHash(ledger), progress: ledger.progress() };
      applyAll(ledger, [records.slice(120), records.slice(0, 120)]);
      expect({ hash: await canonicalHash(ledger), progress: ledger.progress() }).toEqual(before);
    });
  });

  it('goes on incrementally after a cold load, and cold after increments', async () => {
    const expected = await coldHash(records);
    await withLedger(async (ledger) => {
      await loadCold(ledger, records.slice(0, 150));
      applyAll(ledger, split(records.slice(150), [40, 41, 60]));
      expect(await canonicalHash(ledger)).toBe(expected);
      await loadCold(ledger, records);
      expect(await canonicalHash(ledger)).toBe(expected);
    });
  });

  it('gives positions without gaps, and counts the same both ways', async () => {
    await withLedger(async (one) => {
      applyAll(one, split(shuffled(records, 5), [100, 300]));
      expect(one.readings.since(0, 1_000_000, 10_000).map((row) => row.position)).toEqual(
        Array.from({ length: one.progress().position }, (_, index) => index + 1),
      );
      await withLedger(async (two) => {
        await loadCold(two, records);
        expect(one.coverage.counters()).toEqual(two.coverage.counters());
        expect(one.coverage.loaded()).toEqual(two.coverage.loaded());
      });
    });
  });
});
