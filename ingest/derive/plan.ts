import type { Planned } from './corrections.js';
import { orderRanks } from './order.js';
import type { References } from './references.js';

export interface Plan {
  steps: Planned[];
  /** Ranks whose reference closed a cycle, once per reference dropped. */
  dropped: number[];
}

const NONE: readonly number[] = [];

/** What has to fold, and in which order, when these notices (ranks, ascending) are known and not cancelled by the portal. */
export function planFold(known: readonly number[], references: References): Plan {
  const alive = new Set(known);
  const isAlive = (rank: number): boolean => alive.has(rank);
  // The latest word counts: a notice that cancels another is itself without effect where a later one cancels it.
  for (let index = known.length - 1; index >= 0; index--) {
    const rank = known[index]!;
    if (!alive.has(rank) || !references.hasEffects(rank)) continue;
    for (const target of references.effects(rank, 'CANCELS', isAlive))
      if (target !== null && target < rank) alive.delete(target);
  }
  const members = alive.size === known.length ? known : known.filter(isAlive);
  const correctors = new Map<number, number[]>();
  const corrected = new Map<number, number[]>();
  const unresolved = new Set<number>();
  for (const rank of members) {
    if (!references.hasEffects(rank)) continue;
    for (const target of references.effects(rank, 'CORRECTS', isAlive)) {
      if (target === null || target > rank) unresolved.add(rank);
      else if (!corrected.get(rank)?.includes(target)) {
        correctors.set(target, [...(correctors.get(target) ?? []), rank]);
        corrected.set(rank, [...(corrected.get(rank) ?? []), target]);
      }
    }
  }
  const { order, dropped } = orderRanks(members, (rank) => references.targets(rank, isAlive));
  const steps = order.map((rank) => ({
    rank,
    correctors: correctors.get(rank) ?? NONE,
    allCorrectors: closure(rank, correctors),
    corrected: corrected.get(rank) ?? NONE,
    unresolved: unresolved.has(rank),
  }));
  return { steps, dropped };
}

/** A correction comes after what it corrects, so this ends. */
function closure(rank: number, correctors: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const direct = correctors.get(rank);
  return direct === undefined ? NONE : direct.flatMap((one) => [one, ...closure(one, correctors)]);
}

/** How many steps two plans share from the beginning: what need not be folded again. */
export function sharedSteps(a: readonly Planned[], b: readonly Planned[]): number {
  let index = 0;
  while (index < a.length && index < b.length && sameStep(a[index]!, b[index]!)) index++;
  return index;
}

function sameStep(a: Planned, b: Planned): boolean {
  return (
    a === b ||
    (a.rank === b.rank &&
      a.unresolved === b.unresolved &&
      sameRanks(a.allCorrectors, b.allCorrectors) &&
      sameRanks(a.corrected, b.corrected))
  );
}

function sameRanks(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((rank, index) => rank === b[index]);
}
