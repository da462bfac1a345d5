import {
  mandateUid, relationUid, STATE_FIELDS, companyUid as uidOfKey, type CompanyStateRow, type IsoDate, type MandateRow, type RelationRow,
} from '../../src/core/index.js'; // prettier-ignore
import { sameBound } from './bounds.js';
import { valueOf } from './firm-values.js';
import type { LiveRelation } from './relations.js';
import { sameDetail, type LiveMandate } from './rows.js';
import { moneyOf, type LiveState } from './states.js';
import { endPublished, type Shape } from './versions.js';

export function mandateShape(companyUid: string): Shape<LiveMandate, MandateRow> {
  const details = (fact: LiveMandate, known: number, published: IsoDate): MandateRow['details'] =>
    fact.details.slice(known).map((detail) => ({
      from: detail.from,
      published,
      name: detail.name,
      residence: detail.residence,
      roleText: detail.roleText,
      sharesText: detail.sharesText,
      shareCount: detail.shareCount,
      shareTotal: detail.shareTotal,
    }));
  return {
    row: (fact, published) => ({
      from: fact.from,
      to: fact.to,
      fromPublished: published,
      toPublished: endPublished(fact, published),
      withdrawnPublished: null,
      uid: mandateUid(companyUid, fact.mentionId, fact.role, fact.office, fact.signatureKey),
      companyUid,
      mentionId: fact.mentionId,
      subject: fact.subject,
      role: fact.role,
      roleText: fact.roleText,
      signature: fact.signature,
      signatureText: fact.signatureText,
      details: details(fact, 0, published),
      endedBy: fact.endedBy,
      proofs: [...fact.proofs],
    }),
    grows: (held, next) =>
      held.mentionId === next.mentionId &&
      held.signatureText === next.signatureText &&
      held.details.every((detail, index) => {
        const other = next.details[index];
        return (
          other !== undefined && (detail === other || (sameBound(detail.from, other.from) && sameDetail(detail, other)))
        );
      }),
    grow(row, next, published) {
      row.details.push(...details(next, row.details.length, published));
      row.roleText = next.roleText;
      row.endedBy = next.endedBy;
      row.proofs = [...next.proofs];
    },
  };
}

export const stateShape: Shape<LiveState, CompanyStateRow> = {
  row: (fact, published) => {
    const { values } = fact;
    return {
      from: fact.from,
      to: fact.to,
      fromPublished: published,
      toPublished: endPublished(fact, published),
      withdrawnPublished: null,
      name: valueOf(values, 'name'),
      translations: valueOf(values, 'translations')?.split(' | ') ?? [],
      legalForm: valueOf(values, 'legalForm'),
      seat: valueOf(values, 'seat'),
      canton: valueOf(values, 'canton'),
      address: valueOf(values, 'address'),
      purpose: valueOf(values, 'purpose'),
      capitalNominal: moneyOf(values, 'capitalNominal'),
      capitalPaid: moneyOf(values, 'capitalPaid'),
      status: fact.status,
      proofs: [...fact.proofs],
      fieldProofs: fieldProofs(fact),
    };
  },
  grows: (held, next) => held.status === next.status && sameValues(held, next),
  grow(row, next) {
    row.proofs = [...next.proofs];
    row.fieldProofs = fieldProofs(next);
  },
};

/** A registered firm's status rests on whatever notice shows it; any other has a place of its own. */
function fieldProofs({ values, proofs, statusProof }: LiveState): CompanyStateRow['fieldProofs'] {
  const found: CompanyStateRow['fieldProofs'] = {};
  for (const field of STATE_FIELDS) {
    const proof = field === 'status' ? (statusProof ?? proofs[0]) : values[field]?.proof;
    if (proof !== undefined) found[field] = proof;
  }
  return found;
}

function sameValues(a: LiveState, b: LiveState): boolean {
  if (a.values === b.values) return true;
  const fields = new Set([...Object.keys(a.values), ...Object.keys(b.values)]) as Set<keyof LiveState['values']>;
  for (const field of fields)
    if (field !== 'optingOut' && valueOf(a.values, field) !== valueOf(b.values, field)) return false;
  return true;
}

/** `self`: the firm's own holder keys, which its uid stands for. */
export function relationShape(companyUid: string, self: readonly string[]): Shape<LiveRelation, RelationRow> {
  const uidOf = (holder: string): string => (self.includes(holder) ? companyUid : uidOfKey(holder));
  return {
    row: (fact, published) => ({
      from: fact.from,
      to: fact.to,
      fromPublished: published,
      toPublished: endPublished(fact, published),
      withdrawnPublished: null,
      uid: relationUid(fact.kind, uidOf(fact.fromHolder), uidOf(fact.toHolder), fact.publicationId),
      kind: fact.kind,
      fromHolder: fact.fromHolder,
      toHolder: fact.toHolder,
      proofs: [...fact.proofs],
    }),
    grows: () => true,
    grow(row, next) {
      row.proofs = [...next.proofs];
    },
  };
}
