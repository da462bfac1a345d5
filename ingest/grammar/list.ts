import type { Mention, RoleReading, UnreadSpan } from '../../src/core/mention.js';
import { hasCommaNames } from './comma-names.js';
import type { ListHeading } from './headings.js';
import { isPlaceKind } from './kinds.js';
import { FINITE, leaves, mentionsOf } from './lines.js';
import { mentionOf } from './mention.js';
import { isFirmName, isNameLike } from './names.js';
import { beginsWithNumbered, bracketsNumber, endsInNumber } from './numbers.js';
import { partsOf } from './parts.js';
import { masked, verbsOf } from './predicate.js';
import type { Row } from './row.js';
import { readRows } from './rows.js';
import { splitAt, type Skeleton } from './segment.js';
import { wholeEntries } from './whole-entries.js';
import { twinRows } from './twins.js';
import type { Stretch } from './text.js';

export interface Read {
  mentions: Mention[];
  unread: UnreadSpan[];
}

const SEMICOLON = 59;
/** `Ausgeschiedene Personen: keine.` */
const NOBODY = /^(?:keine|aucune|nessun[ao]|néant|-+|\/+)$/iu;

/** The entries in one sentence of a list section. */
export function readListSentence(skeleton: Skeleton, body: Stretch, heading: ListHeading): Read {
  const read: Read = { mentions: [], unread: [] };
  for (const entry of wholeEntries(skeleton, splitAt(skeleton, body, SEMICOLON)))
    if (!NOBODY.test(skeleton.text.slice(entry.start, entry.end))) readEntry(skeleton, entry, heading, read);
  return read;
}

function readEntry(skeleton: Skeleton, entry: Stretch, heading: ListHeading, read: Read): void {
  const rows =
    twinRows(skeleton, entry) ??
    readRows(skeleton, entry, { prose: heading.fribourg && !hasCommaNames(skeleton, entry) });
  let any = false;
  for (const [index, row] of rows.entries()) {
    const mention = mentionIn(skeleton, row, rows[index - 1], heading);
    if (!mention) {
      read.unread.push({
        span: { start: row.start, end: row.end },
        reason: 'no entry: a name without anything known about it',
      });
      continue;
    }
    any = true;
    read.mentions.push(mention);
    for (const span of row.unread) read.unread.push({ span, reason: 'a part of an entry that no rule reads' });
  }
  if (!any && rows.length === 0) read.unread.push({ span: entry, reason: 'no entry found' });
}

/** An entry's line; whoever it says is gone, or in whose place it is, leaves the office beside the name, or the one before. */
function mentionIn(skeleton: Skeleton, row: Row, before: Row | undefined, heading: ListHeading): Mention | null {
  const name = row.name[0];
  if (name && name.end - name.start > 28 && FINITE.test(skeleton.text.slice(name.start, name.end))) return null;
  for (const office of row.lost) row.earlier.push({ ...office, kind: 'ROLE', valueStart: office.start });
  if (saysSomething(skeleton.text, row, heading)) row.signature ??= heading.signature;
  const options = optionsOf(heading, row);
  if (row.leaves && heading.action !== 'REMOVED') {
    const offices = row.roles.length > 0 ? row.roles : (before?.roles ?? []);
    return mentionsOf(skeleton, [leaves(row, offices, null)], heading.action, options.givenFirst !== false)[0] ?? null;
  }
  const mention = saysSomething(skeleton.text, row, heading) ? mentionOf(skeleton, row, options) : null;
  // `Beisitzerin, ohne Zeichnungsberechtigung` behind a semicolon: one word, of which nothing tells that it is a name.
  if (mention?.subject === 'PERSON' && mention.givenNames === null && isPlaceless(mention)) return null;
  const stated = mention?.partial ? alreadyHeld(row, mention) : [];
  return mention && stated.length > 0 ? { ...mention, stated } : mention;
}

const isPlaceless = ({ origins, nationality, residence }: Mention): boolean =>
  origins.length === 0 && nationality === null && residence === null;

/**
 * `X, Präsident, neu in Y`: the office stands before what is new. `X, neu Gesellschafter und Liquidator`: who liquidates was there, and the office
 * is printed again.
 */
function alreadyHeld({ renewed, signature }: Row, { roles, previous }: Mention): RoleReading[] {
  if (renewed.size === 0 || previous?.roles !== undefined) return [];
  if (!renewed.has('ROLE') && !renewed.has('UNKNOWN'))
    return signature === null || renewed.has('SIGNATURE') ? roles : [];
  const others = roles.filter(({ role }) => role !== 'LIQUIDATOR');
  return others.length < roles.length ? others : [];
}

