import { compareText, type Bound, type IsoDate } from '../../../src/core/index.js';
import type { TopResult } from '../contract.js';

/** What an entity is ranked by: facts that are HELD, and beside them those of which that is unknown. */
export interface Tally {
  value: number;
  /** As printed; only where `value` cannot say it exactly. */
  text?: string;
  unknown: number;
}

/** The first of them by value, ties by uid; entities with nothing are left out. */
export function ranked(tallies: Iterable<readonly [string, Tally]>, limit: number): TopResult {
  const rows = [...tallies].filter(([, { value }]) => value > 0);
  rows.sort(([a, x], [b, y]) => y.value - x.value || compareText(a, b));
  const top = rows.slice(0, limit);
  return {
    rows: top.map(([uid, tally]) => ({ uid, value: tally.text ?? String(tally.value), unknown: tally.unknown })),
    complete: true,
  };
}

/** Of several things each of which holds surely (true) or perhaps. */
export function tallyOf(sure: Iterable<boolean>): Tally {
  const tally = { value: 0, unknown: 0 };
  for (const surely of sure) {
    if (surely) tally.value++;
    else tally.unknown++;
  }
  return tally;
}

/** Adds a firm to each of those who hold a role in it: surely (true) or perhaps. */
export function addFirm(tallies: Map<string, Tally>, held: ReadonlyMap<string, boolean>): void {
  for (const [uid, surely] of held) {
    const tally = tallies.get(uid) ?? { value: 0, unknown: 0 };
    if (surely) tally.value++;
    else tally.unknown++;
    tallies.set(uid, tally);
  }
}

/** Bankrupt states oldest first: those that follow each other without a gap (a bankrupt firm that moves) are one bankruptcy. */
export function bankruptcyTally(states: readonly { from: Bound; to: Bound }[]): Tally {
  const begun = states.filter((row, at) => row.from.date === null || states[at - 1]?.to.date !== row.from.date);
  const unknown = begun.filter(({ from }) => from.date === null).length;
  return { value: begun.length - unknown, unknown };
}

/** The days on which bankrupt states began. */
export function bankruptcyDays(states: readonly { from: Bound }[]): IsoDate[] {
  return [...new Set(states.map(({ from }) => from.date).filter((day) => day !== null))];
}
