/**
 * Judges a statement that a person or a model wrote: read by a tokenizer of Cypher 5, made of clauses, functions and procedures that are listed, with paths and
 * ranges that end. Whatever is not known to be harmless is refused. The second line behind it is the server's own reading transaction, with a limit of
 * time and rows; what a text may grow to is the server's to limit (`db.memory.transaction.max`).
 */
import {
  CLAUSES,
  FIRST_CLAUSES,
  FIRST_WORDS,
  FUNCTIONS,
  isPrivate,
  OPERATORS,
  PATTERN_WORDS,
  PROCEDURES,
  REFUSED_WORDS,
} from './allowed.js';
import { assertPattern } from './patterns.js';
import { assertAllHops, assertGrowth, assertLinear, assertValues, growsBy, hopsOf, hopsOfQuantifier, valuesOf } from './bounds.js'; // prettier-ignore
import { bracketsOf, endsValue, isName, isSign, isWord, type Bracket } from './brackets.js';
import { assertConnected } from './connected.js';
import { assertKey } from './keys.js';
import { refused } from './refused.js';
import { tokensOf, type Token } from './tokens.js';

export { isPrivate } from './allowed.js';
export type { GuardRule } from './refused.js';

const MOST_CLAUSES = 40;

/** Throws BAD_INPUT with details.rule ({@link GuardRule}) and details.at, an index into the text. */
export function assertReads(text: string): void {
  const tokens = tokensOf(text.replace(/;\s*$/, ''));
  const [first] = tokens;
  if (first?.kind !== 'WORD' || !FIRST_CLAUSES.has(first.value.toUpperCase()))
    throw refused('MALFORMED', 0, `it begins with none of ${[...FIRST_CLAUSES].join(', ')}`);
  const brackets = bracketsOf(tokens);
  assertWords(tokens, brackets);
  assertPlaces(tokens, brackets);
  assertConnected(tokens, 0, tokens.length);
  for (const { kind, open, close } of brackets.values())
    if (kind === 'CALL' || kind === 'SUBQUERY') assertConnected(tokens, open + 1, close);
}

/** Clauses, procedures and functions. */
function assertWords(tokens: readonly Token[], brackets: ReadonlyMap<number, Bracket>): void {
  let [clauses, values, growing] = [0, 1, 0];
  tokens.forEach((token, index) => {
    if (token.kind !== 'WORD' && token.kind !== 'NAME') return;
    const word = token.kind === 'WORD' && !isName(tokens, index) ? token.value.toUpperCase() : '';
    assertNoVariable(tokens, index);
    if (REFUSED_WORDS.has(word) && !namesValue(tokens, index)) throw refused('WRITES', token.at, `${word} does not only read; as a name it wants back-ticks`); // prettier-ignore
    if (CLAUSES.has(word) && ++clauses > MOST_CLAUSES) throw refused('TOO_LONG', token.at, `more than ${MOST_CLAUSES} clauses`); // prettier-ignore
    if (word === 'CALL') return assertCall(tokens, index);
    const behind = isSign(tokens[index - 1], '.') || isWord(tokens[index - 1], 'CALL');
    const [name, next] = dotted(tokens, index);
    if (behind || !isSign(tokens[next], '(') || (next === index + 1 && isOperator(word))) return;
    if (!FUNCTIONS.has(name.toLowerCase())) throw refused('FUNCTION', token.at, whyNot(name));
    const call = brackets.get(next)!;
    if (/^range$/i.test(name)) assertValues((values *= valuesOf(tokens, call)), token.at);
    if (/^reduce$/i.test(name)) assertLinear(tokens, call);
    if (/^replace$/i.test(name)) assertGrowth((growing += growsBy(tokens, call)), token.at);
  });
  for (const { kind, close } of brackets.values())
    if (kind === 'CALL' && isWord(tokens[close + 1], 'IN'))
      throw refused('WRITES', tokens[close]!.at, 'a subquery in transactions of its own');
}

/** A variable of such a name would let this reader take for a name or a list what the database takes for a clause or a property. */
function assertNoVariable(tokens: readonly Token[], index: number): void {
  const token = tokens[index]!;
  const word = token.value.toUpperCase();
  if (token.kind !== 'WORD' || !(OPERATORS.has(word) || CLAUSES.has(word))) return;
  if (isSign(tokens[index - 1], '.', ':', '|', '&', '!') || isKey(tokens, index)) return;
  const next = tokens[index + 1];
  const declared = isSign(next, ')', ':', '{', '=', ',', ']') || isWord(next, 'IN') || isWord(tokens[index - 1], 'AS');
  const isVariable = word === 'AS' ? !endsValue(tokens, index - 1) : isName(tokens, index) && declared;
  if (isVariable) throw refused('MALFORMED', token.at, `${token.value} as a name wants back-ticks`);
}

/** Signs that can follow a name, and no word that begins a clause: each of these but FINISH wants an operand. */
const BEHIND_NAMES = ['.', ',', ')', ']', '}', ':', '|', '=', '<>', '<', '>', '<=', '>=', '=~'] as const;

/** `RETURN start.name`, `WITH start MATCH`: what follows shows that the word names a value. */
function namesValue(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]!.value.toUpperCase();
  const next = tokens[index + 1];
  if (word === 'FINISH') return false;
  if (next === undefined || isSign(next, ...BEHIND_NAMES)) return true;
  if (!FIRST_WORDS.has(word) || next.kind !== 'WORD' || isWord(tokens[index - 1], 'UNION', 'ALL')) return false;
  const behind = next.value.toUpperCase();
  return CLAUSES.has(behind) || OPERATORS.has(behind) || isWord(next, 'ASC', 'DESC', 'ASCENDING', 'DESCENDING');
}

