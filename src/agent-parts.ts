/** What an agent works with, of a configuration: opened where its runs work, which in a server is a thread of their own. */
import { randomUUID } from 'node:crypto';
import type { Embedder } from '../engines/embeddings/contract.js';
import { webEngines } from '../engines/index.js';
import { openArchive } from '../ingest/index.js';
import { PARSER_VERSION } from '../ingest/read/index.js';
import { createAgent, type AgentService } from './agent/index.js';
import type { Config } from './config.js';
import { orderedIds, systemClock } from './core/index.js';
import { openGraphReader } from './graph.js';
import { graphAt, runsAt } from './paths.js';
import { configuredReasoner } from './reasoner.js';
import { openRunStore, type Growth, type RunStore } from './store/index.js';
import { openPassageSearch } from './vectors.js';

const READ_THREADS = 2;

export interface OpenAgentOptions {
  config: Config;
  /** Names this opening in leases. */
  holder: string;
  /** The ledger position that engines show. */
  visible: () => number;
  /** Null: there is no model. Closed with the agent. */
  embedder: Embedder | null;
  /** Why there is none. */
  withoutModel: string;
  /** Hears each append, once it is durable. */
  grown: (growth: Growth) => void;
  onError: (error: unknown, runId: string) => void;
}

export interface OpenAgent {
  agent: AgentService;
  /** Of where runs are written. */
  health(): ReturnType<RunStore['health']>;
  /** After the agent was drained. */
  close(): Promise<void>;
}

/** Opens files that are there already, each on a connection of its own. Throws AppErrors that name the file at fault; nothing stays open then. */
export async function openAgent(options: OpenAgentOptions): Promise<OpenAgent> {
  const { config, holder, visible, embedder, withoutModel, grown, onError } = options;
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const end of opened.splice(0).reverse()) await end();
  };
  const kept = <Part extends { close(): unknown }>(part: Part): Part => {
    opened.push(() => part.close());
    return part;
  };
  try {
    const clock = systemClock;
    if (embedder !== null) kept(embedder);
    const store = kept(
      await openRunStore({
        ...runsAt(config),
        clock,
        newId: orderedIds(clock, randomUUID),
        leaseMs: config.leaseMs,
        commitThread: true,
      }),
    );
    const agent = createAgent({
      store: tellingGrowth(store, grown),
      graph: kept(await openGraphReader(graphAt(config), { workers: READ_THREADS, statements: config.cypher })),
      archive: kept(openArchive(config.dataDir, clock, visible)),
      vectors: kept(await openPassageSearch(config, { embedder, withoutModel })),
      web: kept((await webEngines[config.web]())({ clock })),
      reasoner: await configuredReasoner(config, clock),
      embedder,
      clock,
      holder,
      parserVersion: PARSER_VERSION,
      inputTimeoutMs: config.inputTimeoutMs,
      recordingsKeptMs: config.recordingDays * 86_400_000,
      confirm: config.confirm,
      onError,
    });
    return { agent, health: () => store.health(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellingGrowth(store: RunStore, grown: (growth: Growth) => void): RunStore {
  const telling = <Given extends [runId: string, ...rest: unknown[]], Result extends { outcome: string }>(
    append: (...given: Given) => Promise<Result>,
  ) => async (...given: Given): Promise<Result> => {
    const result = await append(...given);
    if (result.outcome === 'APPENDED' && 'lastSeq' in result) grown({ runId: given[0], lastSeq: Number(result.lastSeq) });
    return result;
  };
  return { ...store, append: telling(store.append), appendOnce: telling(store.appendOnce) };
} // prettier-ignore
