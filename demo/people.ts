/** People are a pure function of (seed, slot, number): a person's names, citizenships and homes over time need no store. */
import type { Day } from './calendar.js';
import { Random } from './random.js';
import { NATIONALITIES } from './stock/nationalities.js';
import { NATIONAL_NAMES, SWISS_NAMES, type NameStock, type Region } from './stock/names.js';
import { placesOf, TOWNS_ABROAD, type Place } from './stock/places.js';

export interface Dated<T> {
  /** Null: since before the simulation. */
  from: Day | null;
  value: T;
}
export interface Name {
  surname: string;
  givenNames: string;
}
export interface Citizenship {
  origins: readonly string[];
  /** ISO 3166-1 alpha-3, null for Swiss. */
  nationality: string | null;
}
export interface Home {
  town: string;
  /** Two letters, null in Switzerland. */
  country: string | null;
}

export interface Person {
  id: string;
  female: boolean;
  doctor: boolean;
  names: Dated<Name>[];
  citizenships: Dated<Citizenship>[];
  homes: Dated<Home>[];
  /** Spelt differently somewhere. */
  variant: boolean;
}

export interface PeopleContext {
  seed: string;
  from: Day;
  to: Day;
  /** Where the firm of a slot was first seated. */
  placeOf(slot: number): Place;
}

/** The value that holds on a day. */
export function at<T>(list: readonly Dated<T>[], day: Day): T {
  let found = list[0]!.value;
  for (const entry of list) if (entry.from === null || entry.from <= day) found = entry.value;
  return found;
}

/** The person of an id that {@link personOf} gave out. */
export function personOfId(context: PeopleContext, id: string): Person {
  const [slot, number] = id.startsWith('d')
    ? [PROFESSIONAL_SLOT, Number(id.slice(1))]
    : id.slice(1).split('.').map(Number);
  return personOf(context, slot!, number!);
}

const SHARE_OF_COPIES = 0.13;
const KIN = 0.2;
/** Professional directors belong to no slot. */
export const PROFESSIONAL_SLOT = -1;

export function personOf(context: PeopleContext, slot: number, number: number): Person {
  const random = new Random(context.seed, 'person', slot, number);
  const id = slot === PROFESSIONAL_SLOT ? `d${number}` : `p${slot}.${number}`;
  const place =
    slot === PROFESSIONAL_SLOT ? random.pick(placesOf(random.pick(PROFESSIONAL_REGIONS))) : context.placeOf(slot);
  if (slot > 0 && number > 0 && random.chance(SHARE_OF_COPIES))
    return namesake(context, id, random, personOf(context, random.between(Math.max(0, slot - 300), slot - 1), 0));
  const kin = slot >= 0 && number > 0 && random.chance(KIN) ? personOf(context, slot, 0) : null;
  const foreign = kin ? null : random.chance(0.2) ? pickNationality(random) : null;
  const region: Region = random.chance(0.9) ? place.language : random.pick(PROFESSIONAL_REGIONS);
  const female = random.chance(0.38);
  const stock = foreign ? NATIONAL_NAMES[foreign]! : SWISS_NAMES[region];
  const name = {
    surname: kin ? kin.names[0]!.value.surname : surnameFrom(random, stock),
    givenNames: givenNames(random, stock, female),
  };
  const citizenship = kin
    ? kin.citizenships[0]!.value
    : { origins: foreign ? [] : origins(random, region), nationality: foreign };
  const home = random.chance(0.55) ? { town: place.seat, country: null } : someHome(random, place, foreign !== null);
  return finish(context, random, id, female, name, citizenship, home, place);
}

const PROFESSIONAL_REGIONS: readonly Region[] = ['de', 'de', 'fr', 'it'];

function pickNationality(random: Random): string {
  return random.weighted(NATIONALITIES.map((entry) => [entry.code, entry.weight] as const));
}

function surnameFrom(random: Random, stock: NameStock): string {
  return random.chance(0.5) ? random.pickSkewed(stock.surnames) : random.pick(stock.rare);
}

function givenNames(random: Random, stock: NameStock, female: boolean): string {
  const list = female ? stock.women : stock.men;
  const first = random.pickSkewed(list);
  if (!random.chance(0.35)) return first;
  const second = random.pickSkewed(list);
  return second === first ? first : `${first} ${second}`;
}

function origins(random: Random, region: Region): string[] {
  const first = random.pick(placesOf(region)).seat;
  if (!random.chance(0.14)) return [first];
  const second = random.pick(placesOf(region)).seat;
  return second === first ? [first] : [first, second];
}

function someHome(random: Random, near: Place, foreign: boolean): Home {
  if (random.chance(foreign ? 0.3 : 0.03)) {
    const [town, country] = random.pick(TOWNS_ABROAD);
    return { town, country };
  }
  return { town: random.pick(placesOf(near.language)).seat, country: null };
}

/** Another person of the same name; a third share an origin too, and a fifth of those the home. */
function namesake(context: PeopleContext, id: string, random: Random, original: Person): Person {
  const region = random.pick(PROFESSIONAL_REGIONS);
  const before = original.citizenships[0]!.value;
  const sameOrigin = random.chance(0.33);
  const foreign = before.nationality !== null;
  const citizenship = sameOrigin
    ? before
    : { origins: foreign ? [] : origins(random, region), nationality: foreign ? before.nationality : null };
  const near = random.pick(placesOf(region));
  const home = sameOrigin && random.chance(0.2) ? original.homes[0]!.value : someHome(random, near, false);
  return finish(context, random, id, original.female, original.names[0]!.value, citizenship, home, near);
}

function finish(
  context: PeopleContext,
  random: Random,
  id: string,
  female: boolean,
  name: Name,
  citizenship: Citizenship,
  home: Home,
  near: Place,
): Person {
  const day = () => random.between(context.from, context.to);
  const names: Dated<Name>[] = [{ from: null, value: name }];
  const citizenships: Dated<Citizenship>[] = [{ from: null, value: citizenship }];
  const homes: Dated<Home>[] = [{ from: null, value: home }];
  if (random.chance(female ? 0.28 : 0.04)) {
    const wedding = day();
    names.push({ from: wedding, value: { ...name, surname: marriedSurname(random, name.surname, near.language) } });
    if (citizenship.nationality === null && random.chance(0.2))
      citizenships.push({
        from: wedding,
        value: { origins: unique([...origins(random, near.language), ...citizenship.origins]), nationality: null },
      });
    homes.push({ from: wedding + 20, value: someHome(random, near, false) });
  } else if (citizenship.nationality !== null && random.chance(0.06)) {
    citizenships.push({ from: day(), value: { origins: origins(random, near.language), nationality: null } });
  }
  for (let moves = random.weighted(MOVES); moves !== '0'; moves = moves === '2' ? '1' : '0')
    homes.push({ from: day(), value: someHome(random, near, citizenship.nationality !== null) });
  homes.sort((left, right) => (left.from ?? -Infinity) - (right.from ?? -Infinity));
  return { id, female, doctor: random.chance(0.03), names, citizenships, homes, variant: random.chance(0.3) };
}
const MOVES = [['0', 62], ['1', 28], ['2', 10]] as const; // prettier-ignore

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

/** Art. 160 ZGB leaves the choice; the unofficial double name with a hyphen is common in the register. */
function marriedSurname(random: Random, own: string, region: Region): string {
  const other = surnameFrom(random, SWISS_NAMES[region]);
  if (other === own) return `${own}-${random.pick(SWISS_NAMES[region].rare)}`;
  const draw = random.unit();
  return draw < 0.5 ? other : draw < 0.8 ? `${other}-${own}` : `${own} ${other}`;
}
