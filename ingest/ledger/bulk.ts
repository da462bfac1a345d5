import type { Sqlite } from './database.js';
import { indexDerived, wipeDerived } from './schema.js';

export function createBulk(database: Sqlite) {
  return { wipe: (): void => wipeDerived(database), index: (): void => indexDerived(database) };
}
