import { holdsAt, type Clocks, type IsoDate, type MentionRow } from '../../../../src/core/index.js';
import { personState, saysAll } from '../../common/person-state.js';
import type { CompanyStateFact, PersonState } from '../../contract.js';
import { dateNumber, number, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import { mentionFrom, MENTION_COLUMNS, stateFrom, STATE_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';

const KNOWN = `fp <= ? AND (wp IS NULL OR wp > ?)`;

export function readCompanyStates(
  context: ReadContext,
  keys: readonly { uid: string; clocks: Clocks }[],
): CompanyStateFact[] {
  const facts: CompanyStateFact[] = [];
  for (const { uid, clocks } of keys) {
    const company = context.entities.resolve(uid);
    if (company?.kind !== 'COMPANY') continue;
    const row = stateRowAt(context, company.id, clocks);
    if (row !== null) facts.push({ companyUid: uid, ...stateFrom(row), holds: holdsAt(validityFrom(row, 3), clocks) });
  }
  return facts;
}

/** The state that held; else the latest that may have held; null where nothing was known. Of several, the latest begun. */
export function stateRowAt({ opened, slice }: ReadContext, company: number, clocks: Clocks): Row | null {
  const rows = opened.all(
    `SELECT ${STATE_COLUMNS} FROM state WHERE company = ? AND ${KNOWN} ORDER BY f DESC, fp DESC, seq DESC`,
    company,
    dateNumber(clocks.knownOn),
    dateNumber(clocks.knownOn),
  );
  slice.spend(rows.length);
  return latestOf(rows, clocks);
}

/** As {@link stateRowAt}, of a company's rows, the latest begun first. */
export function latestOf(rows: readonly Row[], clocks: Clocks): Row | null {
  let maybe: Row | null = null;
  for (const row of rows) {
    const holds = holdsAt(validityFrom(row, 3), clocks);
    if (holds === 'HELD') return row;
    if (holds === 'UNKNOWN') maybe ??= row;
  }
  return maybe;
}

export function readCompanyHistory(context: ReadContext, uid: string, knownOn: IsoDate): CompanyStateFact[] {
  const company = context.entities.resolve(uid);
  if (company?.kind !== 'COMPANY') return [];
  const rows = context.opened.all(
    `SELECT ${STATE_COLUMNS} FROM state WHERE company = ? AND ${KNOWN} ORDER BY f, fp, seq`,
    company.id,
    dateNumber(knownOn),
    dateNumber(knownOn),
  );
  context.slice.spend(rows.length);
  const clocks = { asOf: knownOn, knownOn };
  return rows.map((row) => {
    const state = stateFrom(row);
    return { companyUid: company.uid, ...state, holds: holdsAt(state, clocks) };
  });
}

export function readCompanyHistories(
  context: ReadContext,
  uids: readonly string[],
  knownOn: IsoDate,
): [string, CompanyStateFact[]][] {
  return uids.map((uid) => [uid, readCompanyHistory(context, uid, knownOn)]);
}

export function readPersonStates(
  { opened, slice, entities }: ReadContext,
  keys: readonly { uid: string; clocks: Clocks }[],
): PersonState[] {
  const states: PersonState[] = [];
  for (const { uid, clocks } of keys) {
    const person = entities.resolve(uid);
    if (person?.kind !== 'PERSON') continue;
    const { asOf, knownOn } = clocks;
    const latest = (most: number): PersonState | null => {
      const rows = opened.all(
        LATEST_MENTIONS,
        person.id,
        dateNumber(asOf),
        dateNumber(knownOn),
        dateNumber(knownOn),
        most,
      );
      slice.spend(rows.length);
      return personState(uid, rows.map(mentionFrom)); // prettier-ignore
    };
    const last = latest(1);
    const state = last === null || saysAll(last) ? last : latest(MOST_MENTIONS);
    if (state !== null) states.push(state);
  }
  return states;
}

const MOST_MENTIONS = 1_000;
const LATEST_MENTIONS = `SELECT ${MENTION_COLUMNS} FROM mention
  WHERE person = ? AND legal <= ? AND published <= ? AND (wp IS NULL OR wp > ?)
  ORDER BY legal DESC, published DESC, uid DESC LIMIT ?`;

export function readMentions({ opened, slice, entities }: ReadContext, uid: string): MentionRow[] {
  const person = entities.resolve(uid);
  if (person?.kind !== 'PERSON') return [];
  const rows = opened.all(
    `SELECT ${MENTION_COLUMNS} FROM mention WHERE person = ? ORDER BY legal, published, uid LIMIT ${MOST_MENTIONS}`,
    number(person.id),
  );
  slice.spend(rows.length);
  return rows.map(mentionFrom);
}

export function readMentionsOf(context: ReadContext, uids: readonly string[]): [string, MentionRow[]][] {
  return uids.map((uid) => [uid, readMentions(context, uid)]);
}
