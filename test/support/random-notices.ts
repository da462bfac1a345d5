/** What a random world is made from, and its notices and mentions (random-units.ts). */
import {
  addDays, eventUid, hubKey, mentionUid, CANTONS, EVENT_TOPICS,
  type Bound, type EventUnit, type HolderUnit, type IsoDate, type MentionRow, type Validity,
} from '../../src/core/index.js'; // prettier-ignore
import { inventedProse } from './invented-words.js';
import type { RandomSource } from './random-source.js';

export interface RandomWorld {
  seed: number;
  firms: number;
  people: number;
  /** Firms among them that audit others, a few of them most. */
  auditors: number;
  eventsPerFirm: number;
  /** Words in a notice's text. */
  textWords: number;
  /** Share of rows with unknown bounds, withdrawals, other tenants' scopes, cancelled notices; 0 for none. */
  oddness: number;
}

export interface PersonSeed {
  surname: string;
  givenNames: string;
  origin: string;
  residence: string;
}
export interface FirmSeed {
  uid: string;
  number: string;
  key: string;
  name: string;
  seat: string;
}
export interface Making {
  random: RandomSource;
  world: RandomWorld;
  people: PersonSeed[];
  firms: FirmSeed[];
  vocabulary: string[];
  /** By person's index. */
  mentions: MentionRow[][];
  nameHolders: Map<string, HolderUnit>;
}

export const OPEN: Bound = { date: null, kind: 'OPEN' };
export const exact = (date: IsoDate): Bound => ({ date, kind: 'EXACT' });
export const odd = ({ random, world }: Making, times = 1) => random.chance(world.oddness * times);

export function eventUnit(making: Making, seed: FirmSeed, nth: number, day: IsoDate, scope: string): EventUnit {
  const { random, world } = making;
  const publicationId = `pub-${seed.number}-${nth}`;
  const published = addDays(day, 3 + random.below(4));
  const debtors = odd(making, 0.3)
    ? [{ mention: mention(making, seed, publicationId, day, published, 900), dateOfBirth: null }]
    : [];
  return {
    unit: 'event',
    event: {
      uid: eventUid(publicationId),
      publicationId,
      number: `HR0${1 + (nth > 0 ? 1 : 0)}-${seed.number.slice(4)}-${nth}`,
      rubric: random.chance(0.9) ? 'HR' : 'KK',
      subRubric: `HR0${1 + random.below(3)}`,
      language: random.pick(['de', 'fr', 'it'] as const),
      state: odd(making) ? 'CANCELLED' : 'PUBLISHED',
      publicationDate: published,
      legalDate: odd(making) ? { date: day, kind: 'NOT_LATER_THAN' } : exact(day),
      knownFrom: odd(making) ? addDays(published, 20) : published,
      cantons: [random.pick(CANTONS)],
      title: { de: `Mutation ${seed.name}, ${seed.seat}` },
      topics: [random.pick(EVENT_TOPICS), random.pick(EVENT_TOPICS)].filter(
        (topic, at, all) => all.indexOf(topic) === at,
      ),
      office: 'Handelsregisteramt',
      source: 'invented',
      scope,
      textHash: 'h',
      unreadCharacters: 0,
    },
    debtors,
    text: `${seed.name}, in ${seed.seat}, ${inventedProse(random, making.vocabulary, world.textWords)}`,
  };
}

/** Adds the mention to its person; the caller refers to it by id. */
export function mention(
  making: Making,
  firm: FirmSeed,
  publicationId: string,
  legalDate: IsoDate,
  publicationDate: IsoDate,
  start: number,
): MentionRow {
  const person = making.random.below(making.people.length);
  const { surname, givenNames, origin, residence } = making.people[person]!;
  const row: MentionRow = {
    mentionId: mentionUid(publicationId, 'h', start),
    companyUid: firm.uid,
    hubKey: hubKey(`${surname}, ${givenNames}`),
    name: `${surname}, ${givenNames}`,
    surname,
    givenNames,
    origins: [origin],
    nationality: null,
    residence: making.random.chance(0.9) ? residence : null,
    legalDate,
    publicationDate,
    publicationId,
    publicationNumber: publicationId,
    span: { start, end: start + 40 },
    scope: 'public',
    ...(odd(making, 0.3) ? { withdrawnPublished: addDays(publicationDate, 30) } : {}),
  };
  making.mentions[person]!.push(row);
  return row;
}

export function validity(making: Making, day: IsoDate, published: IsoDate): Validity {
  const { random } = making;
  const ended = random.chance(0.4);
  const length = 1 + random.below(3_000);
  const kind = odd(making) ? random.pick(['NOT_LATER_THAN', 'NOT_EARLIER_THAN', 'UNKNOWN'] as const) : 'EXACT';
  const endKind = odd(making) ? random.pick(['NOT_LATER_THAN', 'NOT_EARLIER_THAN', 'UNKNOWN'] as const) : 'EXACT';
  const toNothing = endKind === 'UNKNOWN' && random.chance(0.5);
  return {
    from: { date: kind === 'UNKNOWN' && random.chance(0.5) ? null : day, kind },
    to: ended ? { date: toNothing ? null : addDays(day, length), kind: endKind } : OPEN,
    fromPublished: published,
    toPublished: ended && !toNothing ? addDays(published, length) : null,
    withdrawnPublished: odd(making, 0.5) ? addDays(published, random.below(2_000)) : null,
  };
}
