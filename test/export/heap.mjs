// Heap in use, bytes, after a tenth and after all of an export's lines; and the same with every line kept, to compare with.
// node --expose-gc heap.mjs LEDGER KIND
import { exportRows, openLedger } from '../../dist/ingest/index.js';

const [, , path, kind] = process.argv;
const heap = () => {
  for (let round = 0; round < 4; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
};

async function measured(total, keep) {
  const ledger = openLedger(path, { readonly: true });
  const kept = [];
  let [lines, early, late] = [0, 0, 0];
  for await (const line of exportRows(ledger, kind, 'jsonl')) {
    if (keep) kept.push(Buffer.from(line).toString('utf8'));
    lines++;
    if (lines === Math.floor(total / 10)) early = heap();
    if (lines === total) late = heap();
  }
  ledger.close();
  return { lines, growth: late - early, kept: kept.length };
}

const { lines } = await measured(0, false);
const streamed = await measured(lines, false);
const hoarded = await measured(lines, true);
console.log(JSON.stringify({ lines, streamed: streamed.growth, hoarded: hoarded.growth }));
