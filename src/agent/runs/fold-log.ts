import type { RunStore } from '../../store/contract.js';
import { foldRun, type AgentRun } from '../../trace/index.js';

const READ = 500;

/** The run's state from its log; null while it has no node. */
export async function foldLog(store: Pick<RunStore, 'read'>, runId: string): Promise<AgentRun | null> {
  let run: AgentRun | null = null;
  for (;;) {
    const nodes = await store.read(runId, run?.atSeq ?? 0, READ);
    run = nodes.reduce<AgentRun | null>(foldRun, run);
    if (nodes.length < READ) return run;
  }
}
