/** Why a call is costly, and how much so: whether somebody is asked first is configured. */
export type CallCost = { kind: 'STATEMENT' } | { kind: 'WIDE_NETWORK'; hops: number };

/** Hops planned as a number; what is taken from another call's result may be any number. */
export function plannedHops(planned: unknown): number | null {
  const depth = typeof planned === 'object' && planned !== null ? (planned as { depth?: unknown }).depth : undefined;
  if (depth === undefined) return null;
  return typeof depth === 'number' ? depth : Number.POSITIVE_INFINITY;
}
