import type { Sqlite } from '../database.js';

/** A table of the ledger, as it lies in SQLite and, row for row, in PostgreSQL. */
export interface LedgerTable {
  name: string;
  /** In the order of the columns in SQLite. */
  columns: readonly string[];
  /** The primary key, in its order. */
  keys: readonly string[];
  /** Whole only after a derivation has ended: `meta` with it, which says so. */
  derived: boolean;
}

/** What readers of a register need: notices, what was made of them, jobs. */
const READ = [
  'meta', 'parsers', 'publications', 'revisions', 'readings', 'documents', 'quarantine', 'decisions', 'coverage', 'windows', 'days', 'jobs',
  'feed', 'batches', 'units', 'firms', 'counters',
] as const; // prettier-ignore

/** What only deriving further needs. */
const WRITTEN = [
  'claims', 'holder_keys', 'key_links', 'notice_keys', 'profiles', 'blocks', 'edges', 'holder_claims', 'holder_entries', 'holder_names',
  'decision_places',
] as const; // prettier-ignore

const DERIVED: ReadonlySet<string> = new Set([
  'meta', 'feed', 'batches', 'units', 'firms', 'counters', ...WRITTEN.filter((name) => name !== 'claims'),
]); // prettier-ignore

/** Every table, or those that readers need. A test compares the list with both databases. */
export function ledgerTables(database: Sqlite, of: 'ALL' | 'READ'): LedgerTable[] {
  const names = of === 'ALL' ? [...READ, ...WRITTEN] : READ;
  const describe = database.prepare<[string], { name: string; pk: number }>(
    'SELECT name, pk FROM pragma_table_info(?) ORDER BY cid',
  );
  return names.map((name) => {
    const columns = describe.all(name);
    const keys = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
    return {
      name,
      columns: columns.map((column) => column.name),
      keys: keys.map((column) => column.name),
      derived: DERIVED.has(name),
    };
  });
}

export function quoted(names: readonly string[], prefix = ''): string {
  return names.map((name) => `${prefix}"${name}"`).join(', ');
}
