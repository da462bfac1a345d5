/** Any string is a question. Letters that SQLite's tokenizer does not know once split a quoted word into a phrase, which its index refuses. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openGraphReader, openGraphWriter } from '../../engines/graph/sqlite/index.js';
import { localViewer, systemClock, type Call } from '../../src/core/index.js';
import { applyAll, changesOf, smallWorld } from '../contracts/graph.js';
import { randomUnits } from '../support/random-units.js';

const clocks = { asOf: '2015-01-01', knownOn: '2016-01-01' };
const callNow = (): Call => ({
  viewer: localViewer,
  deadlineMs: Date.now() + 60_000,
  signal: new AbortController().signal,
});

it('answers every string with hits or none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-strings-'));
  const path = join(folder, 'graph.db');
  const writer = openGraphWriter({ path });
  await applyAll(writer, changesOf(randomUnits(smallWorld(7))));
  const reader = openGraphReader({ path, clock: systemClock, workers: 0 });
  const ask = async (text: string) => {
    const request = {
      kinds: ['COMPANY' as const, 'PERSON' as const],
      canton: null,
      legalForm: null,
      status: null,
      clocks,
      offset: 0,
      limit: 10,
    };
    const found = await reader.search({ ...request, text }, callNow());
    expect(found.hits.length).toBeLessThanOrEqual(10);
    await reader.searchTexts(text, { knownOn: clocks.knownOn }, 10, callNow());
    await reader.screen([{ name: text, origin: text, firm: text }], clocks, callNow());
  };
  const strings = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ maxLength: 80 }),
  );
  for (const text of ['Àᦰ㉄', '東京 S.à', '"', 'a NEAR b', 'name:x*', '\u0000', "'; DROP TABLE name; --"])
    await ask(text);
  await fc.assert(
    fc.asyncProperty(
      strings.filter((text) => text.trim() !== ''),
      ask,
    ),
    { numRuns: 500 },
  );
  await reader.close();
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});
