export * from './evidence.js';
export * from './follow.js';
export * from './human-input.js';
export * from './nodes.js';
export * from './outcome.js';
export * from './question-frame.js';
export * from './run.js';
export * from './share-reads.js';
