import { describe, expect, it } from 'vitest';
import { addressesWith } from '../../engines/graph/common/addresses.js';

const AT: readonly (readonly [string, string])[] = [
  ['Lindenstr. 12', 'Lindenstrasse 12, 6399 Obertal'],
  ['LINDENSTRASSE 12', 'Lindenstraße 12, 6399 Obertal'],
  ['Linden-Strasse 12', 'Lindenstrasse 12, 6399 Obertal'],
  ['Lindenstrasse 12 A', 'Lindenstrasse 12a, 6399 Obertal'],
  ['Lindenstrasse 12a', 'Lindenstrasse 12 A, 6399 Obertal'],
  ['Zürcher Str. 3', 'Zürcherstrasse 3, 6399 Obertal'],
  ['Lindenstrasse 12', 'Lindenstrasse 12-14, 6399 Obertal'],
  ['Lindenstrasse 14', 'Lindenstrasse 12-14, 6399 Obertal'],
  ['Lindenstrasse', 'c/o Falken Treuhand AG, Lindenstrasse 12, 6399 Obertal'],
  ['c/o Falken Treuhand AG', 'c/o Falken Treuhand AG, Lindenstrasse 12, 6399 Obertal'],
  ['Lindenstrasse 12, Obertal', 'Lindenstrasse 12, 6399 Obertal'],
  ['Lindenstrasse 12, 6399 Obertal', 'c/o Falken AG, Lindenstrasse 12, 6399 Obertal'],
  ['Av. des Peupliers 7', 'Avenue des Peupliers 7, 1199 Aubonnes'],
  ['ch. de l’Etang 7', "Chemin de l'Étang 7, 1199 Aubonnes"],
  ['Sankt Gallustrasse 3', 'St. Gallustrasse 3, 9099 Tal'],
];
const ELSEWHERE: readonly (readonly [string, string | null])[] = [
  ['Lindenstrasse 1', 'Lindenstrasse 12, 6399 Obertal'],
  ['Lindenstrasse 12', 'Lindenstrasse 12a, 6399 Obertal'],
  ['Lindenstrasse 12', 'Alte Lindenstrasse 12, 6399 Obertal'],
  ['Lindenstrasse 12, Untertal', 'Lindenstrasse 12, 6399 Obertal'],
  ['Lindenweg 5', 'c/o Lindenweg 5 AG, Dorf 1, 6399 Obertal'],
  ['Lindenstrasse 12', null],
];

describe('an address', () => {
  it.each(AT)('%s is at %s', (asked, address) => expect(addressesWith(asked)(address)).toBe(true));
  it.each(ELSEWHERE)('%s is not at %s', (asked, address) => expect(addressesWith(asked)(address)).toBe(false));
});
