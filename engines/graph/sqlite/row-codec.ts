/** What is only returned, never filtered, is kept as a JSON tuple: half the bytes of the object, and no names to repeat. */
import type {
  Action, CompanyStateRow, EndedBy, EventEdgeRow, MandateRow, MentionRow, Money, RelationRow, Role, SignatureKind,
} from '../../../src/core/index.js'; // prettier-ignore
import { STATE_FIELDS } from '../../../src/core/index.js';
import type { Value } from './database.js';
import {
  boundFrom, boundTuple, dateText, edgeKinds, number, optionalDateText, proofFrom, proofTuple, relationKinds, roles, statuses, text,
  validityFrom, type BoundTuple, type ProofTuple,
} from './columns.js'; // prettier-ignore

type MoneyTuple = [string, string | null] | null;
const moneyTuple = (money: Money | null): MoneyTuple => (money === null ? null : [money.amount, money.currency]);
const moneyFrom = (tuple: MoneyTuple): Money | null =>
  tuple === null ? null : { amount: tuple[0], currency: tuple[1] };

type DetailTuple = [
  BoundTuple,
  string,
  string,
  string | null,
  string | null,
  number | null,
  MoneyTuple,
  (string | null)?,
];
type MandateTuple = [
  MandateRow['subject'],
  string | null,
  SignatureKind | null,
  string | null,
  DetailTuple[],
  EndedBy | null,
  ProofTuple[],
];

export function mandateData(row: MandateRow): string {
  const details = row.details.map((detail): DetailTuple => [
    boundTuple(detail.from),
    detail.published,
    detail.name,
    detail.residence,
    detail.sharesText,
    detail.shareCount,
    moneyTuple(detail.shareTotal),
    detail.roleText,
  ]);
  const tuple: MandateTuple = [
    row.subject,
    row.roleText,
    row.signature,
    row.signatureText,
    details,
    row.endedBy,
    row.proofs.map(proofTuple),
  ];
  return JSON.stringify(tuple);
}

/** Columns of {@link mandateFrom}. */
export const MANDATE_COLUMNS = 'uid, mention, role, f, fk, t, tk, fp, tp, wp, data';

export function mandateFrom(row: readonly Value[], companyUid: string): MandateRow {
  const [subject, roleText, signature, signatureText, details, endedBy, proofs] = JSON.parse(
    text(row[10]),
  ) as MandateTuple;
  return {
    uid: text(row[0]),
    companyUid,
    mentionId: text(row[1]),
    subject,
    role: roles.name(row[2]),
    roleText,
    signature,
    signatureText,
    details: details.map(([from, published, name, residence, sharesText, shareCount, shareTotal, printed]) => ({
      from: boundFrom(from),
      published,
      name,
      residence,
      roleText: printed ?? null,
      sharesText,
      shareCount,
      shareTotal: moneyFrom(shareTotal),
    })),
    endedBy,
    proofs: proofs.map(proofFrom),
    ...validityFrom(row, 3),
  };
}

type StateTuple = [
  string | null,
  string[],
  string | null,
  string | null,
  string | null,
  MoneyTuple,
  MoneyTuple,
  ProofTuple[],
  FieldProofsTuple,
];
/** Publications, and in the order of STATE_FIELDS which of them, from and to; each publication's id stands once. */
type FieldProofsTuple = [string[], ([number, number, number] | 0)[]];

function fieldProofsTuple(proofs: CompanyStateRow['fieldProofs']): FieldProofsTuple {
  const publications: string[] = [];
  const places = STATE_FIELDS.map((field): [number, number, number] | 0 => {
    const proof = proofs[field];
    if (!proof) return 0;
    const known = publications.indexOf(proof.publicationId);
    const index = known >= 0 ? known : publications.push(proof.publicationId) - 1;
    return [index, proof.span.start, proof.span.end];
  });
  return [publications, places];
}

function fieldProofsFrom([publications, places]: FieldProofsTuple): CompanyStateRow['fieldProofs'] {
  const proofs: CompanyStateRow['fieldProofs'] = {};
  for (const [index, place] of places.entries()) {
    if (place === 0) continue;
    const [publication, start, end] = place;
    proofs[STATE_FIELDS[index]!] = { publicationId: publications[publication]!, span: { start, end } };
  }
  return proofs;
}

export function stateData(row: CompanyStateRow): string {
  const tuple: StateTuple = [
    row.name,
    row.translations,
    row.seat,
    row.address,
    row.purpose,
    moneyTuple(row.capitalNominal),
    moneyTuple(row.capitalPaid),
    row.proofs.map(proofTuple),
    fieldProofsTuple(row.fieldProofs),
  ];
  return JSON.stringify(tuple);
}

export const STATE_COLUMNS = 'canton, form, status, f, fk, t, tk, fp, tp, wp, data';

