/** What an engine that is filled from the ledger, one part of the feed after the other, must do beside the graph contract. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeedPart } from '../../engines/graph/contract.js';
import type { UnitChange } from '../../src/core/index.js';
import { graphContent } from '../support/graph-content.js';
import { randomUnits } from '../support/random-units.js';
import { anyCall, applyAll, changesOf, smallWorld, withGraph, type OpensGraph } from './graph.js';

const BATCH = 10;

/** A feed that goes away at a batch of one part, and tells from where each part was asked for. */
function feedOf(changes: readonly UnitChange[], cut: { part: FeedPart; batch: number } | null) {
  const asked = new Map<FeedPart, number>();
  async function* batches(part: FeedPart, after: number) {
    const own = changes.filter(({ key, feedPosition }) => feedPosition > after && isOf(part, key));
    for (let batch = 0; batch * BATCH < own.length; batch++) {
      if (cut?.part === part && cut.batch === batch) throw new Error('the feed went away');
      yield own.slice(batch * BATCH, (batch + 1) * BATCH);
    }
  }
  const parts = (part: FeedPart, after: number) => {
    asked.set(part, after);
    return batches(part, after);
  };
  return { asked, feed: { from: 1, changes: parts } };
}

function isOf(part: FeedPart, key: string): boolean {
  return /^(identity|holder):/.test(key) === (part === 'WHO');
}

export function graphFillContract(name: string, open: OpensGraph): void {
  it(`${name}: filled in place of what there was, cut short anywhere and gone on with: the content of the feed applied`, async () => {
    const cuts = fc.record({ part: fc.constantFrom<FeedPart>('WHO', 'WHAT'), batch: fc.integer({ min: 0, max: 3 }) });
    const law = fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), cuts, async (seed, cut) => {
      const units = [...randomUnits(smallWorld(seed))];
      const changes = changesOf(units);
      const to = { feed: changes.length, ledger: changes.length };
      const rows = units.map(({ unit }) => unit);
      const wanted = await withGraph(open, async ({ writer, reader }) => {
        await applyAll(writer, changes);
        return graphContent(reader(), rows, anyCall);
      });
      await withGraph(open, async ({ writer, reader }) => {
        await applyAll(writer, changesOf(randomUnits(smallWorld(seed + 1))));
        await expect(writer.fill!(feedOf(changes, cut).feed, () => to)).rejects.toThrow('the feed went away');
        expect(await reader().counts()).toMatchObject({ companies: 0, events: 0 });
        expect(await writer.position()).toEqual({ feed: 0, ledger: 0 });
        const again = feedOf(changes, null);
        await writer.fill!(again.feed, () => to);
        const who = changes.findLast(({ key }) => isOf('WHO', key))!.feedPosition;
        expect(again.asked.get('WHO')).toBe(cut.part === 'WHO' ? 0 : who);
        expect(await graphContent(reader(), rows, anyCall)).toEqual(wanted);
        expect(await writer.position()).toEqual(to);
      });
    });
    await fc.assert(law, { numRuns: 2 });
  });
}
