import type { Clocks } from '../core/index.js';
import type { Carried, CarriedEvidence, ToolContext } from './contract.js';
import { coverageLine } from './coverage.js';

/** A claim of which nothing is said yet but whom it is about. */
export const BARE = { attribute: null, object: null, from: null, to: null, action: null, negated: false } as const;

const MOST_UIDS = 1_000;

/** What was asked of the register, what contributed, and the claims that only the whole carries: counts, ranks, complete lists. */
export async function aggregate(
  asked: { query: string; total: number; complete: boolean; uids: readonly string[]; clocks: Clocks },
  carries: Carried[],
  context: ToolContext,
): Promise<CarriedEvidence> {
  const [{ ledger }, coverage] = await Promise.all([context.graph.position(), coverageLine(context)]);
  const uids = [...new Set(asked.uids)].slice(0, MOST_UIDS);
  return { evidence: { type: 'AGGREGATE', id: 'g0', ledgerPosition: ledger, ...asked, uids, coverage }, carries };
}

/** Nothing was found, in what had been loaded; carries "none" of what the query asks, and of each attribute named. */
export async function absence(
  asked: { query: string; complete: boolean; clocks: Clocks },
  context: ToolContext,
  attributes: readonly (string | null)[] = [null],
): Promise<CarriedEvidence> {
  const [{ ledger }, coverage] = await Promise.all([context.graph.position(), coverageLine(context)]);
  return {
    evidence: { type: 'ABSENCE', id: 'a0', query: asked.query, ledgerPosition: ledger, clocks: asked.clocks, complete: asked.complete, coverage }, // prettier-ignore
    carries: attributes.map((attribute) => ({ ...BARE, subjectUid: asked.query, relation: 'NONE', attribute, negated: true })), // prettier-ignore
  };
}

export function counted(query: string, attribute: string | null, count: number): Carried {
  return { ...BARE, subjectUid: query, relation: 'COUNT', attribute, object: String(count) };
}

/** A query's text, for people and stable for equal questions; what is null or empty is not said. */
export function queryText(
  name: string,
  parts: Record<string, string | number | boolean | readonly string[] | null>,
): string {
  const said = Object.entries(parts).flatMap(([key, value]) => {
    if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return [];
    if (value === true) return [key];
    return [`${key}=${Array.isArray(value) ? [...(value as string[])].sort().join('|') : String(value)}`];
  });
  return `${name}(${said.join(', ')})`;
}
