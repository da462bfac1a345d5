import { eventUid, type CompanyRow, type EventUnit, type FirmUnit, type HolderUnit, type IdentityUnit, type Unit } from '../../../src/core/index.js'; // prettier-ignore
import {
  dateNumber, edgeKinds, optionalDateNumber, relationKinds, roles, statuses, topicBits, validityColumns,
} from './columns.js'; // prettier-ignore
import type { Connection } from './database.js';
import type { KeptNames } from './kept-names.js';
import { edgeData, mandateData, mentionData, relationData, stateData } from './row-codec.js';
import { companyNames, personNames, type NameEntry } from './unit-names.js';

/** Where rows go. A cold load leaves names' full text to the end, and keeps holder keys in memory. */
export interface UnitSink {
  opened: Connection;
  holderId(key: string): number;
  /** Names of the unit that this one replaces, if any. */
  names?: KeptNames;
  /** Called for each name row written. */
  nameAdded(id: number, folded: string): void;
}

const VALIDITY = 'f, fk, t, tk, fp, tp, wp';
const INSERT = {
  event: `INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?,?,?)`,
  text: `INSERT INTO event_text(rowid, text) VALUES(?,?)`,
  involved: `INSERT INTO involved VALUES(?,?,?)`,
  company: `INSERT INTO company VALUES(?,?,?,?,?)`,
  alias: `INSERT INTO alias VALUES(?,?,?)`,
  state: `INSERT INTO state(company, seq, ${VALIDITY}, canton, form, status, data) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  mandate: `INSERT INTO mandate(company, seq, uid, mention, holder, role, ${VALIDITY}, data) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  relation: `INSERT INTO relation(company, seq, uid, kind, giver, taker, ${VALIDITY}, data) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)`,
  edge: `INSERT INTO edge VALUES(?,?,?,?,?,?,?)`,
  entry: `INSERT INTO entry VALUES(?,?,?,?,?)`,
  anomaly: `INSERT INTO anomaly VALUES(?,?,?)`,
  person: `INSERT INTO person(unit, uid, scope, data) VALUES(?,?,?,?)`,
  mention: `INSERT INTO mention VALUES(?,?,?,?,?,?,?)`,
  holder: `UPDATE holder SET company_uid = ? WHERE id = ?`,
  name: `INSERT INTO name(kind, owner, hub, folded, since, until, name) VALUES(?,?,?,?,?,?,?)`,
} as const;

export const COMPANY = 0;
export const PERSON = 1;

/** Writes the rows of one unit under its id; the unit must have none. */
export function insertUnit(sink: UnitSink, id: number, unit: Unit): void {
  switch (unit.unit) {
    case 'event':
      return insertEvent(sink, id, unit);
    case 'firm':
      return insertFirm(sink, id, unit);
    case 'identity':
      return insertIdentity(sink, id, unit);
    case 'holder':
      return insertHolder(sink, id, unit);
  }
}

function insertEvent({ opened }: UnitSink, id: number, unit: EventUnit): void {
  const event = unit.event;
  const published = dateNumber(event.publicationDate);
  // A cancelled notice was known as published before; its row stays readable under the earlier clock.
  const known = event.state === 'CANCELLED' ? published : dateNumber(event.knownFrom);
  const legal = optionalDateNumber(event.legalDate.date) ?? published;
  opened.run(
    INSERT.event, id, event.uid, event.number, event.rubric, event.subRubric, legal, published, known, event.cantons.join(' '),
    topicBits(event.topics), event.scope, JSON.stringify(event),
  ); // prettier-ignore
  opened.run(INSERT.text, id, unit.text);
  unit.debtors.forEach(({ mention }, seq) => opened.run(INSERT.involved, id, seq, mention.mentionId));
}

