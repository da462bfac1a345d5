/** Worlds of derived units, as an engine gets them: consistent in what refers to what, otherwise as odd as life. */
import {
  addDays, companyUid, uidKey, uidCheckDigit, type CompanyRow, type FirmUnit, type IdentityUnit, type IsoDate, type PersonRow, type Unit,
  type UnitChange,
} from '../../src/core/index.js'; // prettier-ignore
import {
  inventedFirm, inventedGivenNames, inventedPlace, inventedSurname, inventedVocabulary,
} from './invented-words.js'; // prettier-ignore
import { fillFirm } from './random-firms.js';
import { eventUnit, exact, odd, OPEN, type FirmSeed, type Making, type RandomWorld } from './random-notices.js';
import { randomSource, type RandomSource } from './random-source.js';

export type { RandomWorld } from './random-notices.js';

/** Streams every unit once: each firm's events and itself, then holders, then identities. */
export function* randomUnits(world: RandomWorld): Generator<{ key: string; unit: Unit }> {
  const making = begin(world);
  for (const [index] of making.firms.entries()) yield* firmUnits(making, index);
  for (const { uid, key } of making.firms) {
    yield { key: `holder:${key}`, unit: { unit: 'holder', key, companyUid: uid, weak: null } };
  }
  for (const unit of making.nameHolders.values()) yield { key: `holder:${unit.key}`, unit };
  yield* identityUnits(making);
}

/** The same as a change feed in batches. */
export function* randomChanges(world: RandomWorld, batch = 1_000): Generator<UnitChange[]> {
  let changes: UnitChange[] = [];
  let feedPosition = 0;
  for (const { key, unit } of randomUnits(world)) {
    changes.push({ feedPosition: ++feedPosition, key, version: 1, rows: unit });
    if (changes.length >= batch) {
      yield changes;
      changes = [];
    }
  }
  if (changes.length > 0) yield changes;
}

function begin(world: RandomWorld): Making {
  const random = randomSource(world.seed);
  const surnames = Array.from({ length: Math.max(4, Math.ceil(world.people / 6)) }, () => inventedSurname(random));
  const given = Array.from({ length: Math.max(4, Math.ceil(world.people / 40)) }, () => inventedGivenNames(random));
  const places = Array.from({ length: Math.max(3, Math.ceil(world.people / 60)) }, () => inventedPlace(random));
  const people = Array.from({ length: world.people }, () => ({
    surname: random.pick(surnames), givenNames: random.pick(given), origin: random.pick(places), residence: random.pick(places),
  })); // prettier-ignore
  const firms = Array.from({ length: world.firms }, (_, index) => firmSeed(random, index, random.pick(places)));
  const vocabulary = inventedVocabulary(random, Math.max(30, Math.min(20_000, world.firms * 2)));
  return { random, world, people, firms, vocabulary, mentions: people.map(() => []), nameHolders: new Map() };
}

function firmSeed(random: RandomSource, index: number, seat: string): FirmSeed {
  let digits = 10_000_000 + index * 7;
  while (uidCheckDigit(String(digits)) === null) digits++;
  const all = `${digits}${uidCheckDigit(String(digits))}`;
  const number = `CHE-${all.slice(0, 3)}.${all.slice(3, 6)}.${all.slice(6)}`;
  return { uid: companyUid(uidKey(number)), number, key: uidKey(number), name: inventedFirm(random), seat };
}

function* firmUnits(making: Making, index: number): Generator<{ key: string; unit: Unit }> {
  const { random, world } = making;
  const seed = making.firms[index]!;
  const scope = odd(making, 0.3) ? 'tenant-b' : 'public';
  const count = Math.max(1, Math.round(world.eventsPerFirm * (0.5 + random.below(100) / 100)));
  let day: IsoDate = addDays('2001-01-01', random.below(6_000));
  const unit: FirmUnit = {
    unit: 'firm', company: companyRow(making, seed, scope, day), states: [], mandates: [], relations: [], edges: [], holders: [], anomalies: [],
  }; // prettier-ignore
  for (let nth = 0; nth < count; nth++) {
    const event = eventUnit(making, seed, nth, day, scope);
    fillFirm(making, unit, seed, event, nth);
    yield { key: `event:${event.event.publicationId}`, unit: event };
    day = addDays(day, 1 + random.below(700));
  }
  yield { key: `firm:${seed.uid}`, unit };
}

function companyRow({ random }: Making, seed: FirmSeed, scope: string, day: IsoDate): CompanyRow {
  const name = (text: string, from: IsoDate, kind: 'NAME' | 'TRANSLATION' = 'NAME') => ({
    name: text, kind, from: exact(from), to: OPEN, fromPublished: addDays(from, 3),
  }); // prettier-ignore
  const names = [name(seed.name, day)];
  if (random.chance(0.2)) names.push(name(inventedFirm(random), addDays(day, 40)));
  if (random.chance(0.1)) names.push(name(inventedFirm(random), day, 'TRANSLATION'));
  return {
    uid: seed.uid,
    registerNumber: seed.number,
    identifiers: [{ scheme: 'ch-uid', value: seed.number }],
    aliases: random.chance(0.1) ? [`co_former${seed.uid.slice(3, 9)}`] : [],
    scope,
    strength: 'STRONG',
    names,
  };
}

function* identityUnits({ random, mentions, world }: Making): Generator<{ key: string; unit: IdentityUnit }> {
  let persons: PersonRow[] = [];
  const flush = (): { key: string; unit: IdentityUnit } => {
    const [first, second] = persons;
    const possiblySame = first && second ? [{ a: first.uid, b: second.uid, score: 0.5, reasons: [] }] : [];
    const ids = persons.flatMap((person) => person.mentions.map(({ mentionId }) => mentionId)).sort();
    const unit: IdentityUnit = { unit: 'identity', persons, possiblySame };
    persons = [];
    return { key: `identity:${ids[0] ?? ''}`, unit };
  };
  for (const rows of mentions) {
    if (rows.length === 0) continue;
    const living = rows.filter(({ withdrawnPublished }) => withdrawnPublished === undefined);
    const uid = (living[0] ?? rows[0]!).mentionId;
    const scope = random.chance(world.oddness * 0.1) ? 'tenant-b' : 'public';
    persons.push({ uid, mentions: rows, links: [], scope });
    if (!random.chance(0.1)) yield flush();
  }
  if (persons.length > 0) yield flush();
}
