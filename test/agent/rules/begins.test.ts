import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../../../src/agent/linear/index.js';
import {
  BEGINS,
  BUCKETS,
  beginsIn,
  featuresOfBegins,
  tagged,
} from '../../../src/agent/reasoners/rules/learned/index.js';
import { LEARNED } from '../../../src/agent/reasoners/rules/learned/weights.js';
import { LANGUAGES, type IsoDate, type Language } from '../../../src/core/index.js';
import { readsFrames } from '../read-frames.js';

const model = unpacked(LEARNED.begins, BEGINS, BUCKETS);
const begins = (text: string, language: Language) =>
  beginsIn(model, tagged(text, language, '2026-01-01' as IsoDate), []);

describe('where a question begins what it asks', () => {
  it('is total: any text has its beginnings, in order, each at a word, none before what is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const reading = tagged(text, language, '2026-01-01' as IsoDate);
        const { asking, next } = beginsIn(model, reading, []);
        expect(asking).toBeLessThan(Math.max(1, reading.tokens.length));
        for (const [index, at] of next.entries()) {
          expect(at).toBeGreaterThan(index === 0 ? asking : next[index - 1]!);
          expect(at).toBeLessThan(reading.tokens.length);
        }
        for (const { features } of featuresOfBegins(reading, [])) expect(features.length).toBeLessThan(400);
      }),
    );
  });

  it.each([
    ['de', 'Die Chefin ist schon wieder eine andere, dachte ich mir. Wo ist der Sitz?', 'Wo'],
    ['fr', 'Mon oncle y a travaillé dix ans comme magasinier. Quel est le capital ?', 'Quel'],
    ['it', 'Mio cugino ci lavora in magazzino da una vita. Qual è lo scopo?', 'Qual'],
    ['en', 'My uncle drove lorries for them in the nineties. Who audits it?', 'Who'],
  ] as const)('is behind a remark: %s', (language, text, word) => {
    const { asking } = begins(text, language);
    expect(tagged(text, language, '2026-01-01' as IsoDate).tokens[asking]?.text).toBe(word);
  });

  it.each([
    ['de', 'Wo ist der Sitz?'],
    ['fr', 'Qui révise les comptes ?'],
    ['it', 'Chi firma per la società?'],
    ['en', 'What is its purpose?'],
  ] as const)('is at once where one thing is asked: %s', (language, text) => {
    expect(begins(text, language)).toEqual({ asking: 0, next: [] });
  });
});

describe('a remark before a question', () => {
  const { frames } = readsFrames();
  const X = 'Muster Bau AG';
  it.each([
    ['de', `Ein schöner Zweck und ein strenger Präsident, finde ich. Wie hoch ist das Kapital der ${X}?`],
    ['fr', `Le président, je l’ai croisé à un enterrement la semaine passée. Quel est le capital de ${X} ?`],
    ['it', `Il presidente lo conosco dai tempi del liceo. Qual è il capitale della ${X}?`],
    ['en', `I met the chairman at a funeral last week. What is the capital of ${X}?`],
  ] as const)('asks nothing: %s', async (language, question) => {
    expect((await frames(question, language)).map(({ measure, refusal }) => [measure, refusal])).toEqual([['CAPITAL', null]]); // prettier-ignore
  });
});
