import type { CompanyFilter } from '../../engines/graph/contract.js';
import { misprinted } from '../../src/core/index.js';
import { afterKey, checkedPageSize, connectionOf } from '../connection.js';
import type { OperationContext } from '../context.js';
import { cursorMark } from '../cursor.js';
import { CursorInvalid, InputRejected } from '../types/common.js';
import { EntityConnection } from '../types/graph.js';
import { entitiesOf, wrongNumber } from './lookup.js';

const MAX_HITS = 1_000;
const MAX_SEARCH = 200;

/** A code of the register's list, which names are not: one that nobody has finds nothing. */
export const LEGAL_FORM = /^\d{4}$/;
export const noLegalForm = (asked: string) =>
  `legalForm: a code of four digits, e.g. 0106, not ${JSON.stringify(asked.slice(0, 40))}`;

interface PageOptions {
  first: number | null | undefined;
  after: string | null | undefined;
}

/** Ranked hits; a cursor holds its offset and the ledger position, so that a page of a register that moved on says so. */
export async function searchEntities(
  context: OperationContext,
  text: string,
  kinds: ('COMPANY' | 'PERSON')[],
  filter: CompanyFilter,
  { first, after }: PageOptions,
): Promise<EntityConnection | CursorInvalid | InputRejected> {
  if (text.length === 0 || text.length > MAX_SEARCH)
    return new InputRejected(`search: 1 to ${MAX_SEARCH} characters, not ${text.length}`);
  const mark = cursorMark('entities', [text, kinds, filter]);
  const begun = searchPosition(afterKey(after, mark));
  if (begun === undefined) return new CursorInvalid();
  const { offset, madeAt } = begun;
  const size = checkedPageSize(first);
  if (typeof size === 'string') return new InputRejected(size);
  const limit = Math.min(size, MAX_HITS - offset);
  if (limit <= 0) return new CursorInvalid('a search returns at most 1,000 hits: this cursor lies at the end');
  const { services, call } = context;
  const { hits, total, complete, position } = await services.graph.search(
    { text, kinds, ...filter, offset, limit },
    call,
  );
  const wrong = total === 0 ? misprinted(text) : null;
  if (wrong !== null) return new InputRejected(`search: ${wrongNumber(wrong)}`);
  const entities = await entitiesOf(context, hits.map(({ uid }) => uid), filter.clocks); // prettier-ignore
  const rows = hits.flatMap((hit, index) => {
    const entity = entities.get(hit.uid);
    return entity ? [{ key: `${offset + index + 1}:${position}`, node: { ...hit, entity } }] : [];
  });
  const page = { rows, keys: rows.map(({ key }) => key), hasMore: offset + hits.length < total };
  const connection = connectionOf(page, mark, ({ node }) => node, {
    hasPreviousPage: offset > 0,
    clocks: filter.clocks,
  });
  const stale = madeAt !== null && madeAt !== position;
  return Object.assign(new EntityConnection(), { ...connection, total, complete, stale, position });
}

/** `<offset>:<ledger position>`; undefined where it is neither that nor a beginning. */
function searchPosition(key: string | null | undefined): { offset: number; madeAt: number | null } | undefined {
  if (key === null) return { offset: 0, madeAt: null };
  const match = /^(\d{1,4}):(\d{1,15})$/.exec(key ?? '');
  return match ? { offset: Number(match[1]), madeAt: Number(match[2]) } : undefined;
}

/** Every company whose state holds, or may hold, with these values; by uid, so that rows inserted meanwhile move none. */
export async function listCompanies(
  context: OperationContext,
  filter: CompanyFilter,
  { first, after }: PageOptions,
): Promise<EntityConnection | CursorInvalid | InputRejected> {
  const mark = cursorMark('companies', [filter]);
  const key = afterKey(after, mark);
  const begun = key === null ? null : /^(\d{1,15}):(.+)$/s.exec(key ?? '');
  if (key !== null && begun === null) return new CursorInvalid();
  const size = checkedPageSize(first);
  if (typeof size === 'string') return new InputRejected(size);
  const { graph } = context.services;
  const position = (await graph.position()).ledger;
  const page = await graph.companies(filter, { first: size, after: begun?.[2] ?? null }, context.call);
  const entities = await entitiesOf(context, page.keys, filter.clocks);
  const rows = page.keys.flatMap((uid) => {
    const entity = entities.get(uid);
    return entity ? [{ key: `${position}:${uid}`, node: { entity, matchedName: null, match: null, score: null } }] : [];
  });
  const shown = { rows, keys: rows.map((row) => row.key), hasMore: page.hasMore };
  const connection = connectionOf(shown, mark, ({ node }) => node, {
    hasPreviousPage: key !== null,
    clocks: filter.clocks,
  });
  const stale = begun !== null && Number(begun[1]) !== position;
  return Object.assign(new EntityConnection(), { ...connection, total: null, complete: true, stale, position });
}
