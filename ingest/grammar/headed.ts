import { matchesOf } from '../../src/core/index.js';
import { appointedIn } from './appointed.js';
import { colonOf, roleHeading } from './headings.js';
import { kindOf, type Part } from './kinds.js';
import { hasCommaNames } from './comma-names.js';
import { continuesLimit, isPartnership } from './in-place.js';
import { at, MOST, REPLACES } from './leads.js';
import { enters, followUps, leaves, namesSomebody, type Line } from './lines.js';
import { isFirmName } from './names.js';
import { partsOf } from './parts.js';
import { masked, NEGATED, verbsOf } from './predicate.js';
import { findRoles } from './roles.js';
import { emptyRow, putValue, type Row } from './row.js';
import { readRows } from './rows.js';
import { splitAt, type Skeleton } from './segment.js';
import { isPlural } from './share.js';
import { RESTRICTS } from './signature.js';
import type { Stretch } from './text.js';
import { takenOver } from './taken-over.js';
import { rolesOf } from './values.js';
import { wholeEntries } from './whole-entries.js';

/** The persons behind a role heading (`Administration: ...`); null where what follows names nobody. */
export function headedLines(skeleton: Skeleton, body: Stretch, heading: Stretch): Line[] | null {
  const { text } = skeleton;
  const authority = authorityLine(skeleton, body, heading);
  if (authority) return [enters(authority)];
  const before = takenOver(text, body, heading);
  const now = before && headedLines(skeleton, before.now, heading);
  if (now) return [leaves(before.gone, [heading], null), ...now];
  const tail = followUps(text, body);
  // `Organe de révision: A n'est plus organe de révision`: a sentence of its own behind the heading.
  if (verbsOf(masked(skeleton, tail.main), tail.main.start).some(({ word }) => NEGATED.test(word))) return null;
  const rows = rowsBehind(skeleton, tail.main);
  if (rows.length === 0 || !rows.every((row) => namesSomebody(text, row))) return null;
  const parts = withLimits(text, partsOf(skeleton, heading).parts);
  keepToManager(text, rows, parts);
  if (parts.some(({ kind }) => kind === 'SIGNATURE')) keepToHeading(rows);
  for (const row of rows) for (const part of parts) head(text, row, part);
  const { signature } = tail;
  for (const row of signature ? whose(text, signature, rows) : [])
    if (!row.leaves) row.earlier.push({ ...signature!, kind: 'SIGNATURE', valueStart: signature!.start });
  return rows.map((row) => (row.leaves ? leaves(row, [], tail.signature) : enters(row)));
}

/** `Associés: A, de X, à Y, et B, de Z, à W, gérante, avec signature individuelle`: B signs as what A is not. */
function keepToManager(text: string, rows: readonly Row[], heading: readonly Part[]): void {
  const last = rows.at(-1);
  if (
    !last ||
    last.roles.length === 0 ||
    isPlural(text, last.roles) ||
    !heading.every((part) => isPartnership(text, part))
  )
    return;
  for (const row of rows)
    if (row !== last && row.roles.length === 0 && row.signature === last.signature) row.signature = null;
}

/** `Gérante avec signature individuelle: A; B, associée, sans signature`: how the last one signs is not how those before do, of whom the heading says it. */
function keepToHeading(rows: readonly Row[]): void {
  const last = rows.at(-1);
  for (const row of rows) if (row !== last && row.signature === last?.signature) row.signature = null;
}

/** `leur procuration est radiée`, `la procuration du dernier est radiée`. */
function whose(text: string, { start, end }: Stretch, rows: readonly Row[]): readonly Row[] {
  return /(?<!\p{L})(?:leurs?|ihre|l[ae] loro)\s/iu.test(text.slice(start, end)) ? rows : rows.slice(-1);
}

/** `avec signature collective à deux, toutefois avec le trésorier:`: what narrows a heading's signature down is a part of it, and no office. */
function withLimits(text: string, parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    const limits =
      last?.kind === 'SIGNATURE' && (part.kind === 'UNKNOWN' || RESTRICTS.test(text.slice(part.start, part.end)) || continuesLimit(text, { signature: last }, part)); // prettier-ignore
    const limit = last?.kind === 'SIGNATURE' ? -1 : text.slice(part.start, part.end).search(LIMITED);
    if (limits) out[out.length - 1] = { ...last, end: part.end };
    else if (limit < 0) out.push(part);
    else {
      // `Nouvel administrateur, toutefois avec le président:`: with whom, and not how.
      if (limit > 0) out.push({ ...part, end: part.start + limit });
      out.push({ ...part, kind: 'SIGNATURE', start: part.start + limit, valueStart: part.start + limit });
    }
  }
  return out;
}

const LIMITED = /(?<!\p{L})(?:toutefois|cependant|mais|sauf)\s(?:désormais\s)?(?:pas\s)?avec\s/iu;

/** As in a list where names have their comma: `Liquidator: Muster, Hans, von Bern, in Thun; Muster, Rita, ...`. */
function rowsBehind(skeleton: Skeleton, body: Stretch): Row[] {
  const entries = wholeEntries(skeleton, splitAt(skeleton, body, 59));
  const listed = entries.length <= MOST && entries.some((entry) => hasCommaNames(skeleton, entry)) && entries.every((entry) => hasCommaNames(skeleton, entry) || isFirm(skeleton, entry)); // prettier-ignore
  return listed ? entries.flatMap((entry) => readRows(skeleton, entry, { prose: false })) : readRows(skeleton, body, { prose: true }); // prettier-ignore
}

