import { compareText, type IdentityDecision, type Profile } from '../../src/core/index.js';
import { MentionPlaces } from './mention-places.js';
import type { Partition } from './partition.js';

/** A decision on two profiles of a component, by position, a < b. */
export interface Ruling {
  a: number;
  b: number;
  decision: IdentityDecision;
}

/**
 * The decisions that count, latest first: of several on one pair only the latest `at` (then the greater id). One that names a mention not
 * here, or two mentions of one profile, says nothing: a profile is never split.
 */
export function rulingsOf(profiles: readonly Profile[], decisions: readonly IdentityDecision[]): Ruling[] {
  if (decisions.length === 0) return [];
  const places = new MentionPlaces(profiles);
  const latestFirst = decisions
    .filter((decision) => !decision.undone)
    .sort((x, y) => compareText(y.at, x.at) || compareText(y.id, x.id));
  const rulings = new Map<string, Ruling>();
  for (const decision of latestFirst) {
    const [one, other] = [places.profileOf(decision.a), places.profileOf(decision.b)];
    if (one === null || other === null || one === other) continue;
    const [a, b] = one < other ? [one, other] : [other, one];
    if (!rulings.has(`${a} ${b}`)) rulings.set(`${a} ${b}`, { a, b, decision });
  }
  return [...rulings.values()];
}

/** Pairs that two entries of one section keep apart, except where an operator says of just this pair that it is one person. */
export function registerCannotLinks(profiles: readonly Profile[], rulings: readonly Ruling[]): [number, number][] {
  const position = new Map(profiles.map((profile, index) => [profile.id, index]));
  const lifted = new Set(rulings.filter(isSame).map(({ a, b }) => `${a} ${b}`));
  const pairs = new Map<string, [number, number]>();
  profiles.forEach((profile, one) => {
    for (const id of profile.cannotLink) {
      const other = position.get(id);
      if (other === undefined || other === one) continue;
      const pair: [number, number] = one < other ? [one, other] : [other, one];
      const key = pair.join(' ');
      if (!lifted.has(key)) pairs.set(key, pair);
    }
  });
  return [...pairs.values()];
}

export function isSame(ruling: Ruling): boolean {
  return ruling.decision.kind === 'SAME';
}

/**
 * Applies the operator's word before any evidence: latest first, each unless later ones (or the register's own cannot-links) already say
 * the contrary, directly or through others. Returns those SAME rulings that joined two sets.
 */
export function applyRulings(partition: Partition, rulings: readonly Ruling[]): Ruling[] {
  return rulings.filter((ruling) => {
    if (isSame(ruling)) return partition.join(ruling.a, ruling.b);
    partition.forbid(ruling.a, ruling.b);
    return false;
  });
}
