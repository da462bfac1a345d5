export { blockKeys, connectingKeys, MAX_BLOCK } from './block-keys.js';
export { cluster } from './cluster.js';
export { componentsOf } from './components.js';
export type * from './contract.js';
export { resolveHolder } from './holder.js';
export { MentionPlaces } from './mention-places.js';
