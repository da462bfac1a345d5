export { originText, FILE_LIMITS, type FileLimits, type Origin, type SourceItem } from './item.js';
export type { FoundManifest } from './manifest.js';
export type { Manifest } from './manifest-form.js';
export { readFiles, type ReadOptions } from './read-files.js';
export { stampOfFiles } from './stamp.js';
