import type { AlsoHappened } from '../../engines/graph/contract.js';
import type { Holds } from '../../src/core/index.js';

interface Day {
  day: string;
  sure: boolean;
}

/** Of each further thing that is asked, whether it happened beside the first, in its order, as the naive reference has it. */
export function holdsBeside(first: Day, beside: readonly (Pick<AlsoHappened, 'order' | 'negated'> & { others: readonly Day[] })[]): Holds[] {
  return beside.map(({ order, negated, others }): Holds => {
    const verdicts = others.map((other): Holds => {
      if (order === 'ANY') return other.sure ? 'HELD' : 'UNKNOWN';
      if (!first.sure || !other.sure) return 'UNKNOWN';
      const fits = order === 'AFTER' ? first.day <= other.day : first.day >= other.day;
      return fits ? 'HELD' : 'NOT_HELD';
    });
    const best = verdicts.includes('HELD') ? 'HELD' : verdicts.includes('UNKNOWN') ? 'UNKNOWN' : 'NOT_HELD';
    return best === 'UNKNOWN' ? best : (best === 'HELD') === negated ? 'NOT_HELD' : 'HELD';
  });
} // prettier-ignore
