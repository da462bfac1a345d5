/** A place alone, an entry of a list say, does not always tell whether somebody came or went: what is printed around it does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { noticeSentences, readPersons } from '../../ingest/grammar/index.js';
import { surroundings } from '../../src/core/index.js';
import { describeShared } from '../support/shared.js';
import { loadNotices } from './gold.js';

const HEAD = 'Muster AG, in Chur, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 1 vom 03.01.2020, Publ. 1000000001).';

/** The place as it is shown, for whoever is found of this name. */
function shown(text: string, surname: string): string {
  const { mentions } = readPersons({ text, subRubric: 'HR02', language: 'de' });
  return read(text, mentions.find((mention) => mention.surname?.value === surname)!.span);
}

function read(text: string, span: { start: number; end: number }): string {
  const { before, after } = surroundings(text, noticeSentences(text), span);
  return `${before}${text.slice(span.start, span.end)}${after}`;
}

describe('what is printed around a place', () => {
  const list = `${HEAD} Ausgeschiedene Personen und erloschene Unterschriften: Bucher, Ina, von Chur, in Chur, Präsidentin, mit Einzelunterschrift; Hes, Urs, von Chur, in Chur, Mitglied, mit Einzelunterschrift. Eingetragene Personen neu oder mutierend: Gees, Max, von Chur, in Chur, Präsident, mit Einzelunterschrift.`;
  it('is the heading of its list', () => {
    expect(shown(list, 'Bucher')).toBe('Ausgeschiedene Personen und erloschene Unterschriften: Bucher, Ina, von Chur, in Chur, Präsidentin, mit Einzelunterschrift'); // prettier-ignore
    expect(shown(list, 'Hes')).toBe('Ausgeschiedene Personen und erloschene Unterschriften: … Hes, Urs, von Chur, in Chur, Mitglied, mit Einzelunterschrift'); // prettier-ignore
    expect(shown(list, 'Gees')).toMatch(/^Eingetragene Personen neu oder mutierend: Gees, Max/);
  });
  it('is the rest of its sentence', () => {
    const text = `${HEAD} Bucher Ina ist als Präsidentin und Hes Urs ist als Mitglied zurückgetreten, ihre Unterschriften sind erloschen.`;
    expect(shown(text, 'Bucher')).toBe('Bucher Ina ist als Präsidentin und Hes Urs ist als Mitglied zurückgetreten, ihre Unterschriften sind erloschen'); // prettier-ignore
  });
  it('is the heading of a list whose entries are sentences', () => {
    const text = 'Muster AG, in Tafers, CHE-100.000.006 (SHAB vom 03.01.2020, s. 0/1000000001). Gelöschte Personen: Bucher Ina, Präsidentin des Verwaltungsrates. Meier Urs, Mitglied des Verwaltungsrates. Neues Domizil: Hauptgasse 1, 1712 Tafers.'; // prettier-ignore
    expect(shown(text, 'Meier')).toBe('Gelöschte Personen: … Meier Urs, Mitglied des Verwaltungsrates');
    const domicile = text.indexOf('Hauptgasse');
    expect(read(text, { start: domicile, end: domicile + 12 })).toBe('Neues Domizil: Hauptgasse 1, 1712 Tafers');
  });
  it('is the clause, of a long sentence', () => {
    const others = Array.from({ length: 12 }, (_, at) => `Gees Max ${at}, von Chur, in Chur, ist Mitglied`).join('; ');
    const text = `${HEAD} ${others}; die Unterschrift von Bucher Ina ist erloschen; ${others}.`;
    expect(read(text, spanOf(text, 'Bucher Ina'))).toBe('… die Unterschrift von Bucher Ina ist erloschen …');
  });
});

function spanOf(text: string, words: string) {
  return { start: text.indexOf(words), end: text.indexOf(words) + words.length };
}

/** In words of this test's own. */
const WENT =
  /ausgeschied|scheidet|zurückgetreten|zurücktret|erlosch|gelöscht|nicht mehr|radi[ée]|plus\b|démission|sortant|éteint|quitt|cancellat|non è più|dimission|estint|uscent|verstorben|décéd|austret|biffé|supprim|Lösch|bisher|entlassen|hat .*? abgetreten|cédé|ceduto/i;

it('whoever left, by a simulated notice, is shown with the words that say so', () => {
  let seen = 0;
  for (const { content } of simulate({ seed: 'surroundings', firms: 60, publications: 600 }))
    if ('publicationText' in content) seen += leaversTold(content.publicationText);
  expect(seen).toBeGreaterThan(50);
});

describeShared('the older official notices', () => {
  it('whoever left is shown so too', () => {
    let seen = 0;
    for (const { text } of loadNotices()) seen += leaversTold(text);
    expect(seen).toBeGreaterThan(50);
  });
});

function leaversTold(text: string): number {
  const { mentions } = readPersons({ text, subRubric: 'HR02', language: 'de' });
  const left = mentions.filter(({ action }) => action === 'REMOVED');
  for (const { span } of left) expect(read(text, span)).toMatch(WENT);
  return left.length;
}

it('stands in the text as it is shown, but for what the marks leave out, of any text and place', () => {
  const words = fc.constantFrom('Ausgeschiedene Personen:', 'Eingetragene Personen neu:', 'Hes, Urs', 'Bucher Ina', 'ist', 'als Präsident', 'zurückgetreten', '.', ';', ':', ' ', '. ', '; ', '(', ')', '\u0000', 'é'); // prettier-ignore
  const texts = fc.array(words, { maxLength: 60 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(texts, fc.nat(600), fc.nat(80), (text, from, length) => {
      const start = Math.min(from, text.length);
      const span = { start, end: Math.min(start + length, text.length) };
      const { before, after } = surroundings(text, noticeSentences(text), span);
      expect(before.length + after.length).toBeLessThan(1_000);
      const [left, right] = [text.slice(0, span.start), text.slice(span.end)];
      for (const part of before.split('…')) expect(left).toContain(part.trim());
      for (const part of after.split('…')) expect(right).toContain(part.trim());
    }),
  );
});
