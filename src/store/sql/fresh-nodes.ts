import type { TraceDraft, TraceNode } from '../../trace/index.js';

const MAX_RUNS = 200;
const MAX_APPENDS = 50;

interface Fresh {
  /** Where the log ended when this process last looked, or wrote. */
  lastSeq: number;
  /** What was appended, by the seq that it came after. */
  appends: Map<number, TraceNode[]>;
}

/**
 * What was appended a moment ago to runs that are followed here, for those who stand near their end: they need not read back from the file, and
 * parse again, what this process has just written, nor ask the file that nothing came since. Everybody else reads the file. Bounded, and forgotten by whoever calls clear().
 */
export class FreshNodes {
  private readonly runs = new Map<string, Fresh>();

  has(runId: string): boolean {
    return this.runs.has(runId);
  }

  keep(runId: string, after: number, drafts: readonly TraceDraft[]): void {
    const held = this.runs.get(runId);
    if (held === undefined && this.runs.size >= MAX_RUNS) return;
    const nodes = drafts.map(({ at, summary, spanId, parentSpanId, event }, index): TraceNode => {
      return { runId, seq: after + 1 + index, at, summary, spanId, parentSpanId, event };
    });
    const goesOn = held?.lastSeq === after && held.appends.size < MAX_APPENDS;
    const appends = goesOn ? held.appends.set(after, nodes) : new Map([[after, nodes]]);
    this.runs.set(runId, { lastSeq: after + nodes.length, appends });
  }

  /** Empty: nothing follows. Null where the file is to be asked: always by who reads from the beginning, for what others wrote a moment ago is there. */
  read(runId: string, after: number, limit: number): TraceNode[] | null {
    const fresh = this.runs.get(runId);
    if (fresh === undefined || after === 0 || fresh.lastSeq - after > limit) return null;
    if (fresh.lastSeq === after) return [];
    const first = fresh.appends.get(after);
    if (first === undefined || after + first.length === fresh.lastSeq) return first ?? null;
    return [...fresh.appends].flatMap(([start, nodes]) => (start >= after ? nodes : []));
  }

  /** The log ends there: what is held of it ends before where somebody else appended. */
  ends(runId: string, lastSeq: number): void {
    if ((this.runs.get(runId)?.lastSeq ?? lastSeq) < lastSeq) this.runs.delete(runId);
  }

  /** Where the log ends, as far as is known here: whatever else appended to it since makes it forgotten, or wakes whoever waits. */
  endOf(runId: string): number | undefined {
    return this.runs.get(runId)?.lastSeq;
  }

  forget(runId: string): void {
    this.runs.delete(runId);
  }

  clear(): void {
    this.runs.clear();
  }
}
