import { mentionUid, type Span } from '../../src/core/index.js';
import type { MentionStatus } from '../contract.js';
import type { Ledger, StoredReading } from '../ledger/index.js';

/**
 * What became of a mention id (data-model.md, Identity): the entry that starts at its offset, else the one that contains it; GONE where no
 * entry does, the revision no longer speaks for its publication or was redacted; NOT_FOUND where no revision held bears the id.
 */
export function mentionStatus(ledger: Ledger, mentionId: string): MentionStatus {
  const located = ledger.readings.locateMention(mentionId);
  if (located === null) return { status: 'NOT_FOUND' };
  if (located.position !== located.mine) return { status: 'GONE' };
  const offset = Number.parseInt(mentionId.replace(/^.*_/, ''), 36);
  const [header, reading] = ledger.readings.reading(located.mine);
  const entries = entriesOf(reading);
  const exact = entries.find((span) => span.start === offset);
  const found = exact ?? entries.find((span) => span.start <= offset && offset < span.end);
  if (found === undefined) return { status: 'GONE' };
  return { status: 'LIVING', mentionId: mentionUid(header.id, header.hash, found.start) };
}

function entriesOf(reading: StoredReading[1]): Span[] {
  const spans = reading.debtors.map((debtor) => debtor.span);
  for (const assertion of reading.assertions)
    if (assertion.kind === 'ENTRY_SET' || assertion.kind === 'ENTRY_REMOVED') spans.push(assertion.mention.span);
  return spans;
}
