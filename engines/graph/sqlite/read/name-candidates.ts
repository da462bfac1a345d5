import { number, text } from '../columns.js';
import type { Row } from '../database.js';
import type { ReadContext } from './context.js';
import { FEW_OWNERS, saysEnough, type NameQuestion } from '../../common/name-score.js';
import { isWord, wordVariants } from './word-variants.js';

export interface NameCandidate {
  kind: number;
  owner: number;
  folded: string;
  name: string;
}

export interface Candidates {
  names: Map<number, NameCandidate>;
  complete: boolean;
}

const COLUMNS = `id, kind, owner, folded, since, until, name`;
const MOST_NAMES = 3_000;
const MOST_BY_PREFIX = 1_000;

/**
 * Names that may answer, known on `knownOn` (a number): the name as typed, then its words and their beginnings, then typos and parts,
 * then with one word left out. Later steps run only where earlier ones found little.
 */
export function nameCandidates(context: ReadContext, question: NameQuestion, knownOn: number): Candidates {
  const found: Candidates = { names: new Map(), complete: true };
  const owners = new Set<string>();
  const add = (row: Row) => {
    if (number(row[4]) > knownOn || (row[5] !== null && number(row[5]) <= knownOn)) return;
    owners.add(`${number(row[1])} ${number(row[2])}`);
    found.names.set(number(row[0]), {
      kind: number(row[1]),
      owner: number(row[2]),
      folded: text(row[3]),
      name: text(row[6]),
    });
  };
  byWholeName(context, question, found, add);
  const { words } = question;
  byWords(context, typedWords(words), found, add);
  if (owners.size >= FEW_OWNERS) return found;
  const variants = words.map((word) => {
    const { words: near, complete } = wordVariants(context, word);
    if (!complete) found.complete = false;
    return near;
  });
  byWords(context, allOf(variants), found, add);
  for (const rejoined of rejoinedWords(context, words)) byWords(context, rejoined, found, add);
  if (owners.size === 0 && words.length > 1) {
    for (const left of words.keys()) {
      if (saysEnough(words, left)) byWords(context, allOf(variants.filter((_, index) => index !== left)), found, add);
    }
  }
  return found;
}

function byWholeName(
  { opened, slice }: ReadContext,
  { folded }: NameQuestion,
  found: Candidates,
  add: (row: Row) => void,
): void {
  const rows = opened.all(
    `SELECT ${COLUMNS} FROM name WHERE folded >= ? AND folded < ? || char(1114111) ORDER BY folded, id LIMIT ${MOST_BY_PREFIX}`,
    folded,
    folded,
  );
  slice.spend(rows.length);
  if (rows.length === MOST_BY_PREFIX) found.complete = false;
  rows.forEach(add);
}

function byWords(
  { opened, slice }: ReadContext,
  expression: string | null,
  found: Candidates,
  add: (row: Row) => void,
): void {
  if (expression === null) return;
  const rows = opened.all(
    `SELECT n.${COLUMNS.replaceAll(', ', ', n.')} FROM name_words f CROSS JOIN name n ON n.id = f.rowid
     WHERE f.name_words MATCH ? LIMIT ${MOST_NAMES}`,
    expression,
  );
  slice.spend(rows.length);
  if (rows.length === MOST_NAMES) found.complete = false;
  rows.forEach(add);
}

/** Scripts whose letters SQLite's tokenizer (Unicode 6.1) and ours take alike; of another word only such pieces can be asked for. */
const INDEXED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]+/gu;

/** Words are folded to letters and digits, and quoted: no character of a question is syntax. Null where the index can hold nothing of it. */
function termOf(word: string, star: '' | '*'): string | null {
  const pieces = word.match(INDEXED) ?? [];
  return pieces.length === 0 ? null : pieces.map((piece) => `"${piece}"${piece.length < 3 ? '' : star}`).join(' AND ');
}

function typedWords(words: readonly string[]): string | null {
  const terms = words.map((word) => termOf(word, '*'));
  return terms.length === 0 || terms.includes(null) ? null : terms.join(' AND ');
}

/** Null where a word has no variant: then nothing can match all. */
function allOf(variants: readonly string[][]): string | null {
  const groups = variants.map((words) => words.flatMap((word) => termOf(word, '') ?? []).map((term) => `(${term})`));
  if (groups.length === 0 || groups.some((terms) => terms.length === 0)) return null;
  return groups.map((terms) => `(${terms.join(' OR ')})`).join(' AND ');
}

/** The question with two neighbouring words written as one, or one word as two that names know. */
function* rejoinedWords(context: ReadContext, words: readonly string[]): Generator<string | null> {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && isWord(context, word + next)) {
      yield allOf([...words.slice(0, at), word + next, ...words.slice(at + 2)].map((one) => [one]));
    }
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const [left, right] = [word.slice(0, cut), word.slice(cut)];
      if (isWord(context, left) && isWord(context, right)) {
        yield allOf([...words.slice(0, at), left, right, ...words.slice(at + 1)].map((one) => [one]));
      }
    }
  }
}
