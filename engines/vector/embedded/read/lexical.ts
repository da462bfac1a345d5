import { questionWords } from '../../../question-words.js';
import type { Connection } from '../database.js';
import { sees, type Sight } from './filter.js';
import type { Slice } from './slice.js';

export interface LexicalMatch {
  passage: number;
  source: number;
  /** BM25; smaller is better. */
  rank: number;
  allWords: boolean;
}

export interface LexicalMatches {
  /** Best first. */
  matches: LexicalMatch[];
  /** Whether every passage that holds all the words was looked at. */
  complete: boolean;
}

/** A word in more passages than this, and than this part of them, does not make a passage worth showing that lacks the others. */
const FREQUENT = 2_000;
const FREQUENT_PART = 0.05;
/** Each further chunk weighs the words anew, so chunks grow; one takes some tens of milliseconds at most. */
const FIRST_CHUNK = 2_000;
const MOST_CHUNK = 16_000;
/** Passages looked at for one question. */
const MOST_LOOKED_AT = 400_000;

/** The best `most` by words: passages that hold every word that counts by BM25 (ties by id), then those that hold some of the rarer ones. */
export function lexicalMatches(
  opened: Connection,
  text: string,
  sight: Sight,
  most: number,
  slice: Slice,
): LexicalMatches {
  const words = questionWords(text);
  if (words.length === 0) return { matches: [], complete: true };
  const all = best(opened, words.map(quoted).join(' AND '), sight, most, slice);
  const matches = all.matches.map((match) => ({ ...match, allWords: true }));
  const rare = matches.length < most && words.length > 1 ? words.filter((word) => isRare(opened, word)) : [];
  if (rare.length === 0) return { matches, complete: all.complete };
  const known = new Set(matches.map(({ passage }) => passage));
  const some = best(opened, rare.map(quoted).join(' OR '), sight, most + known.size, slice);
  const further = some.matches.filter(({ passage }) => !known.has(passage)).slice(0, most - matches.length);
  return { matches: [...matches, ...further.map((match) => ({ ...match, allWords: false }))], complete: all.complete };
}

/** Quoted, so that NEAR, stars and column filters are but words. */
function quoted(word: string): string {
  return `"${word}"`;
}

function isRare(opened: Connection, word: string): boolean {
  const holding = Number(opened.first(`SELECT doc FROM passage_words WHERE term = ?`, word)?.[0] ?? 0);
  if (holding <= FREQUENT) return holding > 0;
  const last = Number(opened.first(`SELECT max(id) FROM passage`)?.[0] ?? 0);
  return holding <= last * FREQUENT_PART;
}

interface Match {
  passage: number;
  source: number;
  rank: number;
}

function best(
  opened: Connection,
  expression: string,
  sight: Sight,
  most: number,
  slice: Slice,
): { matches: Match[]; complete: boolean } {
  let kept: Match[] = [];
  let looked = 0;
  let last = -1;
  for (let chunk = FIRST_CHUNK; ; chunk = Math.min(2 * chunk, MOST_CHUNK)) {
    slice.look();
    const rows = opened.all(
      `SELECT t.id, t.rank, s.id, s.kind, s.language, s.published, s.known, s.scope
       FROM (SELECT rowid AS id, bm25(passage_text) AS rank FROM passage_text WHERE passage_text MATCH ? AND rowid > ?
             ORDER BY rowid LIMIT ?) t
       JOIN passage p ON p.id = t.id JOIN source s ON s.id = p.source ORDER BY t.id`,
      expression,
      last,
      chunk,
    );
    for (const [passage, rank, ...row] of rows)
      if (sees(sight, row)) kept.push({ passage: Number(passage), source: Number(row[0]), rank: Number(rank) });
    if (kept.length > 4 * most + 1_000) kept = top(kept, most);
    looked += rows.length;
    const ended = rows.length < chunk;
    if (ended || looked >= MOST_LOOKED_AT) return { matches: top(kept, most), complete: ended };
    last = Number(rows.at(-1)![0]);
  }
}

function top(matches: Match[], most: number): Match[] {
  return matches.sort((a, b) => a.rank - b.rank || a.passage - b.passage).slice(0, most);
}
