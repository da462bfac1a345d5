/** What learning needs (`eval/reader`); questions are read through `read-part.ts` and `read-whole.ts`. */
export { inStandard } from '../read/dialect/dialect.js';
export { tagged } from '../read/words/tagging.js';
export { tokensOf } from '../read/words/tokens.js';
export { BEGINS, beginsIn, featuresOfBegins, type Begins } from './begins.js';
export { BUCKETS, featuresOf, MASKS, type Masked } from './features.js';
export { KINDS, measureOfKind, type Kind } from './kinds.js';
export {
  featuresOfNaming,
  NAMING,
  packedWords,
  sharesOfName,
  unpackedWords,
  type IsMet,
  type Naming,
} from './naming.js';
export { idiomsOf } from './limits.js';
export { tagsOf } from './masked.js';
export { HOW_MANY, likeliest, WHOM, type Learned, type Whom } from './model.js';
