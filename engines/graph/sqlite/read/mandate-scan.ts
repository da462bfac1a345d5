import { holdsAt, knownAt, type Clocks, type Holds, type Role } from '../../../../src/core/index.js';
import type { DatedKey } from '../../common/page-keys.js';
import { dateNumber, number, roles, text, validityFrom } from '../columns.js';
import type { Row } from '../database.js';
import type { ReadContext } from './context.js';

/** A mandate without what is only returned. */
export interface LightMandate {
  company: number;
  seq: number;
  uid: string;
  mention: string;
  holder: number | null;
  role: number;
  /** From date as a number, 0 for none. */
  date: number;
  holds: Holds;
}

export interface MandateTest {
  at: 'CLOCKS' | 'HISTORY';
  clocks: Clocks;
  roles?: readonly Role[] | undefined;
}

const COLUMNS = `company, seq, uid, mention, holder, role, f, fk, t, tk, fp, tp, wp`;
const KNOWN = `fp <= ? AND (wp IS NULL OR wp > ?)`;

/** Null where the row does not pass. SQL narrows by what was known; the shared rule decides. */
function lightFrom(row: Row, test: MandateTest): LightMandate | null {
  const validity = validityFrom(row, 6);
  const holds = holdsAt(validity, test.clocks);
  if (test.at === 'CLOCKS' ? holds === 'NOT_HELD' : !knownAt(validity, test.clocks.knownOn)) return null;
  const role = number(row[5]);
  if (test.roles && !test.roles.includes(roles.name(role))) return null;
  return {
    company: number(row[0]),
    seq: number(row[1]),
    uid: text(row[2]),
    mention: text(row[3]),
    holder: row[4] === null ? null : number(row[4]),
    role,
    date: number(row[6]),
    holds,
  };
}

/** Those in a firm, unsorted. */
export function mandatesInCompany({ opened, slice }: ReadContext, company: number, test: MandateTest): LightMandate[] {
  const known = dateNumber(test.clocks.knownOn);
  const rows = opened.all(`SELECT ${COLUMNS} FROM mandate WHERE company = ? AND ${KNOWN}`, company, known, known);
  slice.spend(rows.length);
  return passing(rows, test);
}

/** Those of a person, unsorted: through her mentions. */
export function mandatesOfPerson({ opened, slice }: ReadContext, person: number, test: MandateTest): LightMandate[] {
  const known = dateNumber(test.clocks.knownOn);
  const rows = opened.all(
    `SELECT ${COLUMNS.replace('seq', 'mandate.seq')
      .split(', ')
      .map((name) => (name.includes('.') ? name : `mandate.${name}`))
      .join(', ')}
     FROM mention CROSS JOIN mandate ON mandate.mention = mention.uid AND mandate.holder IS NULL
     WHERE mention.person = ? AND mandate.fp <= ? AND (mandate.wp IS NULL OR mandate.wp > ?)`,
    person,
    known,
    known,
  );
  slice.spend(rows.length);
  return passing(rows, test);
}

const CHUNK = 512;

/** Those that a holder key's firm holds, by (from, uid) after `after`, read in chunks: an auditor has tens of thousands. */
export function* mandatesOfHolder(
  { opened, slice }: ReadContext,
  holder: number,
  test: MandateTest,
  after: DatedKey = { date: -1, uid: '' },
): Generator<LightMandate> {
  let { date, uid } = after;
  for (;;) {
    const rows = opened.all(
      `SELECT ${COLUMNS} FROM mandate WHERE holder = ? AND (f, uid) > (?, ?) ORDER BY f, uid LIMIT ${CHUNK}`,
      holder,
      date,
      uid,
    );
    slice.spend(rows.length);
    yield* passing(rows, test);
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    date = number(last[6]);
    uid = text(last[2]);
  }
}

function passing(rows: readonly Row[], test: MandateTest): LightMandate[] {
  const kept: LightMandate[] = [];
  for (const row of rows) {
    const light = lightFrom(row, test);
    if (light !== null) kept.push(light);
  }
  return kept;
}
