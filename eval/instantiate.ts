import type { Language } from '../src/core/index.js';
import type { Expectation } from './expectation.js';
import { expectFor, type Bound, type Expect } from './expected/index.js';
import { dayBefore } from './expected/people.js';
import { shuffled, type Pool } from './pool.js';
import { CANTONS_ASKED, cantonSlots, GHOST_PEOPLE, GHOSTS, inFigures, misspelt, writtenOut } from './slots.js';
import { BOARD, type Truth } from './truth.js';
import { TODAY } from './world.js';
import type { Wording, WordingSet } from './wording.js';

export type Group = 'SINGLE' | 'UNANSWERABLE' | 'FOLLOW_UP';

export interface Question {
  id: string;
  language: Language;
  group: Group;
  /** The key's family: what the report counts by. */
  kind: string;
  key: string;
  /** The turn before, for a follow-up. */
  before: string | null;
  text: string;
  expected: Expectation;
}

export interface Wanted {
  texts: readonly string[];
  keys: readonly string[];
  /** How each key is answered, where it is not about {firm}. */
  experts?: readonly Expect[];
  /** How many must bear {homonym} at least, where somebody picks the third. */
  among?: number;
  /** Further conditions, on what each key expects. */
  fits?: (expected: readonly Expectation[], bound: Bound) => boolean;
}

const NEVER: Bound = { firm: '', firm2: '', person: '', namesakes: [], day: TODAY, year: 2020, canton: null };
const AFTER_THE_END = /^(status|deletedOn|bankruptcy|timeline|foundedOn|headOffice)/;

/** Finds somebody of whom all the keys can be asked, always the same for the same seed; null where the world has nobody. */
export function bind(
  truth: Truth,
  pool: Pool,
  asked: Wanted,
  seed: string,
): { bound: Bound; expected: Expectation[] } | null {
  // prettier-ignore
  const experts = asked.experts ?? asked.keys.map(expectFor);
  for (const bound of bounds(truth, pool, asked, seed)) {
    const expected = experts.map((expect) => expect(truth, bound));
    const full = expected.filter((one) => one !== null);
    if (full.length === expected.length && (asked.fits?.(full, bound) ?? true)) return { bound, expected: full };
  }
  return null;
}

const uses = (texts: readonly string[], ...slots: string[]) =>
  slots.some((slot) => texts.some((text) => text.includes(`{${slot}}`)));

function* bounds(truth: Truth, pool: Pool, { texts, keys, among = 0 }: Wanted, seed: string): Generator<Bound> {
  const many = <T>(wanted: boolean, list: readonly T[], none: T) => (wanted ? shuffled(seed, list) : [none]);
  const isBranch = keys.includes('headOffice');
  const living = (firm: string) => keys.every((key) => AFTER_THE_END.test(key)) || truth.stateAt(firm, TODAY)?.status !== 'DELETED'; // prettier-ignore
  const named = keys.includes('branches') ? pool.heads : pool.firms;
  const firms = isBranch ? pool.branches : named.filter(living);
  const usesFirm = uses(texts, 'firm', 'typo', 'number') || keys.some((key) => key.startsWith('before'));
  const namesakes = shuffled(seed, pool.namesakes).find(({ length }) => length >= among) ?? [];
  const base = { ...NEVER, namesakes };
  const cantons = uses(texts, 'canton', 'ofCanton', 'ct');
  const years = many(uses(texts, 'year'), [2019, 2020, 2021, 2022, 2023, 2024, 2025], 2020);
  if (!usesFirm) {
    const people = many(uses(texts, 'person', 'reversed', 'personTypo') && !keys.includes('homonym'), pool.people, '');
    for (const person of people)
      for (const year of years)
        for (const canton of many<string | null>(cantons, CANTONS_ASKED, null)) yield { ...base, person, year, canton };
    return;
  }
  for (const firm of shuffled(seed, firms))
    for (const day of daysFor(truth, firm, keys, texts, seed))
      for (const year of years)
        for (const person of uses(texts, 'person') ? officers(truth, pool, firm) : [''])
          for (const firm2 of uses(texts, 'firm2') ? partners(truth, pool, firm, keys, seed) : [''])
            for (const canton of many<string | null>(cantons, CANTONS_ASKED, null))
              yield { ...base, firm, day, year, person, firm2, canton };
}

