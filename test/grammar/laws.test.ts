import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mention, PersonReadings, Reading } from '../../src/core/mention.js';
import { foldRole, parseNationality, readPersons, roleLabel } from '../../ingest/grammar/index.js';
import { LANGUAGES, ROLES } from '../../src/core/vocabulary.js';

const WORDS = [
  'Eingetragene Personen:', 'Ausgeschiedene Personen und erloschene Unterschriften:', 'Personne(s) inscrite(s):', 'Nuove persone iscritte o modifiche:', 'Administration:',
  'Muster', 'Anna', 'Dupraz Jean', 'von Bern', 'in Thun', 'de Nyon', 'à Gland', 'da Lugano', 'und', 'et', 'e', ',', ';', '.', '. ', ', ', '; ', ' ', '[bisher: ', '[', ']', '(', ')',
  'Präsident', 'administrateur', 'gerente', 'mit Einzelunterschrift', 'avec signature collective à deux', 'con firma individuale', 'pour 10 parts de CHF 100', 'tous deux',
  "n'est plus administrateur", '; ses pouvoirs sont radiés', 'ist zum', 'ernannt worden', 'zeichnet', 'Signature collective à deux a été conférée à', 'La procuration de', 'est radiée',
  'Revisionsstelle', 'Test AG (CHE-123.456.788)', 'neu', 'bisher', 'alle drei', 'lesquels signent', 'cède 5 parts de CHF 100 à', 'FRA', 'deutscher Staatsangehöriger', '\u0000', '\ud83d',
]; // prettier-ignore
const noise = fc
  .array(
    fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 6 }), fc.string({ unit: 'binary', maxLength: 4 })),
    { maxLength: 60 },
  )
  .map((words) => words.join(' '));
const languages = fc.constantFrom('de' as const, 'fr' as const, 'it' as const);

const squeezed = (value: string): string => value.replace(/\s+/g, '');

function readingsOf(mention: Mention): Reading[] {
  const names = [mention.surname, mention.givenNames, mention.name, mention.residence].filter(
    (reading) => reading !== null,
  );
  return [...names, ...mention.origins];
}

function check(text: string, readings: PersonReadings): void {
  const inside = (span: { start: number; end: number }): boolean =>
    span.start >= 0 && span.start <= span.end && span.end <= text.length;
  const printed = (span: { start: number; end: number }): string => squeezed(text.slice(span.start, span.end));
  for (const mention of readings.mentions) {
    expect(inside(mention.span) && mention.span.end > mention.span.start).toBe(true);
    for (const reading of readingsOf(mention)) {
      expect(inside(reading.span)).toBe(true);
      expect(printed(reading.span)).toContain(squeezed(reading.value));
    }
    for (const part of [...mention.roles, mention.signature, mention.shares].filter((entry) => entry !== null)) {
      expect(inside(part.span)).toBe(true);
      expect(printed(part.span)).toContain(squeezed(part.text));
    }
    if (mention.nationality) expect(inside(mention.nationality.span)).toBe(true);
    if (mention.previous) expect(inside(mention.previous.span)).toBe(true);
    expect((mention.subject === 'PERSON') === (mention.name === null)).toBe(true);
  }
  for (const section of readings.sections) {
    expect(inside(section.span)).toBe(true);
    expect(section.unreadCharacters).toBeLessThanOrEqual(Math.max(1, text.length));
  }
  for (const unread of readings.unread) expect(inside(unread.span)).toBe(true);
}

describe('laws of the person grammar', () => {
  it('never throws, and every span lies in the text and holds its value', () => {
    fc.assert(
      fc.property(noise, languages, (text, language) => {
        check(text, readPersons({ text, subRubric: 'HR02', language }));
      }),
      { numRuns: 400 },
    );
  });

  it('entries are disjoint and in order', () => {
    fc.assert(
      fc.property(noise, languages, (text, language) => {
        const { mentions } = readPersons({ text, subRubric: 'HR01', language });
        for (let index = 1; index < mentions.length; index++)
          expect(mentions[index]!.span.start).toBeGreaterThanOrEqual(mentions[index - 1]!.span.end);
      }),
      { numRuns: 400 },
    );
  });

  it('is pure: the same text gives the same readings, whatever was read between', () => {
    fc.assert(
      fc.property(noise, noise, (text, other) => {
        const first = readPersons({ text, subRubric: 'HR02', language: 'de' });
        readPersons({ text: other, subRubric: 'HR02', language: 'fr' });
        expect(readPersons({ text, subRubric: 'HR02', language: 'de' })).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  it('roles and nationalities are total on any text, and every role has a label in every language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const role of foldRole(text)) expect(text).toContain(role.text);
        const nationality = parseNationality(text);
        expect(nationality === null || /^[A-Z]{3}$/.test(nationality)).toBe(true);
      }),
    );
    for (const role of ROLES)
      for (const language of LANGUAGES) expect(roleLabel(role, language).length).toBeGreaterThan(2);
  });
});

describe('work grows with the length of the text, not with its square', () => {
  /** CPU time of this process alone, the least of three runs, so that a busy machine does not count. */
  const cost = (text: string): number => {
    const runs = [0, 1, 2].map(() => {
      const before = process.cpuUsage();
      readPersons({ text, subRubric: 'HR02', language: 'fr' });
      const used = process.cpuUsage(before);
      return used.user + used.system;
    });
    return Math.min(...runs);
  };
  const garbage: Record<string, string> = {
    'open brackets': '([', 'closed brackets': '[bisher: x] ', commas: ', ', spaces: '                ', semicolons: '; ', 'full stops': '. A', digits: "1'000", 'small words': 'et und e ',
    'list entries': 'Muster, Anna, von Bern, in Thun, Präsidentin, mit Einzelunterschrift; ', 'no commas': 'Dupraz Jean et ', 'names in prose': 'Dupraz Jean, de Nyon, à Gland, ',
    follow: '; ses pouvoirs sont radiés', groups: ', tous deux à Nyon', notes: ' und Muster Anna, von Bern [x], in Thun, ', verbs: ' est sont ist sind n\'est plus ', radiations: 'La signature de ',
  }; // prettier-ignore

  for (const [name, unit] of Object.entries(garbage)) {
    for (const heading of [
      'Eingetragene Personen neu oder mutierend: Muster, Anna, von Bern, in Thun, ',
      'Administration: Dupraz Jean, de Nyon, à Gland, ',
      'Dupraz Jean ',
      'La signature de ',
    ]) {
      it(`${name} behind "${heading.slice(0, 14)}"`, () => {
        const text = (length: number): string => heading + unit.repeat(Math.ceil(length / unit.length));
        cost(text(20_000));
        const [small, large] = [cost(text(30_000)), cost(text(480_000))];
        // Sixteen times the text: far below the 256 times of a square, with ample room for collecting garbage.
        expect(large / Math.max(small, 3000)).toBeLessThan(100);
      });
    }
  }

  it('reads a megabyte of entries', () => {
    const text = `Eingetragene Personen: ${'Muster, Anna, von Bern, in Thun, Präsidentin, mit Einzelunterschrift; '.repeat(14_000)}`;
    expect(readPersons({ text, subRubric: 'HR01', language: 'de' }).mentions).toHaveLength(14_000);
  });
});
