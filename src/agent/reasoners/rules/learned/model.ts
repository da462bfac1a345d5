import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../../../core/index.js';
import { BUCKETS } from './features.js';
import { KINDS, type Kind } from './kinds.js';

/** A linear model: a weight for each bucket and kind, bucket by bucket. */
export interface Model {
  weights: Int8Array | Float32Array;
  /** What a weight of 1 stands for. */
  scale: number;
}

/** As it is kept in a file. */
export interface PackedModel {
  /** Which words and keys it was learned from. */
  learnedFrom: string;
  kinds: readonly string[];
  scale: number;
  /** Weights of eight bits, deflated, in base64. */
  weights: string;
}

export interface Likely {
  kind: Kind;
  /** 0 to 1. */
  probability: number;
  /** How likely it is that no register holds what is asked. */
  nothing: number;
}

/** How likely each kind is (multinomial logistic regression), in the order of KINDS. */
export function probabilities({ weights, scale }: Model, features: readonly number[]): Float64Array {
  const sums = new Float64Array(KINDS.length);
  for (const bucket of features)
    for (let kind = 0; kind < sums.length; kind++) sums[kind]! += weights[bucket * sums.length + kind]!;
  const share = scale / Math.sqrt(features.length);
  const most = sums.reduce((a, b) => Math.max(a, b), -Infinity);
  let total = 0;
  for (let kind = 0; kind < sums.length; kind++) total += sums[kind] = Math.exp((sums[kind]! - most) * share);
  return sums.map((value) => value / total);
}

/** The likeliest kind. */
export function likeliest(model: Model, features: readonly number[]): Likely {
  const all = probabilities(model, features);
  const best = all.reduce((most, probability, at) => (probability > all[most]! ? at : most), 0);
  return { kind: KINDS[best]!, probability: all[best]!, nothing: all[KINDS.indexOf('NOTHING')]! };
}

const MOST = 31;

/** Weights in eight bits each; those too small to count are left out. */
export function packed(weights: Float32Array, learnedFrom: string): PackedModel {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const text = deflateRawSync(Buffer.from(small.buffer), { level: 9 }).toString('base64');
  return { learnedFrom, kinds: KINDS, scale, weights: text };
}

/** Throws INTERNAL where the file was made for other kinds or another size. */
export function unpacked({ kinds, scale, weights }: PackedModel): Model {
  const bytes = inflateRawSync(Buffer.from(weights, 'base64'), { maxOutputLength: BUCKETS * KINDS.length + 1 });
  if (kinds.join() !== KINDS.join() || bytes.length !== BUCKETS * KINDS.length)
    throw new AppError('INTERNAL', 'the weights of the learned reader are of another version: npm run train-reader');
  return { weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), scale };
}
