import { areNationalities } from '../../src/core/index.js';
import type { PreviousValues } from '../../src/core/mention.js';
import { namesCosigner } from './in-place.js';
import { kindOf, type Part } from './kinds.js';
import { isRemark } from './leads.js';
import { isGiven, wordsOf } from './name-words.js';
import { isFirmName, type NameOrder } from './names.js';
import type { Note } from './notes.js';
import { partsOf } from './parts.js';
import { emptyRow, putValue, type Row } from './row.js';
import { formerNumber } from './renumbered.js';
import { RESTRICTS } from './signature.js';
import type { Skeleton } from './segment.js';
import { readShares } from './shares.js';
import { readFormerSignature } from './signature.js';
import { personOf } from './subject.js';
import { valueOf, type Stretch } from './text.js';
import { unlistedOffices } from './unlisted-offices.js';
import { citizenshipOf, dedupe, originsOf, rolesOf, withoutIdentifier } from './values.js';

/** All brackets and earlier values of a row as one: a bracket that says NEVER decides the kind. */
export function previousOf(
  skeleton: Skeleton,
  row: Row,
  oldName: Stretch[],
  givenFirst: NameOrder,
): PreviousValues | null {
  const { text } = skeleton;
  const notes = row.notes.filter(
    (note) => note.kind !== 'NOTHING' && note.body.end > note.body.start && !isOfCosigner(row, note),
  );
  const number = formerNumber(text, row);
  if (notes.length === 0 && row.earlier.length === 0 && oldName.length === 0 && number === null) return null;
  const old = emptyRow(row.start, row.start);
  old.name.push(...oldName);
  for (const part of row.earlier)
    putValue(text, old, part.kind === 'UNKNOWN' && MANNER_ONLY.test(text.slice(part.start, part.end)) ? { ...part, kind: 'SIGNATURE' } : part, 'NAME'); // prettier-ignore
  if (row.number === null) for (const note of notes) readNote(skeleton, note, old, row);
  const stretches: Stretch[] =
    notes.length > 0 ? notes.map((note) => note.body) : [...oldName, ...row.earlier, ...(number ? [number.span] : [])];
  const span = {
    start: Math.min(...stretches.map((piece) => piece.start)),
    end: Math.max(...stretches.map((piece) => piece.end)),
  };
  const never = notes.some((note) => note.kind === 'NEVER') || (row.misnamed && row.earlier.length === 0);
  const kind = never ? 'NEVER' : 'PREVIOUSLY';
  return {
    kind,
    ...previousValues(text, old, row, notes, givenFirst),
    ...(number ? { identifier: number.value } : {}),
    text: stretches.map((piece) => valueOf(text, piece)).join('; '),
    span,
  };
}

/** `toutefois avec A, B (et non C) ou D`: a bracket amid a signature's limit speaks of those who sign too. */
function isOfCosigner({ signature }: Row, { span }: Note): boolean {
  return signature !== null && span.start > signature.start && span.end < signature.end;
}

