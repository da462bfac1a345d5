/** Mandates against the truth: who, role, signature, and both dates on both clocks. */
import type { Bound, MandateRow, MentionRow } from '../../src/core/index.js';
import type { Derived } from './load.js';
import { compareSets, type Comparison, type Keyed } from './tally.js';
import type { MentionTruth } from '../../demo/index.js';
import { mentionAt, type WorldTruth } from './truth.js';

/**
 * Grouped by the style of the firm's first notice. Rows that were taken back are left out: no notice says them any more. Left out on both sides
 * is what no notice prints: prose that only ends a signature, or only speaks of a residence, tells of somebody entered before the world began
 * without saying as what.
 */
export function compareMandates(truth: WorldTruth, derived: Derived): Comparison {
  const styles = stylesOf(truth);
  const printed = mentionsOfHolders(truth);
  const expected: Keyed[] = [];
  const untold = new Set<string>();
  for (const mandate of truth.mandates) {
    const { firm, role, signature, from, to } = mandate;
    const who = mandate.person ?? mandate.holderFirm ?? '?';
    const seen = printed.get(`${firm} ${who}`) ?? [];
    const says =
      (role === 'SIGNATORY' || seen.some((mention) => mention.roles?.includes(role))) &&
      (signature === null || seen.some((mention) => mention.signature === signature));
    if (!says) untold.add(`${firm} ${who} ${to ?? 'OPEN'}`);
    else
      expected.push(
        keyed(firm, who, styles.get(firm) ?? '?', {
          role,
          signature: signature ?? 'NONE',
          from: from ?? 'BEFORE',
          to: to ?? 'OPEN',
          fromPublished: from === null ? 'BEFORE' : (mandate.fromPublished ?? '?'),
          toPublished: mandate.toPublished ?? 'OPEN',
        }),
      );
  }
  const known = new Set(expected.map(({ key }) => key));
  const found = foundMandates(truth, derived, styles).filter(
    ({ key, about, parts }) => known.has(key) || !untold.has(`${about} ${parts.to}`),
  );
  return compareSets(expected, found);
}

function foundMandates(truth: WorldTruth, derived: Derived, styles: Map<string, string>): Keyed[] {
  const subjects = subjectsOf(truth, derived);
  return derived.firms.flatMap((firm) => {
    const number = firm.company.registerNumber ?? firm.company.uid;
    const whoIs = (row: MandateRow) => subjects.get(row.mentionId) ?? `unknown ${row.mentionId}`;
    const since = knownSince(firm.mandates, whoIs);
    return firm.mandates
      .filter((row) => row.withdrawnPublished === null)
      .map((row) => keyed(number, whoIs(row), styles.get(number) ?? '?', partsOf(row, since(row))));
  });
}

/** Every true entry by firm and holder. */
function mentionsOfHolders(truth: WorldTruth): Map<string, MentionTruth[]> {
  const entries = new Map<string, MentionTruth[]>();
  for (const { firms, mentions } of truth.notices.values())
    for (const mention of mentions) {
      const key = `${firms[0]} ${mention.person ?? mention.firm}`;
      const list = entries.get(key);
      if (list) list.push(mention);
      else entries.set(key, [mention]);
    }
  return entries;
}

/**
 * A correction of a residence or a spelling takes the row back and publishes another of the same mandate on that very day: whoever asks
 * as known on any day since the first of them is told of it.
 */
function knownSince(rows: readonly MandateRow[], whoIs: (row: MandateRow) => string): (row: MandateRow) => string {
  const keyOf = (row: MandateRow, day: string | null) =>
    [whoIs(row), row.role, row.signature, row.from.kind, row.from.date, day].join(' ');
  const before = new Map(
    rows.filter((row) => row.withdrawnPublished !== null).map((row) => [keyOf(row, row.withdrawnPublished), row]),
  );
  const first = (row: MandateRow): string => {
    const former = before.get(keyOf(row, row.fromPublished));
    return former && former.fromPublished < row.fromPublished ? first(former) : row.fromPublished;
  };
  return first;
}

function partsOf(row: MandateRow, fromPublished: string): Record<string, string> {
  const from = fromOf(row.from);
  return {
    role: row.role,
    signature: row.signature ?? 'NONE',
    from,
    to: toOf(row.to),
    fromPublished: from === 'BEFORE' ? 'BEFORE' : fromPublished,
    toPublished: row.toPublished ?? 'OPEN',
  };
}

/** A start that no notice of the world prints is open in the truth, and may only be a bound in what is derived. */
function fromOf({ kind, date }: Bound): string {
  return kind === 'EXACT' ? (date ?? '?') : 'BEFORE';
}

function toOf({ kind, date }: Bound): string {
  return kind === 'EXACT' ? (date ?? '?') : kind;
}

/** Who a mention is in truth, by mention id: a person's id, or a firm's number. */
function subjectsOf(truth: WorldTruth, derived: Derived): Map<string, string> {
  const subjects = new Map<string, string>();
  const take = (mention: MentionRow) => {
    const told = mentionAt(truth, mention.publicationId, mention.span);
    const who = told?.person ?? told?.firm;
    if (who) subjects.set(mention.mentionId, who);
  };
  for (const { persons } of derived.identities) for (const person of persons) person.mentions.forEach(take);
  for (const firm of derived.firms)
    for (const { mention, holderKey } of firm.holders) {
      take(mention);
      if (!subjects.has(mention.mentionId) && holderKey.startsWith('ch-uid:'))
        subjects.set(mention.mentionId, holderKey.slice('ch-uid:'.length));
    }
  return subjects;
}

export function stylesOf(truth: WorldTruth): Map<string, string> {
  const styles = new Map<string, string>();
  for (const notice of truth.notices.values())
    for (const firm of notice.firms) if (!styles.has(firm)) styles.set(firm, notice.style);
  return styles;
}

function keyed(firm: string, who: string, style: string, parts: Record<string, string>): Keyed {
  const about = `${firm} ${who}`;
  return { key: `${about} ${Object.values(parts).join(' ')}`, about, group: style, parts };
}
