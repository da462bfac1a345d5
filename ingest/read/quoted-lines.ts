import type { Assertion, Publication, Span } from '../../src/core/index.js';

/** Where the lines `path: value` of a publication's fields begin, by where their values do. */
export type FieldPlaces = (valueStart: number) => number | undefined;

/** The text itself and the title say what they are: only the other fields' values need their path to be understood. */
export function placesOf({ fields, bodyLength }: Publication): FieldPlaces {
  // In order of their places, but for the text itself: it stands in front of all.
  const startOf = (index: number): number => {
    const { path, span } = fields[index]!;
    return path === 'publicationText' ? (fields[index - 1]?.span.start ?? 0) : span.start;
  };
  return (start) => {
    if (start <= bodyLength) return undefined;
    let [low, high] = [0, fields.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (startOf(middle) < start) low = middle + 1;
      else high = middle;
    }
    const field = fields[low];
    if (field?.span.start !== start || field.path === 'meta.title') return undefined;
    return start - field.path.length - 2;
  };
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
  const start = places(span.start);
  return start === undefined ? span : { start, end: span.end };
}
