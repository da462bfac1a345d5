/**
 * Judges a statement that a person or a model wrote: read by a tokenizer of Cypher 5, made of clauses, functions and procedures that are listed, with paths and
 * ranges that end. Whatever is not known to be harmless is refused. The second line behind it is the server's own reading transaction, with a limit of
 * time and rows.
 */
import {
  CLAUSES,
  FIRST_CLAUSES,
  FUNCTIONS,
  isPrivate,
  OPERATORS,
  PATTERN_WORDS,
  PROCEDURES,
  REFUSED_WORDS,
} from './allowed.js';
import { assertHops, assertLinear, assertQuantifier, assertValues, valuesOf } from './bounds.js';
import { bracketsOf, endsValue, isName, isSign, isWord, type Bracket } from './brackets.js';
import { assertConnected } from './connected.js';
import { refused } from './refused.js';
import { tokensOf, type Token } from './tokens.js';

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
  let [clauses, values] = [0, 1];
  tokens.forEach((token, index) => {
    if (token.kind !== 'WORD' && token.kind !== 'NAME') return;
    const word = token.kind === 'WORD' && !isName(tokens, index) ? token.value.toUpperCase() : '';
    assertNoVariable(tokens, index);
    if (REFUSED_WORDS.has(word)) throw refused('WRITES', token.at, `${word} does not only read`);
    if (CLAUSES.has(word) && ++clauses > MOST_CLAUSES) throw refused('TOO_LONG', token.at, `more than ${MOST_CLAUSES} clauses`); // prettier-ignore
    if (word === 'CALL') return assertCall(tokens, index);
    const behind = isSign(tokens[index - 1], '.') || isWord(tokens[index - 1], 'CALL');
    const [name, next] = dotted(tokens, index);
    if (behind || !isSign(tokens[next], '(') || (next === index + 1 && isOperator(word))) return;
    if (!FUNCTIONS.has(name.toLowerCase())) throw refused('FUNCTION', token.at, `the function ${name} is not among those allowed`); // prettier-ignore
    const call = brackets.get(next)!;
    if (/^range$/i.test(name)) assertValues((values *= valuesOf(tokens, call)), token.at);
    if (/^reduce$/i.test(name)) assertLinear(tokens, call);
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
  const numbers = new Set(
    tokens.filter((_, index) => isWord(tokens[index + 1], 'IN') && isWord(tokens[index + 2], 'RANGE')).map(({ value }) => value),
  ); // prettier-ignore
  for (const bracket of brackets.values()) {
    if (bracket.kind === 'QUANTIFIER') assertQuantifier(tokens, bracket);
    if (bracket.kind === 'INDEX') assertIndex(tokens, bracket, numbers);
  }
  const asksLabels = tokens.some((token, index) => isWord(token, 'LABELS', 'KEYS') && isSign(tokens[index + 1], '('));
  const inside: Bracket[] = [];
  let pattern = false;
  tokens.forEach((token, index) => {
    const bracket = brackets.get(index);
    if (bracket !== undefined) inside.push(bracket);
    if (isSign(token, ')', ']', '}')) inside.pop();
    if (token.kind === 'WORD' && CLAUSES.has(token.value.toUpperCase()) && !isName(tokens, index)) pattern = isWord(token, 'MATCH'); // prettier-ignore
    if (bracket?.kind === 'SUBQUERY') pattern = true;
    const before = tokens[index - 1];
    if (isSign(token, '*') && inside.at(-1)?.kind === 'RELATIONSHIP') assertHops(tokens, index);
    else if (isSign(token, '*') && isSign(before, '.')) throw refused('DYNAMIC', token.at, 'all properties of a node');
    else if (isSign(token, '*', '+') && (isSign(before, '>') || (pattern && isSign(before, ')', '-') && !inside.some(({ kind }) => kind === 'MAP')))) throw refused('UNBOUNDED', token.at, 'a path needs an end'); // prettier-ignore
    if (isSign(token, '.') && before?.kind === 'NUMBER')
      throw refused('MALFORMED', token.at, 'a number has no property');
    if (isNamed(tokens, index, asksLabels) && isPrivate(token.value)) throw refused('PRIVATE', token.at, `${token.value} is nothing to be shown`); // prettier-ignore
  });
}

/** Labels, types, properties, keys; texts where labels are compared with them. */
function isNamed(tokens: readonly Token[], index: number, asksLabels: boolean): boolean {
  const { kind } = tokens[index]!;
  if (kind === 'TEXT') return asksLabels;
  if (kind !== 'WORD' && kind !== 'NAME') return false;
  const before = tokens[index - 1];
  return isSign(before, '.', ':', '|', '&', '!') || isWord(before, 'IS') || (isSign(before, '{', ',') && isSign(tokens[index + 1], ':')); // prettier-ignore
}

/** An element by its number, a stretch of a list: never a property by a name that is put together. */
function assertIndex(tokens: readonly Token[], { open, close }: Bracket, numbers: ReadonlySet<string>): void {
  const part = tokens.slice(open + 1, close);
  if (part.some((token) => isSign(token, '..'))) return;
  const isSize = isWord(part[0], 'SIZE', 'LENGTH') && isSign(part[1], '(');
  const harmless = part.every(
    (token) => token.kind === 'NUMBER' || isSign(token, '+', '-') || numbers.has(token.value),
  );
  if (!isSize && !harmless) throw refused('DYNAMIC', tokens[open]!.at, 'a property by a name that is put together');
}
