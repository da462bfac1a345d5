import {
  mandateUid, relationUid, STATE_FIELDS, companyUid as uidOfKey, type CompanyStateRow, type IsoDate, type MandateRow, type RelationRow,
} from '../../src/core/index.js'; // prettier-ignore
import { sameBound } from './bounds.js';
import { moneyOf, valueOf } from './firm-values.js';
import type { LiveRelation } from './relations.js';
import { sameDetail, type LiveMandate } from './rows.js';
import type { LiveState } from './live-firm.js';
import { endPublished, type Shape } from './versions.js';

export class MandateShape implements Shape<LiveMandate, MandateRow> {
  constructor(private readonly companyUid: string) {}

  row(fact: LiveMandate, published: IsoDate): MandateRow {
    const { companyUid } = this;
    return {
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
      details: detailsOf(fact, 0, published),
      endedBy: fact.endedBy,
      proofs: [...fact.proofs],
    };
  }

  grows(held: LiveMandate, next: LiveMandate): boolean {
    return (
      held.mentionId === next.mentionId &&
      held.signatureText === next.signatureText &&
      held.details.every((detail, index) => {
        const other = next.details[index];
        return (
          other !== undefined && (detail === other || (sameBound(detail.from, other.from) && sameDetail(detail, other)))
        );
      })
    );
  }

  grow(row: MandateRow, next: LiveMandate, published: IsoDate): void {
    row.details.push(...detailsOf(next, row.details.length, published));
    row.roleText = next.roleText;
    row.endedBy = next.endedBy;
    row.proofs = [...next.proofs];
  }
}

function detailsOf(fact: LiveMandate, known: number, published: IsoDate): MandateRow['details'] {
  return fact.details.slice(known).map((detail) => ({
    from: detail.from,
    published,
    name: detail.name,
    residence: detail.residence,
    roleText: detail.roleText,
    sharesText: detail.sharesText,
    shareCount: detail.shareCount,
    shareTotal: detail.shareTotal,
  }));
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

export class RelationShape implements Shape<LiveRelation, RelationRow> {
  /** `self`: the firm's own holder keys, which its uid stands for. */
  constructor(
    private readonly companyUid: string,
    private readonly self: readonly string[],
  ) {}

  row(fact: LiveRelation, published: IsoDate): RelationRow {
    return {
      from: fact.from,
      to: fact.to,
      fromPublished: published,
      toPublished: endPublished(fact, published),
      withdrawnPublished: null,
      uid: relationUid(fact.kind, this.#uidOf(fact.fromHolder), this.#uidOf(fact.toHolder), fact.publicationId),
      kind: fact.kind,
      fromHolder: fact.fromHolder,
      toHolder: fact.toHolder,
      proofs: [...fact.proofs],
    };
  }

  grows(): boolean {
    return true;
  }

  grow(row: RelationRow, next: LiveRelation): void {
    row.proofs = [...next.proofs];
  }

  #uidOf(holder: string): string {
    return this.self.includes(holder) ? this.companyUid : uidOfKey(holder);
  }
}
