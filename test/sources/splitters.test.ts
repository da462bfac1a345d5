import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece, Splitter } from '../../ingest/sources/files/item.js';
import { JsonSplitter } from '../../ingest/sources/files/json-splitter.js';
import { XmlSplitter } from '../../ingest/sources/files/xml-splitter.js';
import { fromPublicationXml } from '../../ingest/sources/index.js';

const LISTS = [{ member: 'content', unlessAfter: 'meta' }];
const json = (lines: boolean) => () => new JsonSplitter({ lists: LISTS, lines, maxBytes: 300 });
const xml = () => new XmlSplitter({ records: ['publication'], lists: ['list'], maxBytes: 300 });

function run(make: () => Splitter, data: Buffer, cuts: readonly number[]): Piece[] {
  const splitter = make();
  const pieces: Piece[] = [];
  const places = [...new Set(cuts.map((cut) => cut % (data.length + 1)))].sort((a, b) => a - b);
  let from = 0;
  for (const place of [...places, data.length]) {
    pieces.push(...splitter.push(Buffer.from(data.subarray(from, place))));
    from = place;
  }
  return [...pieces, ...splitter.end()];
}

const plain = (pieces: Piece[]) =>
  pieces.map((piece) => ({ ...piece, bytes: Buffer.from(piece.bytes).toString('latin1') }));
const text = (piece: Piece) => Buffer.from(piece.bytes).toString('utf8');

/** Text made of what splitters look at, sound or not. */
const junk = (tokens: string[]) =>
  fc.array(fc.constantFrom(...tokens), { maxLength: 60 }).map((parts) => Buffer.from(parts.join('')));
const jsonJunk = junk([
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  ',',
  ':',
  '\n',
  ' ',
  '"content"',
  '"meta"',
  '"a"',
  '1',
  'ü',
  '{"meta":{},"content":{}}',
  'x'.repeat(400),
]);
const xmlJunk = junk([
  '<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '"', "'", '\n', 'ü', '<list>', '</list>', '<publication a=">">',
  '</publication>', '<publication/>', '<p:publication>', '</p:publication>', '<a>', '</a>', 'x'.repeat(400), '<!DOCTYPE x>',
]); // prettier-ignore
const cuts = fc.array(fc.nat(), { maxLength: 12 });

describe('a splitter', () => {
  it.each([
    ['JSON', json(false), jsonJunk],
    ['JSON lines', json(true), jsonJunk],
    ['XML', xml, xmlJunk],
  ] as const)('of %s cuts the same pieces wherever its input is cut, be it sound or not', (_name, make, data) => {
    fc.assert(
      fc.property(data, cuts, (bytes, at) => {
        expect(plain(run(make, bytes, at))).toEqual(plain(run(make, bytes, [])));
      }),
      { numRuns: 3000 },
    );
  });

  it('of JSON gives back every value of a list, a list page and lines', () => {
    // An array that is the record itself is a list of records to the splitter, so records are objects.
    const values = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), { maxLength: 6 });
    fc.assert(
      fc.property(values, cuts, fc.nat(3), (records, at, indent) => {
        const wide = () => new JsonSplitter({ lists: LISTS, lines: false, maxBytes: 1e6 });
        const lines = () => new JsonSplitter({ lists: [], lines: true, maxBytes: 1e6 });
        const parsed = (make: () => Splitter, data: string) =>
          run(make, Buffer.from(data), at).map((piece) => [piece.fault, JSON.parse(text(piece)) as unknown]);
        const expected = records.map((record) => [null, JSON.parse(JSON.stringify(record)) as unknown]);
        expect(parsed(wide, JSON.stringify(records, null, indent))).toEqual(expected);
        expect(parsed(wide, JSON.stringify({ total: 1, content: records, more: { a: '}]"' } }, null, indent))).toEqual(
          expected,
        );
        expect(parsed(lines, records.map((record) => JSON.stringify(record)).join('\r\n'))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('of XML gives back every record whole', () => {
    const noise = fc.constantFrom(
      '',
      ' ',
      '\n',
      '<x a="<publication>"/>',
      '<!-- <publication> -->',
      '<![CDATA[</publication>]]>',
      '<?pi <publication> ?>',
    );
    const record = fc.constantFrom(
      '<publication/>',
      '<publication a=">"><b>1</b></publication>',
      '<n:publication><c><publication>z</publication></c></n:publication>',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, record), { maxLength: 6 }), cuts, (parts, at) => {
        const data = Buffer.from(`<?xml version="1.0"?><list>${parts.flat().join('')}</list>`);
        expect(run(xml, data, at).map((piece) => [piece.fault, text(piece)])).toEqual(
          parts.map(([, whole]) => [null, whole]),
        );
      }),
    );
  });

  it('takes an empty list of content in a publication for no list', () => {
    const data = Buffer.from('{"meta":{"id":"x"},"content":[]}');
    expect(run(json(false), data, []).map(text)).toEqual([data.toString()]);
  });
});

it('reads XML of any tags without failing otherwise than by a problem', () => {
  fc.assert(
    fc.property(xmlJunk, (bytes) => {
      try {
        fromPublicationXml(`<publication><meta>${bytes.toString()}</meta></publication>`);
      } catch (error) {
        expect(error).toMatchObject({ name: 'AppError', code: 'BAD_INPUT' });
      }
    }),
    { numRuns: 2000 },
  );
});
