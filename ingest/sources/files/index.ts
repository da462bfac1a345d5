export { originText, FILE_LIMITS, type FileLimits, type Origin, type SourceItem } from './item.js';
export type { FoundManifest, Manifest } from './manifest.js';
export { readFiles, type ReadOptions } from './read-files.js';
