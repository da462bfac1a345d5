import type { EngineHealth, GraphReader } from '../engines/graph/contract.js';
import type { VectorReader } from '../engines/vector/contract.js';
import type { WebEngine } from '../engines/web/contract.js';
import type { Archive, IngestService } from '../ingest/contract.js';
import type { AgentService } from '../src/agent/contract.js';
import type { Clock } from '../src/core/index.js';
import type { Intent } from '../src/trace/index.js';

/** A tool of the agent, as clients are told of it. */
export interface ToolDescription {
  name: string;
  description: string;
  intents: readonly Intent[];
  /** JSON Schema of the arguments. */
  inputSchema: Record<string, unknown>;
}

/** What the resolvers work with; app.ts hands it in. */
export interface Services {
  graph: GraphReader;
  archive: Archive;
  vectors: VectorReader;
  web: WebEngine;
  ingest: IngestService;
  agent: AgentService;
  tools: readonly ToolDescription[];
  clock: Clock;
  engines(): Promise<EngineHealth[]>;
}
