import { probabilities, type Model } from './model.js';

export interface Example<Class extends string> {
  features: readonly number[];
  is: Class;
}

const ROUNDS = 12;
/** The weights are the mean of those behind the last rounds (Polyak and Juditsky, 1992): what the order of the last examples did weighs little. */
const AVERAGED = 6;
const RATE = 0.3;
const DECAY = 5e-5;
/** A step that moves nothing that eight bits tell. */
const LEAST_STEP = 1e-4;

/**
 * Weights by AdaGrad (Duchi et al., 2011) on the log loss, one example after another, in an order that is always the same: the same examples
 * give the same weights on every machine.
 */
export function learn<Class extends string>(examples: readonly Example<Class>[], classes: readonly Class[], buckets: number): Model<Class> {
  const each = classes.length;
  const weights = new Float32Array(buckets * each);
  const squares = new Float32Array(buckets * each).fill(1e-6);
  const mean = new Float32Array(buckets * each);
  const order = [...examples];
  const next = generator();
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = next() % (at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, is } of order) {
      const errors = probabilities({ classes, weights, scale: 1 }, features);
      errors[classes.indexOf(is)]! -= 1;
      const share = 1 / Math.sqrt(features.length);
      for (const bucket of features)
        for (let one = 0, at = bucket * each; one < each; one++, at++) {
          const step = errors[one]! * share + DECAY * weights[at]!;
          if (Math.abs(step) <= LEAST_STEP) continue;
          squares[at]! += step * step;
          weights[at]! -= (RATE * step) / Math.sqrt(squares[at]!);
        }
    }
    if (round >= ROUNDS - AVERAGED) for (let at = 0; at < weights.length; at++) mean[at]! += weights[at]! / AVERAGED;
  }
  return { classes, weights: mean, scale: 1 };
} // prettier-ignore

/** Numerical Recipes' linear congruential generator; its high bits. */
export function generator(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
}
