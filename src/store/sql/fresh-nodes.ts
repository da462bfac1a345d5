import type { TraceDraft, TraceNode } from '../../trace/index.js';

const MAX_RUNS = 200;

interface Fresh {
  after: number;
  nodes: TraceNode[];
}

/**
 * What was appended a moment ago to runs that are followed here, for those who wait at their end: they need not read back from the file, and
 * parse again, what this process has just written. Everybody else reads the file. Bounded, and forgotten by whoever calls clear().
 */
export class FreshNodes {
  private readonly runs = new Map<string, Fresh>();

  keep(runId: string, after: number, drafts: readonly TraceDraft[]): void {
    if (this.runs.size >= MAX_RUNS && !this.runs.has(runId)) return;
    this.runs.set(runId, { after, nodes: drafts.map((draft, index) => ({ runId, seq: after + 1 + index, ...draft })) });
  }

  /** Null where the file is to be asked. */
  read(runId: string, after: number, limit: number): TraceNode[] | null {
    const fresh = this.runs.get(runId);
    return fresh?.after === after && fresh.nodes.length <= limit ? fresh.nodes : null;
  }

  clear(): void {
    this.runs.clear();
  }
}
