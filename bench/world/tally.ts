/** Sets of keys compared: what was found, what is true. */

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export const emptyTally = (): Tally => ({ right: 0, wrong: 0, missed: 0 });

export const precisionOf = ({ right, wrong }: Tally): number => ratio(right, right + wrong);
export const recallOf = ({ right, missed }: Tally): number => ratio(right, right + missed);
export const f1Of = ({ right, wrong, missed }: Tally): number => ratio(2 * right, 2 * right + wrong + missed);

/** Nothing to find and nothing found is perfect. */
function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

export function addTally(into: Tally, from: Tally): void {
  into.right += from.right;
  into.wrong += from.wrong;
  into.missed += from.missed;
}

/** Something compared by `key`; `about` names whom it concerns, so that a missed one and a wrong one can be told as one mistake. */
export interface Keyed {
  key: string;
  about: string;
  group: string;
  parts: Record<string, string>;
}

/** A mistake in words: which part differs from the nearest true one, or what is missing or invented. */
export interface Mistake {
  group: string;
  cause: string;
  found: Keyed | null;
  expected: Keyed | null;
}

export interface Comparison {
  byGroup: Map<string, Tally>;
  mistakes: Mistake[];
}

/** Each true one may be met once. Groups are of the true one; of the found one where nothing true is near. */
export function compareSets(expected: readonly Keyed[], found: readonly Keyed[]): Comparison {
  const open = new Map<string, Keyed[]>();
  for (const one of expected) push(open, one.key, one);
  const result: Comparison = { byGroup: new Map(), mistakes: [] };
  const extra: Keyed[] = [];
  for (const one of found) {
    const met = open.get(one.key)?.pop();
    if (met) at(result, met.group).right++;
    else extra.push(one);
  }
  const missing = new Map<string, Keyed[]>();
  for (const list of open.values()) for (const one of list) push(missing, one.about, one);
  for (const one of extra) {
    const near = nearest(one, missing.get(one.about) ?? []);
    if (near) missing.set(one.about, missing.get(one.about)!.filter((other) => other !== near)); // prettier-ignore
    const group = near?.group ?? one.group;
    at(result, group).wrong++;
    if (near) at(result, group).missed++;
    result.mistakes.push({ group, cause: near ? differing(one, near) : 'INVENTED', found: one, expected: near });
  }
  for (const list of missing.values())
    for (const one of list) {
      at(result, one.group).missed++;
      result.mistakes.push({ group: one.group, cause: 'MISSING', found: null, expected: one });
    }
  return result;
}

function nearest(one: Keyed, candidates: readonly Keyed[]): Keyed | null {
  let best: Keyed | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const count = differences(one, candidate).length;
    if (count < least) [best, least] = [candidate, count];
  }
  return least < Object.keys(one.parts).length ? best : null;
}

const differences = (left: Keyed, right: Keyed): string[] =>
  Object.keys(left.parts).filter((part) => left.parts[part] !== right.parts[part]);
const differing = (left: Keyed, right: Keyed): string => differences(left, right).join('+');

function at(result: Comparison, group: string): Tally {
  const tally = result.byGroup.get(group) ?? emptyTally();
  result.byGroup.set(group, tally);
  return tally;
}

function push(map: Map<string, Keyed[]>, key: string, one: Keyed): void {
  const list = map.get(key);
  if (list) list.push(one);
  else map.set(key, [one]);
}

export function totalOf(comparison: Comparison): Tally {
  const total = emptyTally();
  for (const tally of comparison.byGroup.values()) addTally(total, tally);
  return total;
}
