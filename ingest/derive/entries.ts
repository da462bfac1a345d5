import type { Bound, PreviousValues, RoleReading } from '../../src/core/index.js';
import { notLaterThan, OPEN } from './bounds.js';
import { officeByShares } from './by-shares.js';
import type { Line } from './lines.js';
import { sameEntry, type Match } from './matching.js';
import { blurRow, continueMandate, endMandate, openMandate, placeRow, recordLine, reindex, report } from './people.js';
import type { Folding } from './folding.js';
import { tell, type Former } from './untold.js';
import {
  isUnstated,
  keysOf,
  mandateIs,
  mandatesOf,
  rolesUnion,
  sharesOffice,
  signatureKey,
  wantedKey,
  type Row,
  type Wanted,
} from './rows.js';

/**
 * An entry line: the person's full new row (or, `partial`, some fields of it). ADDED and CHANGED come from the row it met. `opening`: the
 * notice founds or re-enters the firm; in any other first entry (a move from another register) those listed may have been there before.
 */
export function applyEntry(folding: Folding, line: Line, match: Match, opening: boolean): void {
  const { people, day } = folding;
  if (match.kind === 'ROW') {
    if (line.background) confirmRow(folding, match.row, line);
    else changeRow(folding, match.row, line, opening);
    return;
  }
  if (line.background) {
    openRow(folding, line, opening ? folding.at : notLaterThan(day));
    recordLine(people, line, line.mentionId, opening ? 'ADDED' : null);
    return;
  }
  if (match.kind === 'SEVERAL') {
    for (const row of match.rows) blurRow(people, row, day, line);
    report(people, 'UNMATCHED_CHANGE', line, 'fits several rows');
    openRow(folding, line, notLaterThan(day));
    recordLine(people, line, line.mentionId, 'CHANGED');
    return;
  }
  if (line.mention.action === 'REGISTERED' && !opening) {
    openRow(folding, line, notLaterThan(day));
    recordLine(people, line, line.mentionId, 'ADDED');
    return;
  }
  const known = wasSo(line, []) !== null || (line.mention.partial && line.mention.roles.length === 0);
  if (known) report(people, 'UNMATCHED_CHANGE', line, 'changes a row that is not held');
  openRow(folding, line, known ? null : folding.at);
  recordLine(people, line, line.mentionId, known ? 'CHANGED' : 'ADDED');
}

/**
 * Opens a row from a date; null: from its bracket, what was so before until this notice, what it leaves alone since nobody knows when.
 */
function openRow(folding: Folding, line: Line, from: Bound | null): void {
  const { people, publicationId, at, day } = folding;
  const row = placeRow(people, line, publicationId, day);
  const { signature } = line.mention;
  const previous = wasSo(line, []);
  const said = rolesAfter(line, []);
  const roles = said.length > 0 ? said : officeByShares(line.mention);
  const wanted = mandatesOf(roles, signature);
  if (wanted.length === 0 && !saysNoOffice(line)) wanted.push({ role: 'OTHER', office: '', signature });
  // `X, Präsident, neu mit Einzelunterschrift`, `X signe désormais ...`: how they signed before is not printed.
  const signed = previous?.signature ?? (signature?.anew ? null : signature);
  const before = from === null ? mandatesOf(previous?.roles ?? roles, signed) : [];
  const unchanged = new Set(before.map(wantedKey));
  const since = notLaterThan(day);
  const start = (one: Wanted): Bound => from ?? (unchanged.has(wantedKey(one)) || one.role === 'OTHER' ? since : at);
  const mandates = wanted.map((one) => openMandate(people, row, one, start(one), OPEN, line));
  const kept = new Set(wanted.map(wantedKey));
  const earlier = asInBracket(row, previous);
  for (const one of before) if (!kept.has(wantedKey(one))) openMandate(people, earlier, one, since, at, line);
  const leavesOut = line.mention.partial && (roles.length === 0 || signature === null);
  const untold = from === null && leavesOut ? { publicationId, day } : null;
  people.rows.set(row.id, { ...row, roles, mandates, untold });
}

