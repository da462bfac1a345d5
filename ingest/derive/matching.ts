import { foldName } from '../../src/core/index.js';
import { disjoint, type Line } from './lines.js';
import { nearName, nearPlace } from './near-name.js';
import { contradict } from './same-bearer.js';
import { keysOf, signatureKey, type Row } from './rows.js';

export type Match =
  | { kind: 'ROW'; row: Row }
  /** Several rows fit and nothing narrows them to one. */
  | { kind: 'SEVERAL'; rows: Row[] }
  /** No row fits; `others` bear the same name with other origins. */
  | { kind: 'NONE'; others: Row[] };

export interface Candidates {
  /** Rows under a key, open ones and those closed on the day of the notice. */
  rowsUnder(key: string): Row[];
  /** Rows that this line may not meet: taken by another line, or set by another entry of its section. */
  excluded(row: Row, line: Line): boolean;
  /** All open rows; asked for only where a firm's former name is not the one held. */
  openRows(): Iterable<Row>;
  /** Rows that the same notice removes: last word among several. */
  preferred(row: Row): boolean;
}

/**
 * The row that a line meets (data-model.md, Assertions): equal hub key, origins not disjoint or bridged by `bisher`; several are narrowed
 * by residence, then role. A narrowing that leaves none does not count.
 */
export function matchRow(line: Line, candidates: Candidates): Match {
  const named = rowsNamed(line, candidates);
  let rows = named.filter((row) => compatible(line, row));
  if (rows.length > 1) rows = narrow(rows, (row) => row.identifier !== null && row.identifier === line.identifier);
  if (rows.length > 1) rows = narrow(rows, (row) => sameResidence(line, row));
  if (rows.length > 1) rows = narrow(rows, (row) => sharesRole(line, row));
  if (rows.length > 1) rows = narrow(rows, (row) => candidates.preferred(row));
  if (rows.length === 0 && named.length === 1 && saysOrigin(line)) rows = named;
  else if (rows.length === 0 && !line.removed) rows = renamedFirm(line, candidates);
  else if (rows.length === 0 && named.length === 0) return misspelt(line, candidates);
  else if (rows.length === 0) rows = fromNearby(line, named);
  if (rows.length === 1) return { kind: 'ROW', row: rows[0]! };
  return rows.length > 1 ? { kind: 'SEVERAL', rows } : { kind: 'NONE', others: named };
}

function rowsNamed(line: Line, candidates: Candidates): Row[] {
  const { subject } = line.mention;
  const keys = keysOf(subject, line.hub, line.identifier);
  if (line.previousHub !== null) keys.push(...keysOf(subject, line.previousHub, null));
  const rows: Row[] = [];
  for (const key of keys)
    for (const row of candidates.rowsUnder(key))
      if (row.subject === subject && !rows.includes(row) && !candidates.excluded(row, line)) rows.push(row);
  return rows.length > 1 ? rows.sort((a, b) => (a.id < b.id ? -1 : 1)) : rows;
}

/** `X est maintenant originaire de Y`: all that it says is another origin than the one held. */
function saysOrigin({ removed, origins, mention }: Line): boolean {
  const { partial, residence, roles, signature, shares, previous, stated = [] } = mention;
  const more = residence ?? signature ?? shares ?? previous;
  return !removed && partial && origins.length > 0 && more === null && roles.length + stated.length === 0;
}

/** Brackets cut firms' names short (`[bisher: Muster]` of `Muster Treuhand AG`): then role and seat must be the same, and no other fit. */
function renamedFirm(line: Line, candidates: Candidates): Row[] {
  const former = line.mention.previous?.name;
  if (former === undefined || line.mention.subject === 'PERSON') return [];
  const words = foldName(former).split(' ');
  const fits: Row[] = [];
  for (const row of candidates.openRows()) {
    if (row.subject !== line.mention.subject || candidates.excluded(row, line) || !compatible(line, row)) continue;
    const held = foldName(row.name).split(' ');
    if (words.every((word) => held.includes(word)) && sameResidence(line, row) && sharesRole(line, row)) fits.push(row);
  }
  return fits.length === 1 ? fits : [];
}