export function stateFrom(row: readonly Value[]): CompanyStateRow {
  const tuple = JSON.parse(text(row[10])) as StateTuple;
  const [name, translations, seat, address, purpose, nominal, paid, proofs, fieldProofs] = tuple;
  return {
    name,
    translations,
    legalForm: row[1] === null ? null : text(row[1]),
    seat,
    canton: row[0] === null ? null : text(row[0]),
    address,
    purpose,
    capitalNominal: moneyFrom(nominal),
    capitalPaid: moneyFrom(paid),
    status: statuses.name(row[2]),
    proofs: proofs.map(proofFrom),
    fieldProofs: fieldProofsFrom(fieldProofs),
    ...validityFrom(row, 3),
  };
}

export function relationData(row: RelationRow): string {
  return JSON.stringify([row.fromHolder, row.toHolder, row.proofs.map(proofTuple)]);
}

export const RELATION_COLUMNS = 'uid, kind, giver, f, fk, t, tk, fp, tp, wp, data, taker, company';

export function relationFrom(row: readonly Value[]): RelationRow {
  const [fromHolder, toHolder, proofs] = JSON.parse(text(row[10])) as [string, string, ProofTuple[]];
  const kind = relationKinds.name(row[1]);
  return {
    uid: text(row[0]),
    kind: kind === 'MANDATE' ? 'OWNERSHIP' : kind,
    fromHolder,
    toHolder,
    proofs: proofs.map(proofFrom),
    ...validityFrom(row, 3),
  };
}

type ActedTuple = [Action | null, Role[], string | null, SignatureKind | null, string | null, string | null];
type EntityTuple = [0 | 1 | 2, string];
type EdgeTuple = [EntityTuple, string, [number, number] | null, ActedTuple | null];

export function edgeData(row: EventEdgeRow): string {
  const acted = row.acted;
  const tuple: EdgeTuple = [
    'company' in row.entity
      ? [0, row.entity.company]
      : 'mention' in row.entity
        ? [1, row.entity.mention]
        : [2, row.entity.holder],
    row.publicationId,
    row.span === null ? null : [row.span.start, row.span.end],
    acted === null
      ? null
      : [acted.action, acted.roles, acted.roleText, acted.signature, acted.signatureText, acted.sharesText],
  ];
  return JSON.stringify(tuple);
}

/** `kind` and `data` of an edge. */
export function edgeFrom(kind: Value | undefined, data: Value | undefined): EventEdgeRow {
  const [[entityKind, key], publicationId, span, acted] = JSON.parse(text(data)) as EdgeTuple;
  const name = edgeKinds.name(kind);
  return {
    kind: name as EventEdgeRow['kind'],
    publicationId,
    entity: entityKind === 0 ? { company: key } : entityKind === 1 ? { mention: key } : { holder: key },
    acted:
      acted === null
        ? null
        : {
            action: acted[0],
            roles: acted[1],
            roleText: acted[2],
            signature: acted[3],
            signatureText: acted[4],
            sharesText: acted[5],
          },
    span: span === null ? null : { start: span[0], end: span[1] },
  };
}

type MentionTuple = [
  string,
  string,
  string,
  string | null,
  string | null,
  string[],
  string | null,
  string | null,
  string,
  string,
  number,
  number,
  string,
  ([number, number] | null)?,
  string[]?,
];

/** The id, both dates and the withdrawal stand in columns. */
export function mentionData(row: MentionRow): string {
  const tuple: MentionTuple = [
    row.companyUid,
    row.hubKey,
    row.name,
    row.surname,
    row.givenNames,
    row.origins,
    row.nationality,
    row.residence,
    row.publicationId,
    row.publicationNumber,
    row.span.start,
    row.span.end,
    row.scope,
  ];
  if (row.evidence !== undefined) tuple.push([row.evidence.start, row.evidence.end]);
  if (row.furtherNationalities !== undefined) {
    if (row.evidence === undefined) tuple.push(null);
    tuple.push(row.furtherNationalities);
  }
  return JSON.stringify(tuple);
}

export const MENTION_COLUMNS = 'uid, legal, published, wp, data';

export function mentionFrom(row: readonly Value[]): MentionRow {
  const tuple = JSON.parse(text(row[4])) as MentionTuple;
  const withdrawn = optionalDateText(row[3]);
  return {
    mentionId: text(row[0]),
    companyUid: tuple[0],
    hubKey: tuple[1],
    name: tuple[2],
    surname: tuple[3],
    givenNames: tuple[4],
    origins: tuple[5],
    nationality: tuple[6],
    residence: tuple[7],
    legalDate: dateText(number(row[1])),
    publicationDate: dateText(number(row[2])),
    publicationId: tuple[8],
    publicationNumber: tuple[9],
    span: { start: tuple[10], end: tuple[11] },
    scope: tuple[12],
    ...(tuple[13] ? { evidence: { start: tuple[13][0], end: tuple[13][1] } } : {}),
    ...(tuple[14] === undefined ? {} : { furtherNationalities: tuple[14] }),
    ...(withdrawn === null ? {} : { withdrawnPublished: withdrawn }),
  };
}
