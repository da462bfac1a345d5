import type { EvidenceList } from './evidence.js';
import { nameRelation, NAME_RELATIONS, type NameRelation } from './name-relation.js';
import { weightyTokens, type PersonName } from './person-name.js';
import type { Prepared } from './prepared.js';
import type { EvidenceCode } from './weights.js';

const CODES: Record<NameRelation, EvidenceCode> = {
  EQUAL: 'NAME_EQUAL',
  SPELLING: 'NAME_SPELLING',
  TYPO: 'NAME_TYPO',
  SHORTER_GIVEN: 'NAME_SHORTER_GIVEN',
  DOUBLE_SURNAME: 'NAME_DOUBLE_SURNAME',
  SOUND: 'NAME_SOUND',
  SWAPPED: 'NAME_SWAPPED',
};
/** Three words of a name are rare together. */
const LONG_NAME = 3;

/** The strongest relation between any two of their names, or null where none of them are related. */
export function nameEvidence(a: Prepared, b: Prepared, into: EvidenceList): NameRelation | null {
  const best = closestNames(a, b);
  if (best === null) return null;
  const { relation, left, right } = best;
  into.add(CODES[relation], left.hub === right.hub ? [left.hub] : [left.hub, right.hub]);
  const equal = relation === 'EQUAL' || relation === 'SPELLING';
  if (equal && Math.min(weightyTokens(left), weightyTokens(right)) >= LONG_NAME) into.add('NAME_LONG');
  if (generationsDiffer(left, right)) into.add('GENERATION_DIFFERS');
  const shared = a.hubs.size > 1 && b.hubs.size > 1 ? [...a.hubs].filter((hub) => b.hubs.has(hub)).sort() : [];
  if (shared.length > 1) into.add('FORMER_NAME_SHARED', shared);
  return relation;
}

function closestNames(
  a: Prepared,
  b: Prepared,
): { relation: NameRelation; left: PersonName; right: PersonName } | null {
  let best: { relation: NameRelation; left: PersonName; right: PersonName } | null = null;
  for (const left of a.names)
    for (const right of b.names) {
      const relation = relationOf(left, right);
      if (relation === null || (best !== null && rank(relation) >= rank(best.relation))) continue;
      best = { relation, left, right };
      if (relation === 'EQUAL') return best;
    }
  return best;
}

/** Names are one object for one print and meet again and again: what they are to each other is worked out once. */
const known = new WeakMap<PersonName, WeakMap<PersonName, { relation: NameRelation | null }>>();

function relationOf(left: PersonName, right: PersonName): NameRelation | null {
  if (left === right) return 'EQUAL';
  let row = known.get(left);
  if (row === undefined) known.set(left, (row = new WeakMap()));
  let found = row.get(right);
  if (found === undefined) row.set(right, (found = { relation: nameRelation(left, right) }));
  return found.relation;
}

function rank(relation: NameRelation): number {
  return NAME_RELATIONS.indexOf(relation);
}

function generationsDiffer(a: PersonName, b: PersonName): boolean {
  const [left, right] = [a.parts?.generation ?? null, b.parts?.generation ?? null];
  return left !== null && right !== null && left !== right;
}
