/**
 * The second judge of a statement: how the server itself means to run it (EXPLAIN), where the first (assertReads) read its text. What the two read differently
 * is refused.
 */
import type { Plan } from 'neo4j-driver';
import { AppError } from '../../../../src/core/index.js';
import { ENGINE } from '../driver-errors.js';
import { PROCEDURES } from './allowed.js';

/** Operators that write, load or leave the transaction (Cypher Manual 5.26, Operators). */
const WRITING =
  /^(?:Create|Merge|Set|Remove|Delete|DetachDelete|Foreach|LoadCSV|TransactionForeach|TransactionApply|LockingMerge)/;
/** Pairs that a product without any condition may come to, as the server estimates. */
const MOST_PAIRS = 1_000_000;

/** Throws BAD_INPUT for a plan that writes, calls a procedure that is not listed, or pairs more rows than {@link MOST_PAIRS}. `queryType`: `r` reads. */
export function assertPlanReads(plan: Plan | false, queryType: string): void {
  if (plan === false || queryType !== 'r') throw refusedPlan('WRITES', `the server says that it does not only read`);
  for (const step of stepsOf(plan)) {
    const operator = step.operatorType.replace(/@.*$/, '');
    if (WRITING.test(operator)) throw refusedPlan('WRITES', `its plan has ${operator}`);
    if (operator === 'ProcedureCall') assertProcedure(String(step.arguments['Details'] ?? ''));
    if (operator === 'CartesianProduct') assertFewPairs(step);
  }
}

function assertProcedure(details: string): void {
  const name = /^\s*([\w.]+)\s*\(/.exec(details)?.[1] ?? '';
  if (!PROCEDURES.has(name)) throw refusedPlan('PROCEDURE', `its plan calls ${name === '' ? 'a procedure' : name}`);
}

/** A side that is picked by a value is few rows, whatever a server without an index on it estimates. */
function assertFewPairs(product: Plan): void {
  const open = sidesOf(product).filter((child) => ![...stepsOf(child)].some(picks));
  const rows = open.map((child) => Math.max(1, Number(child.arguments['EstimatedRows'] ?? 0)));
  const pairs = rows.reduce((all, some) => all * some, 1);
  if (open.length > 1 && pairs > MOST_PAIRS)
    throw refusedPlan('UNBOUNDED', `its plan pairs ${Math.round(pairs)} rows that nothing joins`);
}

/** What a product multiplies, products inside it taken apart. */
function sidesOf(plan: Plan): Plan[] {
  for (const { operatorType, children } of stepsOf(plan))
    if (operatorType.startsWith('CartesianProduct')) return children.flatMap(sidesOf);
  return [plan];
}

/** An equality, or a look into an index: `a.uid = $a`. */
function picks({ operatorType, arguments: { Details } }: Plan): boolean {
  return operatorType.includes('Seek') || /(?<!NOT )\b[\w`]+\.[\w`]+ (?:=|IN) /.test(String(Details ?? ''));
}

function* stepsOf(plan: Plan): Generator<Plan> {
  yield plan;
  for (const child of plan.children) yield* stepsOf(child);
}

function refusedPlan(rule: 'WRITES' | 'PROCEDURE' | 'UNBOUNDED', why: string): AppError {
  return new AppError('BAD_INPUT', `the statement is not run: ${why}`, { details: { engine: ENGINE, rule } });
}