/** `nun in Thun`, of somebody whose row is not held: what the person is in the firm stays unknown until a notice says it. */
function saysNoOffice(line: Line): boolean {
  const { roles, signature, shares, partial } = line.mention;
  return (
    roles.length === 0 && signatureKey(signature) === '' && shares === null && (partial || wasSo(line, []) !== null)
  );
}

/**
 * The offices after a line. One that gives a new signature only leaves them as they were: those of the row, or, where the row holds none of the
 * offices that the line says there were, those.
 */
function rolesAfter(line: Line, held: readonly RoleReading[]): readonly RoleReading[] {
  const { roles, signature, partial } = line.mention;
  if (roles.length > 0) return roles;
  if (!partial && signature !== null) return roles;
  const told = wasSo(line, held)?.roles ?? [];
  return told.length === 0 || sharesOffice(told, held) ? held : told;
}

/**
 * What the bracket says was so. What was never right (`[nicht: x]`) held at no time, whether its entry is found or not; `sa procuration est
 * radiée` names no kind of signature, so that it cannot contradict the one held. An office by which prose points at somebody (`le directeur X`) was so
 * where the row holds none like it.
 */
function wasSo(
  { mention: { previous, stated = [] } }: Line,
  held: readonly RoleReading[],
): Pick<PreviousValues, 'roles' | 'signature'> | null {
  const told = previous?.kind === 'PREVIOUSLY' ? previous : null;
  const named =
    told?.roles === undefined && stated.length > 0 && !sharesOffice(stated, held) ? { roles: stated } : null;
  if (told === null || told.signature?.kind !== 'OTHER') return named === null ? told : { ...told, ...named };
  const { signature: _unspecified, ...rest } = told;
  return { ...rest, ...named };
}

/** What a change says there was: in its bracket, or, where that names other things only, what the entry prints. */
function formerly(line: Line): Former {
  const { previous, roles, signature, partial } = line.mention;
  const whole = previous?.kind === 'PREVIOUSLY' && !partial;
  const told = wasSo(line, []);
  return {
    roles: told?.roles ?? (whole ? roles : []),
    signature: previous?.signature === undefined ? (whole ? signature : null) : (told?.signature ?? null),
  };
}

/** The row as the bracket prints it: its office, where one stands there. */
function asInBracket(row: Row, previous: Pick<PreviousValues, 'roles'> | null): Row {
  const texts = [...new Set(previous?.roles?.map((role) => role.text))];
  if (texts.length === 0) return previous?.roles === undefined ? row : { ...row, roleText: null };
  return { ...row, roleText: texts.join(', ') };
}

/** A structured list names a row that is held: nothing new but, perhaps, its number. */
function confirmRow({ people, day }: Folding, row: Row, line: Line): void {
  recordLine(people, line, row.person, null);
  if (row.identifier !== null || line.identifier === null) return;
  const next = { ...row, identifier: line.identifier, keys: keysOf(row.subject, row.hub, line.identifier) };
  people.rows.set(row.id, next);
  reindex(people, next, day);
}

/** The row after the line, and its mandates: kept, ended or opened. */
function changeRow(folding: Folding, held: Row, line: Line, opening: boolean): void {
  const { people, publicationId, at, day } = folding;
  const row = held.untold === null ? held : tell(folding, held, formerly(line), line);
  const again = row.setBy.publicationId === publicationId && !folding.leaving.has(row.id) && row.closed === null;
  const removal = folding.leaving.get(row.id);
  if (removal !== undefined) {
    folding.leaving.delete(row.id);
    recordLine(people, removal, row.person, 'CHANGED');
  }
  const action = again ? (people.acted.get(row.setBy.line.mentionId)?.action ?? 'CHANGED') : 'CHANGED';
  const next = again && sameEntry(row.setBy.line, line) ? mergedRow(row, line) : nextRow(row, line, publicationId);
  const { mandates, ended } = settleMandates(folding, row, next, line, opening);
  people.rows.set(row.id, { ...next, mandates, ended });
  if (next.keys !== row.keys) reindex(people, next, day);
  recordLine(people, line, row.person, action);
  if (at.date === null) report(people, 'NO_DATE', line, 'a line without any date');
}

