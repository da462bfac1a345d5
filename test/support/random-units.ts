/** Worlds of derived units, as an engine gets them: consistent in what refers to what, otherwise as odd as life. */
import {
  addDays, companyUid, eventUid, hubKey, mandateUid, mentionUid, relationUid, CANTONS, EVENT_TOPICS, ROLES, SIGNATURE_KINDS, uidKey,
  uidCheckDigit, nameKey,
  type Bound, type CompanyRow, type EventUnit, type FirmUnit, type HolderUnit, type IdentityUnit, type IsoDate, type MentionRow, type PersonRow,
  type Unit, type UnitChange, type Validity,
} from '../../src/core/index.js'; // prettier-ignore
import {
  inventedFirm, inventedGivenNames, inventedPlace, inventedProse, inventedSurname, inventedVocabulary,
} from './invented-words.js'; // prettier-ignore
import { randomSource, type RandomSource } from './random-source.js';

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

interface PersonSeed {
  surname: string;
  givenNames: string;
  origin: string;
  residence: string;
}
interface FirmSeed {
  uid: string;
  number: string;
  key: string;
  name: string;
  seat: string;
}
interface Making {
  random: RandomSource;
  world: RandomWorld;
  people: PersonSeed[];
  firms: FirmSeed[];
  vocabulary: string[];
  /** By person's index. */
  mentions: MentionRow[][];
  nameHolders: Map<string, HolderUnit>;
}

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

const OPEN: Bound = { date: null, kind: 'OPEN' };
const exact = (date: IsoDate): Bound => ({ date, kind: 'EXACT' });
const odd = ({ random, world }: Making, times = 1) => random.chance(world.oddness * times);

