import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printScores } from '../../bench/world/run.js';
import { macro, scoreWorld, type WorldScores } from '../../bench/world/score.js';
import { f1Of, totalOf } from '../../bench/world/tally.js';

const FIRMS = 400;

/** The same as `npm run bench -- world` on a smaller world, which has fewer people to confuse; the thresholds are the same. */
describe(`a simulated register of ${FIRMS} firms through the whole pipeline`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-world-'));
  let world: WorldScores;
  beforeAll(async () => {
    world = await scoreWorld({ seed: 'world', firms: FIRMS }, folder, 0);
    printScores('world in a test', world);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('people across firms: precision at least 0.99, recall at least 0.97, macro-averaged over the four classes', () => {
    const { precision, recall } = macro(world.people);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.97);
  });

  it('mandates with role, signature and both dates on both clocks: F1 at least 0.99, no style below 0.97', () => {
    expect(f1Of(totalOf(world.mandates))).toBeGreaterThanOrEqual(0.99);
    for (const [style, tally] of world.mandates.byGroup)
      if (tally.right + tally.missed > 100) expect(f1Of(tally), style).toBeGreaterThanOrEqual(0.97);
  });

  it('states of firms: name, seat, form, capital and status with their dates, F1 at least 0.99', () => {
    expect(f1Of(totalOf(world.states))).toBeGreaterThanOrEqual(0.99);
  });

  it('wrong merges need people who print one name, citizenship and residence: nobody else is taken for somebody', () => {
    const confusable = new Set(
      world.truth.indistinguishable
        .filter((pair) => !pair.same)
        .map(({ left, right }) => [left.person, right.person].sort().join(' ')),
    );
    const strangers = world.people.wrong.filter(({ a, b }) => !confusable.has([a.person, b.person].sort().join(' ')));
    expect(strangers.map(({ a, b }) => `${a.person} ${b.person}`)).toEqual([]);
  });
});
