import { firmKeys, foldName, type FirmUnit, type MentionRow } from '../../src/core/index.js';
import type { Notice } from '../derive/contract.js';
import type { HolderInput } from '../identity/contract.js';
import type { PrintedName } from '../ledger/index.js';

/** One firm's word on a holder key: its smallest mention under it, or that a relation or event names the key. */
export interface HolderWord {
  key: string;
  rank: string;
  /** JSON of a {@link Spoken}. */
  body: string;
  /** As its living entries print it; none where only a relation or an event names the key. */
  names: PrintedName[];
}
export type Spoken = Pick<HolderInput, 'first' | 'fallback'>;

/** Living mentions come before withdrawn ones, mentions before names that a relation gives, names before bare keys. */
export function holderEntries(unit: FirmUnit, notices: readonly Notice[]): HolderWord[] {
  const words = new Map<string, HolderWord>();
  const say = (key: string, rank: string, spoken: Spoken) => {
    const held = words.get(key);
    if (held === undefined || rank < held.rank) words.set(key, { key, rank, body: JSON.stringify(spoken), names: [] });
  };
  for (const { mention, holderKey } of unit.holders)
    say(holderKey, rankOf(mention), { first: mention, fallback: null });
  const used = new Set<string>();
  for (const relation of unit.relations) used.add(relation.fromHolder).add(relation.toHolder);
  for (const { entity } of unit.edges) if ('holder' in entity) used.add(entity.holder);
  for (const key of used) say(key, '3', { first: null, fallback: null });
  for (const { header, reading } of notices)
    for (const assertion of reading.assertions) {
      if (assertion.kind !== 'RELATION' || assertion.relation.other.name === null) continue;
      const { name, seat } = assertion.relation.other;
      for (const key of firmKeys(assertion.relation.other))
        if (used.has(key))
          say(key, `2 ${header.publicationDate} ${header.id} ${name} ${seat}`, {
            first: null,
            fallback: { name, seat },
          });
    }
  for (const [key, names] of printedNames(unit)) words.get(key)!.names = names;
  return [...words.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** A line that removes a firm prints the name that the register held, not the one it bears by then: it tells when a name was there, not that it still is. */
function printedNames({ holders, edges }: FirmUnit): Map<string, PrintedName[]> {
  const removed = new Set(
    edges.flatMap(({ entity, acted }) => (acted?.action === 'REMOVED' && 'mention' in entity ? [entity.mention] : [])),
  );
  const printed = new Map<string, PrintedName[]>();
  for (const { mention, holderKey } of holders) {
    if (mention.withdrawnPublished !== undefined) continue;
    const at = `${mention.legalDate} ${mention.publicationDate} ${mention.mentionId} ${mention.name}`;
    const last = removed.has(mention.mentionId) ? '' : at;
    const names = printed.get(holderKey) ?? [];
    const name = foldName(mention.name);
    const held = names.find((one) => one.name === name);
    if (held === undefined) names.push({ name, first: at, last });
    else [held.first, held.last] = [at < held.first ? at : held.first, last > held.last ? last : held.last];
    printed.set(holderKey, names);
  }
  return printed;
}

function rankOf(mention: MentionRow): string {
  const living = mention.withdrawnPublished === undefined ? '0' : '1';
  return `${living} ${mention.publicationDate} ${mention.mentionId} ${mention.companyUid}`;
}
