import type {
  Bound, EndedBy, MentionSubject, Money, Proof, Role, RoleReading, SharesReading, SignatureKind, SignatureReading,
} from '../../src/core/index.js'; // prettier-ignore
import { BOARD_ROLES, foldName } from '../../src/core/index.js';
import { evidenceOf } from './mention-evidence.js';
import type { Line } from './lines.js';
import { restrictionKey } from './restriction.js';

/** A dated value inside a mandate, before anybody knows when it was published. */
export interface LiveDetail {
  from: Bound;
  name: string;
  residence: string | null;
  roleText: string | null;
  sharesText: string | null;
  shareCount: number | null;
  shareTotal: Money | null;
}

/** A mandate by legal time alone, as the notices folded so far give it. Immutable. */
export interface LiveMandate {
  key: string;
  mentionId: string;
  subject: MentionSubject;
  role: Role;
  /** Which of the offices that the vocabulary does not know: its folded text; else ''. */
  office: string;
  roleText: string | null;
  signature: SignatureKind | null;
  signatureText: string | null;
  /** What "the same signature" means: kind and restriction. */
  signatureKey: string;
  from: Bound;
  to: Bound;
  endedBy: EndedBy | null;
  details: readonly LiveDetail[];
  proofs: readonly Proof[];
}

/** A person's (or a firm's, an office's) row in this firm's register entry. Immutable. */
export interface Row {
  /** The mention that opened it. */
  id: string;
  /** The first row of one and the same person here, for profiles. */
  person: string;
  subject: MentionSubject;
  keys: readonly string[];
  hub: string;
  identifier: string | null;
  name: string;
  origins: readonly string[];
  /** Folded. */
  residence: string | null;
  residencePrinted: string | null;
  roles: readonly RoleReading[];
  roleText: string | null;
  signature: SignatureReading | null;
  shares: SharesReading | null;
  /** Keys of its open mandates, and of those that ended last. */
  mandates: readonly string[];
  ended: readonly string[];
  closed: Bound | null;
  /** Opened by a change that told no office (`X signe désormais ...`) or no signature: by which notice, and on what day. Else null. */
  untold: { publicationId: string; day: string } | null;
  /** Where it was last set: publication, section, and the line itself. */
  setBy: { publicationId: string; section: string; line: Line };
}

/** Keys a row is found by: its hub, and a firm's number. */
export function keysOf(subject: MentionSubject, hub: string, identifier: string | null): string[] {
  const keys = [`${subject} ${hub}`];
  if (identifier !== null) keys.push(`number ${identifier}`);
  return keys;
}

/** No printed right to sign and "ohne Zeichnungsberechtigung" are the same right. A restriction is part of it (mention.ts). */
export function signatureKey(signature: SignatureReading | null): string {
  if (signature === null || signature.kind === 'NONE') return '';
  return signature.restriction === null ? signature.kind : `${signature.kind} ${restrictionKey(signature.restriction)}`;
}

export interface Wanted {
  role: Role;
  /** As in {@link LiveMandate}. */
  office: string;
  signature: SignatureReading | null;
}

/** What tells an office from the others of its role: only those that the vocabulary does not know have their text for it. */
export function officeOf({ role, text }: RoleReading): string {
  return role === 'OTHER' ? foldName(text) : '';
}

/** The mandates that a row's roles and signature make: one per office; no role but a signature gives SIGNATORY. */
export function mandatesOf(roles: readonly RoleReading[], signature: SignatureReading | null): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const reading of roles) {
    const one = { role: reading.role, office: officeOf(reading), signature };
    wanted.set(wantedKey(one), one);
  }
  if (wanted.size > 0) return [...wanted.values()];
  return signatureKey(signature) === '' ? [] : [{ role: 'SIGNATORY', office: '', signature }];
}

/** A row that nobody has said more of than where the person lives. */
export function isUnstated(row: Row): boolean {
  return row.closed === null && row.mandates.length === 0 && mandatesOf(row.roles, row.signature).length === 0;
}

/** Whether two lists have an office in common. Any office of the board is one of its members'; what is not in the vocabulary may be any. */
export function sharesOffice(a: readonly RoleReading[], b: readonly RoleReading[]): boolean {
  const kind = ({ role }: RoleReading): Role => (BOARD_ROLES.includes(role) ? 'BOARD_MEMBER' : role);
  const kinds = new Set(a.map(kind));
  if (a.length === 0 || b.length === 0) return false;
  return kinds.has('OTHER') || b.some((reading) => kinds.has(kind(reading)) || reading.role === 'OTHER');
}

export function wantedKey({ role, office, signature }: Wanted): string {
  return mandateKey({ role, office, signatureKey: signatureKey(signature) });
}

/** The same for a mandate and for what a line wants where they are one. */
export function mandateKey(mandate: Pick<LiveMandate, 'role' | 'office' | 'signatureKey'>): string {
  const { role, office, signatureKey } = mandate;
  return office === '' ? `${role} ${signatureKey}` : `${role} ${office} ${signatureKey}`;
}

export function proofOf(line: Line): Proof {
  return { publicationId: line.notice.header.id, span: evidenceOf(line.mention) };
}

/** As the row's offices are printed together; of one that a sentence about others only said to go on, its own. */
export function roleTextOf({ roles, roleText }: Row, { role, office }: Pick<Wanted, 'role' | 'office'>): string | null {
  const reading = roles.find((one) => one.role === role && officeOf(one) === office);
  return reading?.kept ? reading.text : roleText;
}

export function detailOf(row: Row, of: Pick<Wanted, 'role' | 'office'>, from: Bound): LiveDetail {
  const { shares } = row;
  return {
    from,
    name: row.name,
    residence: row.residencePrinted,
    roleText: roleTextOf(row, of),
    sharesText: shares?.text ?? null,
    shareCount: shares?.count ?? null,
    shareTotal: shares === null || shares.total === null ? null : { amount: shares.total, currency: shares.currency },
  };
}

export function sameDetail(a: LiveDetail, b: LiveDetail): boolean {
  return a.name === b.name && a.residence === b.residence && a.roleText === b.roleText && a.sharesText === b.sharesText;
}

export function rolesUnion(a: readonly RoleReading[], b: readonly RoleReading[]): RoleReading[] {
  const holds = (reading: RoleReading): boolean =>
    a.some((held) => held.role === reading.role && officeOf(held) === officeOf(reading));
  return [...a, ...b.filter((reading) => !holds(reading))];
}

export function mandateIs(mandate: LiveMandate, wanted: Wanted): boolean {
  return mandateKey(mandate) === wantedKey(wanted);
}
