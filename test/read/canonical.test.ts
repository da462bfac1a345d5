import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPublication } from '../../ingest/ledger/canonical.js';
import { fromPortalJson, fromPublicationXml } from '../../ingest/sources/index.js';
import type { FieldTree } from '../../src/core/index.js';
import { describeShared, sharedPath } from '../support/shared.js';
import { record } from './notice.js';

const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/);
const leaf = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'B', 'é', 'ü', ' ', ':', '\n', '1', '.', '(') })
  .map((text) => text.trim() || 'x');
const tree = fc.letrec<{ tree: FieldTree; node: FieldTree | FieldTree[] | string }>((tie) => ({
  tree: fc.dictionary(name, tie('node'), { maxKeys: 5 }),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('tree'),
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }),
  ),
})).tree;

function shuffled(node: FieldTree): FieldTree {
  const entries = Object.entries(node).reverse();
  const inner = (value: FieldTree | FieldTree[] | string): FieldTree | FieldTree[] | string =>
    typeof value === 'string' ? value : Array.isArray(value) ? value.map(shuffled) : shuffled(value);
  return Object.fromEntries(entries.map(([key, value]) => [key, inner(value)]));
}

describe('the canonical text', () => {
  it('is the publicationText, then a line for each other leaf in path order, every value with its span', () => {
    const publication = toPublication(
      record({
        text: 'Blaufels AG, in Zürich.',
        content: { b: { y: '2', x: ['1'].map((value) => ({ value })) }, a: 'A', journalDate: '', journalNumber: '' },
      }),
    );
    expect(publication.text).toBe('Blaufels AG, in Zürich.\na: A\nb.x.value: 1\nb.y: 2');
    expect(publication.bodyLength).toBe(23);
  });

  it('composes letters (NFC), so that one text has one hash', () => {
    expect(toPublication(record({ text: 'Zu\u0308rich' })).hash).toBe(toPublication(record({ text: 'Zürich' })).hash);
  });

  it('does not depend on the order of keys, and every span holds its value', () => {
    fc.assert(
      fc.property(tree, tree, (content, meta) => {
        const straight = toPublication({ ...record(), content, meta });
        const reversed = toPublication({ ...record(), content: shuffled(content), meta: shuffled(meta) });
        expect(reversed).toEqual(straight);
        for (const { span, value } of straight.fields) expect(straight.text.slice(span.start, span.end)).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it('changes its hash with text, meta and state, and with nothing else', () => {
    const { hash } = toPublication(record({ text: 'a' }));
    expect(
      toPublication(record({ text: 'a', updateDate: '2025-01-01T00:00:00.000Z', scope: 'tenant', id: 'other' })).hash,
    ).toBe(hash);
    for (const other of [
      record({ text: 'b' }),
      record({ text: 'a', meta: { rubric: 'KK' } }),
      record({ text: 'a', state: 'CANCELLED' }),
    ]) {
      expect(toPublication(other).hash).not.toBe(hash);
    }
  });
});

describe('since when a revision could be known', () => {
  it.each([
    ['PUBLISHED', null, '2024-03-12'],
    ['PUBLISHED', '2024-03-11T22:38:00.000Z', '2024-03-12'],
    ['PUBLISHED', '2024-03-11T23:30:00.000Z', '2024-03-12'],
    ['PUBLISHED', '2024-04-01T22:30:00.000Z', '2024-04-02'],
    ['CANCELLED', '2024-05-02T08:00:00.000Z', '2024-05-02'],
    ['CANCELLED', null, '2024-03-12'],
  ] as const)('%s, updated %s: %s', (state, updateDate, expected) => {
    expect(toPublication(record({ state, updateDate })).knownFrom).toBe(expected);
  });
});

/** The XML that the portal would write for a JSON publication: repeated elements for lists, no element for null, days for midnights. */
function xmlOf(value: unknown, tag: string): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => xmlOf(each, tag)).join('');
  if (typeof value === 'object') {
    return `<${tag}>${Object.entries(value)
      .map(([key, each]) => xmlOf(each, key))
      .join('')}</${tag}>`;
  }
  const text = typeof value === 'number' ? value.toFixed(2) : String(value).replace(/T00:00:00\.000Z$/, '');
  return `<${tag}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${tag}>`;
}

describeShared('JSON and XML of one publication', () => {
  it('have one canonical text and hash', () => {
    const items = JSON.parse(readFileSync(sharedPath('data/shab/portal/publications.json'), 'utf8')) as Record<
      'meta' | 'content',
      object
    >[];
    expect(items.length).toBe(10);
    for (const item of items) {
      const { lastFosc, ...content } = item.content as { lastFosc?: Record<string, unknown> };
      // lastFoscNumber is the one number that is no amount: XML writes it without places.
      const fosc = lastFosc && { ...lastFosc, lastFoscNumber: String(lastFosc['lastFoscNumber']) };
      const xml = `<p:publication xmlns:p="https://shab.ch">${xmlOf(item.meta, 'meta')}${xmlOf({ ...content, lastFosc: fosc }, 'content')}</p:publication>`;
      const [fromJson, fromXml] = [toPublication(fromPortalJson(item)), toPublication(fromPublicationXml(xml))];
      expect(fromXml.text).toBe(fromJson.text);
      expect(fromXml.hash).toBe(fromJson.hash);
    }
  });
});
