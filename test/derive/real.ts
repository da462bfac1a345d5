import { readFileSync } from 'node:fs';
import { companyUid, firmKeys, type Publication } from '../../src/core/index.js';
import type { FirmInput, Notice } from '../../ingest/derive/contract.js';
import { toPublication } from '../../ingest/ledger/index.js';
import { readPublication } from '../../ingest/read/index.js';
import { fromLegacyLine, fromPortalJson } from '../../ingest/sources/index.js';
import { sharedPath } from '../support/shared.js';

/** The public older notices and the portal's. */
export function realPublications(): Publication[] {
  const lines = readFileSync(sharedPath('data', 'shab', 'notices-2001-2017', 'records.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const portal = JSON.parse(
    readFileSync(sharedPath('data', 'shab', 'portal', 'publications.json'), 'utf8'),
  ) as unknown[];
  return [
    ...lines.map((line) => toPublication(fromLegacyLine(JSON.parse(line)))),
    ...portal.map((item) => toPublication(fromPortalJson(item))),
  ];
}

/** The same, read as the ledger would hand them over, by firm. */
export function realFirms(): FirmInput[] {
  const firms = new Map<string, FirmInput>();
  for (const publication of realPublications()) {
    const notice = noticeOf(publication);
    const keys = notice.reading.subjects.flatMap(firmKeys).sort();
    if (keys.length === 0) continue;
    const known = keys.map((key) => firms.get(key)).find((firm) => firm !== undefined);
    const firm = known ?? { companyUid: companyUid(keys[0]!), keys: [], notices: [] };
    firm.keys = [...new Set([...firm.keys, ...keys])].sort();
    firm.notices.push(notice);
    for (const key of keys) firms.set(key, firm);
  }
  return [...new Set(firms.values())];
}

export function noticeOf(publication: Publication): Notice {
  const { text: _text, fields: _fields, ...header } = publication;
  return { header, reading: readPublication(publication), cancelledKnownFrom: null };
}
