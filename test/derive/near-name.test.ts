import { describe, expect, it } from 'vitest';
import { nearName, nearPlace } from '../../ingest/derive/near-name.js';

describe('two prints of one officer in one firm', () => {
  it.each([
    ['Weiß, Urs', 'Weiss, Urs', 'SPELLING'],
    ['Bühler, Anne-Marie', 'Buehler, Anne Marie', 'SPELLING'],
    ['Bucher, Hans Peter', 'Bucher, Hans', 'SHORTER'],
    ['Bucher, Hans P.', 'Bucher, Hans', 'SHORTER'],
    ['Bucher, Pierre-Alain', 'Bucher, Alain', null],
    ['Bucher, Anne-Marie', 'Bucher, Anne', 'SHORTER'],
    ['Hartmann, Lina', 'Hartman, Lina', 'LETTER'],
    ['Reben, Ruth', 'Reben, Rut', 'LETTER'],
    ['Grandin, Delphine', 'Grandin, Delfine', 'LETTER'],
    ['Rosso, Marc', 'Rosso, Mark', 'LETTER'],
    ['Bucher, Anna', 'Bucher, Hanna', null],
    ['Frei, Lina', 'Frey, Lina', null],
    ['Bucher, Lina', 'Moser, Lina', null],
  ])('%s and %s', (a, b, expected) => {
    expect(nearName(a, b)).toBe(expected);
    expect(nearName(b, a)).toBe(expected);
  });
});

describe('two prints of one place of origin', () => {
  it.each([
    ['kussnacht', 'kussnacht am rigi', true],
    ['zurich', 'zuerich', true],
    ['rapperswil', 'raperswil', true],
    ['wil', 'wald', false],
    ['nationality aut', 'nationality aus', false],
    ['', 'wil', false],
  ])('%s and %s', (a, b, expected) => {
    expect(nearPlace(a, b)).toBe(expected);
    expect(nearPlace(b, a)).toBe(expected);
  });
});