function whyNot(name: string): string {
  if (/^properties$/i.test(name)) return 'properties() takes whatever a node holds, also what is nothing to be shown: name them, as in n {.name, .uid}'; // prettier-ignore
  return `the function ${name} is not among those allowed`;
}

const isKey = (tokens: readonly Token[], index: number): boolean =>
  isSign(tokens[index - 1], '{', ',') && isSign(tokens[index + 1], ':');

/** `MATCH (`, `IN (`: what is in brackets belongs to the word, which names no function. */
const isOperator = (word: string): boolean => CLAUSES.has(word) || OPERATORS.has(word) || PATTERN_WORDS.has(word);

function assertCall(tokens: readonly Token[], index: number): void {
  if (isSign(tokens[index + 1], '{', '(')) return;
  const [name] = dotted(tokens, index + 1);
  if (!PROCEDURES.has(name)) throw refused('PROCEDURE', tokens[index]!.at, `the procedure ${name} is not among those allowed`); // prettier-ignore
}

/** A name with its namespaces, and the index behind it. */
function dotted(tokens: readonly Token[], from: number): [string, number] {
  let name = tokens[from]?.value ?? '';
  let index = from + 1;
  while (isSign(tokens[index], '.') && ['WORD', 'NAME'].includes(tokens[index + 1]?.kind ?? '')) {
    name += `.${tokens[index + 1]!.value}`;
    index += 2;
  }
  return [name, index];
}

/** What is taken of a node, how far a path goes, which labels and properties are named. */
function assertPlaces(tokens: readonly Token[], brackets: ReadonlyMap<number, Bracket>): void {
  const asksLabels = tokens.some((token, index) => isWord(token, 'LABELS', 'KEYS') && isSign(tokens[index + 1], '('));
  const opened = new Map([...brackets.values()].map((bracket) => [bracket.close, bracket]));
  const inside: Bracket[] = [];
  let hops = 0;
  tokens.forEach((token, index) => {
    const bracket = brackets.get(index);
    if (bracket?.kind === 'QUANTIFIER') hops += hopsOfQuantifier(tokens, bracket);
    if (bracket?.kind === 'INDEX') assertKey(tokens, bracket, inside);
    if (bracket !== undefined) inside.push(bracket);
    if (isSign(token, ')', ']', '}')) inside.pop();
    const before = tokens[index - 1];
    if (isSign(token, '*') && inside.at(-1)?.kind === 'RELATIONSHIP') hops += hopsOf(tokens, index);
    else if (isSign(token, '*') && isSign(before, '.')) throw refused('DYNAMIC', token.at, 'all properties of a node');
    else if (isSign(token, '*', '+') && repeatsPath(tokens, index, opened)) throw refused('UNBOUNDED', token.at, 'a path needs an end'); // prettier-ignore
    // Behind `:` it stands for any label and ends a value, so that a clause may follow.
    if (isSign(token, '%') && !endsValue(tokens, index - 1)) throw refused('DYNAMIC', token.at, 'any label at all');
    if (token.kind === 'PARAMETER' && isSign(tokens[index + 1], '(')) throw refused('DYNAMIC', token.at, 'labels that are put together'); // prettier-ignore
    if (isSign(token, '=~')) assertPattern(tokens[index + 1], token.at);
    if (isSign(token, '.') && before?.kind === 'NUMBER')
      throw refused('MALFORMED', token.at, 'a number has no property');
    if (isNamed(tokens, index, asksLabels) && isPrivate(token.value)) throw refused('PRIVATE', token.at, `${token.value} is nothing to be shown`); // prettier-ignore
    assertAllHops(hops, token.at);
  });
}

/** `-->+`, `--*`, `((a)--(b))+`: what is repeated is a piece of a path, and no number. */
function repeatsPath(tokens: readonly Token[], index: number, opened: ReadonlyMap<number, Bracket>): boolean {
  const before = tokens[index - 1];
  if (isSign(before, '-', '>')) return isSign(tokens[index - 2], '-', ']');
  const group = opened.get(index - 1);
  if (group?.kind !== 'GROUP' || ['WORD', 'NAME'].includes(tokens[group.open - 1]?.kind ?? '') && endsValue(tokens, group.open - 1)) return false; // prettier-ignore
  const within = tokens.slice(group.open, group.close);
  return within.some((token, at) => isSign(token, '-') && isSign(within[at + 1], '-', '[', '>'));
}

/** Labels, types, properties, keys; texts where labels are compared with them. */
function isNamed(tokens: readonly Token[], index: number, asksLabels: boolean): boolean {
  const { kind } = tokens[index]!;
  if (kind === 'TEXT') return asksLabels;
  if (kind !== 'WORD' && kind !== 'NAME') return false;
  let behind = index - 1;
  while (isSign(tokens[behind], '(') && isSign(tokens[behind - 1], ':', '|', '&', '!', '(')) behind--;
  const before = tokens[behind];
  return isSign(before, '.', ':', '|', '&', '!') || isWord(before, 'IS') || (isSign(before, '{', ',') && isSign(tokens[index + 1], ':')); // prettier-ignore
}
