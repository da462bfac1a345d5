import type { Ledger } from '../ledger/index.js';
import type { Row } from './format.js';

export const QUARANTINED_COLUMNS = ['id', 'jobId', 'origin', 'code', 'reason', 'at'] as const;

const PAGE = 500;

/** Every record ever refused, in the order of refusal: where it stood, and why. */
export async function* quarantinedRows(ledger: Ledger): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const page = ledger.read(() => ledger.quarantine.page(null, after, PAGE));
    for (const { id, jobId, origin, code, reason, at } of page) yield { id, jobId, origin, code, reason, at };
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}
