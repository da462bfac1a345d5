import { areAlike, isNear, placeKey, wordsOf } from '../../core/index.js';
import type { CarriedEvidence, FoundEntity, ToolRows } from '../../tools/index.js';
import type { Made } from './made.js';
import { isSame } from './reply-entity.js';

/** Replies that list, count or rank what fits: each row is to fit, and the numbers are those that the evidence gives. */
export function wrongList({ input }: Made, rows: ToolRows, evidence: readonly CarriedEvidence[]): string | null {
  switch (rows.type) {
    case 'HITS':
      return wrongHits(rows.query, rows.hits, input);
    case 'TEXT_HITS':
    case 'PASSAGES':
      return wrongPassages(rows, input);
    case 'COUNTS': {
      const of = input['count'] ?? 'COMPANIES';
      if (rows.of !== of) return `it counts ${rows.of}`;
      if (!isSame(rows.grouping, input['grouping'])) return `it counts by ${rows.grouping ?? 'nothing'}`;
      return wrongConditions(rows.conditions, input) ?? wrongGroups(rows, input) ?? otherNumbers(rows, evidence);
    }
    case 'COMPANIES': {
      const { conditions, companies, total, unknown } = rows;
      const wrong = wrongConditions(conditions, input) ?? otherNumbers(rows, evidence);
      if (wrong !== null) return wrong;
      if (companies.length > total + unknown) return `it lists ${companies.length} of ${total}`;
      const other = companies.find(({ canton, legalForm, seat, status }) =>
        (conditions.topic === null && conditions.canton !== null && canton !== conditions.canton) ||
        (conditions.topic === null && conditions.legalForm !== null && legalForm !== conditions.legalForm) ||
        (conditions.topic === null && conditions.seat !== null && placeKey(seat ?? '') !== placeKey(conditions.seat)) ||
        (conditions.status !== null && conditions.topic === null && status !== conditions.status),
      ); // prettier-ignore
      return other === undefined ? notCounted(companies.map(({ companyUid }) => companyUid), evidence) : `${other.companyUid} is not of those asked for`;
    }
    case 'RANKING': {
      if (rows.kind !== input['kind'] || rows.metric !== input['metric']) return `it ranks by ${rows.metric}`;
      if (!isSame(rows.roles, input['roles'] ?? [])) return 'it ranks by other roles';
      const { ranked, conditions } = rows;
      for (const field of ['canton', 'legalForm', 'status'] as const)
        if (!isSame(conditions[field], input[field])) return `its ${field} is ${conditions[field] ?? 'any'}`;
      const prefix = rows.kind === 'PERSON' ? 'pe_' : 'co_';
      const other = ranked.find(({ uid }) => !uid.startsWith(prefix));
      if (other !== undefined) return `${other.uid} is no ${rows.kind}`;
      if (ranked.some(({ value }, at) => at > 0 && Number(value) > Number(ranked[at - 1]!.value))) return 'it is not in order';
      return notCounted(ranked.map(({ uid }) => uid), evidence);
    }
    default:
      return null;
  }
} // prettier-ignore

const CONDITIONS = ['canton', 'seat', 'legalForm', 'purpose', 'status', 'topic'] as const;

function wrongConditions(told: Extract<ToolRows, { type: 'COUNTS' }>['conditions'], input: Made['input']): string | null {
  const field = CONDITIONS.find((name) => !isSame(told[name], input[name]));
  if (field !== undefined) return `its ${field} is ${told[field] ?? 'any'}, and ${String(input[field] ?? 'any')} was asked for`;
  return isSame(told.during, input['during']) ? null : 'it is of another stretch of time';
} // prettier-ignore

/** Groups that the grouping does not know, or larger than the whole. */
function wrongGroups({ counts, grouping, total, unknown, of }: Extract<ToolRows, { type: 'COUNTS' }>, input: Made['input']): string | null {
  const form = grouping === null ? null : GROUPS[grouping];
  const strange = form === null || form === undefined ? undefined : counts.find(({ key }) => !form.test(key));
  if (strange !== undefined) return `${strange.key} is no group of ${grouping}`;
  if (of === 'COMPANIES' && counts.some(({ count }) => count > total + unknown)) return 'a group is larger than the whole';
  const during = input['during'] as { from: string | null; to: string | null } | null | undefined;
  const outside = grouping === 'YEAR' && during ? counts.find(({ key }) => (during.from !== null && key < during.from.slice(0, 4)) || (during.to !== null && key > during.to.slice(0, 4))) : undefined;
  return outside === undefined ? null : `${outside.key} was not asked for`;
} // prettier-ignore

const GROUPS: Partial<Record<string, RegExp>> = { CANTON: /^([A-Z]{2}|)$/, YEAR: /^\d{4}$/, MONTH: /^\d{4}-\d{2}$/, LEGAL_FORM: /^(\d{4}|)$/ }; // prettier-ignore

/** A number that its own evidence does not give. */
function otherNumbers({ total, query }: { total: number; query: string }, evidence: readonly CarriedEvidence[]): string | null {
  const whole = evidence.map((item) => item.evidence).filter((one) => one.type === 'AGGREGATE' || one.type === 'ABSENCE');
  if (whole.length > 0 && whole.every((one) => one.query !== query)) return `its evidence answers ${whole[0]!.query}`;
  const other = whole.find((one) => one.type === 'AGGREGATE' && one.total !== total);
  return other === undefined ? null : `it says ${total}, and its evidence another number`;
} // prettier-ignore

/** Rows that the evidence over the whole did not count in. */
function notCounted(uids: readonly string[], evidence: readonly CarriedEvidence[]): string | null {
  const carried = new Set(evidence.flatMap(({ carries }) => carries.map(({ subjectUid }) => subjectUid)));
  const other = uids.find((uid) => !carried.has(uid));
  return other === undefined ? null : `${other} stands in it, and its evidence does not know that one`;
}

function wrongHits(query: string, hits: readonly FoundEntity[], input: Made['input']): string | null {
  if (hits.length > Number(input['limit'] ?? Infinity)) return 'it gives more than was asked for';
  const kind = input['kind'];
  if (kind !== 'EITHER' && hits.some((hit) => hit.kind !== kind)) return `it finds others than ${String(kind)}`;
  const alike = hits.filter((hit) => areAlike(query, hit));
  if (hits.length > 0 && (!alike.includes(hits[0]!) || alike.length * 2 < hits.length)) return `${hits.find((hit) => !alike.includes(hit))?.matchedName} is nobody who was searched for`;
  return null;
} // prettier-ignore

type Passages = Extract<ToolRows, { type: 'TEXT_HITS' | 'PASSAGES' }>;

/** Searched by words, a passage holds one at least; by meaning it need not. */
function wrongPassages(rows: Passages, input: Made['input']): string | null {
  if (rows.type === 'PASSAGES' && rows.mode !== 'LEXICAL') return null;
  if (rows.passages.length > Number(input['limit'] ?? Infinity)) return 'it gives more than was asked for';
  const wanted = wordsOf(rows.query);
  const other = (rows.passages as readonly { quote: string; title: string }[]).find(({ quote, title }) => {
    const said = wordsOf(`${quote} ${title}`);
    return !wanted.some((word) => said.some((one) => isNear(word, one)));
  });
  return other === undefined ? null : `“${other.quote.slice(0, 80)}” holds no word of “${rows.query.slice(0, 80)}”`;
}
