import { AppError } from '../../../../src/core/index.js';
import { reciprocalRank } from '../../../reciprocal-rank.js';
import type { PassageFilter, PassageHit, PassageResult, PassageSource } from '../../contract.js';
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

/** Of each half, at least so many are joined. */
const POOL = 50;

/** Both halves in one snapshot, joined by reciprocal rank. */
export function search(opened: Connection, work: SearchWork, slice: Slice): Omit<PassageResult, 'detail'> {
  opened.run('BEGIN');
  try {
    const sight = sightOf(opened, work.filter, work.tenantId);
    const mode = work.vector === null ? 'LEXICAL' : 'HYBRID';
    if (seesNothing(sight)) return { hits: [], mode, complete: true };
    const pool = Math.max(POOL, 2 * work.limit);
    const lexical = lexicalMatches(opened, work.text, sight, pool, slice);
    const dense =
      work.vector === null
        ? []
        : denseMatches(opened, checked(opened, work.vector), sight, pool, work.exactUpTo, slice);
    const ranked = join(lexical.matches, dense);
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

type Ranked = Pick<PassageHit, 'score' | 'lexicalRank' | 'denseRank' | 'similarity' | 'allWords'> & { passage: number };

function join(
  lexical: readonly { passage: number; allWords: boolean }[],
  dense: readonly { passage: number; distance: number }[],
): Ranked[] {
  const ranked = new Map<number, Ranked>();
  for (const [index, { passage, allWords }] of lexical.entries())
    ranked.set(passage, { passage, score: 0, lexicalRank: index + 1, denseRank: null, similarity: null, allWords });
  for (const [index, { passage, distance }] of dense.entries()) {
    const known = ranked.get(passage) ?? { passage, lexicalRank: null, allWords: false };
    ranked.set(passage, { ...known, score: 0, denseRank: index + 1, similarity: 1 - distance });
  }
  const place = (rank: number | null) => rank ?? Infinity;
  return [...ranked.values()]
    .map((each) => ({ ...each, score: reciprocalRank(each.lexicalRank) + reciprocalRank(each.denseRank) }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        compare(place(a.lexicalRank), place(b.lexicalRank)) ||
        compare(place(a.denseRank), place(b.denseRank)) ||
        a.passage - b.passage,
    );
}

/** Of Infinity and Infinity, too. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function hitsOf(opened: Connection, ranked: readonly Ranked[], limit: number): PassageHit[] {
  const hits: PassageHit[] = [];
  for (const each of ranked) {
    if (hits.length === limit) break;
    const hit = hitOf(opened, each);
    if (hit !== null) hits.push(hit);
  }
  return hits;
}

function hitOf(opened: Connection, { passage, ...rank }: Ranked): PassageHit | null {
  const row = opened.first(
    `SELECT s.data, p.start, p."end" FROM passage p JOIN source s ON s.id = p.source WHERE p.id = ?`,
    passage,
  );
  if (row === undefined) return null;
  const source = JSON.parse(String(row[0])) as PassageSource;
  const span = { start: Number(row[1]), end: Number(row[2]) };
  return { id: `${source.id}#${span.start}-${span.end}`, source, span, ...rank };
}