/** A second entry of the same person in the same section adds to the first. */
function mergedRow(row: Row, line: Line): Row {
  const { roles, signature, shares } = line.mention;
  return {
    ...row,
    roles: rolesUnion(row.roles, roles),
    signature: signature ?? row.signature,
    shares: shares ?? row.shares,
  };
}

function nextRow(row: Row, line: Line, publicationId: string): Row {
  const { mention } = line;
  const partial = mention.partial || (mention.roles.length === 0 && mention.signature === null);
  const renamed = line.hub !== row.hub || (line.identifier !== null && line.identifier !== row.identifier);
  const identifier = line.identifier ?? row.identifier;
  return {
    ...row,
    hub: line.hub,
    identifier,
    keys: renamed ? keysOf(row.subject, line.hub, identifier) : row.keys,
    name: line.name,
    origins: line.origins.length > 0 ? line.origins : row.origins,
    residence: line.residence ?? row.residence,
    residencePrinted: mention.residence?.value ?? row.residencePrinted,
    roles: rolesAfter(line, row.roles),
    roleText: mention.roleText ?? (partial ? row.roleText : null),
    signature: mention.signature ?? (partial ? row.signature : null),
    shares: mention.shares ?? (partial ? row.shares : null),
    closed: null,
    untold: mention.roles.length > 0 && mention.signature !== null ? null : row.untold,
    setBy: { publicationId, section: line.section, line },
  };
}

/**
 * Ends what the row holds no more and opens what is new. A bracket says what was so until now: where the row held something else, a
 * notice is missing, and the bounds say so.
 */
function settleMandates(
  folding: Folding,
  row: Row,
  next: Row,
  line: Line,
  opening: boolean,
): { mandates: string[]; ended: string[] } {
  const { people, at, day } = folding;
  const since = notLaterThan(day);
  const wanted = mandatesOf(next.roles, next.signature);
  const previous = wasSo(line, row.roles);
  const said = previous?.roles !== undefined || previous?.signature !== undefined;
  const before = said ? mandatesOf(previous.roles ?? row.roles, previous.signature ?? row.signature) : [];
  const held = row.closed === null ? row.mandates : [];
  const ended = row.closed === null ? [] : [...row.ended];
  const overlap =
    before.length === 0 || held.some((key) => before.some((one) => mandateIs(people.mandates.get(key)!, one)));
  const mandates: string[] = [];
  const done = new Set<string>();
  for (const key of held) {
    const mandate = people.mandates.get(key)!;
    const one = wanted.find((candidate) => mandateIs(mandate, candidate));
    if (one === undefined) {
      endMandate(people, key, overlap ? at : since, 'CHANGED', line);
      ended.push(key);
    } else if (mandate.to.kind === 'UNKNOWN') {
      mandates.push(openMandate(people, { ...next, ended: [] }, one, since, OPEN, line));
      done.add(wantedKey(one));
    } else {
      continueMandate(people, key, next, at, line);
      mandates.push(key);
      done.add(wantedKey(one));
    }
  }
  const missing = overlap ? [] : before;
  // Another register lists whom it takes over: an office or a signature that no notice had told was there before.
  const untold = row.roles.length === 0 || row.signature === null;
  const listed = untold && line.mention.action === 'REGISTERED' && !opening;
  const unstated = listed || (isUnstated(row) && before.length === 0);
  for (const one of missing)
    if (!wanted.some((other) => wantedKey(other) === wantedKey(one)))
      ended.push(openMandate(people, { ...asInBracket(row, previous), ended: [] }, one, since, at, line));
  const late = new Set(missing.map(wantedKey));
  const reopenable = { ...next, ended: [...row.ended, ...ended] };
  for (const one of wanted)
    if (!done.has(wantedKey(one)))
      mandates.push(
        openMandate(people, reopenable, one, unstated || late.has(wantedKey(one)) ? since : at, OPEN, line),
      );
  return { mandates, ended };
}
