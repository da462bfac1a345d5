import type { MemoryStore, RunStore } from '../../store/contract.js';
import { followRun, shareReads } from '../../trace/index.js';
import type { AgentReads } from '../contract.js';
import { foldLog } from './fold-log.js';
import { rememberedRuns } from '../memory/index.js';

export type ReadStore = Pick<
  RunStore,
  'run' | 'runs' | 'read' | 'appended' | 'rating' | 'conversation' | 'conversations'
>;

export function createAgentReads(store: ReadStore, memories: Pick<MemoryStore, 'list'>): AgentReads {
  const log = shareReads(store);
  return {
    run: async (runId, call) => ((await store.run(runId, call)) === null ? null : foldLog(store, runId)),

    async runs(filter, first, after, call) {
      const { rows, nextAfter } = await store.runs(filter, first, after, call);
      const runs = (await Promise.all(rows.map((row) => foldLog(store, row.runId)))).filter((run) => run !== null);
      return { rows: runs, keys: runs.map(({ runId }) => runId), nextAfter };
    },

    rating: (runId, call) => store.rating(runId, call),
    conversation: (conversationId, call) => store.conversation(conversationId, call),
    conversations: (first, after, call) => store.conversations(first, after, call),
    memories: (first, after, call) => rememberedRuns(memories, first, after, call),
    follow: (runId, after, call) => followRun(log, runId, after, call),
  };
}
