import { describe, expect, it } from 'vitest';
import { nearName } from '../../ingest/derive/near-name.js';

describe('two prints of one officer in one firm', () => {
  it.each([
    ['Weiß, Urs', 'Weiss, Urs', 'SPELLING'],
    ['Bühler, Anne-Marie', 'Buehler, Anne Marie', 'SPELLING'],
    ['Bucher, Hans Peter', 'Bucher, Hans', 'SHORTER'],
    ['Bucher, Hans P.', 'Bucher, Hans', 'SHORTER'],
    ['Hartmann, Lina', 'Hartman, Lina', 'LETTER'],
    ['Bucher, Anna', 'Bucher, Hanna', null],
    ['Frei, Lina', 'Frey, Lina', null],
    ['Bucher, Lina', 'Moser, Lina', null],
  ])('%s and %s', (a, b, expected) => {
    expect(nearName(a, b)).toBe(expected);
    expect(nearName(b, a)).toBe(expected);
  });
});
