import type { Assertion, Publication, Span } from '../../src/core/index.js';

/** Where the lines `path: value` of a publication's fields begin, by where their values do. */
export type FieldPlaces = ReadonlyMap<number, number>;

/** The text itself and the title say what they are: only the other fields' values need their path to be understood. */
export function placesOf({ fields, bodyLength }: Publication): FieldPlaces {
  const places = new Map<number, number>();
  for (const { path, span } of fields)
    if (span.start > bodyLength && path !== 'meta.title') places.set(span.start, span.start - path.length - 2);
  return places;
}

/**
 * An assertion whose evidence is the whole line of a field, since `270000` alone proves nothing. Entries keep their spans: an entry's id is
 * made from where it starts.
 */
export function withPath<Each extends Assertion>(assertion: Each, places: FieldPlaces): Each {
  if (assertion.kind === 'ENTRY_SET' || assertion.kind === 'ENTRY_REMOVED') return assertion;
  const span = wholeLine(assertion.span, places);
  if (assertion.kind !== 'FIRM_FIELD_SET' || !assertion.previousSpan) return { ...assertion, span };
  return { ...assertion, span, previousSpan: wholeLine(assertion.previousSpan, places) };
}

function wholeLine(span: Span, places: FieldPlaces): Span {
  const start = places.get(span.start);
  return start === undefined ? span : { start, end: span.end };
}
