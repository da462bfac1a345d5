import { expect, it } from 'vitest';
import { officialPlace } from '../../../src/agent/reasoners/rules/lexicon/places.js';

it.each([
  ['Genf', 'Genève'],
  ['geneva', 'Genève'],
  ['Zurigo', 'Zürich'],
  ['Zuerich', 'Zürich'],
  ['Bienne', 'Biel/Bienne'],
  ['Sankt Gallen', 'St. Gallen'],
  ['Olten', 'Olten'],
])('%s is registered as %s', (written, official) => {
  expect(officialPlace(written)).toBe(official);
});
