import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipOf } from './archives.js';
import { inventedItem } from './invented.js';
import { file, folder, items, lines, OK, read, reason, root, three, told, withFolders } from './reading.js';
import { toXml } from './twins.js';

withFolders();

describe('encodings', () => {
  const text = JSON.stringify(inventedItem({ number: 1, text: 'Zürich, Genève: Ñandú AG' }));
  const xml = toXml(inventedItem({ number: 1, text: 'Zürich, Genève: Ñandú AG' }));
  const body = async (data: Buffer) => {
    const [item] = await read(file('x', data));
    return item?.ok ? item.record.content['publicationText'] : reason(item);
  };

  it('reads UTF-8 with and without a mark, UTF-16 both ways, and what XML declares', async () => {
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    for (const data of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      utf16,
      utf16.subarray(2),
      Buffer.from(utf16).swap16(),
      gzipSync(utf16),
    ]) {
      expect(await body(data)).toBe('Zürich, Genève: Ñandú AG');
    }
    expect(await body(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'))).toBe('Zürich, Genève: Ñandú AG');
    expect(await body(Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le'))).toBe(
      'Zürich, Genève: Ñandú AG',
    );
    expect(await body(Buffer.from(text.normalize('NFD')))).toBe('Zürich, Genève: Ñandú AG');
  });

  it('guesses nothing: what is not UTF-8 is told, and the rest goes on', async () => {
    expect(await body(Buffer.from(text, 'latin1'))).toMatch(/not valid UTF-8; convert it first/);
    expect(await body(Buffer.from(xml, 'latin1'))).toMatch(/not valid UTF-8/);
    expect(await body(Buffer.from(xml.replace('UTF-8', 'EBCDIC-CP-CH')))).toMatch(/declares encoding "EBCDIC-CP-CH"/);
    const mixed = Buffer.concat([
      Buffer.from(`${JSON.stringify(three[0])}\n`),
      Buffer.from(`${text}\n`, 'latin1'),
      Buffer.from(`${JSON.stringify(three[1])}\n{"a\0"}\n`),
    ]);
    expect(told(await read(file('x', mixed)))).toEqual(['ok 1', 'ENCODING x:2', 'ok 2', 'ENCODING x:4']);
  });
});

describe('archives that mean harm', () => {
  const limits = { ratioFromBytes: 1_000_000, maxUnpackedBytes: 40_000_000 };
  const bomb = Buffer.alloc(30_000_000, ' ');
  const good = Buffer.from(lines);

  it('stops a gzip bomb and a zip bomb, and reads on in the next file', async () => {
    file('1.gz', gzipSync(Buffer.concat([Buffer.from('['), bomb])));
    file(
      '2.zip',
      zipOf([
        { name: 'good', data: good },
        { name: 'bomb', data: Buffer.concat([Buffer.from('['), bomb]) },
        { name: 'again', data: good },
      ]),
    );
    file('3.ndjson', lines);
    const found = await read(folder, { limits });
    expect(told(found)).toEqual(['BOMB 1.gz', ...OK, 'BOMB 2.zip/bomb', ...OK, ...OK]);
  });

  it('holds an archive to its total', async () => {
    const part = Buffer.from(
      items(4000)
        .map((item) => JSON.stringify(item))
        .join('\n'),
    );
    const zip = file('x.zip', zipOf([1, 2, 3].map((number) => ({ name: `${number}`, data: part }))));
    const found = await read(zip, { limits: { maxUnpackedBytes: part.length * 2 + 1000 } });
    expect(found.filter((item) => item.ok).length).toBeGreaterThanOrEqual(8000);
    expect(told(found.filter((item) => !item.ok)).at(-1)).toBe('BOMB x.zip/3');
  });

  it('takes names for labels: no path leaves the archive', async () => {
    const before = readdirSync(root).sort();
    const names = [
      '../../../../evil.json',
      '/etc/evil.json',
      'C:\\evil.json',
      'a\u0000b\u001b[31m.json',
      Buffer.from([0xff, 0xfe, 0x41]),
    ];
    const found = await read(file('x.zip', zipOf(names.map((name) => ({ name, data: good })))));
    expect(found.filter((item) => item.ok)).toHaveLength(15);
    expect(found.map((item) => item.origin.entry ?? '').join('')).not.toMatch(/\p{Cc}/u);
    expect(readdirSync(root).sort()).toEqual(before);
  });

  it('tells what is damaged, encrypted, unknown or nested', async () => {
    const zip = zipOf([
      { name: 'sum', data: good, claimedCrc: 1 },
      { name: 'size', data: good, claimedSize: 10 },
      { name: 'secret', data: good, flags: 1 },
      { name: 'odd', data: good, method: 99 },
      { name: 'zip', data: zipOf([{ name: 'a', data: good }]), method: 0 },
      { name: 'gz', data: gzipSync(gzipSync(good)), method: 0 },
      { name: 'good', data: good },
    ]);
    const found = told(await read(file('x.zip', zip)));
    expect(found).toEqual([
      ...OK, 'UNREADABLE x.zip/sum', 'UNREADABLE x.zip/size', 'UNREADABLE x.zip/secret', 'UNREADABLE x.zip/odd', 'BOMB x.zip/zip', 'BOMB x.zip/gz', ...OK,
    ]); // prettier-ignore
    expect(told(await read(file('y.zip', zip.subarray(0, -30))))).toEqual(['UNREADABLE y.zip']);
    expect(told(await read(file('z.zip', Buffer.from('PK\x03\x04 and nothing', 'latin1'))))).toEqual([
      'UNREADABLE z.zip',
    ]);
  });

  it('expands no entities', async () => {
    const doctype =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const xml = toXml(three[0]).replace('\n', `\n${doctype}\n`).replace('Musterwil', '&b;&f;');
    const found = await read(file('x.xml', xml));
    expect(told(found)).toEqual(['BOMB x.xml:2']);
    expect(reason(found[0])).toContain('declares a document type');
    const page = await read(file('y.json', '<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>'));
    expect([told(page), reason(page[0])]).toEqual([['UNKNOWN_FORM y.json:1'], 'an HTML page, no publication']);
  });
});

describe('files, folders, globs', () => {
  it('finds them, each by its pattern, in the order of their names', async () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true });
    mkdirSync(join(folder, '.hidden'));
    for (const name of ['a/1.json', 'a/b/2.json', 'a/b/3.xml', '.hidden/4.json', 'a/[5].json'])
      file(name, JSON.stringify(three[0]));
    symlinkSync(folder, join(folder, 'a/loop'));
    const found = async (pattern: string) =>
      (await read(join(folder, pattern))).map((item) =>
        item.ok ? item.origin.file.slice(folder.length + 1) : `${item.code} ${item.reason.replace(folder, '')}`,
      );
    expect(await found('')).toEqual(['a/1.json', 'a/[5].json', 'a/b/2.json', 'a/b/3.xml']);
    expect(await found('a/*.json')).toEqual(['a/1.json', 'a/[5].json']);
    expect(await found('**/*.json')).toEqual(['a/1.json', 'a/[5].json', 'a/b/2.json']);
    expect(await found('a/**')).toEqual(['a/1.json', 'a/[5].json', 'a/b/2.json', 'a/b/3.xml']);
    expect(await found('?/b/[2-3].*')).toEqual(['a/b/2.json', 'a/b/3.xml']);
    expect(await found('a/[5].json')).toEqual(['a/[5].json']);
    expect(await found('a/x.json')).toEqual(['UNREADABLE no such file or folder']);
    expect(await found('a/*.csv')).toEqual(['UNREADABLE no file matches']);
  });

  it('goes on after a pattern that matches nothing, and stops when it is cancelled', async () => {
    const good = file('x', lines);
    expect(told(await read([join(folder, 'nothing'), good]))).toEqual(['UNREADABLE nothing', ...OK]);
    const controller = new AbortController();
    controller.abort();
    await expect(read(good, { signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
