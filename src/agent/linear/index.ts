/** Linear models over hashed features: what the agent learned to tell apart, shipped as a table of weights. */
export { begun, hashBehind, hashOf } from './hashing.js';
export { generator, learn, type Example } from './learn.js';
export { packed, probabilities, unpacked, type Model, type PackedModel } from './model.js';
export { eachStretch } from './stretches.js';
