// Run as a process of its own, from compiled files: begins a cold load, says so after its first committed rows, and never ends.
import { openGraphWriter } from '../../dist/engines/graph/sqlite/index.js';

const writer = openGraphWriter({ path: process.argv[2] });

async function* feed() {
  for (let nth = 0; ; nth++) {
    const company = {
      uid: nth === 0 ? 'co_loaded' : `co_${nth}`,
      registerNumber: null,
      identifiers: [],
      aliases: [],
      scope: 'public',
      strength: 'STRONG',
      names: [
        {
          name: `Firma ${nth}`,
          kind: 'NAME',
          from: { date: null, kind: 'UNKNOWN' },
          to: { date: null, kind: 'OPEN' },
          fromPublished: '2020-01-01',
        },
      ],
    };
    const rows = {
      unit: 'firm',
      company,
      states: [],
      mandates: [],
      relations: [],
      edges: [],
      holders: [],
      anomalies: [],
    };
    yield [{ feedPosition: nth + 1, key: `firm:${company.uid}`, version: 1, rows }];
    if (nth === 50_000) process.stdout.write('loading\n');
    if (nth % 5_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

await writer.load(feed(), () => ({ feed: 1, ledger: 1 }));
