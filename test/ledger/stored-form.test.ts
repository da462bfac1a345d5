import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveEvent } from '../../ingest/derive/index.js';
import { compact, expand } from '../../ingest/ledger/compact.js';
import { packValue, readableFields, toPublication, unpackJson } from '../../ingest/ledger/index.js';
import { packRevision, recordOf, revisionOf } from '../../ingest/project/stored-revision.js';
import { readPublication } from '../../ingest/read/index.js';
import type { FieldTree, SourceRecord } from '../../src/core/index.js';
import { demoRecords } from './support.js';

const known = fc.constantFrom(
  'start',
  'end',
  'value',
  'span',
  'kind',
  'publicationText',
  'false',
  'public',
  'a.b',
  'x[1]',
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(known, fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.record({ start: fc.integer(), end: fc.integer() }),
    fc.record({ value: tie('value'), span: tie('value') }),
    fc.dictionary(fc.oneof(known, fc.stringMatching(/^[a-z]{0,6}$/)), tie('value'), { maxKeys: 4 }),
  ),
})).value; // prettier-ignore

const tree = fc.letrec<{ tree: FieldTree }>((tie) => ({
  tree: fc.dictionary(
    fc.oneof(fc.constantFrom('publicationText', 'company', 'a.b', 'a'), fc.stringMatching(/^[a-z]{1,3}$/)),
    fc.oneof({ maxDepth: 3 }, fc.string({ minLength: 1 }), fc.array(tie('tree'), { maxLength: 12 }), tie('tree')),
    { maxKeys: 4 },
  ),
})).tree; // prettier-ignore

function packed(record: SourceRecord): Uint8Array {
  const publication = toPublication(record);
  return packRevision(record, publication, deriveEvent(publication, readPublication(publication)));
}

describe('stored values', () => {
  it('come back as JSON would give them back', () => {
    fc.assert(
      fc.property(json, (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(expand(compact(value))).toEqual(plain);
        expect(unpackJson(packValue(value), 'a value')).toEqual(plain);
      }),
      { numRuns: 500 },
    );
    const long = Array.from({ length: 3_000 }, (_, index) => `text ${index % 1_500}`);
    expect(unpackJson(packValue(long), 'a long value')).toEqual(long);
  });

  it('leave out what is undefined, as JSON does', () => {
    expect(expand(compact({ start: 1, middle: undefined, end: 2 }))).toEqual({ start: 1, end: 2 });
  });

  it('are damaged where a number names no string', () => {
    for (const text of ['-9999', '[2,1]', '[9999]', '{']) expect(() => expand(text)).toThrow(SyntaxError);
  });
});

describe('a stored revision', () => {
  const [sample] = demoRecords(1, 1);

  it('gives back record, event and text of notices', () => {
    for (const record of demoRecords(3, 200)) {
      const { text } = toPublication(record);
      expect(recordOf(packed(record), 'it')).toEqual(record);
      expect(revisionOf(packed(record), 'it').event.text).toBe(text);
    }
  });

  it('gives back the canonical text of any content, and what people read of it', () => {
    fc.assert(
      fc.property(tree, (content) => {
        const record = { ...sample!, content };
        const frozen = toPublication(record);
        const stored = packed(record);
        expect(revisionOf(stored, 'it').event.text).toBe(frozen.text);
        expect(revisionOf(stored, 'it').body).toBe(frozen.bodyLength);
        expect(revisionOf(stored, 'it').readable).toEqual(readableFields(frozen.fields));
        expect(toPublication(recordOf(stored, 'it'))).toEqual(frozen);
      }),
      { numRuns: 500 },
    );
  });
});
