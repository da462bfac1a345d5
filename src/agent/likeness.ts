import type { Embedder, EmbeddingPurpose } from '../../engines/embeddings/contract.js';
import { foldName, type Call } from '../core/index.js';
import { within } from './within.js';

/** By what two texts were found alike: MEANING by an embedding model's vectors, WORDS by those that they share. */
export type LikenessBasis = 'MEANING' | 'WORDS';

/** An embedding model as a run uses it: without one, or where it fails, likeness goes by words, and whoever uses it says so. */
export interface Meaning {
  /** Whose vectors compare; null: there is none. */
  modelHash: string | null;
  /** One vector of unit length a text, at most 256; null: go by words. What was asked a while ago is not asked of the model again. */
  vectorsOf(texts: readonly string[], purpose: EmbeddingPurpose): Promise<Float32Array[] | null>;
}

/** A model that keeps a run waiting for longer is gone without. */
const PATIENCE_MS = 3_000;
const MOST_AT_ONCE = 64;
const MOST_CHARACTERS = 1_000;
const MOST_KNOWN = 1_000;

/** Vectors by purpose and text, the oldest forgotten first: descriptions of tools are the same in every run. */
const KNOWN = new WeakMap<Embedder, Map<string, Float32Array>>();

export function meaningBy(embedder: Embedder | null, context: { call: Call; now(): number }): Meaning {
  if (embedder === null) return { modelHash: null, vectorsOf: async () => null };
  const known = KNOWN.get(embedder) ?? new Map<string, Float32Array>();
  KNOWN.set(embedder, known);
  const keyOf = (text: string, purpose: EmbeddingPurpose) => `${purpose} ${text.slice(0, MOST_CHARACTERS)}`;
  const learn = async (texts: readonly string[], purpose: EmbeddingPurpose) => {
    const limits = { call: context.call, nowMs: context.now(), signal: context.call.signal };
    const cut = texts.map((text) => text.slice(0, MOST_CHARACTERS));
    const vectors = await within(PATIENCE_MS, limits, (call) => embedder.embed(cut, purpose, call));
    for (const [index, vector] of vectors.entries()) known.set(keyOf(texts[index]!, purpose), vector);
    for (const key of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(key);
    }
  };
  return {
    modelHash: embedder.model.hash,
    async vectorsOf(texts, purpose) {
      const unknown = [...new Set(texts)].filter((text) => !known.has(keyOf(text, purpose)));
      try {
        for (let start = 0; start < unknown.length; start += MOST_AT_ONCE)
          await learn(unknown.slice(start, start + MOST_AT_ONCE), purpose);
      } catch (error) {
        if (context.call.signal.aborted) throw error;
        return null;
      }
      return texts.map((text) => known.get(keyOf(text, purpose))!);
    },
  };
}

/** Of vectors of unit length: -1 to 1. */
export function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += left[at]! * right[at]!;
  return sum;
}

/** Ends of words differ in four languages: what they begin with is compared. */
const STEM = 6;
const LEAST = 3;

/** The words of a text, folded and cut to what they begin with, each once; those that are too short to tell anything are left out. */
export function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => (word.length < LEAST ? [] : [word.slice(0, STEM)])));
}

/** Lower case, without marks. */
export const wordsOf = (text: string): string[] => foldName(text.replace(/ß/g, 'ss')).split(' ');

/** Cosine of two sets of words where it is `least` or more, else 0: of most sets, a few words tell. */
export function cosineFrom(least: number, left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let missed = left.size - least * Math.sqrt(left.size * right.size) + ROUNDED;
  for (const word of left) if (!right.has(word) && --missed < 0) return 0;
  const likeness = cosineOfWords(left, right);
  return likeness >= least ? likeness : 0;
}

const ROUNDED = 1e-6;

/** Cosine of two sets of words: 0 to 1. */
export function cosineOfWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared++;
  return shared / Math.sqrt(left.size * right.size);
}
