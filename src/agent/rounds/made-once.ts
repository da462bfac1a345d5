import type { Observation } from '../slots.js';

/** Gives what `make` made before of the same observations, unless more was seen since, or what was seen was packed meanwhile (seen-result.ts). */
export function madeOnce<Made>(): (seen: readonly Observation[], make: () => Made, holds?: (made: Made) => boolean) => Made {
  // By the rows themselves: what is made of them goes when they go.
  const byRows = new WeakMap<object, WeakMap<readonly Observation[], { size: number; made: Made }>>();
  return (seen, make, holds = () => true) => {
    const rows: object = seen.findLast(({ result }) => result !== null)?.result?.rows ?? seen;
    const bySeen = byRows.get(rows) ?? new WeakMap<readonly Observation[], { size: number; made: Made }>();
    byRows.set(rows, bySeen);
    const known = bySeen.get(seen);
    if (known?.size === seen.length && holds(known.made)) return known.made;
    const made = make();
    bySeen.set(seen, { size: seen.length, made });
    return made;
  };
} // prettier-ignore
