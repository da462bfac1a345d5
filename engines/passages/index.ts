/** The door of what searches across engines. */
export type * from './contract.js';
export { searchPassages } from './search-passages.js';
