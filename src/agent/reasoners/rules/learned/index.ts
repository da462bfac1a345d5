/** What learning needs (`eval/reader`); questions are read through `read-part.ts`. */
export { tokensOf } from '../read/tokens.js';
export { featuresOf, MASKS } from './features.js';
export { KINDS, measureOfKind, type Kind } from './kinds.js';
export { learn, type Example } from './learn.js';
export { likeliest, packed, unpacked, type Model, type PackedModel } from './model.js';
