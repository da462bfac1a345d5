import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Recent } from '../../ingest/project/recent.js';

test('holds the values that were asked for last, as many as weigh no more than it may hold', () => {
  const asked = fc.array(fc.record({ key: fc.nat({ max: 9 }), weight: fc.nat({ max: 12 }), sets: fc.boolean() }));
  fc.assert(
    fc.property(asked, fc.nat({ max: 40 }), (steps, most) => {
      const recent = new Recent<number, number>(most, (weight) => weight);
      let held: [number, number][] = []; // the one asked for longest ago first
      for (const { key, weight, sets } of steps) {
        const before = held.find(([other]) => other === key);
        if (!sets) expect(recent.get(key)).toBe(before?.[1]);
        else recent.set(key, weight);
        if (sets || before !== undefined)
          held = [...held.filter(([other]) => other !== key), [key, sets ? weight : before![1]]];
        while (held.reduce((sum, [, one]) => sum + one, 0) > most) held.shift();
      }
      for (const [key, weight] of held) expect(recent.get(key)).toBe(weight);
    }),
  );
});
