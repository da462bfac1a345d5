import { compareMentions, compareText, type MentionRow, type Profile } from '../../src/core/index.js';
import { citizenshipKeys, foreignOf, tellingMentions } from './block-keys.js';
import { nameOf, type PersonName } from './person-name.js';
import { placeOf, type Place } from './places.js';

/** A profile with what comparing needs, worked out once. */
export interface Prepared {
  profile: Profile;
  /** All, in the order of mentions. */
  mentions: MentionRow[];
  /** The smallest living one, else the smallest: it stands for the profile. */
  lead: MentionRow;
  /** Those that are evidence, in that order. */
  telling: MentionRow[];
  /** Distinct names, at most {@link MAX_NAMES}; former ones of which only the hub is known come last. */
  names: PersonName[];
  hubs: ReadonlySet<string>;
  origins: Place[];
  foreign: string[];
  /** Both, as block keys name them. */
  citizenships: string[];
  residences: Dwelling[];
  /** Its places of residence, each once. */
  places: Place[];
  companions: ReadonlySet<string>;
  /** Words of its surnames, to know relatives among hub keys by. */
  family: string[];
  /** Legal dates of its mentions, each once, ascending. */
  days: string[];
  first: number;
  last: number;
}

/** Where somebody lived by one print. */
export interface Dwelling {
  place: Place;
  day: number;
  /** False for the latest print of several: a removal repeats what stood there, however old. */
  fresh: boolean;
}

const MAX_NAMES = 12;

export function prepare(profile: Profile): Prepared {
  const mentions = [...profile.mentions].sort(compareMentions);
  const telling = tellingMentions(profile).sort(compareMentions);
  const [first, last] = [dayNumber(profile.firstSeen), dayNumber(profile.lastSeen)];
  const residences = profile.residences.map((residence) => dwelling(residence, first, last));
  const names = namesOf(profile, telling);
  return {
    profile,
    mentions,
    lead: mentions.find(isLiving) ?? mentions[0]!,
    telling,
    names,
    hubs: new Set(profile.hubKeys),
    origins: profile.origins.map(placeOf),
    foreign: foreignOf(profile),
    places: [...new Set(residences.map((residence) => residence.place))],
    residences: residences.sort((a, b) => a.day - b.day || compareText(a.place.base, b.place.base)),
    companions: new Set(profile.companions),
    family: familyWords(names),
    days: [...new Set(telling.map((mention) => mention.legalDate))].sort(),
    citizenships: citizenshipKeys(profile),
    first,
    last,
  };
}

/**
 * All that comparing looks at but companions: two profiles with the same, and the same companions, are to
 * everybody else what the other is.
 */
export function comparedOf(profile: Profile): string {
  const { companyUid, hubKeys, origins, nationalities, residences, firstSeen, lastSeen, scope } = profile;
  const telling = tellingMentions(profile).map(({ hubKey, name, surname, givenNames, legalDate }) => [
    hubKey,
    name,
    surname,
    givenNames,
    legalDate,
  ]);
  return JSON.stringify([
    companyUid, hubKeys, origins, nationalities, residences, firstSeen, lastSeen, scope, telling,
  ]); // prettier-ignore
}

/** Days since 1970; dates of the register always parse. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

function dwelling(residence: { place: string; date: string }, first: number, last: number): Dwelling {
  const day = dayNumber(residence.date);
  return { place: placeOf(residence.place), day, fresh: first === last || day < last };
}

export function isLiving(mention: MentionRow): boolean {
  return mention.withdrawnPublished === undefined;
}

function namesOf(profile: Profile, mentions: MentionRow[]): PersonName[] {
  const printed = new Map<string, PersonName>();
  for (const mention of mentions) {
    const key = `${mention.surname ?? mention.name}\n${mention.givenNames ?? ''}`;
    if (!printed.has(key)) printed.set(key, nameOf(mention));
  }
  const known = new Set(mentions.map((mention) => mention.hubKey));
  const former = profile.hubKeys.filter((hub) => !known.has(hub)).map((hub) => ({ hub, parts: null }));
  return [...printed.entries()]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, name]) => name)
    .concat(former.sort((a, b) => compareText(a.hub, b.hub)))
    .slice(0, MAX_NAMES);
}

function familyWords(names: readonly PersonName[]): string[] {
  const words = names.flatMap(({ parts }) => parts?.surname.map((token) => token.plain) ?? []);
  return [...new Set(words)].filter((word) => word.length > 3);
}
