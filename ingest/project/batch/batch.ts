import type { Ledger, Prepared } from '../../ledger/index.js';
import { deriveTouched } from './derive-touched.js';
import type { FaultPoint } from '../fault-point.js';
import type { Foreseen } from './foresee.js';
import type { Touched } from './touched.js';

export interface BatchResult {
  written: number;
  unchanged: number;
}

/**
 * Appends records in their order, inside the caller's transaction. Deriving is left to the caller: {@link deriveTouched} with what
 * is handed back, in the same transaction.
 */
function append(ledger: Ledger, batch: readonly Prepared[], parser: number): BatchResult & { touched: Touched } {
  const touched: Touched = new Map();
  let next = ledger.revisions.position() + 1;
  let written = 0;
  for (const prepared of batch) {
    const { header } = prepared;
    const before = oldReading(ledger, header.id);
    const result = ledger.revisions.append(prepared, parser, next);
    if (result.outcome === 'WRITTEN') {
      next++;
      written++;
    }
    if (result.first) count(ledger, header);
    if (!result.changed) continue;
    const earlier = touched.get(result.publication);
    touched.set(result.publication, {
      publicationId: header.id,
      scope: header.scope,
      before: earlier ? earlier.before : before,
      after: result.after,
    });
  }
  return { written, unchanged: batch.length - written, touched };
}

/** Appends records in their order, inside the caller's transaction, before a cold derivation of everything. */
export function appendOnly(ledger: Ledger, batch: readonly Prepared[], parser: number): BatchResult {
  let next = ledger.revisions.position() + 1;
  let written = 0;
  for (const prepared of batch) {
    const result = ledger.revisions.append(prepared, parser, next);
    if (result.outcome === 'WRITTEN') {
      next++;
      written++;
    }
    if (result.first) count(ledger, prepared.header);
  }
  return { written, unchanged: batch.length - written };
}

function count({ coverage, windows }: Ledger, header: Prepared['header']): void {
  coverage.add(header);
  windows.count(header.rubric, header.cantons, header.publicationDate);
}

/** What the publication said until now, read before an append may replace the reading. */
function oldReading(ledger: Ledger, publicationId: string) {
  const held = ledger.readings.locate(publicationId);
  if (held === null) return null;
  return {
    subjects: ledger.readings.subjects(held.position),
    unread: ledger.readings.unread(held.position),
    warnings: ledger.readings.warnings(held.position),
  };
}

/** One incremental batch: append and derive, in the caller's transaction. */
export function applyBatch(
  ledger: Ledger,
  batch: readonly Prepared[],
  parser: number,
  fault?: FaultPoint,
  foreseen?: Foreseen,
): BatchResult {
  const { written, unchanged, touched } = append(ledger, batch, parser);
  fault?.('appended');
  deriveTouched(ledger, touched, fault, foreseen);
  return { written, unchanged };
}
