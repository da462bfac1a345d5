/** The words of a question, for rooms beside the reader: its tokens, what a language's lexicon says of them, dialect in standard words, and what stands around it. */
export { inStandard } from './read/dialect/dialect.js';
export { isMonth } from './read/time/dates.js';
export { nearWord, phraseAt, phraseTable } from './read/words/phrase-table.js';
export { tokensOf, type Token } from './read/words/tokens.js';
export { asSaid } from './read/written/index.js';
