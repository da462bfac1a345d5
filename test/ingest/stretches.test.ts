import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { simulate } from '../../demo/index.js';
import { readSource, type SourceOptions } from '../../ingest/jobs/source-steps.js';
import { inFolder } from '../ledger/support.js';

const items = [...simulate({ seed: 'stretches', firms: 4, publications: 24 })].slice(0, 20);
const portal = { baseUrl: 'http://127.0.0.1:1' };

async function read(file: string, cursor: string | null, options: Omit<SourceOptions, 'portal'>) {
  const { signal } = new AbortController();
  const stretches: { ids: string[]; cursor: string | null }[] = [];
  const request = { kind: 'FILES' as const, patterns: [file] };
  for await (const { steps, cursor: after } of readSource(request, cursor, { portal, ...options }, signal))
    stretches.push({ ids: steps.map((step) => (step.kind === 'RECORD' ? step.prepared.header.id : step.kind)), cursor: after }); // prettier-ignore
  return stretches;
}

it('stretches grow from the first to the usual size, and go on behind any of them', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'notices.ndjson');
    writeFileSync(file, items.map((item) => JSON.stringify(item)).join('\n'));
    const growing = await read(file, null, { size: 8, first: 2 });
    expect(growing.map(({ ids }) => ids.length)).toEqual([2, 4, 8, 6]);
    const all = growing.flatMap(({ ids }) => ids);
    expect((await read(file, null, { size: 8 })).flatMap(({ ids }) => ids)).toEqual(all);
    for (const { cursor } of growing) {
      const rest = await read(file, cursor, { size: 8, first: 2 });
      expect(rest.flatMap(({ ids }) => ids)).toEqual(all.slice(Number(cursor)));
    }
  }));