function readNote(skeleton: Skeleton, note: Note, old: Row, row: Row): void {
  const { text } = skeleton;
  if (note.of === 'ORIGIN') return void old.origins.push(note.body);
  if (note.of === 'RESIDENCE') return void (old.residence = note.body);
  if (note.of === 'GIVEN_NAMES') return void old.name.push(row.name[0]!, note.body);
  const { parts } = partsOf(skeleton, note.body);
  parts.forEach((part, index) => {
    const first =
      /^(?:(?:[Uu]nd|[Ee]t|[Ee]d?)\s+)?(?:(?:(?:die|der|das|la|le)\s+|l['’])(?=\p{Lu}))?/u.exec(
        text.slice(part.start, part.end),
      )?.[0].length ?? 0;
    const bare = first > 0 ? kindOf(text, { start: part.start + first, end: part.end }) : part;
    if (isRemark(text.slice(bare.start, bare.end))) return;
    // `de nationalité française et non suisse`.
    if (row.nationality && areNationalities(text.slice(bare.start, bare.end)))
      return void (old.nationality ??= { start: bare.start, end: bare.end });
    if (MANNER_ONLY.test(text.slice(bare.start, bare.end))) putValue(text, old, { ...bare, kind: 'SIGNATURE' }, 'NAME');
    else if (MONEY_ONLY.test(text.slice(bare.start, bare.end))) old.shares.push(bare);
    else if (
      index === 0 &&
      (namedWithParticle(text, parts, row) || OWN_PARTICLE.test(text.slice(part.start, part.end)))
    )
      old.name.push({ start: part.start, end: part.end });
    else if (
      CHIEF.test(text.slice(bare.start, bare.end)) ||
      (index === 0 && parts[1]?.kind === 'SIGNATURE' && unlistedOffices(text, bare).length > 0)
    )
      old.roles.push(bare);
    else if (
      (bare.kind === 'UNKNOWN' || (bare.kind === 'ROLE' && isFormerFirm(text, bare, row))) &&
      (index === 0 || (index === 1 && old.name.length === 1)) &&
      isOldName(text, bare, row)
    )
      old.name.push(bare);
    else if (old.signature && bare.kind !== 'SHARES' && RESTRICTS.test(text.slice(bare.start, bare.end)))
      putValue(text, old, { ...bare, kind: 'SIGNATURE' }, 'SIGNATURE');
    else if (bare.kind === 'UNKNOWN' && namesCosigner(text, old, bare))
      putValue(text, old, { ...bare, kind: 'SIGNATURE' }, 'SIGNATURE');
    else if (!(bare.kind === 'COUNTRY' && old.residence === null)) putValue(text, old, bare, lastKind(old));
  });
}

/** `[bisher: X (Verwaltung, Beratung) AG]`: what is a firm's name where a firm is entered is no office, whatever its words. */
function isFormerFirm(text: string, part: Part, row: Row): boolean {
  const name = text.slice(row.name[0]?.start ?? 0, row.name.at(-1)?.end ?? 0);
  return row.origins.length === 0 && isFirmName(name) && isFirmName(text.slice(part.start, part.end));
}

/** `[bisher: von Muster, Hans-Peter, in Thun]`: a surname, not an origin, where given names follow: this person's, or known ones. */
function namedWithParticle(text: string, [surname, given]: readonly Part[], row: Row): boolean {
  if ((surname?.kind !== 'ORIGIN' && surname?.kind !== 'COUNTRY') || given?.kind !== 'UNKNOWN' || row.name.length === 0)
    return false;
  const printed = wordsOf(text, given);
  const own = wordsOf(text, { start: row.name[0]!.start, end: row.name.at(-1)!.end });
  return printed.every(
    ({ folded, capital }) =>
      capital && (/^\p{L}\.?$/u.test(folded) || isGiven(folded) || own.some((word) => word.folded === folded)),
  );
}

/** `[bisher: CFO]`: an office, and no surname. */
const CHIEF = /^C[A-Z]{1,2}O$/u;

/** `De Boni-Keller`, `D'Angelo`: before an origin the word is printed small. */
const OWN_PARTICLE = /^(?:(?:De[rns]?|Di|Da|Del|Della|D[ou]s?|Von|Van|Zu[mr]?)\s|(?:D|Dell|Dall|Degl)['’])\p{Lu}/u;

/** `[bisher: ohne eingetragene Funktion, mit Einzelunterschrift]`: there was no office, which is more than that none is printed. */
const NO_OFFICE = /(?:ohne (?:eingetragene )?Funktion|sans fonction|senza funzione)(?!\p{L})/iu;
/** `(non individuelle)`: said of a signature. */
const MANNER_ONLY =
  /^(?:individuel(?:le|lement)|collectiv(?:e|ement)(?: à (?:deux|trois))?|individual[ei]|individualmente|collettiva(?:mente)?(?: a (?:due|tre))?)$/iu;
const MONEY_ONLY = /^(?:(?:de|zu|da)\s+(?:je\s+)?)?(?:CHF|EUR|USD|GBP|Fr\.)\s*\d/;

function lastKind(row: Row): Part['kind'] | 'NAME' {
  return row.residence ? 'RESIDENCE' : 'NAME';
}

function isOldName(text: string, part: Stretch, row: Row): boolean {
  const raw = text.slice(part.start, part.end);
  return (
    /^\p{Lu}/u.test(raw.replace(/^(?:(?:von|van|de[nr]?|di|da|del|della|la|le)\s+)+/u, '')) &&
    (row.name.length > 0 || isFirmName(raw)) &&
    !/^(?:ohne|sans|senza)/i.test(raw)
  );
}

function previousValues(
  text: string,
  old: Row,
  row: Row,
  notes: readonly Note[],
  givenFirst: NameOrder,
): Partial<PreviousValues> {
  const values: Partial<PreviousValues> = {};
  if (old.name.length > 0) Object.assign(values, previousName(text, old, row, notes, givenFirst));
  const { nationalities, origins } = citizenshipOf(text, old);
  if (origins.length > 0) values.origins = originsOf(text, origins).map((origin) => origin.value);
  const [nationality, ...others] = nationalities.map(({ value }) => value);
  if (nationality !== undefined) values.nationality = nationality;
  if (others.length > 0) values.furtherNationalities = others;
  if (old.residence) values.residence = valueOf(text, withoutIdentifier(text, old.residence).name);
  if (old.roles.length > 0) {
    const roles = dedupe(rolesOf(text, old.roles)).filter((role) => !/^(?:ohne|sans|senza)\b/i.test(role.text));
    if (roles.length > 0) values.roles = roles;
  }
  if (values.roles === undefined && notes.some(({ body }) => NO_OFFICE.test(text.slice(body.start, body.end))))
    values.roles = [];
  if (old.signature) values.signature = readFormerSignature(text, old.signature);
  if (old.shares.length > 0)
    values.shares = readShares(text, { start: old.shares[0]!.start, end: old.shares.at(-1)!.end });
  return values;
}

/** Whether a word is no word of the surname as it is now, but begins as a given name does. */
function isSpellingOf(text: string, former: string, row: Row): boolean {
  const words = row.name.flatMap((stretch) => wordsOf(text, stretch));
  return (
    words.slice(1).some(({ folded }) => isGiven(folded) || folded[0] === former[0]) && words[0]?.folded[0] !== former[0]
  );
}

function previousName(
  text: string,
  old: Row,
  row: Row,
  notes: readonly Note[],
  givenFirst: NameOrder,
): Partial<PreviousValues> {
  const whole = text.slice(old.name[0]!.start, old.name.at(-1)!.end);
  const person =
    row.origins.length > 0 ||
    row.nationality !== null ||
    (!isFirmName(whole) && !isFirmName(text.slice(row.name[0]!.start, row.name.at(-1)!.end)));
  if (!person) {
    const { name, identifier } = withoutIdentifier(text, { start: old.name[0]!.start, end: old.name.at(-1)!.end });
    const own = withoutIdentifier(text, { start: row.name[0]!.start, end: row.name.at(-1)!.end }).identifier;
    const number =
      notes.map(({ body }) => withoutIdentifier(text, body).identifier).find((found) => found !== null) ??
      (identifier?.value === own?.value ? null : identifier);
    return { name: valueOf(text, name), ...(number ? { identifier: number.value } : {}) };
  }
  // `Muster Anna (et non Ana)`: one word that is a given name is no surname.
  const [only] = old.name.length === 1 ? wordsOf(text, old.name[0]!) : [];
  if (only && only.end === old.name[0]!.end && isGiven(only.folded) && isSpellingOf(text, only.folded, row))
    return { givenNames: whole };
  const subject = personOf(text, old, givenFirst, null);
  const values: Partial<PreviousValues> = {};
  if (subject.surname) values.surname = subject.surname.value;
  if (subject.givenNames) values.givenNames = subject.givenNames.value;
  return values;
}