const officers = (truth: Truth, pool: Pool, firm: string) => {
  const present = truth.inOffice(firm, TODAY).flatMap(({ person }) => (person ? [person] : []));
  return [...new Set(present)].filter((person) => pool.people.includes(person));
};

/** Firms that share somebody where a link is asked for, any other else. */
function partners(truth: Truth, pool: Pool, firm: string, keys: readonly string[], seed: string): string[] {
  const linked = keys.some((key) => key === 'shared' || key === 'path');
  if (!linked) return shuffled(`${seed}/2`, pool.firms).filter((other) => other !== firm && truth.stateAt(other, TODAY)?.status === 'ACTIVE').slice(0, 20); // prettier-ignore
  const near = truth.inOffice(firm, TODAY).flatMap(({ person }) => (person ? (truth.byPerson.get(person) ?? []) : []));
  return [...new Set(near.map((one) => one.firm))].filter((other) => other !== firm && pool.firms.includes(other));
}

function daysFor(
  truth: Truth,
  firm: string,
  keys: readonly string[],
  texts: readonly string[],
  seed: string,
): string[] {
  if (keys.includes('before:loaded'))
    return [`20${10 + (seed.length % 6)}-0${1 + (firm.charCodeAt(8) % 9)}-1${firm.charCodeAt(6) % 9}`];
  if (keys.includes('before:founding')) {
    const [founded] = truth.withTopic(firm, 'FOUNDED');
    return founded ? [shiftDays(founded.legalDate, -40 - (firm.charCodeAt(8) % 50) * 7)] : [];
  }
  if (!uses(texts, 'day', 'date', 'iso')) return [TODAY];
  if (keys.includes('knownOn:BOARD')) return betweenLawAndGazette(truth, firm);
  const days = Array.from({ length: 90 }, (_, index) => shiftDays('2019-01-11', index * 30 + (index % 7)));
  return shuffled(
    seed,
    days.filter((day) => day < TODAY),
  ).slice(0, 30);
}

/** Days on which a change in the board was law but not yet printed: there the two clocks differ. */
function betweenLawAndGazette(truth: Truth, firm: string): string[] {
  const board = (truth.byFirm.get(firm) ?? []).filter(({ role }) => BOARD.includes(role));
  return board.flatMap(
    ({ from, fromPublished, to, toPublished }) =>
    [[from, fromPublished], [to, toPublished]].flatMap(([law, print]) => (law && print && law < dayBefore(print) ? [dayBefore(print)] : [])), // prettier-ignore
  );
}

export function shiftDays(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);
}

/** A wording with its slots filled. */
export function fill(text: string, truth: Truth, pool: Pool, bound: Bound, language: Language, seed: string): string {
  const way = seed.charCodeAt(seed.length - 1);
  const printed = bound.person === '' ? null : pool.nameOf(bound.person);
  const shared = bound.namesakes.length > 0 ? commonName(truth, bound.namesakes) : null;
  const whole = (name: { surname: string; givenNames: string } | null) => (name ? `${name.givenNames} ${name.surname}` : ''); // prettier-ignore
  const reversed = (name: { surname: string; givenNames: string } | null) => (name ? `${name.surname} ${name.givenNames}` : ''); // prettier-ignore
  const firm = bound.firm === '' ? '' : truth.nameOf(bound.firm, TODAY);
  const named = printed ?? shared;
  const slots: Record<string, string> = {
    firm, branch: firm, firm2: bound.firm2 === '' ? '' : truth.nameOf(bound.firm2, TODAY), typo: misspelt(firm, way), number: bound.firm,
    person: whole(named), reversed: reversed(named), personTypo: misspelt(whole(named), way), homonym: whole(shared),
    day: writtenOut(bound.day, language), early: writtenOut(bound.day, language), date: inFigures(bound.day, language), iso: bound.day,
    year: String(bound.year), ghost: GHOSTS[way % GHOSTS.length]!, ghostPerson: GHOST_PEOPLE[way % GHOST_PEOPLE.length]!,
    ...(bound.canton === null ? {} : cantonSlots(bound.canton, language)),
  }; // prettier-ignore
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const filled = slots[slot];
    if (filled === undefined) throw new Error(`${text}: nothing is bound to {${slot}}`);
    return filled;
  });
}

