import type { EntryAction, Mention, PreviousValues, Reading, RoleReading } from '../../src/core/mention.js';
import { parseOldNumber, parseUid } from '../../src/core/register-number.js';
import { kindOf, type Part } from './kinds.js';
import { isFirmName, isGiven, isNameLike, isOfficeName, splitPlainName, stripTitles, wordsOf } from './names.js';
import { countryOfName, parseNationality } from './nationality.js';
import type { Note } from './notes.js';
import { partsOf } from './parts.js';
import { findRoles } from './roles.js';
import { emptyRow, putValue, type Row } from './row.js';
import type { Skeleton } from './segment.js';
import { readShares } from './shares.js';
import { readSignature } from './signature.js';
import { trim, trimLoose, valueOf, type Stretch } from './text.js';

export interface MentionOptions {
  action: EntryAction;
  partial: boolean;
  ends: Mention['ends'];
  /** `Angelo Muster` in some registers' lists of the early years; everywhere else the surname comes first. */
  givenFirst: boolean;
}

export function readingOf(text: string, stretch: Stretch): Reading {
  return { value: valueOf(text, stretch), span: { start: stretch.start, end: stretch.end } };
}

/** Every role in the given stretches; one that the lexicon does not know is OTHER with its printed text. */
export function rolesOf(text: string, stretches: readonly Stretch[]): RoleReading[] {
  return stretches.flatMap((stretch) => {
    const found = findRoles(text.slice(stretch.start, stretch.end));
    if (found.length === 0)
      return [
        { role: 'OTHER' as const, text: valueOf(text, stretch), span: { start: stretch.start, end: stretch.end } },
      ];
    return found.map(({ role, start, end }) => {
      const span = { start: stretch.start + start, end: stretch.start + end };
      return { role, text: valueOf(text, span), span };
    });
  });
}

function dedupe(roles: RoleReading[]): RoleReading[] {
  return roles.filter(
    (role, index) => role.role === 'OTHER' || roles.findIndex((other) => other.role === role.role) === index,
  );
}

/** `Associés-gérants: X, président`: the president among managers chairs them. */
function chaired(roles: RoleReading[]): RoleReading[] {
  const manager = roles.find((role) => role.role === 'MANAGER' && /^g[eé]ren|^gérant/i.test(role.text));
  if (!manager || !roles.some((role) => role.role === 'BOARD_PRESIDENT')) return roles;
  return roles.flatMap((role) =>
    role === manager ? [] : role.role === 'BOARD_PRESIDENT' ? [{ ...role, role: 'MANAGERS_CHAIR' as const }] : [role],
  );
}

const AND = /\s{1,3}(?:und|et|e|ed|sowie|y)\s{1,3}|\s{0,3},\s{0,3}|\s-\s/g;

