/** What statements return, taken apart. */
import {
  holdsAt,
  type BoundKind,
  type Clocks,
  type CompanyStateRow,
  type Validity,
} from '../../../../src/core/index.js';

/** As the fragment VALIDITY lists it. */
export type ValidityList = [string | null, string, string | null, string, string, string | null, string | null];

export function validityFrom(list: ValidityList): Validity {
  const [from, fromKind, to, toKind, fromPublished, toPublished, withdrawnPublished] = list;
  return {
    from: { date: from, kind: fromKind as BoundKind },
    to: { date: to, kind: toKind as BoundKind },
    fromPublished,
    toPublished,
    withdrawnPublished,
  };
}

export function fromJson<Row>(json: string): Row {
  return JSON.parse(json) as Row;
}

/** Of states known, latest begun first: the one that held; else the first that may have held; null for none. */
export function stateAt<State extends Validity>(states: Iterable<State>, clocks: Clocks): State | null {
  let maybe: State | null = null;
  for (const state of states) {
    const holds = holdsAt(state, clocks);
    if (holds === 'HELD') return state;
    if (holds === 'UNKNOWN') maybe ??= state;
  }
  return maybe;
}

export function statesFrom(jsons: readonly string[]): CompanyStateRow[] {
  return jsons.map((json) => fromJson<CompanyStateRow>(json));
}

/** By key; later rows of a key are added to its list. */
export function grouped<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
