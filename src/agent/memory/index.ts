import { AppError, type Call } from '../../core/index.js';
import type { NewMemory } from '../../store/contract.js';
import type { TraceEvent } from '../../trace/index.js';
import type { Meaning } from '../likeness.js';
import type { AgentOptions } from '../runs/options.js';
import { PROFILE_ROWS } from '../profiles.js';
import type { RunWriter } from '../runs/run-writer.js';
import type { Term } from '../slots.js';
import { runMemory, type RunMemory } from './run-memory.js';
import { learnTerms, termsIn } from './terms.js';

export { eraseConversation, forget, rememberedRuns } from './forget.js';
export { judgeMemory } from './judge.js';
export type { Ended, RunMemory } from './run-memory.js';
export { unknownWords } from './unknown-words.js';
export { clarifiedIn, doubtTerms, inExplainedWords } from './terms.js';

type Started = Extract<TraceEvent, { kind: 'RunStarted' }>;

interface MemoryOfOptions extends AgentOptions {
  writer: RunWriter;
  meaning: Meaning;
  call: Call;
}

/**
 * The run's memory as its profile says; whoever recalls keeps what came, so that all attempts of the run ask models the same. A memory that cannot be had is gone without, and told to whoever looks
 * after the process: no run fails for it.
 */
export function memoryOf(
  options: MemoryOfOptions,
  started: Started,
): RunMemory & { learn(terms: readonly Term[]): Promise<void> } {
  const { store, memories = store.memories, graph, meaning, call, onError, writer } = options;
  const { conversationId, profile, clocks } = started;
  const { runId } = writer.lease;
  const slot = PROFILE_ROWS[profile].slots.memory;
  const keep = (memory: NewMemory) => writer.remember(memory);
  const memory = runMemory({
    memories,
    keep,
    meaning,
    graph,
    slot,
    runId,
    conversationId,
    knownOn: clocks.knownOn,
    call,
  });
  const orWithout = async <Result>(work: Promise<Result>, without: Result): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      if (call.signal.aborted) throw error;
      if (!(error instanceof AppError && error.retryable)) onError(error, runId);
      return without;
    }
  };
  return {
    async recall(question) {
      if (slot === undefined) return [];
      const both = async () => [...(await termsIn(memories, question, call)), ...(await memory.recall(question))];
      return orWithout(both(), []);
    },
    async learn(terms) {
      if (slot !== undefined && terms.length > 0)
        await orWithout(learnTerms(memories, terms, { runId, conversationId }, call), undefined);
    },
    remember: (situation, ended) => orWithout(memory.remember(situation, ended), false),
  };
}
