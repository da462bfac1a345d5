/** Who is who against the truth: pairs across different firms. */
import type { PersonRow } from '../../src/core/index.js';
import type { PersonClass } from '../../demo/index.js';
import type { Derived } from './load.js';
import { emptyTally, type Tally } from './tally.js';
import { mentionAt, type WorldTruth } from './truth.js';

export const PERSON_CLASSES: readonly PersonClass[] = ['plain', 'homonym', 'married', 'variant'];
export type Verdict = 'SAME' | 'POSSIBLY_SAME' | 'APART';

/** What one firm's notices print of one true person inside one derived person. */
export interface Atom {
  person: string;
  firm: string;
  uid: string;
  row: PersonRow;
}

export interface JudgedPair {
  a: Atom;
  b: Atom;
  verdict: Verdict;
}

export interface PeopleScores {
  byClass: Record<PersonClass, Tally>;
  /** Derived persons that hold two true people in one firm. */
  mixedInOneFirm: number;
  /** Pairs that the simulator calls indistinguishable, by truth and verdict. */
  undecidable: Record<'same' | 'different', Record<Verdict, number>>;
  wrong: JudgedPair[];
  missed: JudgedPair[];
  undecidablePairs: JudgedPair[];
}

/** A wrong merge counts for the classes of both people; a missed one for that of the one. */
export function comparePeople(truth: WorldTruth, derived: Derived): PeopleScores {
  const atoms = atomsOf(truth, derived);
  const printed = printedPairs(truth);
  const possible = new Set(derived.identities.flatMap((unit) => unit.possiblySame.map((row) => `${row.a} ${row.b}`)));
  const scores = emptyScores(atoms);
  for (const [a, b] of pairsWorthJudging(atoms, printed)) {
    const pair = { a, b, verdict: verdictOf(a, b, possible) };
    if (printed.has(pairKey(a, b))) {
      scores.undecidable[a.person === b.person ? 'same' : 'different'][pair.verdict]++;
      scores.undecidablePairs.push(pair);
    } else judge(scores, pair, truth);
  }
  return scores;
}

function judge(scores: PeopleScores, pair: JudgedPair, truth: WorldTruth): void {
  const { a, b, verdict } = pair;
  const classes = [...new Set([a, b].map((atom) => truth.classOf.get(atom.person) ?? 'plain'))];
  const count = (what: keyof Tally) => classes.forEach((one) => scores.byClass[one][what]++);
  if (a.person === b.person && verdict === 'SAME') count('right');
  else if (a.person === b.person) {
    count('missed');
    scores.missed.push(pair);
  } else if (verdict === 'SAME') {
    count('wrong');
    scores.wrong.push(pair);
  }
}

function verdictOf(a: Atom, b: Atom, possible: ReadonlySet<string>): Verdict {
  if (a.uid === b.uid) return 'SAME';
  const [one, other] = a.uid < b.uid ? [a.uid, b.uid] : [b.uid, a.uid];
  return possible.has(`${one} ${other}`) ? 'POSSIBLY_SAME' : 'APART';
}

export function atomsOf(truth: WorldTruth, derived: Derived): Atom[] {
  const atoms = new Map<string, Atom>();
  for (const { persons } of derived.identities)
    for (const row of persons)
      for (const mention of row.mentions) {
        if (mention.withdrawnPublished !== undefined) continue;
        const person = mentionAt(truth, mention.publicationId, mention.span)?.person;
        const firm = truth.notices.get(mention.publicationId)?.firms[0];
        if (!person || !firm) continue;
        const key = `${person} ${firm} ${row.uid}`;
        if (!atoms.has(key)) atoms.set(key, { person, firm, uid: row.uid, row });
      }
  return [...atoms.values()];
}

/** One person in truth, one person by the result, or printed as indistinguishable; all other pairs are apart on both sides. */
function* pairsWorthJudging(atoms: readonly Atom[], printed: ReadonlySet<string>): Generator<[Atom, Atom]> {
  const seen = new Set<string>();
  const keysOf = [(atom: Atom) => `p ${atom.person}`, (atom: Atom) => `u ${atom.uid}`];
  const groups = [...keysOf.flatMap((keyOf) => [...groupBy(atoms, keyOf).values()]), ...alikeGroups(atoms, printed)];
  for (const group of groups)
    for (const a of group)
      for (const b of group) {
        if (idOf(a) >= idOf(b) || a.firm === b.firm) continue;
        const key = `${idOf(a)}\n${idOf(b)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        yield [a, b];
      }
}

function alikeGroups(atoms: readonly Atom[], printed: ReadonlySet<string>): Atom[][] {
  const byProfile = groupBy(atoms, (atom) => `${atom.person} ${atom.firm}`);
  return [...printed].map((key) => key.split('\n').flatMap((profile) => byProfile.get(profile) ?? []));
}

const idOf = (atom: Atom): string => `${atom.person} ${atom.firm} ${atom.uid}`;

function printedPairs(truth: WorldTruth): Set<string> {
  return new Set(truth.indistinguishable.map(({ left, right }) => pairKey(left, right)));
}

function pairKey(...sides: { person: string; firm: string }[]): string {
  return sides
    .map(({ person, firm }) => `${person} ${firm}`)
    .sort()
    .join('\n');
}

function groupBy(atoms: readonly Atom[], keyOf: (atom: Atom) => string): Map<string, Atom[]> {
  const groups = new Map<string, Atom[]>();
  for (const atom of atoms) {
    const group = groups.get(keyOf(atom));
    if (group) group.push(atom);
    else groups.set(keyOf(atom), [atom]);
  }
  return groups;
}

function emptyScores(atoms: readonly Atom[]): PeopleScores {
  const verdicts = () => ({ SAME: 0, POSSIBLY_SAME: 0, APART: 0 });
  const inOneFirm = groupBy(atoms, (atom) => `${atom.uid} ${atom.firm}`);
  return {
    byClass: { plain: emptyTally(), homonym: emptyTally(), married: emptyTally(), variant: emptyTally() },
    mixedInOneFirm: [...inOneFirm.values()].filter((group) => new Set(group.map((atom) => atom.person)).size > 1)
      .length,
    undecidable: { same: verdicts(), different: verdicts() },
    wrong: [],
    missed: [],
    undecidablePairs: [],
  };
}
