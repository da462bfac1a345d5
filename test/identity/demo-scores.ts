import type { IdentityUnit, Profile } from '../../src/core/index.js';
import type { PersonClass } from '../../demo/index.js';
import type { DemoWorld } from './demo-world.js';
import type { Verdict } from './profiles.js';

export const PERSON_CLASSES: readonly PersonClass[] = ['plain', 'homonym', 'married', 'variant'];

export interface Scores {
  /** Profiles that hold mentions of two people: made before identity. */
  impure: number;
  byClass: Record<PersonClass, { right: number; wrong: number; missed: number; missedPossible: number }>;
  /** Pairs printed as indistinguishable, by truth and verdict. */
  undecidable: Record<'same' | 'different', Record<Verdict, number>>;
  wrongPairs: [Profile, Profile][];
  missedPairs: [Profile, Profile][];
}

/** Compares pairs of profiles of different firms with the truth. */
export function scoresOf(world: DemoWorld, unit: IdentityUnit): Scores {
  const scores = emptyScores();
  const uidOfMention = new Map(
    unit.persons.flatMap((person) => person.mentions.map((row) => [row.mentionId, person.uid])),
  );
  const possible = new Set(unit.possiblySame.map((row) => `${row.a} ${row.b}`));
  const owner = new Map<Profile, string>();
  for (const profile of world.profiles.filter((one) => one.hubKeys.length > 0)) {
    const people = new Set(profile.mentions.flatMap((row) => world.personOf.get(row.mentionId) ?? []));
    if (people.size > 1) scores.impure++;
    if (people.size === 1) owner.set(profile, [...people][0]!);
  }
  const printed = printedPairs(world);
  const judge = (a: Profile, b: Profile) => {
    const [left, right] = [owner.get(a)!, owner.get(b)!];
    const [one, other] = [uidOfMention.get(a.id)!, uidOfMention.get(b.id)!].sort() as [string, string];
    const found: Verdict = one === other ? 'SAME' : possible.has(`${one} ${other}`) ? 'POSSIBLY_SAME' : 'APART';
    const alike = left !== right && printAlike(a, b);
    if (alike || printed.has(pairKey(world, [left, a], [right, b]))) {
      scores.undecidable[left === right ? 'same' : 'different'][found]++;
      return;
    }
    const count = scores.byClass[world.classOf.get(left) ?? 'plain'];
    if (left === right && found === 'SAME') count.right++;
    else if (found === 'SAME') {
      count.wrong++;
      scores.wrongPairs.push([a, b]);
    } else if (left === right) {
      count.missed++;
      if (found === 'POSSIBLY_SAME') count.missedPossible++;
      scores.missedPairs.push([a, b]);
    }
  };
  for (const [a, b] of pairsWorthJudging(owner, uidOfMention, world)) judge(a, b);
  return scores;
}

/** Two people whose notices print a common origin and residence under one name or a spelling of it: as the simulator says, spellings too. */
function printAlike(a: Profile, b: Profile): boolean {
  const citizenships = (one: Profile) => [...one.origins, ...one.nationalities];
  const meet = (left: string[], right: string[]) => left.some((value) => right.includes(value));
  const places = (one: Profile) => one.residences.map((residence) => residence.place);
  return meet(citizenships(a), citizenships(b)) && meet(places(a), places(b));
}

/** Pairs across firms that are one person in truth, or by the result, or that share a name: all others are apart on both sides. */
function pairsWorthJudging(
  owner: Map<Profile, string>,
  uidOf: Map<string, string>,
  world: DemoWorld,
): [Profile, Profile][] {
  const pairs = new Map<string, [Profile, Profile]>();
  for (const keysOf of [
    (one: Profile) => [owner.get(one)!],
    (one: Profile) => [uidOf.get(one.id)!],
    (one: Profile) => one.hubKeys,
  ]) {
    const groups = new Map<string, Profile[]>();
    for (const profile of world.profiles.filter((one) => owner.has(one)))
      for (const key of keysOf(profile)) groups.set(key, [...(groups.get(key) ?? []), profile]);
    for (const group of groups.values())
      for (const a of group)
        for (const b of group) if (a.id < b.id && a.companyUid !== b.companyUid) pairs.set(`${a.id} ${b.id}`, [a, b]);
  }
  return [...pairs.values()];
}

function printedPairs(world: DemoWorld): Set<string> {
  return new Set(
    world.indistinguishable.map(({ left, right }) =>
      [`${left.person} ${left.firm}`, `${right.person} ${right.firm}`].sort().join(),
    ),
  );
}

function pairKey(world: DemoWorld, ...sides: [string, Profile][]): string {
  return sides
    .map(([person, profile]) => `${person} ${world.numberOf.get(profile.companyUid)}`)
    .sort()
    .join();
}

function emptyScores(): Scores {
  const count = () => ({ right: 0, wrong: 0, missed: 0, missedPossible: 0 });
  const verdicts = () => ({ SAME: 0, POSSIBLY_SAME: 0, APART: 0 });
  return {
    impure: 0,
    byClass: { homonym: count(), married: count(), variant: count(), plain: count() },
    undecidable: { same: verdicts(), different: verdicts() },
    wrongPairs: [],
    missedPairs: [],
  };
}
