/** Notices of 2001 print no number, and their firm's seat now with its canton, now without: they once made a second firm beside the numbered one. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/index.js';
import { readPublication } from '../../ingest/read/index.js';
import { fromLegacyLine } from '../../ingest/sources/index.js';
import { firmKeys } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';

describeShared('older notices', () => {
  it("are tied to their firm by the collection's own number, with or without one of the register", () => {
    const lines = readFileSync(sharedPath('data/shab/notices-2001-2017/records.jsonl'), 'utf8').trim().split('\n');
    const firms = new Map<string, Set<string>>();
    for (const line of lines) {
      const record = JSON.parse(line) as { id_firma: string };
      const { subjects } = readPublication(toPublication(fromLegacyLine(record)));
      expect(subjects).toHaveLength(1);
      const keys = firmKeys(subjects[0]!);
      expect(keys).toContain(`source:shab-legacy:${record.id_firma}`);
      const known = firms.get(record.id_firma) ?? new Set();
      for (const key of keys.filter((one) => one.startsWith('ch-uid:'))) known.add(key);
      firms.set(record.id_firma, known);
    }
    for (const [firm, uids] of firms) expect(uids.size, `firm ${firm}`).toBeLessThanOrEqual(1);
  });
});
