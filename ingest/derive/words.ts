import { firmKeys, type FirmField, type Proof, type Span } from '../../src/core/index.js';
import type { Notice } from './contract.js';
import type { FieldSet, FirmWords } from './live-firm.js';

/** A corrected value in place of the one that was never right. */
export type FieldPatches = ReadonlyMap<FirmField, { value: string | null; proof: Proof }>;
export const NO_PATCHES: FieldPatches = new Map();
const NO_FIELDS: ReadonlySet<FirmField> = new Set();

/** What a notice says of the firm, with values corrected by later notices, and without those with which it corrects earlier ones. */
export function wordsOf(
  notice: Notice,
  self: readonly string[],
  patches: FieldPatches = NO_PATCHES,
  moved: ReadonlySet<FirmField> = NO_FIELDS,
): FirmWords {
  const words: FirmWords = { before: {}, after: {}, statuses: [], founding: false };
  const isOwn = ownValues(notice, self);
  const proofAt = (span: Span): Proof => ({ publicationId: notice.header.id, span });
  for (const assertion of notice.reading.assertions) {
    if (assertion.kind === 'STATUS_SET') {
      words.statuses.push({ set: assertion, proof: proofAt(assertion.span) });
      if (assertion.cause === 'FOUNDED') words.founding = true;
      continue;
    }
    if (assertion.kind !== 'FIRM_FIELD_SET' || moved.has(assertion.field)) continue;
    if (!isOwn(assertion)) continue;
    const { field, value, previous, previousSpan, background } = assertion;
    const proof = proofAt(assertion.span);
    if (background === true) words.before[field] = { value, proof };
    else words.after[field] = patches.get(field) ?? { value, proof };
    if (previous !== undefined && background !== true)
      words.before[field] = { value: previous, proof: previousSpan ? { ...proof, span: previousSpan } : proof };
  }
  return words;
}

/**
 * A notice may be about several firms (bankruptcies of one debtor's firms), and a value does not say whose it is: then only the firm's own name and
 * legal form are taken, as the notice names it.
 */
function ownValues({ reading: { subjects } }: Notice, self: readonly string[]): (set: FieldSet) => boolean {
  if (subjects.length < 2) return () => true;
  const own = subjects.find((subject) => firmKeys(subject).some((key) => self.includes(key)));
  return ({ field, value }) =>
    own !== undefined &&
    value !== null &&
    ((field === 'name' && value === own.name) || (field === 'legalForm' && value === own.legalForm));
}
