import type { PassageChange, PassageSource } from '../../engines/vector/contract.js';
import { cutPassages, readableIn } from '../../engines/passages/index.js';
import type { EventRow, Span } from '../../src/core/index.js';
import type { ArchivedDocument } from '../contract.js';
import type { Ledger } from '../ledger/index.js';
import { revisionOf } from '../project/stored-revision.js';

/** What is to be indexed: a source, its text, and where its passages lie. */
export interface Cut {
  source: PassageSource;
  text: string;
  spans: Span[];
  /** What people read of the text. */
  readable: readonly Span[];
}

/** A publication as it stands now; null where it is redacted, not held or cancelled: its passages go. */
export function cutNotice(ledger: Ledger, publicationId: string): Cut | null {
  const located = ledger.readings.locate(publicationId);
  if (located === null || located.cancelledFrom !== null) return null;
  const { event: unit, readable, body } = revisionOf(ledger.readings.payload(located.position), publicationId);
  if (unit.event.state === 'CANCELLED') return null;
  const end = body > 0 ? body : unit.text.length;
  const spans = cutPassages(unit.text, 0, end).filter((span) => readableIn(readable, span).length > 0);
  return { source: noticeSource(unit.event), text: unit.text, spans, readable };
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
    readable: [{ start: 0, end: text.length }],
  };
}

/** What is indexed of each passage: of a notice of fields alone the values, not the fields' names. */
export function passageTexts({ text, spans, readable }: Cut): string[] {
  return spans.map((passage) =>
    readableIn(readable, passage)
      .map(({ start, end }) => text.slice(start, end))
      .join('\n'),
  );
}

/** The change that indexes it; `vectors` null: by words alone. */
export function putOf(cut: Cut, vectors: readonly Float32Array[] | null): PassageChange {
  const { source, spans } = cut;
  const texts = passageTexts(cut);
  const passages = spans.map((span, index) => ({
    id: `${source.id}#${span.start}-${span.end}`,
    span,
    text: texts[index]!,
    vector: vectors?.[index] ?? null,
  }));
  return { kind: 'PUT', source, passages };
}