/**
 * A removal ends a row that the register holds: where none bears its name, the one whose name is nearly the same, if there is just one. Where the
 * line prints an origin, it must be the row's; one letter may differ where residence or all that is printed of the offices is the row's too. Where
 * no more than the signature agrees, that row is in doubt.
 */
function misspelt(line: Line, candidates: Candidates): Match {
  const fits: Row[] = [];
  const others: Row[] = [];
  if (line.mention.subject === 'PERSON')
    for (const row of candidates.openRows()) {
      if (row.subject !== 'PERSON' || candidates.excluded(row, line) || !compatible(line, row)) continue;
      const near = nearName(line.name, row.name);
      if (near === null || (line.origins.length > 0 && row.origins.length === 0)) continue;
      if (isSurely(near, line, row)) fits.push(row);
      else if (mayMean(line, row)) others.push(row);
    }
  return fits.length === 1 ? { kind: 'ROW', row: fits[0]! } : { kind: 'NONE', others: [...fits, ...others] };
}

function isSurely(near: NonNullable<ReturnType<typeof nearName>>, line: Line, row: Row): boolean {
  const printed = line.origins.length > 0;
  const home = line.residence !== null && sameResidence(line, row);
  const moved = line.residence !== null && !home;
  if ((printed && home) || (!moved && holdsAll(line, row))) return true;
  if (near === 'SHORTER') return !moved && line.mention.roles.length === 0;
  return near === 'SPELLING' && (printed || !moved);
}

/** An office that the line prints is the row's, or, where it prints none, its signature; or no notice told an office of the row. */
function mayMean(line: Line, row: Row): boolean {
  const { signature, roles } = line.mention;
  if (roles.length > 0) return row.roles.length === 0 || sharesRole(line, row);
  return signature === null ? row.roles.length === 0 : signatureKey(signature) === signatureKey(row.signature);
}

/** Whether the line prints offices, and the row holds each of them. */
function holdsAll({ mention: { roles } }: Line, row: Row): boolean {
  return roles.length > 0 && roles.every(({ role }) => row.roles.some((held) => held.role === role));
}

/** The one row that bears the name of whoever is removed, from a place that is spelt nearly so, where residence or role is the same. */
function fromNearby(line: Line, [only, another]: readonly Row[]): Row[] {
  if (!only || another || line.mention.subject !== 'PERSON') return [];
  const near = line.origins.some((origin) => only.origins.some((held) => nearPlace(origin, held)));
  return near && (sameResidence(line, only) || sharesRole(line, only)) ? [only] : [];
}

/** Two numbers of one kind that differ are two firms, whatever their names. */
export function compatible(line: Line, row: Row): boolean {
  if (line.mention.subject !== 'PERSON') return !contradict(line.identifier, row.identifier);
  return (
    !disjoint(line.origins, row.origins) ||
    (line.previousOrigins.length > 0 && !disjoint(line.previousOrigins, row.origins))
  );
}

function narrow(rows: Row[], keep: (row: Row) => boolean): Row[] {
  const kept = rows.filter(keep);
  return kept.length > 0 ? kept : rows;
}

function sameResidence(line: Line, row: Row): boolean {
  if (row.residence === null) return false;
  return row.residence === line.residence || row.residence === line.previousResidence;
}

function sharesRole(line: Line, row: Row): boolean {
  const { roles, previous, ends } = line.mention;
  const named = [...roles, ...(previous?.roles ?? []), ...(ends?.roles ?? [])];
  return named.some(({ role }) => row.roles.some((held) => held.role === role));
}

/** Two entries of one section of one notice are two people unless name, origins and residence are equal (data-model.md, Identity). */
export function sameEntry(a: Line, b: Line): boolean {
  return (
    a.mention.subject === b.mention.subject &&
    a.hub === b.hub &&
    a.residence === b.residence &&
    a.origins.length === b.origins.length &&
    a.origins.every((origin) => b.origins.includes(origin))
  );
}
