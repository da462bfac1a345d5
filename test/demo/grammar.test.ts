import { describe, expect, test } from 'vitest';
import { simulate, type MentionTruth, type PublicationTruth } from '../../demo/index.js';
import { readPersons } from '../../ingest/grammar/index.js';
import type { Mention } from '../../src/core/index.js';

/** What differs between an entry as printed and as read; empty where nothing does. */
function differences(printed: MentionTruth, read: Mention): string[] {
  const found: string[] = [];
  const compare = (field: string, left: unknown, right: unknown) => {
    if (JSON.stringify(left) !== JSON.stringify(right))
      found.push(`${field}: printed ${JSON.stringify(left)}, read ${JSON.stringify(right)}`);
  };
  compare('action', printed.action, read.action);
  if (printed.person)
    compare(
      'name',
      `${printed.surname} ${printed.givenNames}`,
      `${read.surname?.value ?? ''} ${read.givenNames?.value ?? ''}`,
    );
  if (printed.firm) compare('identifier', printed.firm, read.identifier?.value);
  if (printed.origins)
    compare(
      'origins',
      printed.origins,
      read.origins.map((origin) => origin.value),
    );
  if (printed.nationality) compare('nationality', printed.nationality, read.nationality?.value);
  if (printed.residence)
    compare(
      'residence',
      printed.residence,
      (read.residence?.value ?? '')
        .replace(/ \([A-Z]{2}\)$/, (suffix) => (printed.residence!.endsWith(suffix) ? suffix : ''))
        .replace(/, \p{L}+$/u, ''),
    );
  if (printed.roles)
    compare(
      'roles',
      printed.roles.filter((role) => role !== 'SIGNATORY'),
      read.roles.map((role) => role.role).filter((role) => role !== 'SIGNATORY'),
    );
  if (printed.signature) compare('signature', printed.signature, read.signature?.kind);
  if (printed.shares)
    compare(
      'shares',
      [printed.shares.count, printed.shares.nominal],
      [read.shares?.count ?? null, Number(read.shares?.nominal)],
    );
  return found;
}

interface Tally {
  printed: number;
  right: number;
  invented: number;
  examples: string[];
}

describe('the grammar reads what the simulator prints', () => {
  const truths: PublicationTruth[] = [];
  const items = [
    ...simulate({
      seed: 'grammar',
      firms: 200,
      publications: 2000,
      truth: (record) => void (record.kind === 'publication' && truths.push(record)),
    }),
  ];
  const texts = new Map(items.map((item) => [item.meta.id, item]));
  const tallies = new Map<string, Tally>();
  for (const truth of truths) {
    const item = texts.get(truth.id)!;
    if (!('publicationText' in item.content)) continue;
    const text = item.content.publicationText;
    const tally = tallies.get(truth.style) ?? { printed: 0, right: 0, invented: 0, examples: [] };
    tallies.set(truth.style, tally);
    const { mentions } = readPersons({ text, subRubric: item.meta.subRubric, language: truth.language });
    const used = new Set<Mention>();
    for (const printed of truth.mentions) {
      tally.printed++;
      const read = mentions.find(
        (mention) => !used.has(mention) && mention.span.start < printed.nameEnd && mention.span.end > printed.start,
      );
      const found = read ? differences(printed, read) : ['not read'];
      if (read) used.add(read);
      if (found.length === 0) tally.right++;
      else
        tally.examples.push(`${found.join('; ')} | ${text.slice(Math.max(0, printed.start - 60), printed.end + 30)}`);
    }
    for (const mention of mentions)
      if (!used.has(mention)) {
        tally.invented++;
        tally.examples.push(`invented | ${text.slice(mention.span.start, mention.span.end)}`);
      }
  }

  test.each(['list-de', 'list-fr', 'list-it', 'fribourg-de', 'fribourg-fr', 'prose-ge', 'prose-vd', 'prose-ne'])(
    '%s',
    (style) => {
      const tally = tallies.get(style)!;
      const report = () => tally.examples.slice(0, 12).join('\n');
      expect(tally.printed).toBeGreaterThan(20);
      expect(tally.right / tally.printed, report()).toBeGreaterThanOrEqual(0.95); // "no form below 95 %"
      expect(tally.invented / tally.printed, report()).toBeLessThanOrEqual(0.01);
    },
  );
});
