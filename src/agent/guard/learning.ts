/** What learning needs (`eval/guard`). */
export { likelihood } from './learned.js';
export { BUCKETS, CLASSES, featuresOf, stretchesOf } from './stretches.js';
