import { describe, expect, it } from 'vitest';
import { readPersons } from '../../ingest/grammar/index.js';
import { sketch } from './sketch.js';
import { TABLES } from './strangers/tables.js';

for (const [table, rows] of Object.entries(TABLES)) {
  describe(`notices of other registers: ${table}`, () => {
    it.each(rows)('%s', (_why, subRubric, text, lines, unread = []) => {
      const read = readPersons({ text, subRubric, language: 'de' });
      expect(read.mentions.map(sketch)).toEqual(lines);
      expect(read.unread.map(({ span }) => text.slice(span.start, span.end))).toEqual(unread);
    });
  });
}
