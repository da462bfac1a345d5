import { type Connection, type Value } from '../database.js';
import { createEntities, type Entities } from './entities.js';
import { createSight, type Sight } from './sight.js';
import type { Slice } from './slice.js';

/** What one read works with; it lives as long as the read. */
export interface ReadContext {
  opened: Connection;
  slice: Slice;
  sight: Sight;
  entities: Entities;
  /** Remembers across reads, until something is written, that a walk ended at an entity of high degree; by all that decides it. */
  cuts(key: string): { has(): boolean; add(): void };
}

const MOST_CUTS = 10_000;
const memories = new WeakMap<Connection, { version: Value; cuts: Set<string> }>();

function cutMemory(opened: Connection, tenantId: string): ReadContext['cuts'] {
  const version = opened.first('PRAGMA data_version')?.[0] ?? null;
  let memory = memories.get(opened);
  if (memory === undefined || memory.version !== version || memory.cuts.size > MOST_CUTS) {
    memories.set(opened, (memory = { version, cuts: new Set() }));
  }
  const { cuts } = memory;
  return (key) => ({ has: () => cuts.has(`${tenantId} ${key}`), add: () => void cuts.add(`${tenantId} ${key}`) });
}

export function createReadContext(opened: Connection, tenantId: string, slice: Slice): ReadContext {
  const sight = createSight(opened, tenantId);
  return { opened, slice, sight, entities: createEntities(opened, sight, slice), cuts: cutMemory(opened, tenantId) };
}
