import { describe, expect, test } from 'vitest';
import type { Mention, Publication } from '../../src/core/index.js';
import { evidenceOf } from '../../ingest/derive/mention-evidence.js';
import { readPublication } from '../../ingest/read/index.js';
import { notice } from '../read/notice.js';
import { describeShared } from '../support/shared.js';
import { realPublications } from './real.js';

interface Shown {
  mention: Mention;
  quote: string;
}

function shown(publication: Publication): Shown[] {
  return readPublication(publication).assertions.flatMap((assertion) => {
    if (assertion.kind !== 'ENTRY_SET' && assertion.kind !== 'ENTRY_REMOVED') return [];
    const { start, end } = evidenceOf(assertion.mention);
    return [{ mention: assertion.mention, quote: publication.text.slice(start, end).replace(/\s+/g, ' ') }];
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe('what proves an entry shows who and what', () => {
  test('a predicate that several share stands in the quote of each, and the entry starts where it did', () => {
    const text = 'Probst Anna, von Biel, in Bern, und Kempf Leo, von Thun, in Wil, zeichnen beide mit Kollektivprokura zu zweien.';
    const entries = shown(notice({ subRubric: 'HR02', text }));
    expect(entries.map(({ quote }) => quote.endsWith('mit Kollektivprokura zu zweien'))).toEqual([true, true]);
    expect(entries.map(({ quote, mention }) => quote.startsWith(mention.surname!.value))).toEqual([true, true]);
    expect(entries.map(({ mention }) => mention.span.start)).toEqual([0, text.indexOf('Kempf')]);
  }); // prettier-ignore

  test('a heading far above a long list stays out', () => {
    const people = Array.from({ length: 30 }, (_, at) => `Muster${'abcdefghij'[at % 10]!} Anna, de Bienne, à Genève`);
    const entries = shown(notice({ subRubric: 'HR02', text: `Administration: ${people.join(', ')}.` }));
    for (const { quote } of entries) expect(quote.length).toBeLessThanOrEqual(600);
  });

  test('a value of a field is quoted with its path', () => {
    const content = { commonsNew: { company: { name: 'Blaufels AG', uid: 'CHE-100.000.006' }, capital: { nominal: '270000' } } };
    const publication = notice({ subRubric: 'HR01', content });
    const quotes = readPublication(publication).assertions.flatMap((one) =>
      one.kind === 'FIRM_FIELD_SET' ? [publication.text.slice(one.span.start, one.span.end)] : [],
    );
    expect(quotes).toContain('commonsNew.capital.nominal: 270000');
    expect(quotes).toContain('commonsNew.company.name: Blaufels AG');
  }); // prettier-ignore
});

describeShared('the public notices', () => {
  test('every quote holds the name and the signature that it proves', () => {
    const entries = realPublications().flatMap(shown);
    const wanting = entries.filter(({ mention: { name, surname, signature }, quote }) =>
      [name ?? surname, signature && { value: signature.text }].some(
        (value) => value !== null && !quote.includes(plain(value.value)),
      ),
    );
    expect(entries.length).toBeGreaterThan(200);
    expect(wanting.length).toBe(0);
  });
});
