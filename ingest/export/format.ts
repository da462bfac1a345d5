import type { Bound } from '../../src/core/index.js';

/** One line of an export. A bound becomes `{date, kind}` in JSON, two columns in CSV. */
export type Row = Record<string, Value>;
export type Value = string | number | boolean | null | readonly string[] | Bound;
export type ExportFormat = 'jsonl' | 'csv';

/** Columns of a CSV in their order; those named in `bounds` get a second one, `<name>Kind`. */
export interface Columns {
  names: readonly string[];
  bounds: readonly string[];
}

export function csvHead({ names, bounds }: Columns): string {
  return csvLine(names.flatMap((name) => (bounds.includes(name) ? [name, `${name}Kind`] : [name])));
}

export function csvRow(row: Row, { names, bounds }: Columns): string {
  return csvLine(names.flatMap((name) => (bounds.includes(name) ? boundCells(row[name]) : [cell(row[name])])));
}

function boundCells(value: Value | undefined): string[] {
  if (value === null || typeof value !== 'object' || !('kind' in value)) return ['', ''];
  return [value.date ?? '', value.kind];
}

function cell(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return 'kind' in value ? value.kind : guarded(value.join(' | '));
  return typeof value === 'string' ? guarded(value) : String(value);
}

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection): a firm may call itself `=HYPERLINK(...)`.
 * JSON lines keep the text as it is.
 */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** RFC 4180: quoted where needed, quotes doubled, lines end in CR LF. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`;
}
