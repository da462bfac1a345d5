export * from './contract.js';
export { modelFailure, modelFailureOf, type ModelFailure } from './failures.js';
export { isFields, jsonIn, withoutThought, type Fields } from './json-in.js';
export type { ModelSettings, Price, RoleSettings } from './settings.js';
export { askFor, assertWhole, replySchema } from './structured.js';
