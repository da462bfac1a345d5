import { createHash } from 'node:crypto';
import type { Ledger } from '../ledger/index.js';
import { unitOf } from '../project/unit-rows.js';
import { canonicalJson } from './canonical-json.js';

const PAGE = 1_000;

/**
 * Every unit's rows as one line of JSON, `{"key":...,"rows":...}`, in the order of keys, object members sorted; no row ids, no versions, no
 * times of loading, and no text but its hash. Pages by key: constant memory. Two ledgers hold the same graph if these lines are equal.
 */
export async function* exportCanonical(ledger: Ledger): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const page = ledger.read(() => {
      const rows = ledger.units.page(after, PAGE);
      return rows.map((row) => ({ key: row.key, line: canonicalLine(ledger, row.key, row.rows) }));
    });
    if (page.length === 0) return;
    for (const { line } of page) yield line;
    after = page.at(-1)!.key;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function canonicalLine(ledger: Ledger, key: string, rows: Uint8Array | null): string {
  return `${canonicalJson({ key, rows: unitOf(ledger, key, rows, false) })}\n`;
}

/** SHA-256 of {@link exportCanonical}: what "the same graph" means (data-model.md). */
export async function canonicalHash(ledger: Ledger): Promise<string> {
  const hash = createHash('sha256');
  for await (const line of exportCanonical(ledger)) hash.update(line);
  return hash.digest('hex');
}
