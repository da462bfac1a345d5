export * from './portal/index.js';
export { fromPortalJson, fromPublicationXml } from './publication.js';
export { fromLegacyLine } from './legacy.js';
export { isShabRubric, SHAB_RUBRICS, type ShabRubric } from './rubrics.js';
export { shabLegacySource, shabSource } from './source.js';
