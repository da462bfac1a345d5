import { BUCKETS } from './features.js';
import { KINDS, type Kind } from './kinds.js';
import { probabilities } from './model.js';

export interface Example {
  features: readonly number[];
  kind: Kind;
}

const ROUNDS = 12;
const RATE = 0.3;
const DECAY = 5e-5;
/** A step that moves nothing that eight bits tell. */
const LEAST_STEP = 1e-4;

/**
 * Weights by AdaGrad (Duchi et al., 2011) on the log loss, one example after another, in an order that is always the same: the same examples
 * give the same weights on every machine.
 */
export function learn(examples: readonly Example[]): Float32Array {
  const kinds = KINDS.length;
  const weights = new Float32Array(BUCKETS * kinds);
  const squares = new Float32Array(BUCKETS * kinds).fill(1e-6);
  const order = [...examples];
  const next = generator();
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = next() % (at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, kind } of order) {
      const errors = probabilities({ weights, scale: 1 }, features);
      errors[KINDS.indexOf(kind)]! -= 1;
      const share = 1 / Math.sqrt(features.length);
      for (const bucket of features)
        for (let one = 0, at = bucket * kinds; one < kinds; one++, at++) {
          const step = errors[one]! * share + DECAY * weights[at]!;
          if (Math.abs(step) <= LEAST_STEP) continue;
          squares[at]! += step * step;
          weights[at]! -= (RATE * step) / Math.sqrt(squares[at]!);
        }
    }
  }
  return weights;
}

/** Numerical Recipes' linear congruential generator; its high bits. */
function generator(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
}
