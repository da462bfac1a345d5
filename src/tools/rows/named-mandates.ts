import type { MandateFact, MandateFilter } from '../../../engines/graph/contract.js';
import type { CarriedEvidence, NamedMandate, ToolContext } from '../contract.js';
import { coverageLine } from './coverage.js';
import { factEvidence, inTurns, mandateClaims } from './evidence.js';
import { namedAt } from './names.js';

/** One answer never needs more; past it they are only counted, and the result says that it is not complete. */
export const MAX_MANDATES = 200;
const PAGE = 500;
/** Past it, nothing is counted either: the largest auditors hold some thousands. */
const MOST_PAGES = 20;

/** What a question narrows a list to beyond the engine's filter; `text` names it in the evidence. */
export interface Narrowing {
  text: string;
  keep(fact: MandateFact): boolean;
  /** A kept row that this is true of, beside another row of the list, is left out. */
  superseded(fact: MandateFact, other: MandateFact): boolean;
  /** Of the rows kept, those that are listed. */
  among(rows: readonly MandateFact[]): readonly MandateFact[];
}

export interface MandateList {
  mandates: NamedMandate[];
  evidence: CarriedEvidence[];
  /** How many there are, listed or not; null where there were too many to count. */
  total: number | null;
  /** Whether all are listed. */
  complete: boolean;
  labels: Record<string, string>;
}

/** Mandates with the names of both ends at the clocks asked for, their notices as evidence, and an Aggregate or Absence over all there are. */
export async function listMandates(
  filter: MandateFilter,
  context: ToolContext,
  narrowing: Narrowing | null = null,
): Promise<MandateList> {
  const { all, counted } = await readRows(filter, context, narrowing);
  const rows = all.slice(0, MAX_MANDATES);
  const { labels, states } = await namedIn(rows, filter, context);
  const mandates = rows.map((fact) => ({
    fact,
    companyName: labels[fact.companyUid] ?? '',
    companyForm: states.get(fact.companyUid)?.legalForm ?? null,
    holderName: labels[fact.holderUid] ?? '',
  }));
  const facts = await factEvidence(
    inTurns(
      rows.map((fact) => {
        const carries = mandateClaims(fact, filter.clocks);
        return fact.proofs.map((proof) => ({ proof, carries }));
      }),
    ),
    context,
  );
  return {
    mandates,
    evidence: [...facts, await listEvidence(all, counted, filter, narrowing, context)],
    total: counted ? all.length : null,
    complete: counted && rows.length === all.length,
    labels,
  };
}

/** All of them, unless there are too many. */
async function readRows(
  filter: MandateFilter,
  { graph, call }: ToolContext,
  narrowing: Narrowing | null,
): Promise<{ all: readonly MandateFact[]; counted: boolean }> {
  const read: MandateFact[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const page = await graph.mandates(filter, { first: pages === 0 ? MAX_MANDATES : PAGE, after }, call);
    read.push(...page.rows);
    after = page.hasMore ? page.nextAfter : null;
    if (after === null) break;
  }
  return { all: narrowing === null ? read : narrowed(read, narrowing), counted: after === null };
}

function narrowed(rows: readonly MandateFact[], { keep, superseded, among }: Narrowing): readonly MandateFact[] {
  const byHolder = new Map<string, MandateFact[]>();
  for (const fact of rows) {
    const own = byHolder.get(fact.holderUid);
    if (own === undefined) byHolder.set(fact.holderUid, [fact]);
    else own.push(fact);
  }
  return among(
    rows.filter((fact) => keep(fact) && !byHolder.get(fact.holderUid)!.some((other) => superseded(fact, other))),
  );
}

/** Names of both ends of every row and of whom the list is about. */
function namedIn(
  rows: readonly MandateFact[],
  { companyUids = [], holderUids = [], clocks }: MandateFilter,
  context: ToolContext,
): ReturnType<typeof namedAt> {
  const uids = [...companyUids, ...holderUids, ...rows.flatMap((row) => [row.companyUid, row.holderUid])];
  // A day before anybody's first notice has no state of hers: the name then is the one that her row was first printed with.
  const printed = new Map<string, string>();
  for (const { holderUid, details } of rows)
    if (details[0] && !printed.has(holderUid)) printed.set(holderUid, details[0].name);
  return namedAt(uids, clocks, context, printed);
}

async function listEvidence(
  rows: readonly MandateFact[],
  complete: boolean,
  filter: MandateFilter,
  narrowing: Narrowing | null,
  context: ToolContext,
): Promise<CarriedEvidence> {
  const held = filter.at === 'HISTORY' ? rows : rows.filter((row) => row.holds === 'HELD');
  const query = queryText(filter, narrowing);
  const [{ ledger }, coverage] = await Promise.all([context.graph.position(), coverageLine(context)]);
  const base = { query, ledgerPosition: ledger, clocks: filter.clocks, complete, coverage };
  const claim = { subjectUid: query, attribute: null, from: null, to: null, action: null };
  if (rows.length === 0) {
    const evidence = { type: 'ABSENCE' as const, id: 'a0', ...base };
    return { evidence, carries: [{ relation: 'NONE', ...claim, object: null, negated: true }] };
  }
  const uids = rows.slice(0, MAX_MANDATES).map((row) => row.uid);
  const evidence = { type: 'AGGREGATE' as const, id: 'g0', total: held.length, uids, ...base };
  const ends = new Set(held.map((row) => (filter.companyUids ? row.holderUid : row.companyUid)));
  const count = { relation: 'COUNT' as const, ...claim, object: String(held.length), negated: false };
  return { evidence, carries: [count, { ...count, attribute: 'DISTINCT', object: String(ends.size) }] };
}

/** Stable for equal questions. */
export function queryText(filter: MandateFilter, narrowing: Narrowing | null = null): string {
  const parts = [
    ...(filter.companyUids ?? []).map((uid) => `company=${uid}`),
    ...(filter.holderUids ?? []).map((uid) => `holder=${uid}`),
    ...(filter.roles ? [`roles=${[...filter.roles].sort().join('|')}`] : []),
    filter.at === 'HISTORY' ? 'history' : `asOf=${filter.clocks.asOf}`,
    ...(narrowing === null ? [] : [narrowing.text]),
    `knownOn=${filter.clocks.knownOn}`,
  ];
  return `mandates(${parts.join(', ')})`;
}
