import type { AlsoHappened, CompanyGrouping, EventFilter, EventGrouping } from '../../../engines/graph/contract.js';
import { addDays, type Clocks } from '../../core/index.js';
import { absence, aggregate, counted, queryText } from './claims.js';
import type {
  CarriedEvidence,
  CountConditions,
  CountGrouping,
  CountRow,
  ToolContext,
  ToolResult,
} from '../contract.js';
import { rangeText } from '../input.js';

interface Counted {
  of: 'COMPANIES' | 'NOTICES';
  conditions: CountConditions;
  grouping: CountGrouping | null;
  counts: CountRow[];
  total: number;
  unknown: number;
  uids: string[];
  complete: boolean;
}

/** The conditions as the engine takes them. */
export function happenedIn<Conditions extends Pick<CountConditions, 'topic' | 'by' | 'during' | 'also'>>({ topic, by, during, also, ...held }: Conditions) {
  const happened = topic === null ? null : { topic, by, from: during?.from ?? null, to: during?.to ?? null };
  const beside = also.map(({ during: { from, to }, ...asked }): AlsoHappened => ({ ...asked, by: 'LEGAL_DATE', from, to }));
  return { ...held, happened, also: beside };
} // prettier-ignore

/** Firms at the clocks, or those to which the topic happened. */
export async function companyCount(
  conditions: CountConditions,
  grouping: CompanyGrouping | null,
  clocks: Clocks,
  context: ToolContext,
): Promise<ToolResult> {
  const { happened, ...held } = happenedIn(conditions);
  const found = await context.graph.companyCounts({ happened, ...held, grouping, clocks }, context.call);
  const counts = found.rows.map(({ key, companies, unknown }) => ({ key, count: companies, unknown }));
  return result({ of: 'COMPANIES', conditions, grouping, ...found, counts }, clocks, context);
}

/** Notices by their publication dates. */
export async function noticeCount(
  conditions: CountConditions,
  grouping: (EventGrouping & CountGrouping) | null,
  clocks: Clocks,
  context: ToolContext,
): Promise<ToolResult> {
  const { canton, topic, during } = conditions;
  const told = { ...conditions, by: 'PUBLICATION_DATE' as const };
  const filter: EventFilter = { knownOn: clocks.knownOn };
  if (canton !== null) filter.cantons = [canton];
  if (topic !== null) filter.topics = [topic];
  if (during?.from) filter.from = during.from;
  if (during?.to) filter.to = addDays(during.to, -1);
  const found = await context.graph.eventCounts(grouping ?? 'YEAR', filter, context.call);
  const counts = grouping === null ? [] : found.rows.map(({ key, events }) => ({ key, count: events, unknown: 0 }));
  return result({ of: 'NOTICES', conditions: told, grouping, counts, total: found.total, unknown: 0, uids: [], complete: found.complete }, clocks, context); // prettier-ignore
}

/** Told of firms to which something happened, where it goes by publication. */
export const byText = (of: Counted['of'], { by, topic }: Pick<CountConditions, 'by' | 'topic'>): string | null =>
  of === 'NOTICES' || topic === null || by === 'LEGAL_DATE' ? null : by;

/** As part of a query's text; null: nothing else is asked. */
export const alsoText = ({ also }: Pick<CountConditions, 'also'>): string | null =>
  also.map(({ topic, during, order, negated }) => [...(negated ? ['NOT'] : []), ...(order === 'ANY' ? [] : [order]), topic, rangeText(during)].join(' ')).join(', ') || null; // prettier-ignore

async function result(counted: Counted, clocks: Clocks, context: ToolContext): Promise<ToolResult> {
  const { uids, complete, ...rest } = counted;
  const rows = { ...rest, counts: largestFirst(counted) };
  const { conditions, grouping, of, total, unknown, counts } = rows;
  const query = queryText('count', {
    of,
    ...conditions,
    by: grouping,
    dates: byText(of, conditions),
    during: conditions.during && rangeText(conditions.during),
    also: alsoText(conditions),
    ...(of === 'COMPANIES' ? { asOf: clocks.asOf } : {}),
    knownOn: clocks.knownOn,
  });
  return {
    outcome: total === 0 && unknown === 0 ? 'EMPTY' : 'OK',
    rows: { type: 'COUNTS', ...rows, query, clocks },
    evidence: await evidenceOf(counts, { query, total, unknown, complete, uids, clocks }, context),
    total,
    complete,
    labels: {},
  };
}

/** Times in their order; of anything else the largest group first, since a list may show no more than the first. */
const largestFirst = ({ grouping, counts }: Counted): CountRow[] =>
  grouping === 'YEAR' || grouping === 'MONTH'
    ? counts
    : [...counts].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));

async function evidenceOf(
  counts: readonly CountRow[],
  {
    unknown,
    ...asked
  }: { query: string; total: number; unknown: number; complete: boolean; uids: string[]; clocks: Clocks },
  context: ToolContext,
): Promise<CarriedEvidence[]> {
  if (asked.total === 0 && unknown === 0) return [await absence(asked, context)];
  const claims = [
    counted(asked.query, null, asked.total),
    counted(asked.query, 'UNKNOWN', unknown),
    ...counts.map(({ key, count }) => counted(asked.query, `GROUP:${key}`, count)),
  ];
  return [await aggregate(asked, claims, context)];
}
