import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { zipOf } from '../sources/archives.js';
import { inventedItem, type PortalItem } from '../sources/invented.js';
import { toXml } from '../sources/twins.js';
import { dossier, testFolder, type Outcome } from '../support/dossier.js';

const folder = testFolder();
const dataDir = join(folder, 'data');
const notices = join(folder, 'in', 'notices');
const good = (number: number) => JSON.stringify(inventedItem({ number }));
const spoilt = (number: number, spoil: (item: PortalItem) => void) => {
  const item = inventedItem({ number });
  spoil(item);
  return JSON.stringify(item);
};

/** `bytes` blanks after an opening bracket, gzipped without ever being held. */
async function bomb(path: string, bytes: number): Promise<void> {
  const blanks = Buffer.alloc(1_000_000, ' ');
  function* body() {
    yield Buffer.from('[');
    for (let written = 0; written < bytes; written += blanks.length) yield blanks;
  }
  await pipeline(Readable.from(body()), createGzip(), createWriteStream(path));
}

const entities = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
${toXml(inventedItem({ number: 900 }))
  .replace(/^<\?xml.*\n/, '')
  .replace('Musterwil', '&b;')}`;

/** By file: what it holds, and what is said of it. A good notice stands behind each bad one that stands in a line. */
const BAD: Record<string, { data: string | Buffer; said: RegExp }> = {
  'broken.json': { data: `{"content": [{"meta": nonsense}, ${good(24)}]}`, said: /broken\.json:1: MALFORMED: not JSON: / },
  'broken.ndjson': { data: `{"meta": nonsense}\n${good(1)}\n`, said: /broken\.ndjson:1: MALFORMED: not JSON: / },
  'broken.xml': { data: toXml(inventedItem({ number: 901 })).replace('</meta>', '</beta>'), said: /broken\.xml:\d+: MALFORMED: / },
  'entities.xml': { data: entities, said: /entities\.xml:\d+: BOMB: / },
  'cut.gz': { data: gzipSync(`${good(2)}\n${good(3)}\n`.repeat(50)).subarray(0, -20), said: /cut\.gz: TRUNCATED: the gzip data end before/ },
  'nested.zip': { data: zipOf([{ name: 'inner.zip', data: zipOf([{ name: 'a', data: Buffer.from(good(4)) }]) }]), said: /nested\.zip\/inner\.zip: BOMB: an archive inside an archive/ },
  'damaged.zip': { data: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200, 7)]), said: /damaged\.zip: UNREADABLE: the zip archive is damaged/ },
  'latin1.ndjson': { data: Buffer.concat([Buffer.from(good(5).replace('Musterwil', 'Zürich'), 'latin1'), Buffer.from(`\n${good(6)}\n`)]), said: /latin1\.ndjson:1: ENCODING: .*not valid UTF-8; convert it first/ },
  'large.ndjson': { data: `${spoilt(7, (item) => (item.content!['publicationText'] = 'x'.repeat(50_000_000)))}\n${good(8)}\n`, said: /large\.ndjson:1: TOO_LARGE: / },
  'no-such-day.ndjson': { data: `${spoilt(9, (item) => (item.meta['publicationDate'] = '2026-02-30T00:00:00.000Z'))}\n${good(10)}\n`, said: /no-such-day\.ndjson:1: INVALID_FIELD: .*meta\.publicationDate "2026-02-30" is no date that exists/ },
  'no-such-journal-day.ndjson': { data: `${spoilt(11, (item) => (item.content!['journalDate'] = '2026-04-31T00:00:00.000Z'))}\n`, said: /no-such-journal-day\.ndjson:1: INVALID_FIELD: .*content\.journalDate "2026-04-31"/ },
  'prototype.ndjson': { data: `${good(12).replace('"commented":false', '"__proto__":{"x":1}')}\n${good(13).replace('"testImport":false', '"__proto__":{"x":1}')}\n`, said: /prototype\.ndjson:\d: \w+: .*__proto__/ },
  'deep.ndjson': { data: `${good(14).replace('"testImport":false', `"deep":${'['.repeat(5000)}${']'.repeat(5000)}`)}\n`, said: /deep\.ndjson:1: TOO_DEEP: / },
  'no-such-rubric.ndjson': { data: `${JSON.stringify(inventedItem({ number: 15, rubric: 'q?' }))}\n${good(16)}\n`, said: /no-such-rubric\.ndjson:1: INVALID_FIELD: .*meta\.rubric "q\?" is no code of a rubric/ },
  'nul.ndjson': { data: `${JSON.stringify(inventedItem({ number: 17, text: 'Blau\u0000fuchs AG' }))}\n${good(18)}\n`, said: /nul\.ndjson:1: ENCODING: content\.publicationText holds a NUL/ },
  'empty.json': { data: '', said: /empty\.json: UNKNOWN_FORM: the file is empty/ },
  'picture.json': { data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), said: /picture\.json: UNKNOWN_FORM: neither JSON nor XML/ },
}; // prettier-ignore

let load: Outcome;
let quarantined: string[];
let events: string;

beforeAll(async () => {
  mkdirSync(notices, { recursive: true });
  for (const [name, { data }] of Object.entries(BAD)) writeFileSync(join(notices, name), data);
  await bomb(join(notices, 'bomb.gz'), 300_000_000);
  writeFileSync(
    join(notices, 'paths.zip'),
    zipOf(
      ['../../../escaped.ndjson', '/escaped.ndjson', 'C:\\escaped.ndjson'].map((name, index) => ({
        name,
        data: Buffer.from(good(20 + index)),
      })),
    ),
  );
  load = await dossier(['ingest', 'shab', notices], { dataDir, cwd: folder });
  const list = await dossier(['export', 'quarantined'], { dataDir });
  quarantined = list.stdout
    .trim()
    .split('\n')
    .map((line) => {
      const { origin, code, reason } = JSON.parse(line) as { origin: string; code: string; reason: string };
      return `${origin}: ${code}: ${reason}`;
    });
  events = (await dossier(['export', 'events'], { dataDir })).stdout;
});

describe('a folder of bad records', () => {
  it.each(Object.entries(BAD))('%s: says what and where', (_name, { said }) => {
    expect(quarantined.filter((line) => said.test(line))).toHaveLength(1);
  });

  it('a bomb is not unpacked to its end', () => {
    expect(quarantined.filter((line) => /bomb\.gz: BOMB: unpacks to more than/.test(line))).toHaveLength(1);
  });

  it('names in an archive are labels: nothing is written, the notices are read', () => {
    for (const number of [20, 21, 22]) expect(events).toContain(inventedItem({ number }).meta.id);
    for (const path of [join(folder, 'escaped.ndjson'), join(folder, 'in', 'escaped.ndjson'), '/escaped.ndjson'])
      expect(existsSync(path)).toBe(false);
  });

  it('the good notices beside them are loaded, the bad ones counted, the exit code is 3', () => {
    for (const number of [1, 2, 3, 6, 8, 10, 16, 18, 24]) expect(events).toContain(inventedItem({ number }).meta.id);
    for (const number of [5, 7, 9, 11, 15, 17]) expect(events).not.toContain(inventedItem({ number }).meta.id);
    expect(load.code).toBe(3);
    expect(load.stdout).toContain(`, ${quarantined.length} quarantined\n`);
    expect(load.stdout).toContain(`and ${quarantined.length - 5} more: dossier export quarantined`);
  });
});

describe('what is odd, but a notice', () => {
  const odd = join(folder, 'odd.ndjson');
  const oddData = join(folder, 'odd-data');
  const text = 'Blaufuchs\u0007\u202e AG, in Musterwil, CHE-109.322.552. \u001b[31mDomizil neu: Weg 1.';

  it("is loaded: a rubric that nobody reads as an event with its text, a wrong check digit as nobody's number, control characters harmless", async () => {
    const wrong = inventedItem({ number: 2 });
    wrong.content!['commonsNew'] = {
      company: { name: 'Rotfuchs AG', uid: 'CHE-109.322.552', seat: 'Musterwil', legalForm: '0106' },
    };
    const lines = [
      inventedItem({ number: 1, rubric: 'NA', subRubric: 'NA07' }),
      wrong,
      inventedItem({ number: 3, text }),
    ];
    writeFileSync(odd, lines.map((line) => JSON.stringify(line)).join('\n'));
    const { code, stdout, stderr } = await dossier(['ingest', 'shab', odd], { dataDir: oddData });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^succeeded: 3 read, 3 new, 0 already held, 0 quarantined\n/);
    expect(stdout).toMatch(/^\d+ warnings? BAD_CHECK_DIGIT$/m);
    const shown = (await dossier(['export', 'events'], { dataDir: oddData })).stdout;
    expect(shown).toContain('"rubric":"NA","subRubric":"NA07"');
    const firms = (await dossier(['export', 'companies'], { dataDir: oddData })).stdout;
    expect(firms).not.toContain('CHE-109.322.552');
    for (const printed of [stdout, stderr, shown, firms]) expect(printed).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
  });
});
