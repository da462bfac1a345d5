import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalHash } from '../../ingest/export/index.js';
import type { Ledger, Prepared } from '../../ingest/ledger/index.js';
import { applyBatch } from '../../ingest/project/batch/batch.js';
import type { DerivedFirm } from '../../ingest/project/derived-firm.js';
import { Foresight } from '../../ingest/project/batch/foresee.js';
import { redactPublication } from '../../ingest/project/redact.js';
import { coldHash, demoPrepared, withLedger } from './support.js';

const records = demoPrepared(31, 260);
let wanted = '';
beforeAll(async () => {
  wanted = await coldHash(records);
});

/** Counts what the writer asked for, and what of it was there. */
class Asked extends Map<string, DerivedFirm> {
  taken = 0;
  refused = 0;

  override get(key: string): DerivedFirm | undefined {
    const found = super.get(key);
    if (found === undefined) this.refused++;
    else this.taken++;
    return found;
  }
}

/**
 * As threads would: what is foreseen has seen the ledger as it was `behind` batches earlier, and came as a copy. `most`: how many batches on
 * their way it remembers.
 */
function applyForeseen(ledger: Ledger, batches: readonly Prepared[][], behind: number, most: number): Asked[] {
  const parser = ledger.transaction(() => ledger.meta.parserId('test'));
  const foresight = new Foresight(ledger, most);
  const seen: Asked[] = [];
  for (let next = 0; next < batches.length + behind; next++) {
    const batch = batches[next];
    if (batch !== undefined) seen.push(new Asked(structuredClone(foresight.foresee(batch))));
    const due = batches[next - behind];
    if (due !== undefined) ledger.transaction(() => applyBatch(ledger, due, parser, undefined, seen[next - behind]));
  }
  return seen;
}

function batchesOf(shuffled: readonly Prepared[], size: number): Prepared[][] {
  const count = Math.ceil(shuffled.length / size);
  return Array.from({ length: count }, (_, index) => shuffled.slice(index * size, (index + 1) * size));
}

describe('firms derived before their batch', () => {
  it('are taken where nothing came between, and give what deriving gives', () =>
    withLedger(async (ledger) => {
      const seen = applyForeseen(ledger, batchesOf(records, 26), 0, 0);
      const taken = seen.reduce((sum, one) => sum + one.taken, 0);
      const refused = seen.reduce((sum, one) => sum + one.refused, 0);
      expect(taken).toBeGreaterThan(10 * refused);
      expect(await canonicalHash(ledger)).toBe(wanted);
    }));

  it('give the same for any order, any batches, any delay, and however much of what is on its way is remembered', async () => {
    const order = fc.shuffledSubarray([...records], { minLength: records.length });
    const upTo4 = fc.integer({ min: 0, max: 4 });
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 5, max: 90 }), upTo4, upTo4, (shuffled, size, behind, most) =>
        withLedger(async (ledger) => {
          applyForeseen(ledger, batchesOf(shuffled, size), behind, most);
          expect(await canonicalHash(ledger)).toBe(wanted);
        }),
      ),
      { numRuns: 6 },
    );
  });

  it('are refused where the ledger has gone on', () =>
    withLedger((ledger) => {
      const seen = applyForeseen(ledger, batchesOf(records, 26), 3, 0);
      expect(seen.some((one) => one.refused > 0)).toBe(true);
    }));

  it('are taken though the ledger lags behind, cancellations among them: those on the way are remembered', async () => {
    for (const behind of [1, 4])
      await withLedger(async (ledger) => {
        const seen = applyForeseen(ledger, batchesOf(records, 26), behind, behind);
        expect(records.some(({ header }) => header.state === 'CANCELLED')).toBe(true);
        expect(seen.reduce((sum, one) => sum + one.taken, 0)).toBeGreaterThan(200);
        expect(seen.reduce((sum, one) => sum + one.refused, 0)).toBe(0);
        expect(await canonicalHash(ledger)).toBe(wanted);
      });
  });

  it('are not derived again for what is held already', () =>
    withLedger((ledger) => {
      applyForeseen(ledger, batchesOf(records, 65), 0, 0);
      const published = records.filter(({ header }) => header.state === 'PUBLISHED');
      expect(new Foresight(ledger, 0).foresee(published).size).toBe(0);
    }));

  it('do not bring back what was redacted meanwhile', async () => {
    const [first, second] = batchesOf(records, 130) as [Prepared[], Prepared[]];
    const subjects = new Set(second.flatMap((one) => one.subjects.map((keys) => keys[0])));
    const gone = first.find((one) => one.subjects.some((keys) => subjects.has(keys[0])))!.header.id;
    const hashOf = (stale: boolean) =>
      withLedger(async (ledger) => {
        const parser = ledger.transaction(() => ledger.meta.parserId('test'));
        ledger.transaction(() => applyBatch(ledger, first, parser));
        const early = new Foresight(ledger, 0).foresee(second);
        expect(redactPublication(ledger, gone)).toBe(true);
        ledger.transaction(() => applyBatch(ledger, second, parser, undefined, stale ? early : undefined));
        return canonicalHash(ledger);
      });
    expect(await hashOf(true)).toBe(await hashOf(false));
  });
});
