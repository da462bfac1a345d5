import { expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';

it('spans of a text whose words are broken at the end of a line are into the text as printed', () => {
  const text =
    'Eingetragene Perso-\nnen: Iten-\nMuster, Anna, von Bern, in Lang-\r\n  nau, Präsidentin Haupt-\nund Nebensitz, mit Kollektivunter-\nschrift zu zweien; Probst, Urs, von Thun, in Thun, Mit-\nglied, mit Einzelunterschrift.';
  const { mentions } = readPersons({ text, subRubric: 'HR02', language: 'de' });
  const printed = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  expect(mentions.map((mention) => mention.surname && printed(mention.surname.span))).toEqual([
    'Iten-\nMuster',
    'Probst',
  ]);
  expect(mentions.map((mention) => mention.surname?.value)).toEqual(['Iten-Muster', 'Probst']);
  expect(mentions.map((mention) => mention.residence && printed(mention.residence.span))).toEqual([
    'Lang-\r\n  nau',
    'Thun',
  ]);
  expect(mentions.map((mention) => mention.signature && printed(mention.signature.span))).toEqual([
    'mit Kollektivunter-\nschrift zu zweien',
    'mit Einzelunterschrift',
  ]);
  expect(mentions.map((mention) => mention.roles.map((role) => printed(role.span)))).toEqual([
    ['Präsidentin'],
    ['Mit-\nglied'],
  ]);
  expect(printed(mentions[1]!.span)).toMatch(/^Probst.*Einzelunterschrift$/s);
});
