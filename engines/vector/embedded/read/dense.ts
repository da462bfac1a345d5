import type { Connection } from '../database.js';
import { BLOCK } from '../tables.js';
import { vectorConditions, type Sight } from './filter.js';
import type { Slice } from './slice.js';

export interface DenseMatch {
  passage: number;
  /** 1 - cosine similarity. */
  distance: number;
}

/** Up to so many vectors each one is compared; above, the signs choose {@link RESCORED} candidates, which are then compared exactly. */
export const EXACT_UP_TO = 50_000;
export const RESCORED = 200;

/** The nearest `most` passages, ties by id. One statement looks at one block. */
export function denseMatches(
  opened: Connection,
  vector: Uint8Array,
  sight: Sight,
  most: number,
  exactUpTo: number,
  slice: Slice,
): DenseMatch[] {
  const blocks = Math.floor(Number(opened.first(`SELECT max(id) FROM passage`)?.[0] ?? 0) / BLOCK) + 1;
  const embedded = Number(opened.first(`SELECT sum(passages) FROM source WHERE embedded = 1`)?.[0] ?? 0);
  const { sql, values } = vectorConditions(opened, sight);
  const inBlocks = (statement: string, nearest: number) => {
    const found: DenseMatch[] = [];
    for (let block = 0; block < blocks; block++) {
      slice.look();
      const rows = opened.all(statement, vector, BigInt(nearest), BigInt(block), ...values);
      found.push(...rows.map(([id, distance]) => ({ passage: Number(id), distance: Number(distance) })));
    }
    return top(found, nearest);
  };
  if (embedded <= exactUpTo) {
    const exact = `SELECT id, distance FROM passage_vector WHERE vector MATCH ? AND k = ? AND block = ?${sql}`;
    return inBlocks(exact, most);
  }
  const rough = `SELECT id, distance FROM passage_bits WHERE vector MATCH vec_quantize_binary(?) AND k = ? AND block = ?${sql}`;
  const candidates = inBlocks(rough, Math.max(RESCORED, 4 * most));
  slice.look();
  const rescored = candidates.map(({ passage }) => {
    const row = opened.first(
      `SELECT vec_distance_cosine(vector, ?) FROM passage_vector WHERE id = ?`,
      vector,
      BigInt(passage),
    );
    return { passage, distance: Number(row?.[0] ?? 2) };
  });
  return top(rescored, most);
}

function top(matches: DenseMatch[], most: number): DenseMatch[] {
  return matches.sort((a, b) => a.distance - b.distance || a.passage - b.passage).slice(0, most);
}
