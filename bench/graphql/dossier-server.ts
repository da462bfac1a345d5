/** Dossier's server over rows from memory, every limit on. Talks to its parent: sends its port, answers `cpu` with microseconds used. */
import { pino } from 'pino';
import type { GraphReader } from '../../engines/graph/contract.js';
import type { VectorReader } from '../../engines/vector/contract.js';
import type { WebEngine } from '../../engines/web/contract.js';
import type { Archive, IngestService } from '../../ingest/contract.js';
import type { AgentService } from '../../src/agent/contract.js';
import { readConfig } from '../../src/config.js';
import { systemClock } from '../../src/core/index.js';
import { startServer } from '../../src/server/index.js';
import { reportTo } from './child.js';
import { mandates, people, states } from './rows.js';

const none = (): never => {
  throw new Error('not part of this measurement');
};
/** Any method that the documents do not use fails loudly. */
function only<Contract extends object>(methods: Partial<Contract>): Contract {
  return new Proxy(methods, { get: (target, name) => Reflect.get(target, name) ?? none }) as Contract;
}

const person = new Map(people.map((node) => [node.uid, node]));
const state = new Map(states.map((held) => [held.uid, held]));
const graph = only<GraphReader>({
  nodes: async (uids) =>
    uids.map((uid) => {
      const node = person.get(uid);
      return {
        asked: uid,
        node: node ?? {
          kind: 'COMPANY',
          uid,
          registerNumber: null,
          identifiers: [],
          aliases: [],
          scope: 'public',
          strength: 'STRONG',
          names: [],
        },
      };
    }),
  personStates: async (keys) => keys.flatMap(({ uid }) => state.get(uid) ?? []),
  mandates: async () => ({ rows: mandates, keys: mandates.map((row) => row.uid), nextAfter: null, hasMore: false }),
});

const server = await startServer({
  config: readConfig({ DOSSIER_PORT: '0' }),
  services: {
    graph,
    archive: only<Archive>({}),
    vectors: only<VectorReader>({}),
    web: only<WebEngine>({}),
    ingest: only<IngestService>({}),
    agent: only<AgentService>({}),
    tools: [],
    clock: systemClock,
    engines: async () => [],
  },
  logger: pino({ level: 'error' }),
  examplesFolder: 'schema/examples',
});
reportTo(server.url);
