/** One line of an export: flat, its members in the order of its columns; a bound is a date and, beside it, `<name>Kind`. */
export type Row = Record<string, Value>;
export type Value = string | number | boolean | null | readonly string[];
export type ExportFormat = 'jsonl' | 'csv';

export function jsonLine(row: Row): string {
  return `${JSON.stringify(row)}\n`;
}

export function csvHead(columns: readonly string[]): string {
  return csvLine(columns);
}

export function csvRow(row: Row, columns: readonly string[]): string {
  return csvLine(columns.map((name) => cell(row[name])));
}

/** Null is an empty cell; a list is joined by ` | `. */
function cell(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return guarded(typeof value === 'string' ? value : value.join(' | '));
}

/**
 * A cell that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection): a firm may call itself
 * `=HYPERLINK(...)`. Nothing is lost: a cell that begins with apostrophes and then `= + - @`, tab or line end has exactly one too many.
 * JSON lines keep the text as it is.
 */
function guarded(text: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** RFC 4180: quoted where needed, quotes doubled, lines end in CR LF. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`;
}
