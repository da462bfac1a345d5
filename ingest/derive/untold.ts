import type { RoleReading, SignatureReading } from '../../src/core/index.js';
import { notLaterThan, OPEN } from './bounds.js';
import type { Folding } from './folding.js';
import type { Line } from './lines.js';
import { openMandate, type People } from './people.js';
import { mandateKey, mandatesOf, officeOf, proofOf, signatureKey, type LiveMandate, type Row } from './rows.js';

/** What a line says there was until it. */
export interface Former {
  roles: readonly RoleReading[];
  signature: SignatureReading | null;
}

/**
 * A row opened by a change that told no office (`X signe désormais ...`) or no signature (`X, Präsident, neu in Y`), and a line that prints what there
 * was: where no notice can be missing since the row was opened, nothing but that was held all along. Else the row as it was.
 */
export function tell(folding: Folding, row: Row, former: Former, line: Line): Row {
  const { people, unbrokenSince } = folding;
  const { untold } = row;
  if (untold === null || row.closed !== null) return row;
  // Who liquidates a firm need not have been its liquidator before it was dissolved.
  const told = former.roles.filter(({ role }) => role !== 'SIGNATORY' && role !== 'LIQUIDATOR');
  const roles = row.roles.length === 0 ? told : [];
  const signature = row.signature === null ? former.signature : null;
  if ((roles.length === 0 && signature === null) || contradicts(row, former)) return row;
  if (!unbrokenSince(untold.publicationId)) return row;
  const offices = roles.length === 0 ? {} : { roles, roleText: [...new Set(roles.map(({ text }) => text))].join(', ') };
  const next: Row = { ...row, ...offices, signature: row.signature ?? signature };
  const renamed = new Map<string, string[]>();
  for (const [key, mandate] of mandatesUnder(people, row)) {
    const held = mandate.role === 'SIGNATORY' ? roles : [];
    const signed = mandate.signatureKey === '' ? signature : null;
    if (held.length > 0 || signed !== null) renamed.set(key, retell(people, mandate, next, held, signed, line));
  }
  const after = (keys: readonly string[]): string[] => keys.flatMap((key) => renamed.get(key) ?? [key]);
  const mandates = after(row.mandates);
  if (mandates.length === 0)
    for (const wanted of mandatesOf(roles, next.signature))
      mandates.push(openMandate(people, next, wanted, notLaterThan(untold.day), OPEN, line));
  const settled = { ...next, mandates, ended: after(row.ended) };
  people.rows.set(row.id, settled);
  return settled;
}

/** Another signature than the one held would be a sign of a notice that is missing after all. */
function contradicts(row: Row, { signature }: Former): boolean {
  return signature !== null && row.signature !== null && signatureKey(signature) !== signatureKey(row.signature);
}

function mandatesUnder(people: People, row: Row): [string, LiveMandate][] {
  return [...people.mandates.entries()].filter(([, { mentionId }]) => people.person.get(mentionId) === row.person);
}

/** The mandate once more for each office and with the signature, its dates as they were; gives the keys. */
function retell(
  people: People,
  mandate: LiveMandate,
  row: Row,
  offices: readonly RoleReading[],
  signature: SignatureReading | null,
  line: Line,
): string[] {
  people.mandates.set(mandate.key, undefined);
  const signed =
    signature === null
      ? {}
      : { signature: signature.kind, signatureText: signature.text || null, signatureKey: signatureKey(signature) };
  const { roleText } = row;
  const held = offices.map((office) => ({
    role: office.role,
    office: officeOf(office),
    roleText,
    details: mandate.details.map((detail) => ({ ...detail, roleText })),
  }));
  return (held.length > 0 ? held : [{}]).map((office) => {
    const one: LiveMandate = { ...mandate, ...signed, ...office, proofs: [...mandate.proofs, proofOf(line)] };
    one.key = `${mandate.mentionId} ${mandateKey(one)}`;
    people.mandates.set(one.key, one);
    return one.key;
  });
}
