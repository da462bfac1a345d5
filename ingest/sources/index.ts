export {
  originText,
  readFiles,
  stampOfFiles,
  FILE_LIMITS,
  type FileLimits,
  type FoundManifest,
  type Origin,
  type ReadOptions,
  type SourceItem,
} from './files/index.js';
export { readDocuments, readDocument, MOST_DOCUMENT_BYTES, type DocumentItem } from './documents/index.js';
export { problem, problemOf, type ProblemCode } from './problem.js';
export { sources } from './registry.js';
export {
  fetchPublications,
  type PortalCursor,
  type PortalEvent,
  type PortalOptions,
  type PortalRequest,
  type WholeWindow,
} from './shab/index.js';
export { fromLegacyLine, fromPortalJson, fromPublicationXml, isShabRubric, SHAB_RUBRICS } from './shab/index.js';
export type { RawItem, Source } from './source.js';
