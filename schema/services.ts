import type { EngineHealth, GraphReader } from '../engines/graph/contract.js';
import type { Archive, IngestService } from '../ingest/contract.js';
import type { AgentService } from '../src/agent/contract.js';
import type { Clock } from '../src/core/index.js';

/** What the resolvers work with; app.ts hands it in. */
export interface Services {
  graph: GraphReader;
  archive: Archive;
  ingest: IngestService;
  agent: AgentService;
  clock: Clock;
  engines(): Promise<EngineHealth[]>;
}
