export { fromLegacyLine, fromPortalJson, fromPublicationXml } from './shab/index.js';
export { problem, problemOf, type ProblemCode } from './problem.js';
