export { canonicalHash, exportCanonical } from './canonical.js';
