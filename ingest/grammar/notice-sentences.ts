import type { NoticeSentence } from '../../src/core/surroundings.js';
import { colonOf, listHeading, type ListHeading } from './headings.js';
import { looksLikeEntry } from './list.js';
import { segment } from './segment.js';
import type { Stretch } from './text.js';

/** The sentences of a notice's printed text, each with the heading whose list it belongs to, as {@link readPersons} reads them. Linear in the text's length. */
export function noticeSentences(text: string): NoticeSentence[] {
  const skeleton = segment(text);
  let open: { list: ListHeading; heading: Stretch } | null = null;
  return skeleton.sentences.map(({ start, end }) => {
    const colon = colonOf(skeleton, { start, end });
    const list = colon > 0 ? listHeading(skeleton, { start, end }, colon, false) : null;
    if (list !== null) open = { list, heading: { start, end: list.bodyStart } };
    else if (open !== null && !looksLikeEntry(skeleton, { start, end }, open.list)) open = null;
    return { start, end, heading: open?.heading ?? null };
  });
}
