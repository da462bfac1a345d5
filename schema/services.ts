import type { EngineHealth, GraphReader } from '../engines/graph/contract.js';
import type { VectorReader } from '../engines/vector/contract.js';
import type { WebEngine } from '../engines/web/contract.js';
import type { Archive, IngestService } from '../ingest/contract.js';
import type { AgentService } from '../src/agent/contract.js';
import type { Clock } from '../src/core/index.js';

/** What the resolvers work with; app.ts hands it in. */
export interface Services {
  graph: GraphReader;
  archive: Archive;
  vectors: VectorReader;
  web: WebEngine;
  ingest: IngestService;
  agent: AgentService;
  clock: Clock;
  engines(): Promise<EngineHealth[]>;
}
