import { questionWords } from '../../../question-words.js';
import type { Connection, Row } from '../database.js';
import { sees, type Sight } from './filter.js';
import type { Slice } from './slice.js';

export interface LexicalMatch {
  passage: number;
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
    // Not a bare parameter: SQLite plans by the value of one, and so prepares the statement anew for each.
    const rows = opened.all(
      `SELECT rowid, bm25(passage_text) FROM passage_text WHERE passage_text MATCH ? AND rowid > ? ORDER BY rowid LIMIT ? + 0`,
      expression,
      last,
      chunk,
    );
    kept = joined(opened, kept, rows, sight, most);
    looked += rows.length;
    const ended = rows.length < chunk;
    if (ended || looked >= MOST_LOOKED_AT) return { matches: kept, complete: ended };
    last = Number(rows.at(-1)![0]);
  }
}

/** The best `most` of those held and of further rows of (passage, rank): whether one may be seen is looked up where it would be among them. */
function joined(opened: Connection, held: Match[], rows: readonly Row[], sight: Sight, most: number): Match[] {
  const further = rows.map(([passage, rank]) => ({ passage: Number(passage), rank: Number(rank) })).sort(byRank);
  const worst = held.length < most ? null : held.at(-1)!;
  const seen: Match[] = [];
  for (const { passage, rank } of further) {
    if (seen.length === most || (worst !== null && rank > worst.rank)) break;
    const row = opened.first(
      `SELECT s.id, s.kind, s.language, s.published, s.known, s.scope FROM passage p JOIN source s ON s.id = p.source WHERE p.id = ?`,
      passage,
    );
    if (row !== undefined && sees(sight, row)) seen.push({ passage, rank });
  }
  return [...held, ...seen].sort(byRank).slice(0, most);
}

function byRank(a: Match, b: Match): number {
  return a.rank - b.rank || a.passage - b.passage;
}
