import type { GraphReader } from '../engines/graph/contract.js';

export interface Recorder {
  /** The engine, with every call of it kept. */
  graph: GraphReader;
  calls(): number;
  forget(): void;
  /** Makes the calls kept again, one after the other, on the bare engine; gives the CPU microseconds it took. */
  replay(): Promise<number>;
}

/** CPU time of this process so far, in microseconds. */
export function cpuNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

type Method = (...given: unknown[]) => unknown;

/** Wraps a reader so that what a run costs can be set beside what its engine queries alone cost. */
export function recording(bare: GraphReader): Recorder {
  let kept: { name: string; given: unknown[] }[] = [];
  const graph = new Proxy(bare, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        kept.push({ name: String(name), given });
        return (member as Method).apply(target, given);
      };
    },
  });
  return {
    graph,
    calls: () => kept.length,
    forget: () => void (kept = []),
    async replay() {
      const before = cpuNow();
      for (const { name, given } of kept) await (Reflect.get(bare, name) as Method).apply(bare, given);
      return cpuNow() - before;
    },
  };
}
