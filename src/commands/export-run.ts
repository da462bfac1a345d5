import type { Config } from '../config.js';
import { AppError, type Call } from '../core/index.js';
import type { RunStore } from '../store/index.js';
import type { TraceNode } from '../trace/index.js';
import { operatorCall } from './common.js';
import { openStoredRuns } from './replay.js';
import { nodeLines, runReport } from './run-report.js';

const READ = 500;

/** Prints a run as a Markdown report, or its log a node a line; throws BAD_INPUT where the viewer has no such run. */
export async function exportRun(config: Config, runId: string, format: string): Promise<void> {
  if (format !== 'md' && format !== 'jsonl') throw new AppError('BAD_INPUT', 'export run knows md and jsonl');
  const store = await openStoredRuns(config);
  try {
    const nodes = await logOf(store, runId, operatorCall(new AbortController().signal));
    process.stdout.on('error', () => undefined);
    process.stdout.write(format === 'md' ? runReport(nodes) : nodeLines(nodes));
  } finally {
    await store.close();
  }
}

async function logOf(store: RunStore, runId: string, call: Call): Promise<TraceNode[]> {
  if ((await store.run(runId, call)) === null) throw new AppError('BAD_INPUT', `no such run: ${runId}`);
  const log: TraceNode[] = [];
  for (;;) {
    const nodes = await store.read(runId, log.at(-1)?.seq ?? 0, READ);
    log.push(...nodes);
    if (nodes.length < READ) return log;
  }
}
