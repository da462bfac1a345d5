import type { Sqlite } from './database.js';

/** What one firm says about one holder key. */
export interface HolderEntry {
  key: number;
  /** Sorts the firms' entries: the smallest one of all speaks for the key. */
  rank: string;
  /** JSON of what resolveHolder needs of it. */
  body: string;
}

/** A name that one firm's entries print under a holder key. */
export interface HolderName {
  key: number;
  /** Folded: prints of one name that differ in case or marks are one. */
  name: string;
  /** Its first and its last print here, sortable; `last` is '' where only removals print it. */
  first: string;
  last: string;
}
/** The same over all firms. */
export type PrintedName = Omit<HolderName, 'key'>;

/** Who answers to a holder key, and who is entered under it: per firm one row, so that an auditor of 50,000 firms is never read whole. */
export function createHolders(database: Sqlite) {
  const claimsOf = database.prepare<[number], { key: number }>('SELECT key FROM holder_claims WHERE firm = ?');
  const claim = database.prepare<[number, number]>('INSERT INTO holder_claims (firm, key) VALUES (?, ?)');
  const unclaim = database.prepare<[number, number]>('DELETE FROM holder_claims WHERE firm = ? AND key = ?');
  const claimants = database.prepare<[number], { uid: string }>(
    'SELECT f.uid FROM holder_claims c JOIN firms f ON f.id = c.firm WHERE c.key = ? ORDER BY f.uid',
  );
  const entriesOf = database.prepare<[number], HolderEntry>(
    'SELECT key, rank, body FROM holder_entries WHERE firm = ?',
  );
  const enter = database.prepare<[number, number, string, string]>(
    'INSERT OR REPLACE INTO holder_entries (firm, key, rank, body) VALUES (?, ?, ?, ?)',
  );
  const leave = database.prepare<[number, number]>('DELETE FROM holder_entries WHERE firm = ? AND key = ?');
  const first = database.prepare<[number], { firm: number; body: string }>(
    `SELECT e.firm, e.body FROM holder_entries e WHERE e.key = ? ORDER BY e.rank, e.firm LIMIT 1`,
  );
  const namesOf = database.prepare<[number], HolderName>(
    'SELECT key, name, first, last FROM holder_names WHERE firm = ?',
  );
  const setName = database.prepare<[number, number, string, string, string]>(
    'INSERT OR REPLACE INTO holder_names (firm, key, name, first, last) VALUES (?, ?, ?, ?, ?)',
  );
  const dropName = database.prepare<[number, number, string]>(
    'DELETE FROM holder_names WHERE firm = ? AND key = ? AND name = ?',
  );
  const nextName = database.prepare<[number, string], { name: string; first: string }>(
    'SELECT name, first FROM holder_names WHERE key = ? AND name > ? ORDER BY name, first LIMIT 1',
  );
  const lastOf = database.prepare<[number, string], { last: string }>(
    'SELECT last FROM holder_names WHERE key = ? AND name = ? ORDER BY last DESC LIMIT 1',
  );
  return {
    namesOf: (firm: number): HolderName[] => namesOf.all(firm),
    setName: (firm: number, { key, name, first, last }: HolderName): void =>
      void setName.run(firm, key, name, first, last),
    dropName: (firm: number, key: number, name: string): void => void dropName.run(firm, key, name),
    /** The names printed under a key, each found by index: a few, however many firms print them. */
    names: (key: number): PrintedName[] => {
      const names: PrintedName[] = [];
      for (let next = nextName.get(key, ''); next !== undefined; next = nextName.get(key, next.name))
        names.push({ ...next, last: lastOf.get(key, next.name)?.last ?? '' });
      return names;
    },
    claimsOf: (firm: number): number[] => claimsOf.all(firm).map((row) => row.key),
    claim: (firm: number, key: number): void => void claim.run(firm, key),
    unclaim: (firm: number, key: number): void => void unclaim.run(firm, key),
    /** Company uids, sorted. */
    claimants: (key: number): string[] => claimants.all(key).map((row) => row.uid),
    entriesOf: (firm: number): HolderEntry[] => entriesOf.all(firm),
    enter: (firm: number, entry: HolderEntry): void => void enter.run(firm, entry.key, entry.rank, entry.body),
    leave: (firm: number, key: number): void => void leave.run(firm, key),
    /** The body of the smallest entry under the key, or null. */
    first: (key: number): string | null => first.get(key)?.body ?? null,
  };
}
