import type { Connection } from '../database.js';
import { createEntities, type Entities } from './entities.js';
import { createSight, type Sight } from './sight.js';
import type { Slice } from './slice.js';

/** What one read works with; it lives as long as the read. */
export interface ReadContext {
  opened: Connection;
  slice: Slice;
  sight: Sight;
  entities: Entities;
}

export function createReadContext(opened: Connection, tenantId: string, slice: Slice): ReadContext {
  const sight = createSight(opened, tenantId);
  return { opened, slice, sight, entities: createEntities(opened, sight, slice) };
}
