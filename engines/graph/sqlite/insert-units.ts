import { eventUid, type CompanyRow, type EventUnit, type FirmUnit, type HolderUnit, type IdentityUnit, type Unit } from '../../../src/core/index.js'; // prettier-ignore
import {
  dateNumber, edgeKinds, optionalDateNumber, relationKinds, roles, statuses, topicBits, validityColumns,
} from './columns.js'; // prettier-ignore
import type { Connection, Value } from './database.js';
import type { KeptNames } from './kept-names.js';
import { edgeData, mandateData, mentionData, relationData, stateData } from './row-codec.js';
import type { OwnedTable } from './owned-rows.js';
import { spelledOut } from '../common/fold.js';
import { companyNames, personNames, type NameEntry } from '../common/unit-names.js';

/** Where rows go. A cold load leaves names' full text to the end, and keeps holder keys in memory. */
export interface UnitSink {
  opened: Connection;
  holderId(key: string): number;
  /** Names of the unit that this one replaces, if any. */
  names?: KeptNames;
  /** Ids of the people of the unit that this one replaces, by uid, if any; those who stay are taken out. */
  people?: Map<string, number>;
  /** Makes these all the rows of an owner, in their order: the columns behind owner and seq, as owned-rows.ts lists them. */
  rows(table: OwnedTable, owner: number, rows: readonly Value[][]): void;
  /** Called for each name row written. */
  nameAdded(id: number, folded: string): void;
}

const INSERT = {
  event: `INSERT INTO event VALUES(?,?,?,?,?,?,?,?,?,?,?,?)`,
  text: `INSERT INTO event_text(rowid, text) VALUES(?,?)`,
  person: `INSERT INTO person(unit, uid, scope, data) VALUES(?,?,?,?)`,
  samePerson: `UPDATE person SET scope = ?, data = ? WHERE id = ? AND (scope <> ? OR data <> ?)`,
  holder: `UPDATE holder SET company_uid = ? WHERE id = ?`,
  company: `INSERT INTO company(id, uid, weak, scope, data) VALUES(?,?,?,?,?) ON CONFLICT(id) DO UPDATE
    SET uid = excluded.uid, weak = excluded.weak, scope = excluded.scope, data = excluded.data
    WHERE uid <> excluded.uid OR weak <> excluded.weak OR scope <> excluded.scope OR data <> excluded.data`,
  name: `INSERT INTO name(kind, owner, hub, folded, since, until, name) VALUES(?,?,?,?,?,?,?)`,
} as const;

export const COMPANY = 0;
export const PERSON = 1;

/** Writes the rows of one unit under its id. An event or a holder key must have none. */
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

function insertEvent({ opened, rows }: UnitSink, id: number, unit: EventUnit): void {
  const event = unit.event;
  const published = dateNumber(event.publicationDate);
  // A cancelled notice was known as published before; its row stays readable under the earlier clock.
  const known = event.state === 'CANCELLED' ? published : dateNumber(event.knownFrom);
  const legal = optionalDateNumber(event.legalDate.date) ?? published;
  opened.run(
    INSERT.event, id, event.uid, event.number, event.rubric, event.subRubric, legal, published, known, event.cantons.join(' '),
    topicBits(event.topics), event.scope, JSON.stringify(event),
  ); // prettier-ignore
  opened.run(INSERT.text, id, spelledOut(unit.text));
  rows('involved', id, unit.debtors.map(({ mention }) => [mention.mentionId])); // prettier-ignore
}

function insertFirm(sink: UnitSink, id: number, unit: FirmUnit): void {
  insertCompany(sink, id, unit.company);
  const states = unit.states.map((row) =>
    [...validityColumns(row), row.canton, row.legalForm, statuses.number(row.status), stateData(row)],
  ); // prettier-ignore
  const holderOf = new Map<string, number>();
  const entries = unit.holders.map(({ mention, holderKey }) => {
    const holder = sink.holderId(holderKey);
    holderOf.set(mention.mentionId, holder);
    return [mention.mentionId, holder, entryData(mention)];
  });
  const mandates = unit.mandates.map((row) => {
    const [from, ...validity] = validityColumns(row);
    const holder = holderOf.get(row.mentionId) ?? null;
    return [row.uid, row.mentionId, holder, from, roles.number(row.role), ...validity, mandateData(row)];
  });
  const relations = unit.relations.map((row) => [
    sink.holderId(row.fromHolder), sink.holderId(row.toHolder), row.uid, relationKinds.number(row.kind), ...validityColumns(row),
    relationData(row),
  ]); // prettier-ignore
  sink.rows('state', id, states);
  sink.rows('entry', id, entries);
  sink.rows('mandate', id, mandates);
  sink.rows('relation', id, relations);
  sink.rows('edge', id, edgeRows(sink, unit, holderOf));
  sink.rows('anomaly', id, unit.anomalies.map((row) => [JSON.stringify(row)])); // prettier-ignore
}

function edgeRows(sink: UnitSink, unit: FirmUnit, holderOf: ReadonlyMap<string, number>): Value[][] {
  const events = new Map<string, string>();
  return unit.edges.map((row) => {
    let event = events.get(row.publicationId);
    if (event === undefined) events.set(row.publicationId, (event = eventUid(row.publicationId)));
    const { entity } = row;
    const entered = 'mention' in entity ? holderOf.get(entity.mention) : undefined;
    const holder = 'holder' in entity ? sink.holderId(entity.holder) : (entered ?? null);
    const mention = 'mention' in entity && entered === undefined ? entity.mention : null;
    return [event, mention, holder, edgeKinds.number(row.kind), edgeData(row)];
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
  const weak = company.strength === 'WEAK' ? 1 : 0;
  sink.opened.run(INSERT.company, id, company.uid, weak, company.scope, JSON.stringify(company));
  const texts = new Set([...company.aliases, ...company.identifiers.map(({ value }) => value)]);
  if (company.registerNumber !== null) texts.add(company.registerNumber);
  sink.rows('alias', id, [...texts].map((text) => [text])); // prettier-ignore
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
  for (const { uid, mentions, links, scope } of unit.persons) {
    const possiblySame = unit.possiblySame.filter((pair) => pair.a === uid || pair.b === uid);
    const person = personId(sink, id, uid, scope, JSON.stringify([links, possiblySame]));
    const rows = mentions.map((row) => [
      row.mentionId, dateNumber(row.legalDate), dateNumber(row.publicationDate),
      optionalDateNumber(row.withdrawnPublished), mentionData(row),
    ]); // prettier-ignore
    sink.rows('mention', person, rows);
    insertNames(sink, PERSON, person, personNames(mentions));
  }
}

function personId({ opened, people }: UnitSink, unit: number, uid: string, scope: string, data: string): number {
  const held = people?.get(uid);
  if (held === undefined) return Number(opened.run(INSERT.person, unit, uid, scope, data).lastInsertRowid);
  people?.delete(uid);
  opened.run(INSERT.samePerson, scope, data, held, scope, data);
  return held;
}

function insertHolder(sink: UnitSink, id: number, unit: HolderUnit): void {
  sink.opened.run(INSERT.holder, unit.companyUid, sink.holderId(unit.key));
  if (unit.weak !== null) insertCompany(sink, id, unit.weak);
}
