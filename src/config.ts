/** Environment -> one frozen, validated Config. The only place that reads process.env. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { graphEngines, vectorEngines, type GraphEngineName, type VectorEngineName } from '../engines/index.js';
import type { ConfirmLimits } from './agent/index.js';
import { confirmOf, confirmVariables } from './config-confirm.js';
import { MODEL_SECRETS, modelsOf, modelVariables } from './config-models.js';
import { AppError } from './core/index.js';
import type { ModelSettings } from './llm/index.js';

/** Decimal digits only: `Number` would take blanks for 0 and `0x10` for 16. */
const wholeNumber = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};
const text = z.string().trim().min(1, 'must not be blank');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** A name as requests carry it, but for the port: one given with scheme, path or port would match none. */
const hosts = list.refine((names) => names.every((name) => /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(name)), {
  error: 'names of hosts, without scheme, port or path, parted by commas',
});
const origins = list.refine((all) => all.every((origin) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(origin)), {
  error: 'origins like https://app.example:8443, without a path, parted by commas',
});
const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text));

/** An engine of the list in engines/index.ts, by its name there. */
const oneOf = <Name extends string>(engines: Readonly<Record<Name, unknown>>) => z.enum(Object.keys(engines) as [Name, ...Name[]]); // prettier-ignore

const NEO4J_ADDRESS = 'an address like neo4j://host:7687, or neo4j+s:// for TLS';
const QDRANT_ADDRESS = 'an address like http://host:6333';

const variables = z.object({
  DOSSIER_DATA_DIR: text.default('./data'),
  DOSSIER_HOST: text.default('127.0.0.1'),
  DOSSIER_PORT: wholeNumber(0, 65_535).default(4000),
  DOSSIER_GRAPH: oneOf(graphEngines).default('sqlite'),
  /** The scheme says whether to route (neo4j) or not (bolt), and whether by TLS (+s, +ssc). */
  NEO4J_URI: z
    .url({ protocol: /^(neo4j|bolt)(\+s|\+ssc)?$/, error: NEO4J_ADDRESS })
    .refine((address) => !address.includes('@'), `${NEO4J_ADDRESS}, without a login: see NEO4J_USER, NEO4J_PASSWORD`)
    .default('neo4j://127.0.0.1:7687'),
  NEO4J_USER: text.default('neo4j'),
  NEO4J_PASSWORD: z.string().optional(),
  /** Default: the user's home database. */
  NEO4J_DATABASE: text.optional(),
  /** Whether models may ask the graph in its own language, reading. */
  DOSSIER_CYPHER: z.enum(['off', 'on']).default('off'),
  DOSSIER_VECTORS: oneOf(vectorEngines).default('embedded'),
  QDRANT_URL: z
    .url({ protocol: /^https?$/, error: QDRANT_ADDRESS })
    .refine((address) => !address.includes('@'), `${QDRANT_ADDRESS}, without a login: a key goes into QDRANT_API_KEY`)
    .optional(),
  QDRANT_API_KEY: text.optional(),
  /** What names of collections begin with; one for each ledger. */
  QDRANT_COLLECTION: text.regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'letters, digits, - and _, at most 64').default('dossier'),
  QDRANT_SHARD_NUMBER: wholeNumber(1, 1_000).default(1),
  QDRANT_REPLICATION_FACTOR: wholeNumber(1, 100).default(1),
  QDRANT_WRITE_CONSISTENCY_FACTOR: wholeNumber(1, 100).default(1),
  QDRANT_QUANTIZATION: z.enum(['none', 'scalar', 'binary']).default('none'),
  DOSSIER_EMBEDDINGS: z.enum(['off', 'local']).default('off'),
  /** Holds a folder a model; default: `models` in the data folder. */
  DOSSIER_MODELS_DIR: text.optional(),
  DOSSIER_EMBEDDING_MODEL: text
    .regex(/^[\w.-]+(\/[\w.-]+)?$/, 'a folder below DOSSIER_MODELS_DIR: owner/name, or name')
    .refine((name) => !name.includes('..'), 'a folder below DOSSIER_MODELS_DIR: owner/name, or name')
    .default('Xenova/multilingual-e5-small'),
  /** Passages that vectors are made of, at most. */
  DOSSIER_EMBEDDINGS_CAP: wholeNumber(1, 100_000_000).default(500_000),
  DOSSIER_STORE: z.enum(['sqlite', 'postgres']).default('sqlite'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'an address like postgresql://user:password@host:5432/database' })
    .optional(),
  DOSSIER_REASONER: z.enum(['rules', 'llm']).default('rules'),
  DOSSIER_WEB: z.enum(['off']).default('off'),
  /** Further host names that requests may carry, besides the loopback names and DOSSIER_HOST. */
  DOSSIER_ALLOWED_HOSTS: hosts.default([]),
  /** Web origins besides the server's own that may call it from a browser. */
  DOSSIER_ALLOWED_ORIGINS: origins.default([]),
  /** GraphiQL, landing page and introspection when not on loopback. */
  DOSSIER_EXPLORER: flag.optional(),
  /** Whether whoever reaches the server may start jobs and decide on identity; default: on loopback only. */
  DOSSIER_OPERATORS: flag.optional(),
  DOSSIER_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  DOSSIER_PORTAL_URL: z
    .url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' })
    .default('https://amtsblattportal.ch/api/v1'),
  /** Longest a query may take, milliseconds. */
  DOSSIER_QUERY_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),
  /** How long a process may be silent before another takes its runs over, milliseconds. */
  DOSSIER_LEASE_MS: wholeNumber(300, 600_000).default(15_000),
  /** How long a run that asks back waits for the answer, milliseconds. */
  DOSSIER_INPUT_TIMEOUT_MS: wholeNumber(1_000, 604_800_000).default(900_000),
  /** How long what runs were told by models, tools and the register is kept for `dossier replay`, days. */
  DOSSIER_RECORDING_DAYS: wholeNumber(1, 36_500).default(30),
});

