import type { Bound, IsoDate } from '../../src/core/index.js';

export const OPEN: Bound = Object.freeze({ date: null, kind: 'OPEN' });

export function exactly(date: IsoDate): Bound {
  return { date, kind: 'EXACT' };
}

export function notLaterThan(date: IsoDate): Bound {
  return { date, kind: 'NOT_LATER_THAN' };
}

/** Nothing is known from this day on: a removal that fits several rows, or none of those it names. */
export function unknownFrom(date: IsoDate): Bound {
  return { date, kind: 'UNKNOWN' };
}

export function sameBound(a: Bound, b: Bound): boolean {
  return a === b || (a.kind === b.kind && a.date === b.date);
}

/**
 * A notice that folds after a later one (a reference forces it) cannot end a fact before its start: the end is then the start itself.
 */
export function notBefore(bound: Bound, start: Bound): Bound {
  if (bound.date === null || start.date === null || bound.date >= start.date) return bound;
  return { date: start.date, kind: 'NOT_LATER_THAN' };
}
