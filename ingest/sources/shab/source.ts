import { problem } from '../problem.js';
import type { RawItem, Source } from '../source.js';
import { fromLegacyLine } from './legacy.js';
import { fromPortalJson, fromPublicationXml } from './publication.js';

/** The Swiss gazette since 2018: the portal's JSON and XML, alone or as lists. */
export const shabSource: Source = {
  name: 'shab',
  description: 'Swiss gazette: JSON list pages, NDJSON, single publications as XML, XML bulk lists',
  jsonLists: [{ member: 'content', unlessAfter: 'meta' }],
  xmlRecords: ['publication'],
  xmlLists: ['bulk-export'],
  detect: (item) => (item.kind === 'xml' ? item.root === 'publication' : hasKey(item.value, 'meta')),
  read: (item) => (item.kind === 'xml' ? fromPublicationXml(item.xml) : fromPortalJson(item.value)),
};

/** Register notices of the gazette from 2001 to 2017, one JSON object a line. */
export const shabLegacySource: Source = {
  name: 'shab-legacy',
  description: 'Swiss gazette 2001 to 2017: JSON lines with record_type, journal_date and text',
  jsonLists: [],
  xmlRecords: [],
  xmlLists: [],
  detect: (item) => item.kind === 'json' && hasKey(item.value, 'journal_date') && hasKey(item.value, 'record_type'),
  read: readLegacy,
};

function readLegacy(item: RawItem): ReturnType<typeof fromLegacyLine> {
  if (item.kind === 'xml') throw problem('MALFORMED', 'older notices are JSON lines, not XML');
  return fromLegacyLine(item.value);
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
