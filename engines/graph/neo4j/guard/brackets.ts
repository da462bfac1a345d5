import { CLAUSES, OPERATORS, SUBQUERIES } from './allowed.js';
import { refused } from './refused.js';
import type { Token } from './tokens.js';

/** What stands between two brackets. `open`, `close`: indexes of tokens. */
export interface Bracket {
  open: number;
  close: number;
  /** CALL, SUBQUERY: a query of its own; QUANTIFIER: how often a pattern repeats; INDEX: what is taken of a value; RELATIONSHIP: of a pattern. */
  kind: 'CALL' | 'SUBQUERY' | 'QUANTIFIER' | 'MAP' | 'INDEX' | 'RELATIONSHIP' | 'LIST' | 'SCOPE' | 'GROUP';
}

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const MOST_DEPTH = 40;

export const isSign = (token: Token | undefined, ...signs: string[]): boolean =>
  token?.kind === 'SIGN' && signs.includes(token.value);
/** Words are alike in either case. */
export const isWord = (token: Token | undefined, ...words: string[]): boolean =>
  token?.kind === 'WORD' && words.includes(token.value.toUpperCase());

/** Signs behind which Cypher wants a name or a value. */
const WANTING = [',', '(', '[', '=', '<>', '<=', '>=', '/', '%', '^', '.', ':', '|', '&', '!'] as const;

/** Where a word can only be a name, since Cypher wants an operand: `AS set`, `(delete:Person)`, `n.set`. */
export function isName(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  if (isWord(before, 'AS')) return !isSign(tokens[index - 2], ...WANTING);
  if (isSign(before, '{') && isSign(tokens[index + 1], ':')) return true;
  return isSign(before, ...WANTING);
}

/** Whether a value or name is complete with this token, so that `[` behind it takes a part of it. */
export function endsValue(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  if (token.kind === 'SIGN') return isSign(token, ')', ']', '}');
  if (token.kind !== 'WORD') return true;
  const word = token.value.toUpperCase();
  return isName(tokens, index) || !(CLAUSES.has(word) || OPERATORS.has(word));
}

/** By the index of its opening token. Refuses brackets that do not match. */
export function bracketsOf(tokens: readonly Token[]): Map<number, Bracket> {
  const brackets = new Map<number, Bracket>();
  const open: Bracket[] = [];
  const scopes = new Set<number>();
  tokens.forEach((token, index) => {
    if (isSign(token, '(', '[', '{')) {
      const kind = kindOf(tokens, index, scopes);
      const bracket: Bracket = { open: index, close: -1, kind };
      brackets.set(index, bracket);
      open.push(bracket);
      if (open.length > MOST_DEPTH)
        throw refused('TOO_LONG', token.at, `more than ${MOST_DEPTH} brackets in each other`);
    } else if (isSign(token, ')', ']', '}')) {
      const bracket = open.pop();
      if (bracket === undefined || CLOSES[tokens[bracket.open]!.value] !== token.value)
        throw refused('MALFORMED', token.at, `${token.value} closes nothing`);
      bracket.close = index;
      if (bracket.kind === 'SCOPE') scopes.add(index);
    }
  });
  const left = open.at(-1);
  if (left !== undefined)
    throw refused('MALFORMED', tokens[left.open]!.at, `${tokens[left.open]!.value} is not closed`);
  return brackets;
}

function kindOf(tokens: readonly Token[], index: number, scopes: ReadonlySet<number>): Bracket['kind'] {
  const before = tokens[index - 1];
  const isCall = isWord(before, 'CALL') && !isName(tokens, index - 1);
  if (isSign(tokens[index], '(')) return isCall ? 'SCOPE' : 'GROUP';
  if (isSign(tokens[index], '[')) {
    if (isSign(before, '-')) return 'RELATIONSHIP';
    return endsValue(tokens, index - 1) ? 'INDEX' : 'LIST';
  }
  if (isCall || scopes.has(index - 1)) return 'CALL';
  if (isWord(before, ...SUBQUERIES) && !isName(tokens, index - 1)) return 'SUBQUERY';
  // `= EXISTS {`, `(COUNT {`: the place of a name, and still no map behind a name.
  if (isWord(before, ...SUBQUERIES) && !isSign(tokens[index - 2], '.', ':')) return 'SUBQUERY';
  return isSign(before, ')', '>', '-') ? 'QUANTIFIER' : 'MAP';
}
