import type { EntryAction, Mention, RoleReading } from '../../src/core/mention.js';
import { splitPlainName } from './names.js';
import { previousOf } from './previous.js';
import type { NameOrder } from './names.js';
import type { Row } from './row.js';
import type { Skeleton } from './segment.js';
import { readPortion, readShares } from './shares.js';
import { readFormerSignature, readSignature } from './signature.js';
import { subjectOf } from './subject.js';
import { valueOf, type Stretch } from './text.js';
import { citizenshipOf, dedupe, originsOf, readingOf, rolesOf, withoutIdentifier } from './values.js';

export interface MentionOptions {
  action: EntryAction;
  partial: boolean;
  ends: Mention['ends'];
  /** `Angelo Muster` in some registers' lists of the early years; everywhere else the surname comes first. */
  givenFirst: NameOrder;
}

/** `Associés-gérants: X, président`, `Membres de la direction: X, président`: the president among those whom a heading names chairs them. */
function chaired(roles: RoleReading[], name: number): RoleReading[] {
  const [body, chair] = roles;
  if (body?.role === 'MANAGEMENT_MEMBER' && body.span.start < name && chair && /^pr[eé]sidente?$/iu.test(chair.text))
    return [{ ...chair, role: 'MANAGEMENT_CHAIR' }, ...roles.slice(2)];
  const manager = roles.find((role) => role.role === 'MANAGER' && /^g[eé]r[ae]n/i.test(role.text));
  if (!manager || !roles.some((role) => role.role === 'BOARD_PRESIDENT')) return roles;
  return roles.flatMap((role) =>
    role === manager ? [] : role.role === 'BOARD_PRESIDENT' ? [{ ...role, role: 'MANAGERS_CHAIR' as const }] : [role],
  );
}

function cleanResidence(text: string, row: Row): Stretch | null {
  if (!row.residence) return null;
  return withoutIdentifier(text, row.residence).name;
}

function roleTextOf(text: string, stretches: readonly Stretch[]): string | null {
  if (stretches.length === 0) return null;
  return stretches.map((stretch) => nominative(valueOf(text, stretch))).join(', ');
}

/** `zum Präsidenten` prints a dative: the role is `Präsident`. */
export function nominative(role: string): string {
  return role.endsWith('en') && /(?:präsident|prokurist|aktuar)en$/i.test(role) ? role.slice(0, -2) : role;
}

/** What leaves is printed as it was. */
function signatureIn(text: string, stretch: Stretch, action: EntryAction): Mention['signature'] {
  return action === 'REMOVED' ? readFormerSignature(text, stretch) : readSignature(text, stretch);
}

/** `signe désormais collectivement à deux`, `zeichnet nun einzeln`; in lists, `neu mit Einzelunterschrift`, beside no other office. */
function isAnew(text: string, { start, end }: Stretch, { renewed }: Row): boolean {
  if (renewed.size > 0) return renewed.has('SIGNATURE') && !renewed.has('ROLE') && !renewed.has('UNKNOWN');
  return NOW_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || SIGNS_NOW.test(text.slice(start, end));
}
const NOW = String.raw`(?:désormais|dorénavant|maintenant|neu|nun(?:mehr)?|jetzt|ora|adesso)\s`;
const NOW_BEFORE = new RegExp(String.raw`(?<!\p{L})${NOW}(?:\p{L}+\s){0,2}$`, 'iu');
const SIGNS_NOW = new RegExp(String.raw`^(?:\p{L}+\s){0,3}${NOW}`, 'iu');

/** `dont le prénom exact est B`, `porte désormais le prénom B`: the surname stays. */
function nameNow(text: string, { name }: Row, renamed: Stretch): Stretch[] {
  const lead = text.slice(Math.max(0, renamed.start - 30), renamed.start);
  const surname = name.length === 1 && /(?:prénoms?|se\sprénomme)\s(?:\p{L}+\s|d['’]){0,3}$/u.test(lead) ? splitPlainName(text, name[0]!, false).surname : null; // prettier-ignore
  return surname ? [surname, renamed] : [renamed];
}

/** The mention that a row makes; null where it has no name. */
export function mentionOf(skeleton: Skeleton, printed: Row, options: MentionOptions): Mention | null {
  const { text } = skeleton;
  if (printed.name.length === 0) return null;
  const row = printed.renamed ? { ...printed, name: nameNow(text, printed, printed.renamed) } : printed;
  const kept = rolesOf(text, row.kept).map((reading): RoleReading => ({ ...reading, kept: true }));
  const roles = chaired(dedupe([...rolesOf(text, row.roles), ...kept]), row.name[0]?.start ?? 0);
  const { nationalities, origins } = citizenshipOf(text, row);
  const residence = cleanResidence(text, row);
  const shares =
    row.shares.length > 0
      ? readShares(text, { start: row.shares[0]!.start, end: row.shares.at(-1)!.end })
      : row.bought && readPortion(text, row.bought);
  const subject = subjectOf(text, row, roles, options.givenFirst);
  // Field by field: spreading an object here cost more than all the reading.
  const mention: Mention = {
    subject: subject.subject,
    action: options.action,
    span: { start: row.start, end: row.end },
    surname: subject.surname,
    givenNames: subject.givenNames,
    title: subject.title,
    name: subject.name,
    identifier:
      (row.number && withoutIdentifier(text, row.number).identifier) ??
      subject.identifier ??
      (printed.renamed ? withoutIdentifier(text, printed.name[0]!).identifier : null),
    origins: originsOf(text, origins),
    nationality: nationalities[0] ?? null,
    residence: residence ? readingOf(text, residence) : null,
    roles,
    roleText: roleTextOf(text, row.roles),
    signature: row.signature ? signatureIn(text, row.signature, options.action) : null,
    shares,
    previous: previousOf(skeleton, row, printed.renamed ? printed.name : [], options.givenFirst),
    partial: options.partial,
    ends: options.ends,
  };
  if (mention.signature && options.partial && isAnew(text, row.signature!, row))
    mention.signature = { ...mention.signature, anew: true };
  if (nationalities.length > 1) mention.furtherNationalities = nationalities.slice(1);
  return mention;
}
