/** What learning needs (`eval/guard`). */
export { likelihood, LIKELY } from './learned.js';
export { BUCKETS, CLASSES, featuresOf, stretchesOf } from './stretches.js';
