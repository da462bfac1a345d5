import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageWords, questionWeights } from '../../engines/vector/qdrant/word-weights.js';
import { netChanges } from '../../engines/vector/qdrant/net-changes.js';
import type { PassageChange } from '../../engines/vector/contract.js';
import { foldWords } from '../../engines/question-words.js';
import { putOf, sourceOf } from '../contracts/vectors/index.js';

describe('weights of words', () => {
  it('are finite, positive, one a dimension, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { words, weights } = passageWords(text);
        expect(new Set(weights.indices).size).toBe(weights.indices.length);
        expect(weights.values.length).toBe(weights.indices.length);
        for (const index of weights.indices)
          expect(Number.isInteger(index) && index >= 0 && index < 2 ** 32).toBe(true);
        for (const value of weights.values) expect(value > 0 && value <= 2.2).toBe(true);
        expect(words.join(' ').split(' ').sort()).toEqual([...new Set(foldWords(text).split(' '))].sort());
      }),
    );
  });

  it('grow with how often a word is there, and shrink with how much else is', () => {
    const of = (text: string) => passageWords(text).weights.values[0]!;
    expect(of('rot rot')).toBeGreaterThan(of('rot'));
    expect(of('rot blau gelb')).toBeLessThan(of('rot'));
  });

  it('of a question meet those of a passage that holds the word', () => {
    const { indices } = passageWords('Die Brücke von Zuerich').weights;
    expect(indices).toEqual(expect.arrayContaining(questionWeights(['brucke', 'zurich']).indices));
    expect(indices).not.toEqual(expect.arrayContaining(questionWeights(['genf']).indices));
  });
});

describe('a series of changes', () => {
  it('comes to what applying one after the other does', () => {
    const change = fc.oneof(
      fc.tuple(fc.integer({ min: 0, max: 2 }), fc.string(), fc.constantFrom('de' as const, 'fr' as const)).map(([at, text, language]): PassageChange => putOf(sourceOf(`s${at}`, { language }), [text])),
      fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom('it' as const, 'en' as const)).map(([at, language]): PassageChange => ({ kind: 'DESCRIBE', source: sourceOf(`s${at}`, { language }) })),
      fc.integer({ min: 0, max: 2 }).map((at): PassageChange => ({ kind: 'REMOVE', id: `s${at}` })),
    ); // prettier-ignore
    type State = Map<string, { language: string | null; texts: string[] }>;
    const apply = (state: State, changes: readonly PassageChange[]): State => {
      for (const each of changes) {
        if (each.kind === 'REMOVE') state.delete(each.id);
        else if (each.kind === 'PUT') state.set(each.source.id, { language: each.source.language, texts: each.passages.map(({ text }) => text) });
        else if (state.has(each.source.id)) state.set(each.source.id, { ...state.get(each.source.id)!, language: each.source.language });
      }
      return state;
    }; // prettier-ignore
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 8 }), (before, changes) => {
        const net = [...netChanges(changes)].map(([id, each]): PassageChange => (each.kind === 'REMOVE' ? { kind: 'REMOVE', id } : each)); // prettier-ignore
        expect(apply(apply(new Map(), before), net)).toEqual(apply(apply(new Map(), before), changes));
      }),
    );
  });
});
