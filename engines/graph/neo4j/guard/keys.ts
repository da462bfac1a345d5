/** What is taken of a value between `[` and `]`: an element by its number, a stretch of a list, a property whose name is written out. */
import { isPrivate } from './allowed.js';
import { outermost } from './bounds.js';
import { isSign, isWord, type Bracket } from './brackets.js';
import { refused } from './refused.js';
import type { Token } from './tokens.js';

/** Refuses a property by a name that is put together, and one that is nothing to be shown. `inside`: the brackets around it, the innermost last. */
export function assertKey(tokens: readonly Token[], { open, close }: Bracket, inside: readonly Bracket[]): void {
  const [first] = tokens.slice(open + 1, close);
  if (first?.kind === 'TEXT' && close === open + 2) return assertShown(first);
  const part = outermost(tokens, open + 1, close);
  if (part.some((index) => isSign(tokens[index], '..'))) return;
  const isNumber = part.every((index, place) => {
    const token = tokens[index]!;
    if (token.kind === 'NUMBER' || isSign(token, '+', '-')) return true;
    // The brackets of a size are one of the outermost, and its contents none.
    if (isSign(token, '(')) return isWord(tokens[part[place - 1] ?? -1], 'SIZE', 'LENGTH');
    return isWord(token, 'SIZE', 'LENGTH') ? isSign(tokens[index + 1], '(') : isCounted(tokens, token, inside);
  });
  if (!isNumber) throw refused('DYNAMIC', tokens[open]!.at, 'a property by a name that is put together');
}

/** A variable that a bracket around takes from a range or from texts that are written out, and nothing else in the statement binds, in back-ticks neither. */
function isCounted(tokens: readonly Token[], { kind, value }: Token, inside: readonly Bracket[]): boolean {
  const isIt = (token: Token | undefined) => (token?.kind === 'WORD' || token?.kind === 'NAME') && token.value === value; // prettier-ignore
  if (kind !== 'WORD' || tokens.some((token, index) => isWord(token, 'AS') && isIt(tokens[index + 1]))) return false;
  if (tokens.filter((token, index) => isIt(token) && binds(tokens, index)).length > 1) return false;
  const binding = inside.findLast(({ open }) => isIt(tokens[open + 1]) && isWord(tokens[open + 2], 'IN'));
  if (binding === undefined) return false;
  // Nothing may stand behind the source of what is bound: `range(0, 1) + keys(n)` is no range.
  const source = outermost(tokens, binding.open + 3, binding.close);
  const end = source.findIndex((index) => isSign(tokens[index], '|') || isWord(tokens[index], 'WHERE'));
  const [from, list, ...more] = source.slice(0, end < 0 ? source.length : end);
  if (from === undefined || more.length > 0) return false;
  if (isWord(tokens[from], 'RANGE')) return isSign(tokens[list ?? -1], '(');
  return isSign(tokens[from], '[') && list === undefined && areShown(tokens, from);
}

/** `k IN list` but for a condition on it, and what `reduce` sums up in (`k = 0, ...`). */
function binds(tokens: readonly Token[], index: number): boolean {
  const [before, behind] = [tokens[index - 1], tokens[index + 1]];
  if (isWord(behind, 'IN')) return !isWord(before, 'WHERE', 'AND', 'OR', 'XOR', 'NOT');
  return isSign(behind, '=') && isSign(before, '(', ',');
}

/** Of a list of texts, none of them private. */
function areShown(tokens: readonly Token[], open: number): boolean {
  let index = open + 1;
  for (; tokens[index]?.kind === 'TEXT' || isSign(tokens[index], ','); index++)
    if (tokens[index]!.kind === 'TEXT') assertShown(tokens[index]!);
  return isSign(tokens[index], ']') && index > open + 1;
}

function assertShown({ value, at }: Token): void {
  if (isPrivate(value)) throw refused('PRIVATE', at, `${value} is nothing to be shown`);
}