export interface Config {
  dataDir: string;
  host: string;
  port: number;
  graph: GraphEngineName;
  /** Null where no password for it is given. */
  neo4j: Neo4jConfig | null;
  /** Whether models may ask the graph in its own language, reading: on Neo4j alone. */
  cypher: boolean;
  vectors: VectorEngineName;
  /** Where vectors are, or are to be made, in Qdrant; null: no address is given. */
  qdrant: QdrantConfig | null;
  embeddings: 'off' | 'local';
  modelsDir: string;
  embeddingModel: string;
  embeddingsCap: number;
  store: 'sqlite' | 'postgres';
  /** Where the store is on PostgreSQL; holds a password, and is printed nowhere. */
  databaseUrl: string | null;
  reasoner: 'rules' | 'llm';
  /** Null: no model is asked. */
  models: ModelSettings | null;
  web: 'off';
  allowedHosts: readonly string[];
  allowedOrigins: readonly string[];
  explorer: boolean;
  /** Who calls may start jobs and decide on identity: on loopback only, as long as nobody logs in, unless told. */
  operators: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  portalUrl: string;
  queryTimeoutMs: number;
  leaseMs: number;
  inputTimeoutMs: number;
  recordingDays: number;
  /** What a run does without asking. */
  confirm: ConfirmLimits;
}

export interface Neo4jConfig {
  uri: string;
  user: string;
  /** Printed nowhere. */
  password: string;
  database: string | null;
}

export interface QdrantConfig {
  url: string;
  /** Printed nowhere. */
  apiKey: string | null;
  collection: string;
  shardNumber: number;
  replicationFactor: number;
  writeConsistencyFactor: number;
  quantization: 'none' | 'scalar' | 'binary';
}

