/** A second reader of orders, learned from texts that strangers wrote (`eval/guard`). */
import { probabilities, unpacked, type Model } from '../linear/index.js';
import { BUCKETS, CLASSES, featuresOf } from './stretches.js';
import { LEARNED } from './weights.js';

/** Chosen on sets left out of learning: of ordinary notices one in a thousand is flagged, of harmless texts written to look hostile one in fifteen. */
export const LIKELY = 0.75;

let model: Model<(typeof CLASSES)[number]> | null = null;

/** Whether a folded stretch wants to be obeyed, as far as its words tell. */
export const isLikely = (stretch: string): boolean =>
  likelihood((model ??= unpacked(LEARNED.weights, CLASSES, BUCKETS)), stretch) >= LIKELY;

/** 0 to 1. */
export function likelihood(of: Model<(typeof CLASSES)[number]>, stretch: string): number {
  return probabilities(of, featuresOf(stretch))[1]!;
}