/** A firm has no given name, and so no comma in its name. */
function isFirm(skeleton: Skeleton, entry: Stretch): boolean {
  const [name] = partsOf(skeleton, entry).parts;
  return name !== undefined && isFirmName(skeleton.text.slice(name.start, name.end));
}

/** `Autorité de surveillance: Autorité de surveillance LPP de Muster, à Sion`: an office, whatever its name says, up to its seat. */
function authorityLine(skeleton: Skeleton, body: Stretch, heading: Stretch): Row | null {
  const { text } = skeleton;
  const own = findRoles(text.slice(heading.start, heading.end));
  if (own.length !== 1 || own[0]!.role !== 'SUPERVISORY_AUTHORITY' || body.end - body.start > 400) return null;
  const { parts, notes } = partsOf(skeleton, body);
  const seat = parts.findIndex(({ kind }, index) => index > 0 && kind === 'RESIDENCE');
  // In whose place it is; whoever has an origin is a person, and no authority.
  const instead = parts.findIndex(({ start }, index) => index > 0 && INSTEAD.test(text.slice(start, start + 20)));
  const end = Math.min(...[seat, instead].map((index) => (index < 0 ? parts.length : index)));
  if (parts.some(({ kind }) => kind === 'ORIGIN' || kind === 'NATIONALITY' || kind === 'SIGNATURE')) return null;
  const named = parts.slice(0, end);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || !/^(?:(?:l['’]|la\s|die\s|das\s)?\p{Lu})/u.test(text.slice(first.start, last.end)))
    return null;
  const row = emptyRow(first.start, body.end);
  row.name.push({ start: first.start, end: last.end });
  row.roles.push({ start: heading.start, end: heading.end });
  row.notes.push(...notes);
  row.unread.push(...parts.slice(end, seat < 0 ? parts.length : seat));
  for (const part of seat < 0 ? [] : parts.slice(seat))
    if (!putValue(text, row, part, 'RESIDENCE')) row.unread.push(part);
  return row;
}

const INSTEAD = /^(?:anstelle|an Stelle|en remplacement|au lieu|in luogo|in sostituzione)(?!\p{L})/iu;

/** The heading's office goes to each person beside a personal one; one that names the same body is already said by it. */
function head(text: string, row: Row, part: Part): void {
  const kind = part.kind === 'SIGNATURE' ? part.kind : kindOf(text, part).kind;
  if (kind === 'SIGNATURE') row.signature ??= { start: part.start, end: part.end };
  else if (kind === 'SHARES') row.shares.push(part);
  else if (findRoles(text.slice(part.start, part.end)).length > 0) headRole(text, row, part);
}

const BODY =
  /^(?:administration|conseil|verwaltung|verwaltungsrat|stiftungsrat|vorstand|comité|gérance|geschäftsführung|amministrazione|consiglio|gerenza|direction|direktion|direzione|comitato|bureau)/i;

function headRole(text: string, row: Row, heading: Stretch): void {
  const raw = text.slice(heading.start, heading.end);
  const personal = rolesOf(text, row.roles).map((role) => role.role);
  const own = findRoles(raw).map((role) => role.role);
  const board =
    own.every((role) => role === 'BOARD_MEMBER') &&
    personal.some((role) => role.startsWith('BOARD_') || role === 'SOLE_BOARD_MEMBER');
  if (personal.length > 0 && (board || BODY.test(raw) || own.every((role) => personal.includes(role)))) {
    if (board || !own.includes('MANAGER')) return;
  }
  row.roles.unshift({ start: heading.start, end: heading.end });
}

/** `...; nouvel associé-gérant avec signature individuelle: B, de X, à Y`: a heading inside a sentence, or null. */
export function headedClause(skeleton: Skeleton, clause: Stretch): Line[] | null {
  const colon = colonOf(skeleton, clause);
  const heading = colon > 0 ? roleHeading(skeleton, clause, colon) : null;
  const lines = heading && headedLines(skeleton, heading.body, heading.heading);
  return lines && heading.leaving ? lines.map(({ row }) => leaves(row, row.roles, null)) : lines;
}

/** `...; neue Präsidentin ist B, bisher Mitglied`: the office first, inside a sentence, or null. */
export function appointedClause(skeleton: Skeleton, clause: Stretch): Line[] | null {
  const found = appointedIn(skeleton.text, clause);
  return found && headedLines(skeleton, found.body, found.heading);
}

/** `A est organe de révision, en remplacement de B, radiée`: where it says whom A comes after, or null. */
export function replacedIn(text: string, rest: Stretch): Stretch | null {
  for (const comma of matchesOf(/,\s{1,3}|\s{1,3}(?=en\s|in\s|an|à\s|au\s|al\s)/g, text.slice(rest.start, rest.end))) {
    const start = rest.start + comma.index + comma[0].length;
    if (at(REPLACES, text, start)) return { start, end: rest.end };
  }
  return null;
}
