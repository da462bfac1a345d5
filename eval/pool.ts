import { foldName, shortHash } from '../src/core/index.js';
import { bareName, type Printed, type Truth } from './truth.js';

/** Always the same shuffle of the same list for the same seed. */
export function shuffled<T>(seed: string, list: readonly T[]): T[] {
  return list
    .map((item, index) => ({ item, rank: shortHash(`${seed}\n${index}`) }))
    .sort((left, right) => (left.rank < right.rank ? -1 : 1))
    .map(({ item }) => item);
}

/** Whom questions can be about: by a name that nobody else bears, so that there is one right answer. */
export interface Pool {
  firms: string[];
  /** Firms with branches, which bear their name. */
  heads: string[];
  branches: string[];
  people: string[];
  /** Groups of people printed under one and the same name, whom a reader of all notices can tell apart. */
  namesakes: string[][];
  nameOf(person: string): Printed;
}

const folded = ({ surname, givenNames }: Printed, given = givenNames) => foldName(`${surname} ${given}`);

export function poolOf(truth: Truth): Pool {
  const bearers = new Map<string, Set<string>>();
  for (const [firm, states] of truth.states)
    for (const name of [...states.map((state) => state.name), ...(truth.translated.get(firm) ?? [])])
      addTo(bearers, foldName(bareName(name)), firm);
  const alone = (firm: string) => truth.states.get(firm)!.every(({ name }) => bearers.get(foldName(bareName(name)))!.size === 1); // prettier-ignore
  const lineOf = ({ surname, givenNames }: Printed) => [foldName(`${givenNames} ${surname}`), foldName(`${givenNames.split(' ')[0]} ${surname}`)]; // prettier-ignore
  const people = new Set([...truth.printed.values()].flatMap((names) => names.flatMap(lineOf)));
  // A sole proprietorship may be called as its owner is, and nothing more: then a name alone means either.
  const isPerson = (firm: string) => truth.states.get(firm)!.some(({ name }) => people.has(foldName(bareName(name))));
  const noticed = [...truth.states.keys()].filter((firm) => truth.publicationsOf.has(firm)).sort();
  const branches = truth.relations.filter(({ relation }) => relation === 'HEAD_OFFICE').map(({ firm }) => firm);
  const heads = new Set(truth.relations.map(({ other }) => other));
  const exact = new Map<string, Set<string>>();
  const loose = new Map<string, Set<string>>();
  for (const [person, names] of truth.printed)
    for (const name of names) {
      addTo(exact, folded(name), person);
      addTo(loose, folded(name, name.givenNames.split(/[ -]/)[0]), person);
    }
  const own = (person: string) =>
    truth.printed.get(person)!.every((name) => loose.get(folded(name, name.givenNames.split(/[ -]/)[0]))!.size === 1);
  const inOffice = (person: string) => (truth.byPerson.get(person) ?? []).some(({ to }) => to === null);
  const isFirm = (person: string) =>
    truth.printed
      .get(person)!
      .flatMap(lineOf)
      .some((line) => bearers.has(line));
  const nameOf = (person: string) => truth.printed.get(person)!.at(-1)!;
  return {
    firms: noticed.filter((firm) => !branches.includes(firm) && alone(firm) && !isPerson(firm)),
    heads: noticed.filter((firm) => heads.has(firm)),
    branches: [...new Set(branches)].sort(),
    people: [...truth.printed.keys()].sort().filter(own),
    namesakes: [...exact.values()]
      .filter(({ size }) => size > 1 && size < 6)
      .map((group) => [...group].sort())
      .filter((group) => !group.some((person) => group.some((other) => truth.notToldApart.get(person)?.has(other))))
      .filter((group) => group.every(inOffice) && group.every((person) => !isFirm(person))),
    nameOf,
  };
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
