import type { Field, Span } from '../../src/core/index.js';

/** The leaf that opens the canonical text; every other leaf follows as a line of its own. */
export const BODY = 'publicationText';

/** A canonical text, and what people read of it: the printed text, then values of fields, in their order and not one beside the other. */
export interface PlacedText {
  text: string;
  readable: Span[];
}

/** The canonical text of a publication whose fields, in their order, have these paths and values: path, value, path, value ... */
export function placeLeaves(leaves: readonly string[]): PlacedText {
  const at = leaves.findIndex((path, index) => index % 2 === 0 && path === BODY);
  let text = at < 0 ? '' : (leaves[at + 1] ?? '');
  const readable: Span[] = text === '' ? [] : [{ start: 0, end: text.length }];
  for (let index = 0; index < leaves.length; index += 2) {
    if (index === at) continue;
    const [path, value] = [leaves[index]!, leaves[index + 1]!];
    text += `${text === '' ? '' : '\n'}${path}: ${value}`;
    if (isRead(path, value)) readable.push({ start: text.length - value.length, end: text.length });
  }
  return { text, readable };
}

/** The same of fields that have their places already. */
export function readableFields(fields: readonly Field[]): Span[] {
  return fields
    .filter(({ path, value }) => path === BODY || isRead(path, value))
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start);
}

/** The words that a search finds a notice by: each value once, since most of what a change leaves as it was stands in it twice. */
export function readableText({ text, readable }: PlacedText): string {
  return [...new Set(readable.map(({ start, end }) => text.slice(start, end)))].join('\n');
}

/** Neither switches nor codes: nobody who looks for `company` or `summary` means the choice of a form. */
function isRead(path: string, value: string): boolean {
  return !SWITCH.test(value) && !CODED.test(path);
}
const SWITCH = /^(?:true|false|yes|no)$/i;
const CODED = /(?:^|\.)(?:selectType|legalForm|uidOrganisationIdCategorie)$/;
