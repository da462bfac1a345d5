import { eventUid } from '../../../src/core/index.js';
import { number } from './columns.js';
import type { Connection } from './database.js';

const EVENT = 'event:';

/** The number of the unit with this key; null for none. */
export function unitId(opened: Connection, key: string): number | null {
  const found = key.startsWith(EVENT)
    ? opened.first(`SELECT id FROM event WHERE uid = ?`, eventUid(key.slice(EVENT.length)))
    : opened.first(`SELECT id FROM unit WHERE key = ? AND key NOT GLOB 'event:*'`, key);
  return found === undefined ? null : number(found[0]);
}
