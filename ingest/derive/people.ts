import type { Action, Bound, EndedBy } from '../../src/core/index.js';
import { notBefore, OPEN, sameBound, unknownFrom } from './bounds.js';
import type { Journal, Table } from './journal.js';
import type { Line } from './lines.js';
import { sameBearer } from './same-bearer.js';
import {
  detailOf, keysOf, mandateIs, proofOf, roleTextOf, sameDetail, signatureKey, wantedKey, type LiveMandate, type Row, type Wanted,
} from './rows.js'; // prettier-ignore

export interface Anomaly {
  code: string;
  publicationId: string;
  message: string;
}

/** The rows of a firm's register entry and the mandates they make, at some point of the fold. */
export interface People {
  rows: Table<Row>;
  /** Row ids under each of their keys; closed rows leave when the next one comes. */
  index: Table<readonly string[]>;
  mandates: Table<LiveMandate>;
  /** What a line did, by mention id; null where it was never right or says nothing new. */
  acted: Table<{ action: Action | null }>;
  /** The first row of the person a line speaks of, by mention id. */
  person: Table<string>;
  /** Whom a correction puts in the place of whom: the right line's mention id by the wrong one's, where they are two people or firms. */
  replaced: Table<{ by: string; identifier: string | null }>;
  anomalies: Table<Anomaly>;
}

export function createPeople(journal: Journal): People {
  return {
    rows: journal.table(),
    index: journal.table(),
    mandates: journal.table(true),
    acted: journal.table(),
    person: journal.table(),
    replaced: journal.table(),
    anomalies: journal.table(),
  };
}

export function report(people: People, code: string, line: Line, message: string): void {
  const publicationId = line.notice.header.id;
  people.anomalies.set(`${publicationId} ${code} ${line.mentionId}`, { code, publicationId, message });
}

/**
 * Says whom a line speaks of and what it did. A corrected line's wrong original stays with the person, as no evidence where the name was wrong,
 * unless it named somebody else: those two are never one.
 */
export function recordLine(people: People, line: Line, person: string | null, action: Action | null): void {
  people.acted.set(line.mentionId, { action });
  if (person !== null) people.person.set(line.mentionId, person);
  const wrong = line.replaces;
  if (wrong === null) return;
  const same = sameBearer(wrong, line);
  people.acted.set(wrong.mentionId, { action: wrong.hub === line.hub && same ? action : null });
  if (!same) people.replaced.set(wrong.mentionId, { by: line.mentionId, identifier: wrong.identifier });
  else if (person !== null) people.person.set(wrong.mentionId, person);
}

/** Puts a new row in place, without mandates. */
export function placeRow(people: People, line: Line, publicationId: string, day: string): Row {
  const { mention } = line;
  const row: Row = {
    id: line.mentionId,
    person: line.mentionId,
    subject: mention.subject,
    keys: keysOf(mention.subject, line.hub, line.identifier),
    hub: line.hub,
    identifier: line.identifier,
    name: line.name,
    origins: line.origins.length > 0 ? line.origins : line.previousOrigins,
    residence: line.residence,
    residencePrinted: mention.residence?.value ?? null,
    roles: mention.roles,
    roleText: mention.roleText,
    signature: mention.signature,
    shares: mention.shares,
    mandates: [],
    ended: [],
    closed: null,
    untold: null,
    setBy: { publicationId, section: line.section, line },
  };
  people.rows.set(row.id, row);
  for (const key of row.keys) indexRow(people, key, row.id, day);
  return row;
}

/** Rows under a key that a notice of this day may meet. */
export function rowsUnder(people: People, key: string, day: string): Row[] {
  const rows: Row[] = [];
  for (const id of people.index.get(key) ?? []) {
    const row = people.rows.get(id);
    if (row !== undefined && (row.closed === null || closedOn(row, day))) rows.push(row);
  }
  return rows;
}

export function openRows(people: People): Row[] {
  return [...people.rows.values()].filter((row) => row.closed === null);
}

function closedOn(row: Row, day: string): boolean {
  return row.closed?.kind === 'EXACT' && row.closed.date === day;
}

