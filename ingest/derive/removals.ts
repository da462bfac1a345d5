import { BOARD_ROLES, type Role, type RoleReading, type SignatureReading } from '../../src/core/index.js';
import { notLaterThan } from './bounds.js';
import type { Folding } from './folding.js';
import type { Line } from './lines.js';
import type { Match } from './matching.js';
import { blurRow, closeRow, endMandate, openMandate, placeRow, recordLine, report, type People } from './people.js';
import {
  isUnstated, mandateIs, mandateKey, mandatesOf, officeOf, sharesOffice, signatureKey, wantedKey, type LiveMandate, type Row,
} from './rows.js'; // prettier-ignore
import { tell } from './untold.js';

/** A removal line with the row or rows it met. */
export function applyRemoval(folding: Folding, line: Line, match: Match): void {
  const { people, day } = folding;
  if (match.kind === 'ROW') {
    // A procurist's row may have been entered by the signature alone.
    const offices = (line.mention.ends ?? line.mention).roles.filter(({ role }) => role !== 'SIGNATORY');
    const row = tell(folding, match.row, { roles: offices, signature: line.mention.signature }, line);
    if (line.mention.ends !== null) {
      endPart(folding, row, line);
      return;
    }
    if (isUnstated(row) || (offices.length > 0 && row.roles.length === 0)) {
      endUnstated(folding, row, line);
      return;
    }
    if (offices.length > 0 && !sharesOffice(offices, row.roles)) {
      endOther(folding, row, line);
      return;
    }
    learnNumber(people, row, line);
    folding.leaving.set(row.id, line);
    recordLine(people, line, row.person, 'REMOVED');
    return;
  }
  const rows = match.kind === 'SEVERAL' ? match.rows : match.others;
  for (const row of rows) blurRow(people, row, day, line);
  report(people, 'UNMATCHED_REMOVAL', line, match.kind === 'SEVERAL' ? 'fits several rows' : 'meets no open row');
  recordLine(people, line, null, 'REMOVED');
  if (rows.length === 0) removeUnseen(folding, line);
}

/** Leaves an office that the row does not hold: a notice is missing, or it is another row. What the row holds is uncertain from now on, not ended. */
function endOther(folding: Folding, row: Row, line: Line): void {
  const { people, day } = folding;
  blurRow(people, row, day, line);
  report(people, 'UNMATCHED_REMOVAL', line, 'ends a role that the row does not hold');
  people.rows.set(row.id, { ...row, untold: null });
  removeUnseen(folding, line, { person: row.person, signature: null });
  recordLine(people, line, row.person, 'REMOVED');
}

/** Leaves a row of which only a residence was known, or how it signs: the office was held until now, with that signature. */
function endUnstated(folding: Folding, row: Row, line: Line): void {
  const { people, at } = folding;
  removeUnseen(folding, line, row);
  closeRow(people, row, at, 'REMOVED', line);
  recordLine(people, line, row.person, 'REMOVED');
}

/** A firm that was entered without its number may leave with it. */
function learnNumber(people: People, row: Row, { identifier }: Line): void {
  if (row.identifier === null && identifier !== null) people.rows.set(row.id, { ...row, identifier });
}

/** Removed, and never seen in that office before: held until today, since when is unknown. `known`: who it is, and how they signed. */
function removeUnseen(
  { people, publicationId, at, day }: Folding,
  line: Line,
  known: Pick<Row, 'person' | 'signature'> = { person: line.mentionId, signature: null },
): void {
  const { person } = known;
  const row: Row = { ...placeRow(people, line, publicationId, day), person };
  const { ends, roles } = line.mention;
  const signature = line.mention.signature ?? known.signature;
  const held = mandatesOf(roles.length > 0 ? roles : (ends?.roles ?? []), signature);
  if (held.length === 0) held.push({ role: ends?.signature === true ? 'SIGNATORY' : 'OTHER', office: '', signature });
  const mandates = held.map((wanted) => openMandate(people, row, wanted, notLaterThan(day), at, line));
  for (const key of mandates) people.mandates.set(key, { ...people.mandates.get(key)!, endedBy: 'REMOVED' });
  people.rows.set(row.id, { ...row, ended: mandates, closed: at });
  people.person.set(line.mentionId, person);
}

/** "is no longer director": ends only those roles, or the signature only (mention.ts, `ends`). */
function endPart(folding: Folding, row: Row, line: Line): void {
  const { people, at, day } = folding;
  const ends = line.mention.ends!;
  const ended = endedRoles(ends.roles, row);
  const left = row.roles.filter((reading) => !ended.includes(reading));
  if (ends.roles.length > 0 && left.length === row.roles.length && !ends.signature) {
    blurRow(people, row, day, line);
    report(people, 'UNMATCHED_REMOVAL', line, 'ends a role that the row does not hold');
    recordLine(people, line, row.person, 'REMOVED');
    return;
  }
  const signature = ends.signature ? gone(line) : row.signature;
  const wanted = mandatesOf(left, signature);
  if (wanted.length === 0) {
    // An entry of the same notice that gives the person no office finds none.
    closeRow(people, { ...row, roles: left, signature }, at, 'REMOVED', line);
    recordLine(people, line, row.person, 'REMOVED');
    return;
  }
  const next: Row = { ...row, roles: left, signature };
  const mandates: string[] = [];
  const over: string[] = [];
  for (const key of row.mandates) {
    const mandate = people.mandates.get(key)!;
    if (wanted.some((one) => mandateIs(mandate, one))) mandates.push(key);
    else {
      endMandate(people, key, at, isNamed([...ends.roles, ...ended], mandate) ? 'REMOVED' : 'CHANGED', line);
      over.push(key);
    }
  }
  const held = new Set(mandates.map((key) => mandateKey(people.mandates.get(key)!)));
  for (const one of wanted)
    if (!held.has(wantedKey(one)))
      mandates.push(openMandate(people, next, one, at, { date: null, kind: 'OPEN' }, line));
  people.rows.set(row.id, { ...next, mandates, ended: over, untold: null });
  recordLine(people, line, row.person, signatureKey(signature) === signatureKey(row.signature) ? 'REMOVED' : 'CHANGED');
}

/** A notice says that the signature is gone: none is held, which is more than that none is printed. */
function gone({ mention }: Line): SignatureReading {
  return { kind: 'NONE', text: '', restriction: null, span: mention.signature?.span ?? mention.span };
}

function isNamed(offices: readonly RoleReading[], mandate: LiveMandate): boolean {
  return offices.some((reading) => reading.role === mandate.role && officeOf(reading) === mandate.office);
}

/**
 * The offices of the row that go. Who leaves the board leaves its offices too; secretary and treasurer need not be members. An office that the
 * vocabulary does not know ends alone where the row holds it under this text, else all such do.
 */
function endedRoles(named: readonly RoleReading[], row: Row): RoleReading[] {
  const leavesBoard = named.some(({ role }) => role === 'BOARD_MEMBER');
  const stays = (role: Role): boolean => role === 'BOARD_SECRETARY' || role === 'BOARD_TREASURER';
  const texts = new Set(named.filter(({ role }) => role === 'OTHER').map(officeOf));
  const known = row.roles.some((held) => held.role === 'OTHER' && texts.has(officeOf(held)));
  return row.roles.filter((held) => {
    if (leavesBoard && BOARD_ROLES.includes(held.role) && !stays(held.role)) return true;
    if (held.role === 'OTHER' && known) return texts.has(officeOf(held));
    return named.some(({ role }) => role === held.role);
  });
}