function insertFirm(sink: UnitSink, id: number, unit: FirmUnit): void {
  const { opened } = sink;
  insertCompany(sink, id, unit.company);
  unit.states.forEach((row, seq) =>
    opened.run(INSERT.state, id, seq, ...validityColumns(row), row.canton, row.legalForm, statuses.number(row.status), stateData(row)),
  ); // prettier-ignore
  const holderOf = new Map<string, number>();
  unit.holders.forEach(({ mention, holderKey }, seq) => {
    const holder = sink.holderId(holderKey);
    holderOf.set(mention.mentionId, holder);
    opened.run(INSERT.entry, id, seq, mention.mentionId, holder, entryData(mention));
  });
  unit.mandates.forEach((row, seq) =>
    opened.run(
      INSERT.mandate, id, seq, row.uid, row.mentionId, holderOf.get(row.mentionId) ?? null, roles.number(row.role),
      ...validityColumns(row), mandateData(row),
    ),
  ); // prettier-ignore
  unit.relations.forEach((row, seq) =>
    opened.run(
      INSERT.relation, id, seq, row.uid, relationKinds.number(row.kind), sink.holderId(row.fromHolder),
      sink.holderId(row.toHolder), ...validityColumns(row), relationData(row),
    ),
  ); // prettier-ignore
  insertEdges(sink, id, unit, holderOf);
  unit.anomalies.forEach((row, seq) => opened.run(INSERT.anomaly, id, seq, JSON.stringify(row)));
}

function insertEdges(sink: UnitSink, id: number, unit: FirmUnit, holderOf: ReadonlyMap<string, number>): void {
  const events = new Map<string, string>();
  unit.edges.forEach((row, seq) => {
    let event = events.get(row.publicationId);
    if (event === undefined) events.set(row.publicationId, (event = eventUid(row.publicationId)));
    const { entity } = row;
    const entered = 'mention' in entity ? holderOf.get(entity.mention) : undefined;
    const holder = 'holder' in entity ? sink.holderId(entity.holder) : (entered ?? null);
    const mention = 'mention' in entity && entered === undefined ? entity.mention : null;
    sink.opened.run(INSERT.edge, id, seq, edgeKinds.number(row.kind), event, mention, holder, edgeData(row));
  });
}

/** A firm's or office's mention: dates with the rest, since nothing is sorted by them. */
function entryData(mention: FirmUnit['holders'][number]['mention']): string {
  return JSON.stringify([
    dateNumber(mention.legalDate),
    dateNumber(mention.publicationDate),
    optionalDateNumber(mention.withdrawnPublished),
    mentionData(mention),
  ]);
}

function insertCompany(sink: UnitSink, id: number, company: CompanyRow): void {
  const { opened } = sink;
  const weak = company.strength === 'WEAK' ? 1 : 0;
  opened.run(INSERT.company, id, company.uid, weak, company.scope, JSON.stringify(company));
  const texts = new Set([...company.aliases, ...company.identifiers.map(({ value }) => value)]);
  if (company.registerNumber !== null) texts.add(company.registerNumber);
  [...texts].forEach((text, seq) => opened.run(INSERT.alias, id, seq, text));
  insertNames(sink, COMPANY, id, companyNames(company));
}

function insertNames(sink: UnitSink, kind: number, owner: number, names: readonly NameEntry[]): void {
  for (const entry of names) {
    if (sink.names?.give(kind, owner, entry)) continue;
    const { hub, folded, since, until, name } = entry;
    const { lastInsertRowid } = sink.opened.run(INSERT.name, kind, owner, hub, folded, since, until, name);
    sink.nameAdded(Number(lastInsertRowid), folded);
  }
}

function insertIdentity(sink: UnitSink, id: number, unit: IdentityUnit): void {
  const { opened } = sink;
  for (const { uid, mentions, links, scope } of unit.persons) {
    const possiblySame = unit.possiblySame.filter((pair) => pair.a === uid || pair.b === uid);
    const { lastInsertRowid } = opened.run(INSERT.person, id, uid, scope, JSON.stringify([links, possiblySame]));
    const person = Number(lastInsertRowid);
    mentions.forEach((row, seq) =>
      opened.run(
        INSERT.mention, person, seq, row.mentionId, dateNumber(row.legalDate), dateNumber(row.publicationDate),
        optionalDateNumber(row.withdrawnPublished), mentionData(row),
      ),
    ); // prettier-ignore
    insertNames(sink, PERSON, person, personNames(mentions));
  }
}

function insertHolder(sink: UnitSink, id: number, unit: HolderUnit): void {
  sink.opened.run(INSERT.holder, unit.companyUid, sink.holderId(unit.key));
  if (unit.weak !== null) insertCompany(sink, id, unit.weak);
}
