import { compareText } from '../../src/core/index.js';
import type { Notice, OrderNotices } from './contract.js';
import { References } from './references.js';

/** The place of a notice in the order, before references: data-model.md, "Order". Total: the publication id is the last word. */
export function compareNotices(a: Notice, b: Notice): number {
  return (
    compareText(legalDay(a), legalDay(b)) ||
    compareText(a.reading.journal.office, b.reading.journal.office) ||
    compareText(journalYear(a), journalYear(b)) ||
    a.reading.journal.number - b.reading.journal.number ||
    compareText(a.header.publicationDate, b.header.publicationDate) ||
    compareText(a.header.number, b.header.number) ||
    compareText(a.header.id, b.header.id)
  );
}

export function legalDay(notice: Notice): string {
  return notice.reading.legalDate.date ?? notice.header.publicationDate;
}

function journalYear(notice: Notice): string {
  return (notice.reading.journal.date ?? legalDay(notice)).slice(0, 4);
}

export interface Ordering {
  order: number[];
  /** Indices of the notices whose reference closed a cycle, one for each dropped. */
  dropped: number[];
}

/**
 * Topological order of notices given by rank (their place in {@link compareNotices}), always the smallest ready one.
 * `members` ascending; `targetsOf` gives the members that must come first. A reference that closes a cycle is dropped: in the cycle
 * met by following the smallest unmet targets from the smallest stuck notice, the one of its smallest member.
 */
export function orderRanks(members: readonly number[], targetsOf: (rank: number) => readonly number[]): Ordering {
  if (!members.some((rank) => targetsOf(rank).some((target) => target > rank)))
    return { order: [...members], dropped: [] };
  const unmet = new Map<number, Set<number>>();
  const waiting = new Map<number, number[]>();
  for (const rank of members) {
    unmet.set(rank, new Set(targetsOf(rank)));
    for (const target of targetsOf(rank)) waiting.set(target, [...(waiting.get(target) ?? []), rank]);
  }
  const ready = members.filter((rank) => unmet.get(rank)!.size === 0);
  const order: number[] = [];
  const dropped: number[] = [];
  const meet = (rank: number, target: number): void => {
    const left = unmet.get(rank)!;
    if (left.delete(target) && left.size === 0) insertSorted(ready, rank);
  };
  while (order.length < members.length) {
    const next = ready.shift();
    if (next === undefined) {
      const [from, to] = cycleEdge(members, unmet);
      dropped.push(from);
      meet(from, to);
      continue;
    }
    order.push(next);
    for (const rank of waiting.get(next) ?? []) meet(rank, next);
  }
  return { order, dropped };
}

function cycleEdge(members: readonly number[], unmet: Map<number, Set<number>>): [number, number] {
  const path: number[] = [];
  let rank = members.find((member) => unmet.get(member)!.size > 0)!;
  while (!path.includes(rank)) {
    path.push(rank);
    rank = Math.min(...unmet.get(rank)!);
  }
  const cycle = path.slice(path.indexOf(rank));
  const smallest = Math.min(...cycle);
  return [smallest, cycle[(cycle.indexOf(smallest) + 1) % cycle.length]!];
}

function insertSorted(list: number[], value: number): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, value);
}

export const orderNotices: OrderNotices = (notices) => {
  const sorted = [...notices].sort(compareNotices);
  const links = new References(sorted);
  const { order, dropped } = orderRanks(
    sorted.map((_, rank) => rank),
    (rank) => links.targets(rank, () => true),
  );
  return { ordered: order.map((rank) => sorted[rank]!), droppedReferences: dropped.length };
};