function eventUnit(making: Making, seed: FirmSeed, nth: number, day: IsoDate, scope: string): EventUnit {
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
function mention(
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

function validity(making: Making, day: IsoDate, published: IsoDate): Validity {
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

function fillFirm(making: Making, unit: FirmUnit, seed: FirmSeed, { event }: EventUnit, nth: number): void {
  const { random } = making;
  const { publicationId, publicationDate } = event;
  const day = event.legalDate.date ?? publicationDate;
  const proofs = [{ publicationId, span: { start: 0, end: 10 } }];
  unit.edges.push({ kind: 'HAS_EVENT', publicationId, entity: { company: seed.uid }, acted: null, span: null });
  if (nth === 0 || random.chance(0.2))
    unit.states.push({ ...stateFields(making, seed), ...validity(making, day, publicationDate), proofs });
  const lines = nth === 0 ? 1 + random.below(3) : random.below(3);
  for (let line = 0; line < lines; line++) {
    const row = mention(making, seed, publicationId, day, publicationDate, line * 50);
    addLine(making, unit, row, 'PERSON', random.pick(ROLES));
  }
  if (nth === 0 && random.chance(0.6)) addAuditor(making, unit, seed, event.publicationId, day, publicationDate);
  if (odd(making) || random.chance(0.03)) addRelation(making, unit, seed, publicationId, day, publicationDate);
  if (odd(making)) unit.anomalies.push({ code: 'UNMATCHED', publicationId, message: 'removal met no open row' });
}

function stateFields({ random }: Making, seed: FirmSeed) {
  const capital = { amount: String((1 + random.below(50)) * 20_000), currency: 'CHF' };
  return {
    name: seed.name,
    translations: [],
    legalForm: random.pick(['0106', '0107', '0101']),
    seat: seed.seat,
    canton: random.pick(CANTONS),
    address: `Strasse ${random.below(99)}, ${seed.seat}`,
    purpose: 'Handel mit Waren aller Art',
    capitalNominal: random.chance(0.8) ? capital : null,
    capitalPaid: null,
    status: random.pick(['ACTIVE', 'ACTIVE', 'ACTIVE', 'IN_LIQUIDATION', 'BANKRUPT', 'DELETED'] as const),
  };
}

function addLine(
  making: Making,
  unit: FirmUnit,
  row: MentionRow,
  subject: 'PERSON' | 'FIRM',
  role: FirmUnit['mandates'][number]['role'],
): void {
  const { random } = making;
  const signature = random.chance(0.8) ? random.pick(SIGNATURE_KINDS) : null;
  const companyUid = unit.company.uid;
  const { publicationId, span } = row;
  unit.mandates.push({
    uid: mandateUid(companyUid, row.mentionId, role, signature),
    companyUid,
    mentionId: row.mentionId,
    subject,
    role,
    roleText: role.toLowerCase(),
    signature,
    signatureText: signature,
    details: [{ from: exact(row.legalDate), published: row.publicationDate, name: row.name, residence: row.residence, sharesText: null, shareCount: null, shareTotal: null }],
    endedBy: null,
    proofs: [{ publicationId, span }],
    ...validity(making, row.legalDate, row.publicationDate),
  }); // prettier-ignore
  unit.edges.push({
    kind: subject === 'FIRM' ? 'PROVIDES_ASSURANCE_TO' : 'ACTED_IN', publicationId, entity: { mention: row.mentionId }, span,
    acted: { action: 'ADDED', roles: [role], roleText: null, signature, signatureText: null, sharesText: null },
  }); // prettier-ignore
}

function addAuditor(
  making: Making,
  unit: FirmUnit,
  seed: FirmSeed,
  publicationId: string,
  day: IsoDate,
  published: IsoDate,
): void {
  const { random, world, firms } = making;
  const nth = Math.floor(Math.max(1, world.auditors) * (random.below(1_000) / 1_000) ** 4);
  const auditor = firms[nth] ?? seed;
  const byName = random.chance(0.3);
  const holderKey = byName ? nameKey(auditor.name, auditor.seat) : auditor.key;
  if (byName) making.nameHolders.set(holderKey, nameHolder(holderKey, auditor, published));
  const row: MentionRow = {
    mentionId: mentionUid(publicationId, 'h', 700), companyUid: seed.uid, hubKey: hubKey(auditor.name), name: auditor.name, surname: null,
    givenNames: null, origins: [], nationality: null, residence: auditor.seat, legalDate: day, publicationDate: published, publicationId,
    publicationNumber: publicationId, span: { start: 700, end: 740 }, scope: 'public',
  }; // prettier-ignore
  unit.holders.push({ mention: row, holderKey });
  addLine(making, unit, row, 'FIRM', 'AUDITOR');
}

/** Every other one is a weak company of its own. */
function nameHolder(key: string, { uid, name }: FirmSeed, published: IsoDate): HolderUnit {
  if (key.length % 2 === 0) return { unit: 'holder', key, companyUid: uid, weak: null };
  const weak: CompanyRow = {
    uid: companyUid(key), registerNumber: null, identifiers: [], aliases: [], scope: 'public', strength: 'WEAK',
    names: [{ name, kind: 'NAME', from: { date: null, kind: 'UNKNOWN' }, to: OPEN, fromPublished: published }],
  }; // prettier-ignore
  return { unit: 'holder', key, companyUid: weak.uid, weak };
}

function addRelation(
  making: Making,
  unit: FirmUnit,
  seed: FirmSeed,
  publicationId: string,
  day: IsoDate,
  published: IsoDate,
): void {
  const other = making.random.pick(making.firms);
  if (other.uid === seed.uid) return;
  const kind = making.random.pick(['HEAD_OFFICE', 'OWNERSHIP', 'MERGER', 'ASSET_TRANSFER'] as const);
  unit.relations.push({
    uid: relationUid(kind, other.key, seed.key, publicationId),
    kind,
    fromHolder: other.key,
    toHolder: seed.key,
    proofs: [{ publicationId, span: { start: 5, end: 9 } }],
    ...validity(making, day, published),
  });
  unit.edges.push({
    kind: 'RELATED_TO',
    publicationId,
    entity: { holder: other.key },
    acted: null,
    span: { start: 5, end: 9 },
  });
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
