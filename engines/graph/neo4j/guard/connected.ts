import { AGGREGATES, CLAUSES } from './allowed.js';
import { outermost, split } from './bounds.js';
import { isName, isSign, isWord } from './brackets.js';
import { refused } from './refused.js';
import type { Token } from './tokens.js';

interface Component {
  names: Set<string>;
  /** Something says which of all nodes are meant. */
  anchored: boolean;
}

/** Refuses the plain cross products, patterns that share nothing and name nobody (`MATCH (a), (b), (c)`); disguised ones meet the limit of time. `from`, `to`: tokens of one query. */
export function assertConnected(tokens: readonly Token[], from: number, to: number): void {
  const known = new Set(tokens.slice(0, from).flatMap(({ value }, index) => (isBound(tokens, index) ? [value] : [])));
  let components: Component[] = [];
  for (const [clause, start, end] of clausesOf(tokens, from, to)) {
    if (clause === 'UNION') components = [];
    if (clause === 'MATCH') for (const path of split(tokens, start, end)) components = joined(components, pathOf(tokens, path, known)); // prettier-ignore
    if (clause === 'WHERE') anchor(tokens, start, end, components);
    if (clause === 'WITH' && gathers(tokens, start, end)) for (const one of components) one.anchored = true;
    if (clause === 'LIMIT') for (const one of components) one.anchored = true;
    for (let index = start; index < end; index++)
      if (clause === 'YIELD' || isWord(tokens[index - 1], 'AS')) known.add(tokens[index]!.value);
    if (components.filter(({ anchored }) => !anchored).length > 1)
      assertAnchoredBy(tokens, end, to, clause, tokens[start]?.at ?? 0);
  }
}

/** A variable: of a node or relationship, of a row, of a list. */
function isBound(tokens: readonly Token[], index: number): boolean {
  return isSign(tokens[index - 1], '(', '[') || isWord(tokens[index - 1], 'AS', 'YIELD');
}

/** Patterns may still be anchored by a WHERE that follows at once. */
function assertAnchoredBy(tokens: readonly Token[], index: number, to: number, clause: string, at: number): void {
  if (clause === 'MATCH' && index < to && isWord(tokens[index], 'WHERE', 'MATCH', 'OPTIONAL')) return;
  throw refused('UNBOUNDED', at, 'patterns that share nothing multiply: say which nodes are meant');
}

/** Clauses outside brackets with the stretch behind their word. */
function clausesOf(tokens: readonly Token[], from: number, to: number): [string, number, number][] {
  const starts = outermost(tokens, from, to).filter((index) => {
    const word = tokens[index]!;
    if (word.kind !== 'WORD' || !CLAUSES.has(word.value.toUpperCase()) || isName(tokens, index)) return false;
    return !(isWord(word, 'WITH') && isWord(tokens[index - 1], 'STARTS', 'ENDS'));
  });
  const first: [string, number, number][] = starts[0] === from ? [] : [['MATCH', from, starts[0] ?? to]];
  return [
    ...first,
    ...starts.map((start, index): [string, number, number] => [
      tokens[start]!.value.toUpperCase(),
      start + 1,
      starts[index + 1] ?? to,
    ]),
  ];
}

function pathOf(tokens: readonly Token[], [from, to]: [number, number], known: ReadonlySet<string>): Component {
  const names = new Set<string>();
  let anchored = false;
  for (let index = from; index < to; index++) {
    const token = tokens[index]!;
    if (isSign(token, '{') && !isSign(tokens[index + 1], '}') && !isSign(tokens[index - 1], ')', '>', '-')) anchored = true; // prettier-ignore
    if (isWord(token, 'WHERE')) anchored = true;
    if (!isSign(tokens[index - 1], '(', '[') || (token.kind !== 'WORD' && token.kind !== 'NAME')) continue;
    names.add(token.value);
    if (known.has(token.value)) anchored = true;
  }
  return { names, anchored };
}

function joined(components: readonly Component[], path: Component): Component[] {
  const shares = (one: Component) => [...path.names].some((name) => one.names.has(name));
  const met = components.filter(shares);
  return [
    ...components.filter((one) => !shares(one)),
    {
      names: new Set([...path.names, ...met.flatMap(({ names }) => [...names])]),
      anchored: path.anchored || met.some(({ anchored }) => anchored),
    },
  ];
}

/** `a.name = ...`, `a.uid IN ...`, `elementId(a) = ...`. */
function anchor(tokens: readonly Token[], from: number, to: number, components: readonly Component[]): void {
  for (let index = from; index < to; index++) {
    const isProperty = isSign(tokens[index + 1], '.') && compares(tokens[index + 3]);
    const isId = isSign(tokens[index - 1], '(') && isSign(tokens[index + 1], ')') && compares(tokens[index + 2]);
    if (!isProperty && !isId) continue;
    for (const one of components) if (one.names.has(tokens[index]!.value)) one.anchored = true;
  }
}

function compares(token: Token | undefined): boolean {
  return isSign(token, '=', '=~') || isWord(token, 'IN', 'STARTS', 'CONTAINS', 'ENDS');
}

function gathers(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index++)
    if (AGGREGATES.has(tokens[index]!.value.toLowerCase()) && isSign(tokens[index + 1], '(')) return true;
  return false;
}
