import type { RunLog } from './follow.js';
import type { TraceNode } from './nodes.js';

/**
 * The same log for many followers: those who stand at the same place of a run, as most do when it grows, share one read. A read that is under way
 * may answer without what was appended since it began; whoever follows asks again, and misses nothing.
 */
export function shareReads(log: RunLog): RunLog {
  const underWay = new Map<string, Promise<TraceNode[]>>();
  return {
    run: (runId, call) => log.run(runId, call),
    appended: (runId, after, signal) => log.appended(runId, after, signal),
    read(runId, after, limit) {
      const key = `${runId} ${after} ${limit}`;
      const held = underWay.get(key);
      if (held) return held;
      const nodes = log.read(runId, after, limit).finally(() => underWay.delete(key));
      underWay.set(key, nodes);
      return nodes;
    },
  };
}
