import { localViewer, type Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { csvHead, csvRow, jsonLine, type ExportFormat } from './format.js';
import { columnsOf, exportedRows, type ExportKind } from './rows.js';

export { canonicalHash, exportCanonical } from './canonical.js';
export type { ExportFormat } from './format.js';
export { columnsOf, EXPORT_KINDS, type ExportKind } from './rows.js';

/**
 * An export as text, line by line: JSON lines, or CSV (RFC 4180) with a head. Streams in constant memory from the ledger's units, a page
 * after the other; where a load runs beside it, early lines may be older than late ones.
 */
export async function* exportRows(
  ledger: Ledger,
  kind: ExportKind,
  format: ExportFormat,
  viewer: Viewer = localViewer,
): AsyncGenerator<string> {
  const columns = columnsOf(kind);
  if (format === 'csv') yield csvHead(columns);
  for await (const row of exportedRows(ledger, kind, viewer))
    yield format === 'csv' ? csvRow(row, columns) : jsonLine(row);
}
