import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { originText, readFiles, type ReadOptions, type SourceItem } from '../../ingest/sources/index.js';
import { zipOf } from './archives.js';
import { inventedItem, type PortalItem } from './invented.js';
import { toXml } from './twins.js';

const root = mkdtempSync(join(tmpdir(), 'dossier-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = root;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
});

function file(name: string, data: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, data);
  return path;
}

async function read(patterns: string | string[], options?: ReadOptions): Promise<SourceItem[]> {
  const items: SourceItem[] = [];
  for await (const item of readFiles(typeof patterns === 'string' ? [patterns] : patterns, options)) items.push(item);
  return items;
}

/** `ok` and the id's last digits, or the code and where it stood. */
function told(items: SourceItem[]): string[] {
  return items.map((item) =>
    item.ok
      ? `ok ${Number(item.record.id.slice(-6))}`
      : `${item.code} ${originText(item.origin).slice(folder.length + 1)}`,
  );
}

function reason(item: SourceItem | undefined): string {
  return item && !item.ok ? item.reason : 'no fault';
}

const items = (count: number): PortalItem[] =>
  Array.from({ length: count }, (_, index) => inventedItem({ number: index + 1 }));
const three = items(3);
const lines = three.map((item) => JSON.stringify(item)).join('\n');
const OK = ['ok 1', 'ok 2', 'ok 3'];

const bulk = (inner: string): string =>
  `<?xml version="1.0"?>\n<bulk:bulk-export xmlns:bulk="https://shab.ch/bulk-export"><total>3</total>${inner}</bulk:bulk-export>`;
const inBulk = (item: PortalItem): string =>
  toXml(item)
    .replace(/^<\?xml.*\?>\n/, '')
    .replace(/<\/?HR02:publication[^>]*>/g, (tag) =>
      tag.startsWith('</') ? '</publication>' : '<publication ref="x>y">',
    );

const forms: Record<string, string> = {
  'a JSON list': JSON.stringify(three),
  'a pretty JSON list': JSON.stringify(three, null, 1),
  'a list page': JSON.stringify({
    total: 3,
    content: three,
    pageRequest: { page: 0, size: 3, sortOrders: [{ x: '}]' }] },
  }),
  'a pretty list page, content first': JSON.stringify({ content: three, total: 3 }, null, 2),
  lines: lines,
  'lines with a last line end and blank lines': `\n${lines.replaceAll('\n', '\r\n\r\n')}\r\n\n`,
  'list pages as lines': three.map((item) => JSON.stringify({ content: [item], total: 1 })).join('\n'),
  'pretty objects one after the other': three.map((item) => JSON.stringify(item, null, 2)).join('\n'),
  'an XML bulk list with content': bulk(three.map(inBulk).join('\n')),
  'an XML bulk list on one line, with comments and CDATA': bulk(
    `<!-- <publication> --><x><![CDATA[<publication></x>]]></x>${three.map(inBulk).join('')}`,
  ),
};

describe('the forms, told apart by content', () => {
  it.each(Object.entries(forms))('reads %s, plain, as gzip and in a zip', async (_name, text) => {
    const plain = await read(file('plain', text));
    expect(told(plain)).toEqual(OK);
    expect(told(await read(file('packed', gzipSync(text))))).toEqual(OK);
    expect(
      told(await read(file('two-members', Buffer.concat([gzipSync(text.slice(0, 500)), gzipSync(text.slice(500))])))),
    ).toEqual(OK);
    const zip = zipOf([
      { name: 'a/', data: Buffer.alloc(0) },
      { name: 'a/b', data: Buffer.from(text) },
      { name: 'c', data: gzipSync(text), method: 0 },
    ]);
    expect(told(await read(file('zipped', zip)))).toEqual([...OK, ...OK]);
  });

  it('reads one publication as XML or JSON, and XML that holds a publication in its content', async () => {
    expect(told(await read(file('one.xml', toXml(three[0]))))).toEqual(['ok 1']);
    expect(told(await read(file('one.json', JSON.stringify(three[1]))))).toEqual(['ok 2']);
    const nested = inventedItem({ number: 3 });
    nested.content!['publication'] = 'Inhalt der Meldung';
    expect(told(await read(file('nested.xml', toXml(nested))))).toEqual(['ok 3']);
    expect(told(await read(file('nested-bulk.xml', bulk(inBulk(nested) + inBulk(three[0]!)))))).toEqual([
      'ok 3',
      'ok 1',
    ]);
  });

  it('says where each record stood', async () => {
    const origins = (await read(file('x.ndjson', lines))).map((item) => originText(item.origin));
    expect(origins).toEqual([1, 2, 3].map((line) => join(folder, `x.ndjson:${line}`)));
    const zip = file('n.zip', zipOf([{ name: 'hr/x.ndjson', data: Buffer.from(lines) }]));
    expect(originText((await read(zip))[2]!.origin)).toBe(`${zip}/hr/x.ndjson:3`);
  });

  it('tells entries without content, and loads none of them empty', async () => {
    const meta = three.map((item) => inBulk(item).replace(/<content>.*<\/content>/s, ''));
    expect(told(await read(file('list.xml', bulk(meta.join('')))))).toEqual(
      Array(3)
        .fill('NEEDS_CONTENT list.xml:2')
        .map((text, at) => text.replace('2', String([2, 27, 52][at])))
        .map((text) => expect.stringMatching(/^NEEDS_CONTENT list.xml:\d+/)),
    );
    const empty = { ...three[1], content: null };
    const [first, second] = await read(file('list.json', JSON.stringify([three[0], empty])));
    expect(first?.ok).toBe(true);
    expect(reason(second)).toContain('came without its content');
  });

  it('finds nothing in empty lists, and says what it cannot read', async () => {
    expect(await read(file('empty.json', '[]'))).toEqual([]);
    expect(await read(file('page.json', '{"content":[],"total":0}'))).toEqual([]);
    expect(await read(file('empty.xml', bulk('')))).toEqual([]);
    for (const [name, text] of [
      ['empty', ''],
      ['text', 'Guten Tag'],
      ['html', '<html><body>x</body></html>'],
      ['other.json', '{"a":1}'],
      ['binary', '\x00\x01\x02'],
    ] as const) {
      const [only, ...more] = await read(file(name, text));
      expect([only?.ok, more]).toEqual([false, []]);
      expect(told([only!])[0]).toMatch(/^UNKNOWN_FORM/);
    }
    const foreign = Array.from({ length: 500 }, (_, index) => `{"name":"x","index":${index}}`).join('\n');
    expect(told(await read(file('foreign.jsonl', foreign)))).toEqual(['UNKNOWN_FORM foreign.jsonl:1']);
  });
});