/** Variables whose values are never printed. */
const SECRET = new Set([...MODEL_SECRETS, 'DATABASE_URL', 'NEO4J_URI', 'NEO4J_PASSWORD', 'QDRANT_URL', 'QDRANT_API_KEY']); // prettier-ignore

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Throws BAD_CONFIG with one line per bad value, naming the variable, what it was and what it may be. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const values = parsed(variables, given);
  if (values.DOSSIER_STORE === 'postgres' && values.DATABASE_URL === undefined) {
    const what =
      'DOSSIER_STORE="postgres": needs DATABASE_URL, an address like postgresql://user:password@host:5432/database';
    throw new AppError('BAD_CONFIG', what);
  }
  const neo4j = neo4jOf(values);
  if (values.DOSSIER_GRAPH === 'neo4j' && neo4j === null)
    throw new AppError('BAD_CONFIG', 'DOSSIER_GRAPH="neo4j": needs NEO4J_PASSWORD');
  if (values.DOSSIER_CYPHER === 'on' && values.DOSSIER_GRAPH !== 'neo4j')
    throw new AppError('BAD_CONFIG', 'DOSSIER_CYPHER="on": needs DOSSIER_GRAPH=neo4j');
  const qdrant = qdrantOf(values);
  if (values.DOSSIER_VECTORS === 'qdrant' && qdrant === null)
    throw new AppError('BAD_CONFIG', `DOSSIER_VECTORS="qdrant": needs QDRANT_URL, ${QDRANT_ADDRESS}`);
  const models = values.DOSSIER_REASONER === 'llm' ? modelsOf(parsed(modelVariables, given)) : null;
  if (models !== null && 'lacks' in models)
    throw new AppError('BAD_CONFIG', `DOSSIER_REASONER="llm": needs ${models.lacks}`);
  return Object.freeze({
    dataDir: resolve(values.DOSSIER_DATA_DIR),
    host: values.DOSSIER_HOST,
    port: values.DOSSIER_PORT,
    graph: values.DOSSIER_GRAPH,
    neo4j,
    cypher: values.DOSSIER_CYPHER === 'on',
    vectors: values.DOSSIER_VECTORS,
    qdrant,
    embeddings: values.DOSSIER_EMBEDDINGS,
    modelsDir: resolve(values.DOSSIER_MODELS_DIR ?? join(values.DOSSIER_DATA_DIR, 'models')),
    embeddingModel: values.DOSSIER_EMBEDDING_MODEL,
    embeddingsCap: values.DOSSIER_EMBEDDINGS_CAP,
    store: values.DOSSIER_STORE,
    databaseUrl: values.DATABASE_URL ?? null,
    reasoner: values.DOSSIER_REASONER,
    models,
    web: values.DOSSIER_WEB,
    allowedHosts: values.DOSSIER_ALLOWED_HOSTS,
    allowedOrigins: values.DOSSIER_ALLOWED_ORIGINS,
    explorer: values.DOSSIER_EXPLORER ?? LOOPBACK.has(values.DOSSIER_HOST),
    operators: values.DOSSIER_OPERATORS ?? LOOPBACK.has(values.DOSSIER_HOST),
    logLevel: values.DOSSIER_LOG_LEVEL,
    portalUrl: values.DOSSIER_PORTAL_URL,
    queryTimeoutMs: values.DOSSIER_QUERY_TIMEOUT_MS,
    leaseMs: values.DOSSIER_LEASE_MS,
    inputTimeoutMs: values.DOSSIER_INPUT_TIMEOUT_MS,
    recordingDays: values.DOSSIER_RECORDING_DAYS,
    confirm: confirmOf(parsed(confirmVariables, given), models),
  });
}

function parsed<Values>(schema: z.ZodType<Values>, given: Record<string, string | undefined>): Values {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const shown = SECRET.has(name) ? '...' : JSON.stringify(String(given[name] ?? '').slice(0, 80));
    return `${name}=${shown}: ${issue.message}`;
  });
  throw new AppError('BAD_CONFIG', lines.join('\n'));
}

function neo4jOf(values: z.infer<typeof variables>): Neo4jConfig | null {
  const { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, NEO4J_DATABASE: database } = values;
  return password === undefined ? null : Object.freeze({ uri, user, password, database: database ?? null });
}

function qdrantOf(values: z.infer<typeof variables>): QdrantConfig | null {
  const replicationFactor = values.QDRANT_REPLICATION_FACTOR;
  const writeConsistencyFactor = values.QDRANT_WRITE_CONSISTENCY_FACTOR;
  if (writeConsistencyFactor > replicationFactor) {
    const what = `QDRANT_WRITE_CONSISTENCY_FACTOR="${writeConsistencyFactor}": at most QDRANT_REPLICATION_FACTOR, ${replicationFactor}`;
    throw new AppError('BAD_CONFIG', what);
  }
  if (values.QDRANT_URL === undefined) return null;
  return Object.freeze({
    url: values.QDRANT_URL,
    apiKey: values.QDRANT_API_KEY ?? null,
    collection: values.QDRANT_COLLECTION,
    shardNumber: values.QDRANT_SHARD_NUMBER,
    replicationFactor,
    writeConsistencyFactor,
    quantization: values.QDRANT_QUANTIZATION,
  });
}

/** Variables that begin as ours do and are none: misspelt, they would be passed over. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const known = new Set([variables, modelVariables, confirmVariables].flatMap(({ shape }) => Object.keys(shape)));
  return Object.keys(environment).filter((name) => name.startsWith('DOSSIER_') && !known.has(name) && !OF_TESTS.has(name)); // prettier-ignore
}
const OF_TESTS = new Set(['DOSSIER_SHARED']);

/** The environment of this process. */
export function processConfig(): Config {
  return readConfig(process.env);
}
