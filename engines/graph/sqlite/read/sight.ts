import { number } from '../columns.js';
import type { Connection } from '../database.js';

/** What the viewer may see; the only place that decides it. */
export interface Sight {
  /** Public rows, and those of the viewer's tenant. */
  scope(scope: string): boolean;
  /** Neither hidden by scope nor suppressed. */
  person(id: number, scope: string): boolean;
}

export function createSight(opened: Connection, tenantId: string): Sight {
  const suppressed = new Set(
    opened
      .all(`SELECT DISTINCT m.person FROM suppressed s CROSS JOIN mention m ON m.uid = s.mention`)
      .map(([person]) => number(person)),
  );
  const scope = (name: string) => name === 'public' || name === tenantId;
  return { scope, person: (id, name) => scope(name) && !suppressed.has(id) };
}