describe('a bad record is told, and the rest goes on', () => {
  const broken = JSON.stringify(three[1]).slice(0, -40);
  it('a broken line among lines', async () => {
    const text = [JSON.stringify(three[0]), broken, JSON.stringify(three[2])].join('\n');
    expect(told(await read(file('x', text)))).toEqual(['ok 1', 'TRUNCATED x:2', 'ok 3']);
    expect(told(await read(file('y', `${broken}\n${text}`)))).toEqual([
      'TRUNCATED y:1',
      'ok 1',
      'TRUNCATED y:3',
      'ok 3',
    ]);
    expect(told(await read(file('z', `${lines}\nund Text\n[1,"a",null]\n${lines}\n{"a`)))).toEqual([
      ...OK,
      'MALFORMED z:4',
      'UNKNOWN_FORM z:5',
      'UNKNOWN_FORM z:5',
      'UNKNOWN_FORM z:5',
      ...OK,
      'TRUNCATED z:9',
    ]);
  });

  it('an element that is no JSON, and a list that breaks off', async () => {
    const [first, , third] = three.map((item) => JSON.stringify(item));
    expect(told(await read(file('x', `[${first},{"meta":tru},5,"a]",${third}]`)))).toEqual([
      'ok 1',
      'MALFORMED x:1',
      'UNKNOWN_FORM x:1',
      'UNKNOWN_FORM x:1',
      'ok 3',
    ]);
    expect(told(await read(file('y', `[${first},${third}`)))).toEqual(['ok 1', 'ok 3', 'TRUNCATED y:1']);
    expect(told(await read(file('z', `[${first},${broken}`)))).toEqual(['ok 1', 'TRUNCATED z:1']);
  });

  it('a publication whose tags do not match, and XML that breaks off', async () => {
    const [first, second, third] = three.map(inBulk);
    const bad = second!.replace('</journalNumber>', '</journal>');
    expect(told(await read(file('x', bulk(`${first}${bad}${third}`))))).toEqual([
      'ok 1',
      expect.stringMatching(/^MALFORMED x:/),
      'ok 3',
    ]);
    const cut = bulk(`${first}${third}`).slice(0, -200);
    expect(told(await read(file('y', cut)))).toEqual(['ok 1', expect.stringMatching(/^TRUNCATED y:/)]);
    expect(
      reason((await read(file('z', toXml(three[0]).replace('&', '&amp;').replace('Musterwil', 'M&uuml;st'))))[0]),
    ).toMatch(/not well-formed XML/);
  });

  it('gzip that breaks off: the records before the break count', async () => {
    const many = items(2000)
      .map((item) => JSON.stringify(item))
      .join('\n');
    const found = await read(file('x.gz', gzipSync(many).subarray(0, -2000)));
    const bad = found.filter((item) => !item.ok);
    expect(found.length).toBeGreaterThan(1000);
    expect(told(bad)).toEqual([expect.stringMatching(/^TRUNCATED x.gz:\d+/), 'TRUNCATED x.gz']);
    expect(
      told(await read(file('y.gz', Buffer.concat([gzipSync(lines).subarray(0, 60), Buffer.alloc(200, 7)])))),
    ).toEqual([expect.stringMatching(/^UNREADABLE|^UNKNOWN_FORM/)]);
  });

  it('a publication of 50 MB, in lines, in a list, in XML and in gzip', async () => {
    const large = inventedItem({ number: 2, text: 'Lang. '.repeat(8_500_000) });
    const mixed = [three[0]!, large, three[2]!];
    const expected = ['ok 1', expect.stringMatching(/^TOO_LARGE x/), 'ok 3'];
    const found = await read(file('x', mixed.map((item) => JSON.stringify(item)).join('\n')));
    expect(told(found)).toEqual(expected);
    expect(reason(found[1])).toMatch(/^51\d{6} bytes, more than the 20000000 that one publication may have/);
    const raw = found[1]?.ok === false ? Buffer.byteLength(found[1].raw) : 0;
    expect(raw).toBeGreaterThan(60_000);
    expect(raw).toBeLessThan(70_000);
    expect(told(await read(file('x', JSON.stringify(mixed))))).toEqual(expected);
    expect(told(await read(file('x', bulk(mixed.map(inBulk).join('')))))).toEqual(expected);
    expect(told(await read(file('x', gzipSync(JSON.stringify(mixed)))))).toEqual(expected);
  });

  it('nesting without end', async () => {
    const deep = `{"meta":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`;
    expect(told(await read(file('x', [JSON.stringify(three[0]), deep, JSON.stringify(three[2])].join('\n'))))).toEqual([
      'ok 1',
      'TOO_DEEP x:2',
      'ok 3',
    ]);
    const xml = inBulk(three[1]!).replace('<content>', `<content>${'<a>'.repeat(500)}1${'</a>'.repeat(500)}`);
    expect(told(await read(file('y', bulk(xml + inBulk(three[2]!)))))).toEqual([
      expect.stringMatching(/^TOO_DEEP/),
      'ok 3',
    ]);
    expect(told(await read(file('z', '['.repeat(1_000_000))))).toEqual(['TRUNCATED z:1']);
  });

  it('fields that cannot be true, each named', async () => {
    const wrong: [string, (item: PortalItem) => void][] = [
      ['meta.id is missing', (item) => delete (item.meta as Record<string, unknown>)['id']],
      ['meta.rubric is missing', (item) => (item.meta['rubric'] = '  ')],
      ['meta.rubric "XX" is no rubric', (item) => (item.meta['rubric'] = 'XX')],
      ['meta.subRubric "KK01" does not belong', (item) => (item.meta['subRubric'] = 'KK01')],
      ['meta.publicationDate is missing', (item) => (item.meta['publicationDate'] = null)],
      [
        'meta.publicationDate "2026-02-30" is no date that exists',
        (item) => (item.meta['publicationDate'] = '2026-02-30T00:00:00.000Z'),
      ],
      ['meta.publicationState "DRAFT" is none of', (item) => (item.meta['publicationState'] = 'DRAFT')],
      ['meta.language "rm" is none of', (item) => (item.meta['language'] = 'rm')],
      ['meta.updateDate is no instant', (item) => (item.meta['updateDate'] = 'gestern')],
      ['content.journalDate "2026-13-01" is no date', (item) => (item.content!['journalDate'] = '2026-13-01')],
      ['content.publicationText holds a NUL', (item) => (item.content!['publicationText'] = 'a\u0000b')],
      [
        'content.publicationText holds half of a UTF-16 pair',
        (item) => (item.content!['publicationText'] = 'a\ud800b'),
      ],
      ['unusable name "a: b\\n"', (item) => (item.content!['a: b\n'] = 'x')],
      ['meta is not an object', (item) => ((item as Record<string, unknown>)['meta'] = 'x')],
    ];
    const all = wrong.map(([, spoil]) => {
      const item = inventedItem({ number: 7 });
      spoil(item);
      return JSON.stringify(item);
    });
    const proto = JSON.stringify(three[0]).replace('"testImport":false', '"__proto__":{"polluted":"x"}');
    const found = await read(file('x', [...all, proto, JSON.stringify(three[2])].join('\n')));
    expect(found).toHaveLength(wrong.length + 2);
    for (const [index, [message]] of wrong.entries()) expect(reason(found[index])).toContain(message);
    expect(reason(found[wrong.length])).toContain('unusable name "__proto__"');
    expect(found.at(-1)?.ok).toBe(true);
  });
});

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
    expect(told(found)).toEqual([
      'TRUNCATED 1.gz:1',
      'BOMB 1.gz',
      ...OK,
      'TRUNCATED 2.zip/bomb:1',
      'BOMB 2.zip/bomb',
      ...OK,
      ...OK,
    ]);
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
    expect(await found('a/x.json')).toEqual(['UNREADABLE no such file or folder: /a/x.json']);
    expect(await found('a/*.csv')).toEqual(['UNREADABLE no file matches /a/*.csv']);
  });

  it('goes on after a pattern that matches nothing, and stops when it is cancelled', async () => {
    const good = file('x', lines);
    expect(told(await read([join(folder, 'nothing'), good]))).toEqual(['UNREADABLE nothing', ...OK]);
    const controller = new AbortController();
    controller.abort();
    await expect(read(good, { signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
  });
});
