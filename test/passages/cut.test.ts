import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPassages, PASSAGE_LENGTH, PASSAGE_OVERLAP } from '../../engines/passages/index.js';

const texts = fc
  .array(fc.constantFrom('Wort', 'ein längeres Wort', '. ', '; ', '\n', '\n\n', ' ', 'Art. 5', '12.03.2024', '🎉', 'x'.repeat(900), '𝕏'.repeat(500)), { maxLength: 120 })
  .map((parts) => parts.join(' ')); // prettier-ignore

describe('passages of any text', () => {
  it('begin and end at something visible, are short, overlap little, and leave nothing visible out', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const spans = cutPassages(text);
        const seen = new Set<number>();
        for (const [index, { start, end }] of spans.entries()) {
          const passage = text.slice(start, end);
          expect(passage).toBe(passage.trim());
          expect(passage.length).toBeGreaterThan(0);
          expect(passage.length).toBeLessThanOrEqual(PASSAGE_LENGTH);
          expect(passage).not.toMatch(/\p{Surrogate}/u);
          const before = spans[index - 1];
          if (before !== undefined) {
            expect(start).toBeGreaterThan(before.start);
            expect(end).toBeGreaterThan(before.end);
            expect(before.end - start).toBeLessThanOrEqual(PASSAGE_OVERLAP);
          }
          for (let at = start; at < end; at++) seen.add(at);
        }
        for (let at = 0; at < text.length; at++) if (/\S/.test(text[at]!)) expect(seen.has(at), `${at}`).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('hold whole sentences, and stay within the stretch asked for', () => {
    const sentence = 'Die Gesellschaft bezweckt den Handel mit Waren aller Art im In- und Ausland. ';
    const text = `Kopf. ${sentence.repeat(30)}Schluss`;
    for (const { start, end } of cutPassages(text, 6, text.length - 7))
      expect(text.slice(start, end)).toMatch(/^Die Gesellschaft.*Ausland\.$/s);
    expect(cutPassages(text, 6, 6)).toEqual([]);
    expect(cutPassages('  \n ')).toEqual([]);
  });
});
