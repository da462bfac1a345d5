import type { MentionRow } from './facts.js';

/**
 * The order that a person's uid and a profile's id are chosen by (data-model.md, Identity): publication date, number, offset.
 * The publication id stands between number and offset, so that the order is total even where a source repeats a number.
 */
export function compareMentions(a: MentionRow, b: MentionRow): number {
  return (
    compareText(a.publicationDate, b.publicationDate) ||
    compareText(a.publicationNumber, b.publicationNumber) ||
    compareText(a.publicationId, b.publicationId) ||
    a.span.start - b.span.start ||
    compareText(a.mentionId, b.mentionId)
  );
}

/** By UTF-16 code unit: the same on every machine, unlike a locale's order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
