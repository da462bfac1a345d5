import {
  compareText,
  holdsAt,
  knownAt,
  type Clocks,
  type MandateRow,
  type RelationRow,
} from '../../../../src/core/index.js';
import { pageOf, parseDatedKey } from '../../common/page-keys.js';
import { dateNumber } from '../../common/date-numbers.js';
import type { MandateFact, MandateFilter, Page, PageRequest, RelationFact } from '../../contract.js';
import * as statements from '../cypher/mandates.js';
import { sortOf } from '../write/rows.js';
import type { ReadContext } from './context.js';
import { resolve } from './nodes.js';
import { fromJson, grouped } from './rows.js';

interface Line {
  asked: string;
  row: string;
  sort: string;
  company: string;
  holder: string | null;
  /** False: hidden from the viewer. Null: nobody that the graph knows. */
  seen: boolean | null;
}
type MandateTest = Pick<MandateFilter, 'roles' | 'at' | 'clocks'>;
interface Sorted {
  sort: string;
  fact: MandateFact;
}

/** Sorted by (from date, uid). */
export async function readMandates(
  context: ReadContext,
  filter: MandateFilter,
  page: PageRequest,
): Promise<Page<MandateFact>> {
  const { companyUids, holderUids } = filter;
  const key = page.after === null ? null : parseDatedKey(page.after, 'a mandate');
  const after = key === null ? '' : sortOf(key.date, key.uid);
  const limits = { after, limit: page.first + 1 };
  if (companyUids) {
    const holders = holderUids && new Set([...(await resolve(context, holderUids)).values()].map(({ uid }) => uid));
    const rows = shown(await lines(context, statements.MANDATES_IN, companyUids, filter, limits), filter);
    return paged(rows.filter(({ sort, fact }) => sort > after && (!holders || holders.has(fact.holderUid))), page.first); // prettier-ignore
  }
  if (holderUids) {
    const rows = shown(await heldBy(context, holderUids, filter, limits), filter);
    return paged(rows.filter(({ sort }) => sort > after), page.first); // prettier-ignore
  }
  return paged(shown(await lines(context, statements.MANDATES_AFTER, [], filter, limits), filter), page.first);
}

/** For dataloaders: the first page of each owner. An owner that is unknown has an empty page. */
export async function readMandatesOf(
  context: ReadContext,
  owners: readonly string[],
  side: 'COMPANY' | 'HOLDER',
  filter: MandateTest,
  first: number,
): Promise<Map<string, Page<MandateFact>>> {
  const limits = { after: '', limit: first + 1 };
  const found =
    side === 'COMPANY'
      ? await lines(context, statements.MANDATES_IN, owners, filter, limits)
      : await heldBy(context, owners, filter, limits);
  const byOwner = grouped(found, ({ asked }) => asked);
  return new Map(owners.map((owner) => [owner, paged(shown(byOwner.get(owner) ?? [], filter), first)]));
}

type Limits = { after: string; limit: number };

async function heldBy(
  context: ReadContext,
  owners: readonly string[],
  filter: MandateTest,
  limits: Limits,
): Promise<Line[]> {
  const [people, companies] = await Promise.all([
    lines(context, statements.MANDATES_OF_PEOPLE, owners, filter, limits),
    lines(context, statements.MANDATES_OF_COMPANIES, owners, filter, limits),
  ]);
  return [...people, ...companies];
}

function lines(
  { run }: ReadContext,
  statement: string,
  uids: readonly string[],
  { at, clocks, roles }: MandateTest,
  limits: Limits,
): Promise<Line[]> {
  return run<Line>(statement, {
    uids: [...new Set(uids)],
    ...limits,
    ...clocks,
    history: at === 'HISTORY',
    roles: roles ?? null,
  });
}

/** Rows that pass, and whose holder the viewer may see; once each. */
function shown(found: readonly Line[], { at, clocks }: MandateTest): Sorted[] {
  const rows = new Map<string, Sorted>();
  for (const { row, sort, company, holder, seen } of found) {
    if (seen === false) continue;
    const mandate = fromJson<MandateRow>(row);
    const holds = holdsAt(mandate, clocks);
    if (at === 'CLOCKS' ? holds === 'NOT_HELD' : !knownAt(mandate, clocks.knownOn)) continue;
    const holderUid = seen === true && holder !== null ? holder : mandate.mentionId;
    rows.set(`${company} ${sort}`, { sort, fact: { ...mandate, companyUid: company, holderUid, holds } });
  }
  return [...rows.values()];
}

function paged(rows: Sorted[], first: number): Page<MandateFact> {
  rows.sort((a, b) => compareText(a.sort, b.sort));
  const keys = rows.map(({ fact }) => `${fact.from.date === null ? 0 : dateNumber(fact.from.date)}|${fact.uid}`);
  return pageOf(
    rows.map(({ fact }) => fact),
    keys,
    first,
  );
}

/** Sorted by (from date, uid). A relation that both firms' notices tell of comes once. */
export async function readRelations(
  { run }: ReadContext,
  uids: readonly string[],
  clocks: Clocks,
  at: 'CLOCKS' | 'HISTORY',
): Promise<RelationFact[]> {
  const rows = await run<{ row: string; fromUid: string; toUid: string }>(statements.RELATIONS, { uids: [...new Set(uids)], ...clocks, history: at === 'HISTORY' }); // prettier-ignore
  const facts = new Map<string, RelationFact>();
  for (const { row, fromUid, toUid } of rows) {
    const relation = fromJson<RelationRow>(row);
    const holds = holdsAt(relation, clocks);
    if (at === 'HISTORY' ? knownAt(relation, clocks.knownOn) : holds !== 'NOT_HELD')
      facts.set(relation.uid, { ...relation, fromUid, toUid, holds });
  }
  return [...facts.values()].sort(
    (a, b) => compareText(a.from.date ?? '', b.from.date ?? '') || compareText(a.uid, b.uid),
  );
}
