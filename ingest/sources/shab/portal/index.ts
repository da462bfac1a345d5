export { fetchPublications, type PortalCursor, type PortalEvent, type PortalOptions } from './fetch-publications.js';
export type { PortalRequest } from './request.js';
