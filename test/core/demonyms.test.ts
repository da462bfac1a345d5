import { expect, it } from 'vitest';
import { countryAsked, parseNationality } from '../../src/core/index.js';

it.each([
  ['RUS', 'Russin Russe russisch Russie russa RUS Russian'],
  ['FRA', 'Französin Franzose française francese Frankreich Frenchwoman'],
  ['ITA', 'Italienerin Italiener italienne Italian'],
  ['ESP', 'Spanierin Spanier Spaniard'],
  ['POL', 'Polin Pole polonais Polish'],
  ['CYP', 'Zypriotin Zypriot'],
  ['USA', 'Amerikanerin US-Amerikaner American'],
  ['PAK', 'Pakistani Pakistanerin'],
  ['DNK', 'Dänin DÄNE Dane'],
  [null, 'Zürich Berikau Muster Ostin Walser'],
])('%s is the country of %s', (country, words) => {
  expect(words.split(' ').map(countryAsked)).toEqual(words.split(' ').map(() => country));
});

it('is no nationality in a notice, where such a word is a name', () => {
  expect(['Däne', 'Schwede', 'Pole', 'Ungar'].map(parseNationality)).toEqual([null, null, null, null]);
});
