import type { Ledger } from '../ledger/index.js';
import { needsCold } from './cold/cold.js';
import { deriveTouched } from './batch/derive-touched.js';
import type { Touched } from './batch/touched.js';

/** Erases a publication's (or document's) content and derives without it what it had touched; false where it is not held. A rebuild honours it. */
export function redactPublication(ledger: Ledger, publicationId: string): boolean {
  return ledger.transaction(() => {
    if (ledger.documents.redact(publicationId)) return true;
    const held = ledger.readings.locate(publicationId);
    const before = held && {
      subjects: ledger.readings.subjects(held.position),
      unread: ledger.readings.unread(held.position),
      warnings: ledger.readings.warnings(held.position),
    };
    const redacted = ledger.revisions.redact(publicationId);
    if (redacted === null) return false;
    const touched: Touched = new Map([[redacted.publication, { publicationId, scope: 'public', before, after: null }]]);
    if (!needsCold(ledger)) deriveTouched(ledger, touched);
    return true;
  });
}
