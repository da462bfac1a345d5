import { describe, expect, it } from 'vitest';
import { isSeat, placeKey, registeredPlace } from '../../src/core/index.js';

describe('prints of one municipality', () => {
  it.each([
    ['Genf', 'Genève', 'Ginevra', 'Geneva'],
    ['Locle', 'Le Locle'],
    ['Neuenstadt', 'La Neuveville', 'Neuveville'],
    ['Biel', 'Bienne', 'Biel/Bienne'],
    ['Saint-Maurice', 'St-Maurice', 'Saint-Maurice VS'],
    ['St. Gallen', 'Sankt Gallen', 'Saint-Gall', 'San Gallo'],
    ['Wangen (SZ)', 'Wangen SZ', 'Wangen'],
  ])('have one key: %s, %s', (...prints) => {
    expect(new Set(prints.map(placeKey)).size).toBe(1);
  });

  it('of different ones have others', () => {
    const places = [
      'Sion',
      'Sierre',
      'Brig-Glis',
      'Visp',
      'Leuk',
      'Leukerbad',
      'Lausanne',
      'Lens',
      'Les Bois',
      'Bioley',
    ];
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
  });

  it('name the registered one; what has one name only has none', () => {
    expect(registeredPlace('sitten')).toBe('Sion');
    expect(registeredPlace('uzwil')).toBeNull();
  });
});

describe('a seat', () => {
  it.each([
    ['Genève', 'genf', true],
    ['Schmitten (FR)', 'Schmitten', true],
    ['Schmitten (FR)', 'Schmitten (GR)', false],
    ['Biel/Bienne', 'Bienne', true],
    ['Sion', 'Sierre', false],
  ])('%s is asked for by %s: %s', (seat, asked, expected) => {
    expect(isSeat(seat, asked)).toBe(expected);
  });

  it('that is not told is none', () => {
    expect(isSeat(null, 'Bern')).toBe(false);
  });
});
