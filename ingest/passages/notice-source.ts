import type { PassageChange, PassageSource } from '../../engines/vector/contract.js';
import { cutPassages } from '../../engines/passages/index.js';
import type { EventRow, Span } from '../../src/core/index.js';
import type { ArchivedDocument } from '../contract.js';
import type { Ledger } from '../ledger/index.js';
import { revisionOf } from '../project/stored-revision.js';

/** What is to be indexed: a source, its text, and where its passages lie. */
export interface Cut {
  source: PassageSource;
  text: string;
  spans: Span[];
}

/** A publication as it stands now; null where it is redacted, not held or cancelled: its passages go. */
export function cutNotice(ledger: Ledger, publicationId: string): Cut | null {
  const located = ledger.readings.locate(publicationId);
  if (located === null || located.cancelledFrom !== null) return null;
  const { event: unit, body } = revisionOf(ledger.readings.payload(located.position), publicationId);
  if (unit.event.state === 'CANCELLED') return null;
  const end = body > 0 ? body : unit.text.length;
  return { source: noticeSource(unit.event), text: unit.text, spans: cutPassages(unit.text, 0, end) };
}

function noticeSource(event: EventRow): PassageSource {
  const { publicationId, title, language, number, textHash, publicationDate, legalDate, knownFrom, scope } = event;
  return {
    id: publicationId,
    kind: 'NOTICE',
    title: title[language] ?? Object.values(title)[0] ?? number,
    language,
    textHash,
    publicationDate,
    legalDate: legalDate.date,
    knownFrom,
    scope,
  };
}

export function cutDocument(
  { documentId, title, language, textHash, publicationDate, text }: ArchivedDocument,
  scope: string,
): Cut {
  const dates = { publicationDate, legalDate: null, knownFrom: publicationDate };
  return {
    source: { id: documentId, kind: 'DOCUMENT', title, language, textHash, scope, ...dates },
    text,
    spans: cutPassages(text),
  };
}

/** The change that indexes it; `vectors` null: by words alone. */
export function putOf({ source, text, spans }: Cut, vectors: readonly Float32Array[] | null): PassageChange {
  const passages = spans.map((span, index) => ({
    id: `${source.id}#${span.start}-${span.end}`,
    span,
    text: text.slice(span.start, span.end),
    vector: vectors?.[index] ?? null,
  }));
  return { kind: 'PUT', source, passages };
}
