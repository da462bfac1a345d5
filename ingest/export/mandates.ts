import type { FirmUnit, MandateRow, Viewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import type { Row } from './format.js';
import { HoldersOf } from './holders-of.js';
import { isVisible, unitsOf } from './pages.js';

export const MANDATE_COLUMNS = [
  'uid', 'personUid', 'person', 'subject', 'companyUid', 'company', 'registerNumber', 'role', 'roleText', 'signature', 'signatureText',
  'shares', 'residence', 'from', 'fromKind', 'to', 'toKind', 'fromPublished', 'toPublished', 'withdrawnPublished', 'endedBy', 'publications',
] as const; // prettier-ignore

/** `personUid` is whom the holder resolves to today: a person's uid, or a company's where a firm or an office holds the mandate (subject). */
export async function* mandateRows(ledger: Ledger, viewer: Viewer): AsyncGenerator<Row> {
  const holders = new HoldersOf(ledger);
  for await (const firm of unitsOf(ledger, 'firm')) {
    if (firm.mandates.length === 0 || !isVisible(firm.company.scope, viewer)) continue;
    const uids = holders.of(firm);
    for (const mandate of firm.mandates) yield mandateRow(firm, mandate, uids.get(mandate.mentionId) ?? null);
  }
}

function mandateRow({ company }: FirmUnit, mandate: MandateRow, personUid: string | null): Row {
  const detail = mandate.details.at(-1);
  const { uid, subject, companyUid, role, roleText, signature, signatureText, from, to, endedBy } = mandate;
  const { fromPublished, toPublished, withdrawnPublished } = mandate;
  return {
    uid, personUid, person: detail?.name ?? null, subject, companyUid, company: company.names[0]?.name ?? null,
    registerNumber: company.registerNumber, role, roleText, signature, signatureText, shares: detail?.sharesText ?? null,
    residence: detail?.residence ?? null, from: from.date, fromKind: from.kind, to: to.date, toKind: to.kind, fromPublished, toPublished,
    withdrawnPublished, endedBy, publications: [...new Set(mandate.proofs.map((proof) => proof.publicationId))],
  }; // prettier-ignore
}
