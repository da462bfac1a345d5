import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnedFrom, worded } from '../../../eval/reader/examples.js';
import { learn, packed, unpacked, type Example } from '../../../src/agent/linear/index.js';
import { BUCKETS, featuresOf, KINDS, likeliest, type Kind } from '../../../src/agent/reasoners/rules/learned/index.js'; // prettier-ignore
import { LEARNED } from '../../../src/agent/reasoners/rules/learned/weights.js';
import { LANGUAGES } from '../../../src/core/index.js';
import { MEASURES } from '../../../src/trace/index.js';
import { readsFrames } from '../read-frames.js';

const model = unpacked(LEARNED.kinds, KINDS, BUCKETS);

describe('what was learned', () => {
  it('comes from the sets to work with as they stand: else run npm run train-reader', async () => {
    expect(LEARNED.from).toBe(learnedFrom(await worded()));
  });

  it('is the same for the same examples, and survives being packed', () => {
    const words = ['wer', 'pruft', 'xfirm', 'adresse', 'siege', 'board'];
    const examples = words.map((word, at): Example<Kind> => ({ features: featuresOf({ words: [word, 'xfirm'], tags: [] }, 'de', null), is: KINDS[at]! })); // prettier-ignore
    const first = packed(learn(examples, KINDS, BUCKETS));
    expect(packed(learn(examples, KINDS, BUCKETS))).toEqual(first);
    for (const { features, is } of examples) expect(likeliest(unpacked(first, KINDS, BUCKETS), features).kind).toBe(is);
  });

  it('refuses weights made for other kinds', () => {
    expect(() => unpacked(LEARNED.kinds, KINDS.slice(1), BUCKETS)).toThrow(/npm run train-reader/);
  });

  it('is total: any words have a kind, with a probability, and long texts cost no more than a question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 200 }), { maxLength: 400 }),
        fc.constantFrom(...LANGUAGES),
        fc.option(fc.constantFrom(...MEASURES)),
        fc.array(fc.string({ maxLength: 20 }), { maxLength: 400 }),
        (words, language, before, tags) => {
          const features = featuresOf({ words, tags }, language, before);
          expect(features.length).toBeLessThan(120 * 120);
          const { kind, probability, nothing } = likeliest(model, features);
          expect(KINDS).toContain(kind);
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThanOrEqual(1);
          expect(nothing).toBeLessThanOrEqual(probability);
          expect(featuresOf({ words, tags }, language, before)).toEqual(features);
        },
      ),
    );
  });
});

describe('a part whose words no lexicon knows', () => {
  const { frames } = readsFrames();
  const FIRM = 'Muster Immobilien AG';

  it.each([
    ['de', `Wer verbüchelt als Verwaltungsrat die ${FIRM} ausser dem Präsidenten?`],
    ['fr', `Qui tripatouille chez ${FIRM}, hormis le président ?`],
    ['it', `Chi strapazza alla ${FIRM}, tranne il presidente?`],
    ['en', `Who flummoxes at ${FIRM}, excluding the chair?`],
  ] as const)('no exclusion vanishes: %s', async (language, question) => {
    for (const { readAs } of await frames(question, language)) expect(readAs).toEqual([]);
  });

  it.each([
    ['de', `Hat die ${FIRM} eine Kantine?`],
    ['fr', `Quel parfum porte le président de ${FIRM} ?`],
    ['it', `Quante stampanti ha la ${FIRM}?`],
    ['en', `Is ${FIRM} any fun to work for?`],
  ] as const)('what no register holds is not told: %s', async (language, question) => {
    const read = await frames(question, language);
    expect(read.every(({ refusal }) => refusal !== null)).toBe(true);
  });
});
