import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../core/index.js';

/** A linear model: a weight for each bucket and class, bucket by bucket. */
export interface Model<Class extends string> {
  classes: readonly Class[];
  weights: Int8Array | Float32Array;
  /** What a weight of 1 stands for. */
  scale: number;
}

/** As it is kept in a file. */
export interface PackedModel {
  classes: readonly string[];
  scale: number;
  /** Weights of eight bits, deflated, in base64. */
  weights: string;
}

/** How likely each class is (multinomial logistic regression), in their order. */
export function probabilities({ classes, weights, scale }: Model<string>, features: readonly number[]): Float64Array {
  const sums = new Float64Array(classes.length);
  for (let at = 0; at < features.length; at++) {
    const from = features[at]! * sums.length;
    for (let one = 0; one < sums.length; one++) sums[one]! += weights[from + one]!;
  }
  const share = scale / Math.sqrt(features.length);
  let most = -Infinity;
  for (let one = 0; one < sums.length; one++) most = Math.max(most, sums[one]!);
  let total = 0;
  for (let one = 0; one < sums.length; one++) total += sums[one] = Math.exp((sums[one]! - most) * share);
  for (let one = 0; one < sums.length; one++) sums[one]! /= total;
  return sums;
}

const MOST = 31;
/** Smaller ones change nothing that was measured, and are a third of the file. */
const LEAST_WEIGHT = 1.5;

/** Weights in eight bits each; those too small to count are left out. */
export function packed({ classes, weights }: Model<string>): PackedModel {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / MOST;
  const small = Int8Array.from(weights, (weight) =>
    Math.abs(weight) < LEAST_WEIGHT * scale ? 0 : Math.round(weight / scale),
  );
  return { classes, scale, weights: deflateRawSync(Buffer.from(small.buffer), { level: 9 }).toString('base64') };
}

/** Throws INTERNAL where the file was made for other classes or another size. */
export function unpacked<Class extends string>(
  made: PackedModel,
  classes: readonly Class[],
  buckets: number,
): Model<Class> {
  const size = buckets * classes.length;
  const fits = made.classes.join() === classes.join();
  const bytes = fits ? inflateRawSync(Buffer.from(made.weights, 'base64'), { maxOutputLength: size + 1 }) : null;
  if (bytes?.length !== size)
    throw new AppError(
      'INTERNAL',
      'the weights that were learned are of another version: learn them anew (npm run train-reader, npm run train-guard)',
    );
  return { classes, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), scale: made.scale };
}
