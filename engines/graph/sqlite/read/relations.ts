import { compareText, holdsAt, knownAt, type Clocks } from '../../../../src/core/index.js';
import type { RelationFact } from '../../contract.js';
import { dateNumber, number, text } from '../columns.js';
import { relationFrom, RELATION_COLUMNS } from '../row-codec.js';
import type { ReadContext } from './context.js';

/** Sorted by (from date, uid). A relation that both firms' notices tell of comes once. */
export function readRelations(
  context: ReadContext,
  uids: readonly string[],
  clocks: Clocks,
  at: 'CLOCKS' | 'HISTORY',
): RelationFact[] {
  const facts = new Map<string, RelationFact>();
  for (const uid of uids) {
    const company = context.entities.resolve(uid);
    if (company?.kind !== 'COMPANY') continue;
    for (const fact of relationsOf(context, company.uid, clocks)) {
      if (at === 'HISTORY' ? knownAt(fact, clocks.knownOn) : fact.holds !== 'NOT_HELD') facts.set(fact.uid, fact);
    }
  }
  return [...facts.values()].sort(compareFacts);
}

function relationsOf({ opened, slice, entities }: ReadContext, companyUid: string, clocks: Clocks): RelationFact[] {
  const known = dateNumber(clocks.knownOn);
  const facts: RelationFact[] = [];
  for (const holder of entities.holdersOf(companyUid)) {
    for (const end of ['giver', 'taker']) {
      const rows = opened.all(
        `SELECT ${RELATION_COLUMNS} FROM relation WHERE ${end} = ? AND fp <= ? AND (wp IS NULL OR wp > ?)`,
        holder,
        known,
        known,
      );
      slice.spend(rows.length);
      for (const row of rows) {
        const fromUid = entities.holderUid(number(row[2]));
        const toUid = entities.holderUid(number(row[11]));
        if (fromUid === null || toUid === null || entities.companyById(number(row[12])) === null) continue;
        const relation = relationFrom(row);
        facts.push({ fromUid, ...relation, toUid, holds: holdsAt(relation, clocks) });
      }
    }
  }
  return facts;
}

function compareFacts(a: RelationFact, b: RelationFact): number {
  return compareText(text(a.from.date), text(b.from.date)) || compareText(a.uid, b.uid);
}
