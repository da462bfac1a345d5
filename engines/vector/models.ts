import type { EmbeddingModel } from './contract.js';

/** Vectors of two models do not compare. */
export function sameModel(a: EmbeddingModel, b: EmbeddingModel): boolean {
  return a.id === b.id && a.dimensions === b.dimensions && a.hash === b.hash;
}

export function modelText({ id, dimensions, hash }: EmbeddingModel): string {
  return `${id} (${dimensions} dimensions, ${hash.slice(0, 12)})`;
}