function commonName(truth: Truth, namesakes: readonly string[]) {
  const [first, ...others] = namesakes.map((person) => truth.printed.get(person)!);
  const same = (a: { surname: string; givenNames: string }, b: { surname: string; givenNames: string }) => a.surname === b.surname && a.givenNames === b.givenNames; // prettier-ignore
  return first!.find((name) => others.every((list) => list.some((other) => same(name, other)))) ?? first![0]!;
}

export interface Sizes {
  single: number;
  unanswerable: number;
  followUp: number;
}

/** The questions of a language, always the same for the same wordings and world. Wordings that the world has nobody for are left out. */
export function questionsOf(truth: Truth, pool: Pool, set: WordingSet, language: Language, sizes: Sizes): Question[] {
  const made: Question[] = [];
  const ask = (group: Group, turns: readonly Wording[], index: number) => {
    const id = `${language}-${group.toLowerCase()}-${String(index).padStart(3, '0')}`;
    const asked: Wanted = { texts: turns.map(([, text]) => text), keys: turns.map(([key]) => key), fits: fitting(turns, truth) }; // prettier-ignore
    const found = bind(truth, pool, asked, id);
    if (!found) return;
    const texts = asked.texts.map((text) => fill(text, truth, pool, found.bound, language, id));
    const key = turns.at(-1)![0];
    const expected = elsewhere(turns, found.expected.at(-1)!, found.bound);
    made.push({ id, language, group, kind: key.split(':')[0]!, key, before: turns.length > 1 ? texts[0]! : null, text: texts.at(-1)!, expected }); // prettier-ignore
  };
  const cycle = <T>(list: readonly T[], count: number, each: (item: T, index: number) => void) => {
    for (let index = 0; index < count; index++) each(list[index % list.length]!, index);
  };
  cycle(set.single, sizes.single, (wording, index) => ask('SINGLE', [wording], index));
  cycle(set.unanswerable, sizes.unanswerable, (wording, index) => ask('UNANSWERABLE', [wording], index));
  cycle(set.followUps, sizes.followUp, (turns, index) => ask('FOLLOW_UP', turns, index));
  return made;
}

/** `Who of them ...` can only be asked where the answer lies among them; `where else` only where there is an elsewhere. */
function fitting(turns: readonly Wording[], truth: Truth) {
  const [first, then] = turns;
  const forms = turns.every(([, , form]) => form === undefined);
  return (expected: readonly Expectation[], bound: Bound): boolean => {
    if (!forms && bound.firm !== '' && truth.stateAt(bound.firm, TODAY)?.legalForm !== '0106') return false;
    if (!then || !first) return true;
    if (then[0] === 'personFirms' && first[0] === 'personRole') return expected[1]!.items.length > 1;
    if (!first[0].startsWith('officers') || !/^(joined|signatories:SOLE|shared)/.test(then[0])) return true;
    const named = expected[0]!.items.map((item) => ('id' in item ? item.id : ''));
    return expected[1]!.items.every((item) => 'id' in item && named.includes(item.id));
  };
}

/** Asked where else somebody is, the firm just spoken of may be named again or not. */
function elsewhere(turns: readonly Wording[], expected: Expectation, { firm }: Bound): Expectation {
  if (turns.length < 2 || turns[1]![0] !== 'personFirms') return expected;
  return {
    ...expected,
    items: expected.items.filter((item) => !('id' in item) || item.id !== firm),
    optional: [...expected.optional, firm],
  };
}
