/** What learning needs (`eval/reader`); questions are read through `read-part.ts` and `read-whole.ts`. */
export { tokensOf } from '../read/tokens.js';
export { featuresOf, MASKS } from './features.js';
export { KINDS, measureOfKind, type Kind } from './kinds.js';
export { generator, learn, type Example } from './learn.js';
export { idiomsOf } from './limits.js';
export { HOW_MANY, likeliest, packed, probabilities, unpacked, type Learned } from './model.js';