function indexRow(people: People, key: string, id: string, day: string): void {
  const kept = rowsUnder(people, key, day).map((row) => row.id);
  people.index.set(key, kept.includes(id) ? kept : [...kept, id]);
}

/** The row under the names and numbers it bears now. */
export function reindex(people: People, row: Row, day: string): void {
  for (const key of row.keys) indexRow(people, key, row.id, day);
}

/**
 * Opens a mandate of the row; one of the same role and signature that ended on this very day goes on instead, be it that the day is before its
 * start (a notice that folds after a later one).
 */
export function openMandate(people: People, row: Row, wanted: Wanted, from: Bound, to: Bound, line: Line): string {
  for (const key of row.ended) {
    const ended = people.mandates.get(key)!;
    if (
      ended.endedBy !== 'FIRM_DELETED' &&
      from.kind === 'EXACT' &&
      sameBound(ended.to, notBefore(from, ended.from)) &&
      mandateIs(ended, wanted)
    ) {
      people.mandates.set(key, { ...restated(ended, row, from, line), to: OPEN, endedBy: null });
      return key;
    }
  }
  const { signature } = wanted;
  const key = `${line.mentionId} ${wantedKey(wanted)}`;
  people.mandates.set(key, {
    key,
    mentionId: line.mentionId,
    subject: row.subject,
    role: wanted.role,
    office: wanted.office,
    roleText: roleTextOf(row, wanted),
    signature: signature?.kind ?? null,
    signatureText: signature === null || signature.text === '' ? null : signature.text,
    signatureKey: signatureKey(signature),
    from,
    to,
    endedBy: to.kind === 'OPEN' ? null : 'CHANGED',
    details: [detailOf(row, wanted, from)],
    proofs: [proofOf(line)],
  });
  return key;
}

export function endMandate(people: People, key: string, to: Bound, endedBy: EndedBy, line: Line | null): void {
  const mandate = people.mandates.get(key)!;
  // A later line that meets this very row shows that it had not ended; the firm's end shows nothing of the kind.
  if (mandate.to.kind === 'UNKNOWN' && (to.kind !== 'EXACT' || endedBy === 'FIRM_DELETED')) return;
  const proofs = line === null ? mandate.proofs : [...mandate.proofs, proofOf(line)];
  people.mandates.set(key, { ...mandate, to: notBefore(to, mandate.from), endedBy, proofs });
}

/** Ends all that the row holds. */
export function closeRow(people: People, row: Row, to: Bound, endedBy: EndedBy, line: Line | null): void {
  for (const key of row.mandates) endMandate(people, key, to, endedBy, line);
  people.rows.set(row.id, { ...row, mandates: [], ended: row.mandates, closed: to });
}

/** The row stays open, but from this day nobody knows whether it still holds (data-model.md: unmatched lines). */
export function blurRow(people: People, row: Row, day: string, line: Line): void {
  for (const key of row.mandates) {
    const mandate = people.mandates.get(key)!;
    if (mandate.to.kind !== 'OPEN') continue;
    const to = notBefore(unknownFrom(day), mandate.from);
    people.mandates.set(key, {
      ...mandate,
      to: to.kind === 'UNKNOWN' ? to : unknownFrom(mandate.from.date!),
      proofs: [...mandate.proofs, proofOf(line)],
    });
  }
}

/** A line restates a mandate: dated values that differ are added, the line is one more proof. */
export function continueMandate(people: People, key: string, row: Row, at: Bound, line: Line): void {
  people.mandates.set(key, restated(people.mandates.get(key)!, row, at, line));
}

function restated(mandate: LiveMandate, row: Row, at: Bound, line: Line): LiveMandate {
  const last = mandate.details.at(-1)!;
  const detail = detailOf(row, mandate, at);
  let details = mandate.details;
  if (!sameDetail(last, detail)) {
    // A notice that folds after a later one says the last word, and nothing of before.
    const instead = sameBound(last.from, at) || at.date! < last.from.date!;
    details = instead ? [...details.slice(0, -1), { ...detail, from: last.from }] : [...details, detail];
  }
  return { ...mandate, roleText: roleTextOf(row, mandate), details, proofs: [...mandate.proofs, proofOf(line)] };
}
