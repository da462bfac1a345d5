import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_DOCUMENT_BYTES, readDocument, readDocuments } from '../../ingest/sources/index.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'dossier-documents-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a document', () => {
  it('is known by its text, whatever its file is called', () => {
    const one = readDocument('a.txt', bytes('Ein Text.\r\nUnd noch einer.'));
    expect(readDocument('b.md', bytes('Ein Text.\nUnd noch einer.')).documentId).toBe(one.documentId);
    expect(readDocument('a.txt', bytes('Ein anderer Text.')).documentId).not.toBe(one.documentId);
    expect(one).toMatchObject({
      fileName: 'a.txt',
      title: 'a.txt',
      publicationDate: null,
      text: 'Ein Text.\nUnd noch einer.',
    });
  });

  it('says its title, day and language in its head, or title and language otherwise', () => {
    const head = '---\ntitle: "The report"\ndate: 2024-02-29\nlanguage: FR\nother: x\n---\n# Heading\ntext';
    expect(readDocument('a.md', bytes(head))).toMatchObject({ title: 'The report', publicationDate: '2024-02-29', language: 'fr' }); // prettier-ignore
    const bad =
      '---\ndate: 2024-02-30\nlanguage: xx\n---\n\n## Heading ##\nThe board of the firm was not told that it is to be sold, and that was the end of it for the staff.';
    expect(readDocument('a.md', bytes(bad))).toMatchObject({ title: 'Heading', publicationDate: null, language: 'en' });
    expect(readDocument('a.md', bytes('Xyzzy 123'))).toMatchObject({ language: null });
  });

  it('is text without what hides or turns text', () => {
    const { text } = readDocument(
      'a.txt',
      bytes(`\ufeffCafe\u0301 \u202eabc\u202c, \u0007${'und so weiter '.repeat(50)}`),
    );
    expect(text.startsWith('Café  abc ,')).toBe(true);
    expect(text).not.toMatch(/[\u0007\u202e\u202c\ufeff]/u);
  });

  it('comes in UTF-8, or in UTF-16 that says so', () => {
    const wide = Buffer.from('\ufeffGrüezi mitenand', 'utf16le');
    expect(readDocument('a.txt', wide).text).toBe('Grüezi mitenand');
    expect(readDocument('a.txt', Buffer.from(wide).swap16()).text).toBe('Grüezi mitenand');
  });

  it.each([
    ['other encodings', Buffer.from('caf\xe9', 'latin1'), 'ENCODING'],
    ['NUL bytes', Buffer.from('abc\0def'), 'ENCODING'],
    ['control characters', Buffer.from('\x01\x02\x03 abc'), 'MALFORMED'],
    ['blanks alone', Buffer.from(' \n\t '), 'MALFORMED'],
    ['nothing', Buffer.alloc(0), 'MALFORMED'],
  ])('is not made of %s', (_, content, problem) => {
    expect(() => readDocument('a.txt', content)).toThrow(expect.objectContaining({ details: { problem } }) as Error);
  });

  it('is refused by its file’s name where it is none, and the others are read', async () => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep', 'b.MD'), 'gut');
    writeFileSync(join(folder, 'a.txt'), 'auch gut');
    writeFileSync(join(folder, 'c.pdf'), '%PDF');
    writeFileSync(join(folder, 'd.txt'), 'x'.repeat(MOST_DOCUMENT_BYTES + 1));
    const items = [];
    for await (const item of readDocuments([folder, join(folder, 'missing')])) items.push(item);
    const told = items.map((item) =>
      item.ok ? item.document.fileName : `${item.origin.slice(folder.length + 1)} ${item.code}`,
    );
    expect(told).toEqual(['a.txt', 'c.pdf UNKNOWN_FORM', 'd.txt TOO_LARGE', 'b.MD', 'missing UNREADABLE']);
  });
});
