import { describe, expect, it } from 'vitest';
import { PERSON_CLASSES, scoresOf } from './demo-scores.js';
import { demoWorld } from './demo-world.js';
import { resolveAll } from './profiles.js';

describe('the default demo register', () => {
  const world = demoWorld();
  const unit = resolveAll(world.profiles);
  const scores = scoresOf(world, unit);

  it('reading and deriving leave no profile of two people', () => expect(scores.impure).toBe(0));

  it('no two people who can be told apart are merged', () => {
    expect(scores.wrongPairs.map(([a, b]) => [a.mentions[0]!.name, b.mentions[0]!.name])).toEqual([]);
  });

  it('finds most of what belongs together, and reports how much', () => {
    const recall = PERSON_CLASSES.map((kind) => {
      const { right, missed, missedPossible } = scores.byClass[kind];
      console.info(
        `${kind}: ${right} pairs across firms joined, ${missed} missed, ${missedPossible} of them POSSIBLY_SAME`,
      );
      return right / (right + missed);
    });
    console.info(`undecidable by the simulator: ${JSON.stringify(scores.undecidable)}`);
    expect(recall[PERSON_CLASSES.indexOf('plain')]).toBeGreaterThan(0.9);
    expect(recall[PERSON_CLASSES.indexOf('homonym')]).toBeGreaterThan(0.9);
    expect(recall[PERSON_CLASSES.indexOf('married')]).toBeGreaterThan(0.85);
  });
});
