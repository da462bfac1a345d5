export {
  fetchPublications,
  type PortalCursor,
  type PortalEvent,
  type PortalOptions,
  type WholeWindow,
} from './fetch-publications.js';
export type { PortalRequest } from './request.js';