/** Places of origin one by one; `von Düdingen, Bösingen und Rechthalten` gives three. */
export function originsOf(text: string, stretches: readonly Stretch[]): Reading[] {
  return stretches.flatMap((stretch) => {
    const raw = text.slice(stretch.start, stretch.end);
    const readings: Reading[] = [];
    let start = 0;
    for (const match of raw.matchAll(AND)) {
      push(start, match.index);
      start = match.index + match[0].length;
    }
    push(start, raw.length);
    return readings;

    function push(from: number, to: number): void {
      const piece = trim(text, stretch.start + from, stretch.start + to);
      const lead = /^(?:von|de|d'|du|da|di)\s+(?=\p{Lu})/u.exec(text.slice(piece.start, piece.end))?.[0].length ?? 0;
      if (piece.end > piece.start) readings.push(readingOf(text, { start: piece.start + lead, end: piece.end }));
    }
  });
}

const IDENTIFIER =
  /(?:\(\s*)?(?:(?:UID|IDI|IDE|RC|HR|Nr|No|n°)[.:\s-]*)?((?:CHE|ADM)[-\s]?\d{3}\s?[.\s]\s?\d{3}\s?[.\s]\s?\d{3}|CHE\d{9}|CH[-\s]?\d{3}[.\-\s]?\d[.\-\s]?\d{3}[.\-\s]?\d{3}[.\-\s]?\d|CH[-\s]?\d{3}[.\-\s]?\d{7}[.\-\s]?\d)(?:\s*\))?/;

interface NamedFirm {
  name: Stretch;
  identifier: Reading | null;
}

/** A register number in a stretch, and the stretch without it. */
function withoutIdentifier(text: string, stretch: Stretch): NamedFirm {
  const raw = text.slice(stretch.start, stretch.end);
  const match = raw.length < 600 && /\d/.test(raw) ? IDENTIFIER.exec(raw) : null;
  if (!match) return { name: stretch, identifier: null };
  const digits = match[1]!;
  const value = parseUid(digits.replace(/\s/g, ''))?.uid ?? parseOldNumber(digits) ?? digits;
  const start = stretch.start + match.index + match[0].indexOf(digits);
  const identifier = { value, span: { start, end: start + digits.length } };
  const before = trim(text, stretch.start, stretch.start + match.index);
  const after = trim(text, stretch.start + match.index + match[0].length, stretch.end);
  const name = before.end > before.start ? before : after;
  return { name: trimLoose(text, name.start, name.end), identifier };
}

type Subject = Pick<Mention, 'subject' | 'surname' | 'givenNames' | 'title' | 'name' | 'identifier'>;

function subjectOf(text: string, row: Row, roles: readonly RoleReading[], options: MentionOptions): Subject {
  const whole = { start: row.name[0]!.start, end: row.name.at(-1)!.end };
  const firm = withoutIdentifier(text, whole);
  const raw = text.slice(firm.name.start, firm.name.end);
  const seatNumber = firm.identifier ?? (row.residence ? withoutIdentifier(text, row.residence).identifier : null);
  if (isPerson(text, row, roles, raw, seatNumber)) return personOf(text, row, options, firm.identifier);
  const stripped = stripArticle(text, firm.name);
  const office =
    roles.some((role) => role.role === 'SUPERVISORY_AUTHORITY') || (isOfficeName(raw) && seatNumber === null);
  return {
    subject: office ? 'OFFICE' : 'FIRM',
    surname: null,
    givenNames: null,
    title: null,
    name: readingOf(text, stripped),
    identifier: seatNumber,
  };
}

function stripArticle(text: string, stretch: Stretch): Stretch {
  const article = /^(?:die|das|der|la|le|il|l')\s+(?=\S)/.exec(text.slice(stretch.start, stretch.end));
  return article ? { start: stretch.start + article[0].length, end: stretch.end } : stretch;
}

const AUDITS = new Set(['AUDITOR', 'GROUP_AUDITOR', 'SUPERVISORY_AUTHORITY']);

function isPerson(
  text: string,
  row: Row,
  roles: readonly RoleReading[],
  name: string,
  identifier: Reading | null,
): boolean {
  if (row.origins.length > 0 || row.nationality) return true;
  if (identifier) return false;
  if (isFirmName(name)) return false;
  if (roles.some((role) => role.role === 'SUPERVISORY_AUTHORITY')) return false;
  const words = wordsOf(text, { start: row.name[0]!.start, end: row.name.at(-1)!.end });
  if (roles.some((role) => AUDITS.has(role.role)))
    return row.name.length < 4 && words.some((word) => isGiven(word.folded));
  if (isOfficeName(name)) return false;
  return row.name.length > 1 || words.length > 1 || !roles.some((role) => role.role === 'LIQUIDATOR');
}

function personOf(text: string, row: Row, options: MentionOptions, identifier: Reading | null): Subject {
  const titles: string[] = [];
  const names = row.name
    .map((stretch) => stripTitles(text, stretch, titles))
    .filter((stretch) => stretch.end > stretch.start);
  const titleParts = names.slice(1).filter((stretch) => isTitlePart(text, stretch));
  const kept = names.filter((stretch) => !titleParts.includes(stretch));
  titles.push(...titleParts.map((stretch) => valueOf(text, stretch)));
  let surname: Stretch | null = kept[0] ?? null;
  let given: Stretch | null = kept.length > 1 ? { start: kept[1]!.start, end: kept.at(-1)!.end } : null;
  if (kept.length === 1) {
    const plain = splitPlainName(text, kept[0]!, options.givenFirst);
    [surname, given] = [plain.surname, plain.given];
    titles.push(...plain.titles);
  }
  return {
    subject: 'PERSON', name: null, identifier, title: titles.length > 0 ? titles.map((title) => title.trim()).join(' ') : null,
    surname: surname ? readingOf(text, surname) : null, givenNames: given ? readingOf(text, given) : null,
  }; // prettier-ignore
}

const TITLE_PART =
  /^(?:dipl|eidg|dr|prof|lic|fürsprech|rechtsanw|notar|avocat|avv|architekt|ing|bücherexp|treuhänder|wirtschaftspr|expert|médecin|arzt|ärztin|kaufmann|betriebs|maître|ancien|alt )/i;

function isTitlePart(text: string, stretch: Stretch): boolean {
  return TITLE_PART.test(text.slice(stretch.start, stretch.end)) && !isNameLike(text, stretch);
}

function cleanResidence(text: string, row: Row): Stretch | null {
  if (!row.residence) return null;
  return withoutIdentifier(text, row.residence).name;
}

/** `von Portugal`, `de France`: a country where a place of origin stands is a nationality. */
function nationalityOf(text: string, row: Row): { nationality: Reading | null; origins: Stretch[] } {
  if (row.nationality) return { nationality: readNationality(text, row.nationality), origins: row.origins };
  const only = row.origins.length === 1 ? row.origins[0]! : null;
  const country = only ? countryOfName(text.slice(only.start, only.end)) : null;
  if (!only || !country || text.slice(only.start, only.end).length < 4)
    return { nationality: null, origins: row.origins };
  return { nationality: { value: country, span: { start: only.start, end: only.end } }, origins: [] };
}

export function readNationality(text: string, stretch: Stretch): Reading {
  const printed = valueOf(text, stretch);
  return { value: parseNationality(printed) ?? printed, span: { start: stretch.start, end: stretch.end } };
}

function roleTextOf(text: string, stretches: readonly Stretch[]): string | null {
  if (stretches.length === 0) return null;
  return stretches.map((stretch) => nominative(valueOf(text, stretch))).join(', ');
}

/** `zum Präsidenten` prints a dative: the role is `Präsident`. */
export function nominative(role: string): string {
  return role.endsWith('en') && /(?:präsident|prokurist|aktuar)en$/i.test(role) ? role.slice(0, -2) : role;
}

/** The mention that a row makes; null where it has no name. */
export function mentionOf(skeleton: Skeleton, printed: Row, options: MentionOptions): Mention | null {
  const { text } = skeleton;
  if (printed.name.length === 0) return null;
  const row = printed.renamed ? { ...printed, name: [printed.renamed] } : printed;
  const roles = chaired(dedupe(rolesOf(text, [...row.roles, ...row.kept])));
  const { nationality, origins } = nationalityOf(text, row);
  const residence = cleanResidence(text, row);
  const shares =
    row.shares.length > 0 ? readShares(text, { start: row.shares[0]!.start, end: row.shares.at(-1)!.end }) : null;
  const subject = subjectOf(text, row, roles, options);
  // Field by field: spreading an object here cost more than all the reading.
  return {
    subject: subject.subject,
    action: options.action,
    span: { start: row.start, end: row.end },
    surname: subject.surname,
    givenNames: subject.givenNames,
    title: subject.title,
    name: subject.name,
    identifier: subject.identifier,
    origins: originsOf(text, origins),
    nationality,
    residence: residence ? readingOf(text, residence) : null,
    roles,
    roleText: roleTextOf(text, row.roles),
    signature: row.signature ? readSignature(text, row.signature) : null,
    shares,
    previous: previousOf(skeleton, row, printed.renamed ? printed.name : []),
    partial: options.partial,
    ends: options.ends,
  };
}

/** All brackets and earlier values of a row as one: a bracket that says NEVER decides the kind. */
function previousOf(skeleton: Skeleton, row: Row, oldName: Stretch[]): PreviousValues | null {
  const { text } = skeleton;
  const notes = row.notes.filter((note) => note.kind !== 'NOTHING' && note.body.end > note.body.start);
  if (notes.length === 0 && row.earlier.length === 0 && oldName.length === 0) return null;
  const old = emptyRow(row.start, row.start);
  old.name.push(...oldName);
  for (const part of row.earlier) putValue(text, old, part, 'NAME');
  for (const note of notes) readNote(skeleton, note, old, row);
  const stretches: Stretch[] = notes.length > 0 ? notes.map((note) => note.body) : [...oldName, ...row.earlier];
  const span = {
    start: Math.min(...stretches.map((piece) => piece.start)),
    end: Math.max(...stretches.map((piece) => piece.end)),
  };
  const kind = notes.some((note) => note.kind === 'NEVER') ? 'NEVER' : 'PREVIOUSLY';
  return {
    kind,
    ...previousValues(text, old, row),
    text: stretches.map((piece) => valueOf(text, piece)).join('; '),
    span,
  };
}

function readNote(skeleton: Skeleton, note: Note, old: Row, row: Row): void {
  const { text } = skeleton;
  const { parts } = partsOf(skeleton, note.body);
  parts.forEach((part, index) => {
    const first =
      /^(?:(?:und|et|e|ed)\s+)?(?:(?:die|der|das|la|le|l')\s?(?=\p{Lu}))?/iu.exec(text.slice(part.start, part.end))?.[0]
        .length ?? 0;
    const bare = first > 0 ? kindOf(text, { start: part.start + first, end: part.end }) : part;
    if (MONEY_ONLY.test(text.slice(bare.start, bare.end))) old.shares.push(bare);
    else if (
      bare.kind === 'UNKNOWN' &&
      (index === 0 || (index === 1 && old.name.length === 1)) &&
      isOldName(text, bare, row)
    )
      old.name.push(bare);
    else if (!(bare.kind === 'COUNTRY' && old.residence === null)) putValue(text, old, bare, lastKind(old));
  });
}

const MONEY_ONLY = /^(?:CHF|EUR|USD|GBP|Fr\.)\s*\d/;

function lastKind(row: Row): Part['kind'] | 'NAME' {
  return row.residence ? 'RESIDENCE' : 'NAME';
}

function isOldName(text: string, part: Stretch, row: Row): boolean {
  const raw = text.slice(part.start, part.end);
  return (
    /^\p{Lu}/u.test(raw.replace(/^(?:von|van|de|di|da|del|della|la|le)\s+/u, '')) &&
    (row.name.length > 0 || isFirmName(raw)) &&
    !/^(?:ohne|sans|senza)/i.test(raw)
  );
}

function previousValues(text: string, old: Row, row: Row): Partial<PreviousValues> {
  const values: Partial<PreviousValues> = {};
  if (old.name.length > 0) Object.assign(values, previousName(text, old, row));
  const { nationality, origins } = nationalityOf(text, old);
  if (origins.length > 0) values.origins = originsOf(text, origins).map((origin) => origin.value);
  if (nationality) values.nationality = nationality.value;
  if (old.residence) values.residence = valueOf(text, old.residence);
  if (old.roles.length > 0) {
    const roles = dedupe(rolesOf(text, old.roles)).filter((role) => !/^(?:ohne|sans|senza)\b/i.test(role.text));
    if (roles.length > 0) values.roles = roles;
  }
  if (old.signature) values.signature = readSignature(text, old.signature);
  if (old.shares.length > 0)
    values.shares = readShares(text, { start: old.shares[0]!.start, end: old.shares.at(-1)!.end });
  return values;
}

function previousName(text: string, old: Row, row: Row): Partial<PreviousValues> {
  const whole = text.slice(old.name[0]!.start, old.name.at(-1)!.end);
  const person =
    row.origins.length > 0 ||
    row.nationality !== null ||
    (!isFirmName(whole) && !isFirmName(text.slice(row.name[0]!.start, row.name.at(-1)!.end)));
  if (!person)
    return {
      name: valueOf(text, withoutIdentifier(text, { start: old.name[0]!.start, end: old.name.at(-1)!.end }).name),
    };
  const subject = personOf(text, old, { action: 'ENTERED', partial: false, ends: null, givenFirst: false }, null);
  const values: Partial<PreviousValues> = {};
  if (subject.surname) values.surname = subject.surname.value;
  if (subject.givenNames) values.givenNames = subject.givenNames.value;
  return values;
}
