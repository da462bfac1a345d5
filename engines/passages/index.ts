/** The door of what searches across engines. */
export type * from './contract.js';
export { cutPassages, PASSAGE_LENGTH, PASSAGE_OVERLAP } from './cut.js';
export { readableIn } from './quote.js';
export { searchPassages } from './search-passages.js';
