import neo4j from 'neo4j-driver';
import { AppError } from '../../../../src/core/index.js';
import type { StatementRequest, StatementResult, StatementValue } from '../../contract.js';
import type { Connection, Run } from '../connection.js';
import * as statements from '../cypher/write.js';
import { assertReads, isPrivate } from '../guard/index.js';
import { assertPlanReads } from '../guard/plan.js';

const MOST_ROWS = 1_000;
const MOST_CHARACTERS = 20_000;
const MOST_DEPTH = 12;

export function checkedStatement(request: StatementRequest): StatementRequest {
  const { text, mostRows } = request;
  if (!Number.isInteger(mostRows) || mostRows < 1 || mostRows > MOST_ROWS)
    throw new AppError('BAD_INPUT', `mostRows: 1 to ${MOST_ROWS}, not ${mostRows}`);
  if (text.trim() === '' || text.length > MOST_CHARACTERS)
    throw new AppError('BAD_INPUT', `a statement of 1 to ${MOST_CHARACTERS} characters`);
  assertReads(text);
  return request;
}

/** Runs what somebody else wrote and the guard lets pass, in a reading transaction, which the server lets write nothing. Rows beyond the limit are never fetched. */
export async function readStatement(
  connection: Connection,
  request: StatementRequest,
  call: Parameters<Connection['read']>[0],
): Promise<StatementResult> {
  const { text, parameters, mostRows } = checkedStatement(request);
  const checks = { judge: assertPlanReads, allow: assertNothingHidden };
  const { columns, rows } = await connection.rows(call, text, parameters, mostRows + 1, checks);
  return {
    columns,
    rows: rows.slice(0, mostRows).map((row) => row.map((value) => plain(value, 0))),
    complete: rows.length <= mostRows,
  };
}

/** Why no statement may run on what the graph holds; null: it may. */
export async function hiddenIn(run: Run): Promise<string | null> {
  const [hidden] = await run<{ suppressed: boolean; notPublic: boolean }>(statements.ANY_HIDDEN);
  if (hidden?.suppressed !== false) return 'people are suppressed';
  return hidden.notPublic ? 'there are sources that not everybody may see' : null;
}

async function assertNothingHidden(run: Run): Promise<void> {
  const hidden = await hiddenIn(run);
  if (hidden !== null) throw new AppError('UNSUPPORTED', `statements are refused: ${hidden}, and a statement sees the whole database`); // prettier-ignore
}

/** Nodes and relationships as their properties, but for those that nobody is to be shown; paths as what they are made of, points and dates as texts. */
function plain(value: unknown, depth: number): StatementValue {
  if (depth > MOST_DEPTH) return null;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return String(value);
  if (neo4j.isNode(value) || neo4j.isRelationship(value)) return plain(value.properties, depth + 1);
  if (neo4j.isPath(value)) return value.segments.flatMap(({ start, relationship, end }) => [start, relationship, end].map((part) => plain(part, depth + 1))); // prettier-ignore
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return String(value as object);
  const shown = Object.entries(value).filter(([key]) => !isPrivate(key));
  return Object.fromEntries(shown.map(([key, item]) => [key, plain(item, depth + 1)]));
}
