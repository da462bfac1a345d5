import type { Clocks, IsoDate } from '../../core/index.js';
import type { Carried, CarriedEvidence, ToolContext } from '../contract.js';
import { coverageLine } from './coverage.js';

/**
 * A claim that names no more than a stretch of time. Every claim is written out in this order: a result has dozens, and of a spread that more is added to V8 makes an object
 * a hundred times as slowly.
 */
export function claimed(
  subjectUid: string,
  relation: Carried['relation'],
  attribute: string | null,
  object: string | null,
  from: IsoDate | null = null,
  to: IsoDate | null = null,
): Carried {
  return { subjectUid, relation, attribute, object, from, to, action: null, negated: false };
}

const MOST_UIDS = 1_000;

interface Asked {
  query: string;
  complete: boolean;
  clocks: Clocks;
  /** Where it was not the graph that was asked: how far the ledger is. Default: how far the graph has come. */
  ledgerPosition?: number;
}

/** What was asked of the register, what contributed, and the claims that only the whole carries: counts, ranks, complete lists. */
export async function aggregate(
  asked: Asked & { total: number; uids: readonly string[] },
  carries: Carried[],
  context: ToolContext,
): Promise<CarriedEvidence> {
  const seen = await seenIn(asked, context);
  const uids = [...new Set(asked.uids)].slice(0, MOST_UIDS);
  return { evidence: { type: 'AGGREGATE', id: 'g0', ...asked, ...seen, uids }, carries };
}

/** Nothing was found, in what had been loaded; carries "none" of what the query asks, and of each attribute named. */
export async function absence(
  asked: Asked,
  context: ToolContext,
  attributes: readonly (string | null)[] = [null],
): Promise<CarriedEvidence> {
  const { query, complete, clocks } = asked;
  return {
    evidence: { type: 'ABSENCE', id: 'a0', query, complete, clocks, ...(await seenIn(asked, context)) },
    carries: attributes.map((attribute) => ({ ...claimed(query, 'NONE', attribute, null), negated: true })),
  };
}

async function seenIn({ ledgerPosition }: Asked, context: ToolContext) {
  const [position, coverage] = await Promise.all([
    ledgerPosition ?? context.graph.position().then(({ ledger }) => ledger),
    coverageLine(context),
  ]);
  return { ledgerPosition: position, coverage };
}

export function counted(query: string, attribute: string | null, count: number): Carried {
  return claimed(query, 'COUNT', attribute, String(count));
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
