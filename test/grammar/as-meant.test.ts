import { expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';
import { FORMS } from './forms.js';
import { sketch } from './sketch.js';

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

/** Invented notices of several forms, and what sources do to texts: what is read stays the same. */
const TEXTS = Object.values(FORMS).flatMap((forms) => forms.filter(({ unread }) => !unread));
const LEFT_IN: Record<string, (text: string) => string> = {
  'blanks that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'thin blanks': (text) => text.replace(/ (?=\p{L})/gu, '\u2009'),
  'two blanks': (text) => text.replaceAll(' ', '  '),
  'lines broken between words': (text) => text.replace(/ (?=\p{Lu})/gu, '\r\n'),
  'lines broken in words': (text) => text.replace(/(\p{Ll}{4})(\p{Ll}{4})/gu, '$1-\n$2'),
  'soft hyphens': (text) => text.replace(/(\p{L}{3})(\p{L}{3})/gu, '$1\u00ad$2'),
  'entities of accents': (text) =>
    text.replace(/[äöüéèà]/g, (letter) => ({ ä: '&auml;', ö: '&#246;', ü: '&#xFC;', é: '&eacute;', è: '&egrave;', à: '&agrave;' })[letter]!), // prettier-ignore
  'entities of blanks and apostrophes': (text) => text.replaceAll(', ', ',&nbsp;').replaceAll("'", '&#39;'),
  'line breaks of HTML': (text) => text.replaceAll('; ', ';<br/>').replaceAll('. ', '.<br />'),
  ligatures: (text) => text.replaceAll('fi', '\ufb01').replaceAll('ff', '\ufb00'),
  'hyphens that do not break': (text) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011'),
  'no blank behind a comma': (text) => text.replace(/, (?=\p{L})/gu, ','),
  'acute accents for apostrophes': (text) => text.replace(/(?<=[\p{L}\d])'(?=[\p{L}\d])/gu, '´'),
};

it.each(Object.entries(LEFT_IN))('%s change nothing of what is read', (_name, leave) => {
  for (const { text, subRubric } of TEXTS) {
    const read = (printed: string) =>
      readPersons({ text: printed.normalize('NFC'), subRubric, language: 'de' }).mentions.map(sketch);
    expect(read(leave(text)), leave(text)).toEqual(read(text));
  }
});

it('a name keeps the apostrophe that it is printed with', () => {
  const text = 'Nuove persone iscritte o modifiche: D’Angelo, Ugo, da Collina d’Oro, in Massagno, membro.';
  const [mention] = readPersons({ text, subRubric: 'HR02', language: 'it' }).mentions;
  expect([mention!.surname!.value, mention!.origins[0]!.value]).toEqual(['D’Angelo', 'Collina d’Oro']);
});

it('values are told in letters, and spans are into the text as it is', () => {
  const text =
    'Eingetragene Personen neu oder mutierend: M&uuml;s&shy;ter, Anna, von&nbsp;Bern, in Thun,<br/>Pr&auml;sidentin.';
  const [mention] = readPersons({ text, subRubric: 'HR02', language: 'de' }).mentions;
  expect(mention!.surname!.value).toBe('Müster');
  expect(text.slice(mention!.surname!.span.start, mention!.surname!.span.end)).toBe('M&uuml;s&shy;ter');
  expect(text.slice(mention!.roles[0]!.span.start, mention!.roles[0]!.span.end)).toBe('Pr&auml;sidentin');
});
