import type { Sqlite } from './database.js';

export interface StoredProfile {
  id: number;
  firm: number;
  component: number | null;
  body: Buffer;
}

/** Profiles (the atoms of identity) by firm, and the blocks in which they meet. Block keys are {@link blockHash}es. */
export function createProfiles(database: Sqlite) {
  const ofFirm = database.prepare<[number], StoredProfile>(
    'SELECT id, firm, component, body FROM profiles WHERE firm = ?',
  );
  const idsOfFirm = database.prepare<[number], { id: number }>('SELECT id FROM profiles WHERE firm = ?');
  const get = database.prepare<[number], StoredProfile>('SELECT id, firm, component, body FROM profiles WHERE id = ?');
  const ofComponent = database.prepare<[number], { id: number }>('SELECT id FROM profiles WHERE component = ?');
  const insert = database.prepare<[number, Uint8Array]>(
    'INSERT INTO profiles (firm, component, body) VALUES (?, NULL, ?)',
  );
  const componentsOfFirm = database.prepare<[number], { component: number }>(
    'SELECT DISTINCT component FROM profiles WHERE firm = ? AND component IS NOT NULL',
  );
  const setBody = database.prepare<[Uint8Array, number]>('UPDATE profiles SET body = ? WHERE id = ?');
  const drop = database.prepare<[number]>('DELETE FROM profiles WHERE id = ?');
  const setComponent = database.prepare<[number | null, number]>('UPDATE profiles SET component = ? WHERE id = ?');
  const enter = database.prepare<[number, number]>('INSERT OR IGNORE INTO blocks (key, profile) VALUES (?, ?)');
  const leave = database.prepare<[number, number]>('DELETE FROM blocks WHERE key = ? AND profile = ?');
  // Not a bare parameter: SQLite plans by the value of one, and so prepares the statement anew each time.
  const size = database.prepare<[number, number], { size: number }>(
    'SELECT count(*) AS size FROM (SELECT 1 FROM blocks WHERE key = ? LIMIT ? + 0)',
  );
  const members = database.prepare<[number, number], { profile: number }>(
    'SELECT profile FROM blocks WHERE key = ? LIMIT ? + 0',
  );
  return {
    ofFirm: (firm: number): StoredProfile[] => ofFirm.all(firm),
    idsOfFirm: (firm: number): number[] => idsOfFirm.all(firm).map((row) => row.id),
    get: (id: number): StoredProfile | null => get.get(id) ?? null,
    ofComponent: (component: number): number[] => ofComponent.all(component).map((row) => row.id),
    add: (firm: number, body: Uint8Array): number => Number(insert.run(firm, body).lastInsertRowid),
    /** Numbers of the identity units that hold the firm's profiles. */
    componentsOfFirm: (firm: number): number[] => componentsOfFirm.all(firm).map((row) => row.component),
    setBody: (id: number, body: Uint8Array): void => void setBody.run(body, id),
    drop: (id: number): void => void drop.run(id),
    setComponent: (id: number, component: number | null): void => void setComponent.run(component, id),
    /** False where it was there already. */
    enter: (key: number, profile: number): boolean => enter.run(key, profile).changes > 0,
    /** False where it was not there. */
    leave: (key: number, profile: number): boolean => leave.run(key, profile).changes > 0,
    /** At most `limit`. */
    blockSize: (key: number, limit: number): number => size.get(key, limit)?.size ?? 0,
    /** At most `limit`; -1 for all. */
    blockMembers: (key: number, limit = -1): number[] => members.all(key, limit).map((row) => row.profile),
  };
}

/**
 * A block key as a number of 53 bits (two rounds of multiply and xor, as in cyrb53). Two keys that meet by accident put two components into one
 * unit of work, every time and in every order alike; they link nobody, since clustering compares the keys themselves.
 */
export function blockHash(key: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < key.length; at++) {
    const unit = key.charCodeAt(at);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
}
