import { AppError } from '../../../../src/core/index.js';
import type { PassageFilter, PassageHit, PassageResult, PassageSource } from '../../contract.js';
import { joinRanks, poolOf, type Ranked } from '../../join-ranks.js';
import { storedModel, type Connection } from '../database.js';
import { denseMatches } from './dense.js';
import { seesNothing, sightOf } from './filter.js';
import { lexicalMatches } from './lexical.js';
import type { Slice } from './slice.js';

/** A request as it reaches the thread that searches. */
export interface SearchWork {
  text: string;
  /** Null: by words alone. */
  vector: Uint8Array | null;
  filter: PassageFilter;
  limit: number;
  tenantId: string;
  exactUpTo: number;
}

/** Both halves in one snapshot, joined by reciprocal rank. */
export function search(opened: Connection, work: SearchWork, slice: Slice): Omit<PassageResult, 'detail'> {
  opened.run('BEGIN');
  try {
    const sight = sightOf(opened, work.filter, work.tenantId);
    const mode = work.vector === null ? 'LEXICAL' : 'HYBRID';
    if (seesNothing(sight)) return { hits: [], mode, complete: true };
    const pool = poolOf(work.limit);
    const lexical = lexicalMatches(opened, work.text, sight, pool, slice);
    const dense =
      work.vector === null
        ? []
        : denseMatches(opened, checked(opened, work.vector), sight, pool, work.exactUpTo, slice);
    const near = dense.map(({ passage, distance }) => ({ passage, similarity: 1 - distance }));
    const ranked = joinRanks(lexical.matches, near);
    return { hits: hitsOf(opened, ranked, work.limit), mode, complete: lexical.complete };
  } finally {
    opened.run('COMMIT');
  }
}

function checked(opened: Connection, vector: Uint8Array): Uint8Array {
  const dimensions = storedModel(opened)?.dimensions ?? 0;
  if (vector.byteLength === 4 * dimensions) return vector;
  throw new AppError(
    'BAD_INPUT',
    `the question's vector has ${vector.byteLength / 4} numbers, the passages' have ${dimensions}`,
  );
}

function hitsOf(opened: Connection, ranked: readonly Ranked<number>[], limit: number): PassageHit[] {
  const hits: PassageHit[] = [];
  for (const each of ranked) {
    if (hits.length === limit) break;
    const hit = hitOf(opened, each);
    if (hit !== null) hits.push(hit);
  }
  return hits;
}

function hitOf(opened: Connection, { passage, ...rank }: Ranked<number>): PassageHit | null {
  const row = opened.first(
    `SELECT s.data, p.start, p."end" FROM passage p JOIN source s ON s.id = p.source WHERE p.id = ?`,
    passage,
  );
  if (row === undefined) return null;
  const source = JSON.parse(String(row[0])) as PassageSource;
  const span = { start: Number(row[1]), end: Number(row[2]) };
  return { id: `${source.id}#${span.start}-${span.end}`, source, span, ...rank };
}
