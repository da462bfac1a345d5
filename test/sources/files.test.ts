import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { originText } from '../../ingest/sources/index.js';
import { zipOf } from './archives.js';
import { inventedItem, type PortalItem } from './invented.js';
import { bulk, file, folder, inBulk, items, lines, OK, read, reason, three, told, withFolders } from './reading.js';
import { toXml } from './twins.js';

withFolders();

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
    const oneLine = (await read(file('one-line.json', JSON.stringify(three)))).map((item) => originText(item.origin));
    expect(oneLine).toEqual(['1', '1#2', '1#3'].map((place) => join(folder, `one-line.json:${place}`)));
  });

  it('tells entries without content, and loads none of them empty', async () => {
    const meta = three.map((item) => inBulk(item).replace(/<content>.*<\/content>/s, ''));
    const found = await read(file('list.xml', bulk(meta.join(''))));
    expect(found.map((item) => [item.ok, item.origin.index])).toEqual([[false, 1], [false, 2], [false, 3]]); // prettier-ignore
    for (const item of found)
      expect(reason(item)).toMatch(/^publication [0-9a-f-]{36} came without its content: load its XML/);
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
      'UNKNOWN_FORM z:5#6',
      'UNKNOWN_FORM z:5#7',
      ...OK,
      'TRUNCATED z:9#11',
    ]);
  });

  it('an element that is no JSON, and a list that breaks off', async () => {
    const [first, , third] = three.map((item) => JSON.stringify(item));
    expect(told(await read(file('x', `[${first},{"meta":tru},5,"a]",${third}]`)))).toEqual([
      'ok 1',
      'MALFORMED x:1#2',
      'UNKNOWN_FORM x:1#3',
      'UNKNOWN_FORM x:1#4',
      'ok 3',
    ]);
    expect(told(await read(file('y', `[${first},${third}`)))).toEqual(['ok 1', 'ok 3', 'TRUNCATED y:1#3']);
    expect(told(await read(file('z', `[${first},${broken}`)))).toEqual(['ok 1', 'TRUNCATED z:1#2']);
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

  it('an element that repeats a million times', async () => {
    const many = inBulk(three[1]!).replace('<content>', `<content>${'<a>1</a>'.repeat(1_000_000)}`);
    const list = JSON.stringify({ ...three[2], content: { a: [Array.from({ length: 300_000 }, () => 1)] } });
    expect(told(await read(file('x', bulk(many))))).toEqual(['ok 2']);
    expect(told(await read(file('y', list)))).toEqual(['ok 3']);
  });

  it('fields that cannot be true, each named', async () => {
    const wrong: [string, (item: PortalItem) => void][] = [
      ['meta.id is missing', (item) => delete (item.meta as Record<string, unknown>)['id']],
      ['meta.id "../x" is no id', (item) => (item.meta.id = '../x')],
      ['meta.rubric is missing', (item) => (item.meta['rubric'] = '  ')],
      ['meta.rubric "X1" is no code', (item) => (item.meta['rubric'] = 'X1')],
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
