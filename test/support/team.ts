/** Several processes of Dossier on one PostgreSQL, one Neo4j and one Qdrant, with a folder each; beside them one that needs no server. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openNeo4jWriter } from '../../engines/graph/neo4j/index.js';
import { startPostgres, type Postgres } from '../servers/postgres.js';
import { startQdrant, type QdrantServer } from '../servers/qdrant.js';
import { startDossier, type RunningDossier } from './dossier.js';
import { neo4jTurn, type Neo4jTurn } from './servers.js';
import { postJson, type Reply } from './transports.js';

/** A process that serves, and where. */
export interface Serving {
  running: RunningDossier;
  url: string;
  dataDir: string;
}

export interface Team {
  postgres: Postgres;
  neo4j: Neo4jTurn;
  qdrant: QdrantServer;
  /** Of every process on the three servers. */
  env: Record<string, string>;
  /** `more`: of its environment. */
  serve(more?: Record<string, string>): Promise<Serving>;
  /** A server on files of its own, without any other. */
  serveAlone(): Promise<Serving>;
  work(): RunningDossier;
  /** Kills every process, and ends every server. */
  close(): Promise<void>;
}

/** `folder`: of the processes; `more`: their environment besides the servers'. */
export async function startTeam(folder: string, more: Record<string, string>): Promise<Team> {
  const [postgres, qdrant, neo4j] = await Promise.all([startPostgres(), startQdrant(), neo4jTurn()]);
  const { uri, user, password } = neo4j;
  const writer = openNeo4jWriter({ place: { uri, user, password, database: null } });
  await writer.clear();
  await writer.close();
  const { url, apiKey, collection } = qdrant.settings();
  const env = {
    ...more,
    DOSSIER_STORE: 'postgres',
    DATABASE_URL: postgres.url,
    DOSSIER_GRAPH: 'neo4j',
    NEO4J_URI: uri,
    NEO4J_USER: user,
    NEO4J_PASSWORD: password,
    DOSSIER_VECTORS: 'qdrant',
    QDRANT_URL: url,
    QDRANT_COLLECTION: collection,
    ...(apiKey === null ? {} : { QDRANT_API_KEY: apiKey }),
  };
  const all: RunningDossier[] = [];
  const start = (command: 'serve' | 'work', environment: Record<string, string>) => {
    const dataDir = join(folder, `process-${all.length}`);
    mkdirSync(dataDir);
    const running = startDossier([command], { dataDir, env: environment });
    all.push(running);
    return { running, dataDir };
  };
  const serving = async ({ running, dataDir }: ReturnType<typeof start>): Promise<Serving> => {
    const [, address = ''] = await running.printed(/GraphQL over HTTP\s+(http:\S+)\/graphql/);
    return { running, dataDir, url: address };
  };
  return {
    postgres,
    neo4j,
    qdrant,
    env,
    serve: (own = {}) => serving(start('serve', { ...env, ...own })),
    serveAlone: () => serving(start('serve', more)),
    work: () => start('work', env).running,
    async close() {
      for (const { process, ended } of all) {
        process.kill('SIGKILL');
        await ended;
      }
      neo4j.end();
      postgres.stop();
      await qdrant.stop();
    },
  };
}

export async function asked(url: string, query: string, variables: object = {}): Promise<Reply> {
  return (await (await postJson(`${url}/graphql`, { query, variables })).json()) as Reply;
}

/** What a server answers; throws its errors. */
export async function answered<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await asked(url, query, variables);
  if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
  return data as Data;
}
