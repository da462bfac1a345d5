import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originText, type FoundManifest } from '../../ingest/sources/index.js';
import { zipOf } from './archives.js';
import { inventedItem } from './invented.js';
import { file, folder, read, told, withFolders } from './reading.js';

withFolders();

const MANIFEST = { source: 'invented', rubrics: ['HR'], cantons: ['ZH'], from: '2026-03-01', to: '2026-03-31' };
const manifest = (total: number, more: object = {}) => JSON.stringify({ manifest: { ...MANIFEST, total, ...more } });
const records = (count: number) => Array.from({ length: count }, (_, index) => JSON.stringify(inventedItem({ number: index + 1 }))); // prettier-ignore

async function reading(path: string, leaveOut?: () => boolean): Promise<{ items: string[]; found: string[] }> {
  const found: FoundManifest[] = [];
  const items = told(await read(path, { leaveOut, onManifest: (one) => void found.push(one) }));
  const text = (one: FoundManifest) => one.fault ?? `${one.manifest.total} from ${one.manifest.from}`;
  return { items, found: found.map((one) => `${originText(one.origin).slice(folder.length + 1)}: ${text(one)}`) };
}

describe('a manifest', () => {
  it('is no record, and holds wherever it stands if it counts the others; a wrong number does not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.nat(), fc.integer({ min: -1, max: 1 }), async (count, at, off) => {
        const lines = records(count);
        lines.splice(at % (count + 1), 0, manifest(Math.max(0, count + off)));
        const { items, found } = await reading(file('n.ndjson', `${lines.join('\n')}\n`));
        expect(items).toHaveLength(count);
        expect(items.every((item) => item.startsWith('ok '))).toBe(true);
        const wrong = `its manifest says ${count + off} records, and the file holds ${count}`;
        expect(found).toEqual([`n.ndjson: ${off === 0 ? `${count} from 2026-03-01` : wrong}`]);
      }),
      { numRuns: 25 },
    ); // prettier-ignore
  });

  it('counts records that are refused or left out by this reader, and is not left out itself', async () => {
    const lines = [...records(3), '{"broken"', manifest(4)].join('\n');
    expect(await reading(file('n.ndjson', lines))).toEqual({
      items: ['ok 1', 'ok 2', 'ok 3', 'TRUNCATED n.ndjson:4'],
      found: ['n.ndjson: 4 from 2026-03-01'],
    });
    let asked = 0;
    const some = await reading(file('m.ndjson', [manifest(3), ...records(3)].join('\n')), () => ++asked > 0);
    expect(some.found).toEqual(['m.ndjson: 3 from 2026-03-01']);
    expect(some.items).toEqual(['ok 1']);
    expect(asked).toBe(2);
  });

  it('is of its own file in an archive, and of a gzip', async () => {
    const text = (count: number, total: number) => Buffer.from([...records(count), manifest(total)].join('\n'));
    const zip = zipOf([{ name: 'a', data: text(2, 2) }, { name: 'b', data: text(1, 3) }, { name: 'c', data: Buffer.from(records(1).join('\n')) }]); // prettier-ignore
    expect((await reading(file('n.zip', zip))).found).toEqual([
      'n.zip/a: 2 from 2026-03-01',
      'n.zip/b: its manifest says 3 records, and the file holds 1',
    ]);
    expect((await reading(file('n.gz', gzipSync(text(2, 2))))).found).toEqual(['n.gz: 2 from 2026-03-01']);
  });

  it('claims nothing in a file that breaks off, nor beside another one, nor where it cannot be meant', async () => {
    const packed = gzipSync(Buffer.from([manifest(300), ...records(300)].join('\n')));
    expect((await reading(file('cut.gz', packed.subarray(0, packed.length - 40)))).found).toEqual([]);
    const two = await reading(file('two', [manifest(1), ...records(1), manifest(1)].join('\n')));
    expect(two).toEqual({ items: ['ok 1'], found: ['two: it has several manifests'] });
    for (const odd of [{ from: '2026-02-30' }, { from: '2026-04-01' }, { rubrics: [] }, { cantons: ['XX'] }, { total: -1 }, { more: 1 }]) {
      const { items, found } = await reading(file('odd', [...records(1), manifest(1, odd)].join('\n')));
      expect(items).toEqual(['ok 1']);
      expect(found).toEqual([expect.stringMatching(/^odd: its manifest cannot be read: /)]);
    } // prettier-ignore
    const cut = await reading(file('half', `${records(1)[0]}\n${manifest(1).slice(0, 40)}`));
    expect(cut).toEqual({ items: ['ok 1'], found: [expect.stringMatching(/^half: its manifest cannot be read: /)] });
  });

  it('is a record of no known kind in a list, which can be a page of something', async () => {
    const { items, found } = await reading(file('n.json', `[${[...records(1), manifest(1)].join(',')}]`));
    expect(items).toEqual(['ok 1', 'UNKNOWN_FORM n.json:1#2']);
    expect(found).toEqual([]);
  });
});
