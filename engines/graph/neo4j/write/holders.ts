import type { HolderUnit } from '../../../../src/core/index.js';
import type { Run } from '../connection.js';
import * as statements from '../cypher/write-meant.js';
import { movesBetween } from './identities.js';
import { inChunks } from './in-chunks.js';
import { addAll, type Touched } from './touched.js';

/** Says anew which companies holder keys mean. Their lines and edges move only where that has changed. */
export async function applyHolders(
  run: Run,
  holders: ReadonlyMap<string, { unit: HolderUnit | null; position: number }>,
  touched: Touched,
): Promise<void> {
  if (holders.size === 0) return;
  const meant = await inChunks<{ key: string; uid: string }>(run, statements.READ_HOLDERS, 'keys', holders.keys());
  const before = new Map(meant.map(({ key, uid }) => [key, uid]));
  const now = new Map<string, string>();
  for (const [key, { unit }] of holders) if (unit !== null) now.set(key, unit.companyUid);
  const moves = movesBetween(before, now);
  await inChunks(run, statements.UNLINK_HOLDERS, 'moves', moves.filter(({ from }) => from !== null)); // prettier-ignore
  const rows = [...holders].flatMap(([key, { unit, position }]) =>
    unit === null
      ? []
      : [{ key, company: unit.companyUid, weak: unit.weak === null ? null : JSON.stringify(unit.weak), position }],
  );
  await inChunks(run, statements.PUT_HOLDERS, 'rows', rows);
  await inChunks(run, statements.MOVE_HOLDERS, 'moves', moves);
  const lost = moves.flatMap(({ key, to }) => (to === null ? [key] : []));
  await inChunks(run, statements.EMPTY_HOLDERS, 'keys', lost);
  addAll(touched.holders, lost);
  addAll(touched.companies, [...before.values(), ...now.values()]);
}
