import type { Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { COMPANY_COLUMNS, companyRows, STATE_COLUMNS, stateRows } from './companies.js';
import { EVENT_COLUMNS, eventRows } from './events.js';
import type { Row } from './format.js';
import { MANDATE_COLUMNS, mandateRows } from './mandates.js';
import { MENTION_COLUMNS, mentionRows } from './mentions.js';
import { QUARANTINED_COLUMNS, quarantinedRows } from './quarantined.js';

interface Export {
  /** In the order of a CSV's head and of a row's members. */
  columns: readonly string[];
  /** Read from units; what the viewer may not see is left out. */
  rows: (ledger: Ledger, viewer: Viewer) => AsyncGenerator<Row>;
}

const EXPORTS = {
  /** One line a mention: people, firms and offices entered in a role, natural persons whom a notice itself is about. */
  mentions: { columns: MENTION_COLUMNS, rows: mentionRows },
  /** One line a mandate, those taken back by a correction or cancellation too (withdrawnPublished). */
  mandates: { columns: MANDATE_COLUMNS, rows: mandateRows },
  /** One line a firm, with its latest state. */
  companies: { columns: COMPANY_COLUMNS, rows: companyRows },
  /** One line a firm's state. */
  states: { columns: STATE_COLUMNS, rows: stateRows },
  /** One line a notice. */
  events: { columns: EVENT_COLUMNS, rows: eventRows },
  /** One line a record that was refused. */
  quarantined: { columns: QUARANTINED_COLUMNS, rows: quarantinedRows },
} satisfies Record<string, Export>;

export type ExportKind = keyof typeof EXPORTS;

export const EXPORT_KINDS = Object.keys(EXPORTS) as ExportKind[];

export function columnsOf(kind: ExportKind): readonly string[] {
  return EXPORTS[kind].columns;
}

export function exportedRows(ledger: Ledger, kind: ExportKind, viewer: Viewer): AsyncGenerator<Row> {
  return EXPORTS[kind].rows(ledger, viewer);
}