function optionsOf(heading: ListHeading, row: Row): Parameters<typeof mentionOf>[2] {
  // What a change prints with neither origin nor residence, or with one of them, is what has changed; or both and nothing else.
  const places = (row.origins.length > 0 || row.nationality !== null) && row.residence !== null;
  const more = row.roles.length + row.shares.length > 0 || row.signature !== null;
  const partial = heading.changed && !(places && more);
  return { action: heading.action, partial, ends: null, givenFirst: heading.language !== 'fr' && !heading.fribourg };
}

function saysSomething(text: string, row: Row, heading: ListHeading): boolean {
  if (
    row.origins.length > 0 ||
    row.nationality ||
    row.residence ||
    row.roles.length > 0 ||
    row.signature ||
    row.shares.length > 0
  )
    return true;
  const name = row.name[0];
  if (!name || row.name.length > 3) return false;
  if (row.renamed || row.earlier.length > 0) return true;
  if (isFirmName(text.slice(name.start, row.name.at(-1)!.end)))
    return bracketsNumber(text.slice(name.start, row.name.at(-1)!.end)) || heading.action === 'REMOVED';
  return row.name.length > 1
    ? /^\p{Lu}/u.test(text.slice(name.start, name.end)) && row.name.length === 2
    : isNameLike(text, name);
}

const NO_ENTRY =
  /^(?:gemäss|laut|die|das|der|dem|mit|nach|bei|für|verfügung|belege?|bemerkung|statut|zweck|anmeldung|selon|la|le|les|l'|décision|pièces|suite|par|dès|statuts|con|secondo|per|decisione|il|lo|i|gli|sentenz|bemerkungen|weitere|ferner|infolge|aufgrund|durch)(?![\p{L}-])/iu;
const VERB =
  /\s(?:ist|sind|wird|wurde|wurden|hat|haben|est|sont|a été|ont|è|sono|ha|hanno|zeichnet|zeichnen|signe|signent)\s/i;

/** Whether a sentence after a list's first one is one more entry (Fribourg, and the early years, divide by full stops). */
export function looksLikeEntry(skeleton: Skeleton, sentence: Stretch, heading: ListHeading): boolean {
  const { text } = skeleton;
  if (sentence.end - sentence.start < 12) return false;
  const head = text.slice(sentence.start, Math.min(sentence.end, sentence.start + 120));
  if (NO_ENTRY.test(head) || !/^(?:\p{Lu}|(?:von|van|de|di|da|del|du|d')\s*\p{Lu})/u.test(head)) return false;
  const comma = head.indexOf(',');
  const firstColon = head.indexOf(':');
  if (comma < 2 || (firstColon >= 0 && firstColon < comma)) return false;
  const { parts } = partsOf(skeleton, { start: sentence.start, end: Math.min(sentence.end, sentence.start + 400) });
  const [first, second] = parts;
  if (!first || !second || first.end - first.start > 90 || VERB.test(text.slice(first.start, second.end))) return false;
  if (/^\d/.test(text.slice(second.start, second.end))) return false;
  if (parts.slice(1, 5).some((part) => isPlaceKind(part.kind))) return true;
  const named = isNameLike(text, first) || endsInNumber(text.slice(first.start, first.end));
  return heading.fribourg && named && (second.kind === 'ROLE' || second.kind === 'SIGNATURE');
}

/** `X AG (CHE-...), in Y, Revisionsstelle` standing alone, as supplements print it: a full entry without a heading, and without a verb. */
export function looksLikeFreeEntry(skeleton: Skeleton, sentence: Stretch): boolean {
  const head = skeleton.text.slice(sentence.start, Math.min(sentence.end, sentence.start + 160));
  if (!beginsWithNumbered(head)) return false;
  const entry = { start: sentence.start, end: Math.min(sentence.end, sentence.start + 400) };
  if (verbsOf(masked(skeleton, entry), entry.start).length > 0) return false;
  const { parts } = partsOf(skeleton, entry);
  return (
    parts.length >= 3 &&
    parts.length <= 7 &&
    parts
      .slice(2)
      .every(
        (part) =>
          part.kind === 'ROLE' || part.kind === 'SIGNATURE' || part.kind === 'SHARES' || part.kind === 'COUNTRY',
      )
  );
}
