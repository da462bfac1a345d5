import type { Mention, Span } from '../../src/core/index.js';

/** Longer than a sentence with several people in it, shorter than a list under one heading. */
const MOST_EVIDENCE = 600;

/**
 * What shows who and what: the entry, and the name, office and signature where its sentence says these elsewhere (`A und B zeichnen beide mit
 * Kollektivprokura`, `Administration: A, B`). The entry alone where they stand too far apart to be one sentence.
 */
export function evidenceOf({ span, surname, givenNames, name, roles, signature }: Mention): Span {
  let { start, end } = span;
  for (const part of [surname, givenNames, name, signature, ...roles]) {
    if (part === null) continue;
    start = Math.min(start, part.span.start);
    end = Math.max(end, part.span.end);
  }
  return end - start > MOST_EVIDENCE ? span : { start, end };
}

/** What shows whose entry it is, where the entry itself does not print her name (`..., ist aber nicht mehr Direktor`); else null. */
export function nameEvidence(mention: Mention): Span | null {
  const { span } = mention;
  const printed = mention.surname ?? mention.name;
  const isWithin = printed === null || (span.start <= printed.span.start && printed.span.end <= span.end);
  return isWithin ? null : evidenceOf(mention);
}
