import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { graphEngines } from '../engines/index.js';
import type { GraphReader, GraphWriter } from '../engines/graph/contract.js';
import { systemClock, unreachable } from './core/index.js';
import type { Config } from './config.js';
import { graphAt, graphPath, type GraphAt } from './paths.js';

/** The one writer of the graph engine. */
export async function openGraphWriter(at: GraphAt): Promise<GraphWriter> {
  switch (at.engine) {
    case 'sqlite':
      return (await graphEngines.sqlite()).openGraphWriter({ path: at.path });
    case 'neo4j':
      return (await graphEngines.neo4j()).openNeo4jWriter({ place: at.place, clock: systemClock });
    default:
      return unreachable(at);
  }
}

/** `workers`: reading threads of the embedded engine; `statements`: whether a server runs those of others, where it can. */
export async function openGraphReader(
  at: GraphAt,
  { workers, statements = false }: { workers: number; statements?: boolean },
): Promise<GraphReader> {
  switch (at.engine) {
    case 'sqlite':
      return (await graphEngines.sqlite()).openGraphReader({ path: at.path, clock: systemClock, workers });
    case 'neo4j':
      return (await graphEngines.neo4j()).openNeo4jReader({ place: at.place, clock: systemClock, statements });
    default:
      return unreachable(at);
  }
}

const SERVER = 'dossier.graph';

/** Tells threads started from now on which server the graph is in, or that it lies in a file of their data folder. */
export function tellThreadsGraph(config: Config): void {
  const at = graphAt(config);
  setEnvironmentData(SERVER, at.engine === 'sqlite' ? undefined : { ...at, place: { ...at.place } });
}

/** On such a thread: the writer of the graph that belongs to a data folder. */
export function openThreadsGraphWriter(dataDir: string): Promise<GraphWriter> {
  const at = getEnvironmentData(SERVER) as GraphAt | undefined;
  return openGraphWriter(at ?? { engine: 'sqlite', path: graphPath(dataDir) });
}
