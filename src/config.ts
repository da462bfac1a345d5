/** Environment -> one frozen, validated Config. The only place that reads process.env. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { AppError } from './core/index.js';

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
const flag = z.enum(['on', 'off', 'true', 'false', '1', '0']).transform((text) => ['on', 'true', '1'].includes(text));

const variables = z.object({
  DOSSIER_DATA_DIR: text.default('./data'),
  DOSSIER_HOST: text.default('127.0.0.1'),
  DOSSIER_PORT: wholeNumber(0, 65_535).default(4000),
  DOSSIER_GRAPH: z.enum(['sqlite']).default('sqlite'),
  DOSSIER_VECTORS: z.enum(['embedded']).default('embedded'),
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
  DOSSIER_REASONER: z.enum(['rules']).default('rules'),
  DOSSIER_WEB: z.enum(['off']).default('off'),
  /** Further host names that requests may carry, besides the loopback names and DOSSIER_HOST. */
  DOSSIER_ALLOWED_HOSTS: list.default([]),
  /** Web origins besides the server's own that may call it from a browser. */
  DOSSIER_ALLOWED_ORIGINS: list.default([]),
  /** GraphiQL, landing page and introspection when not on loopback. */
  DOSSIER_EXPLORER: flag.optional(),
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
});

export interface Config {
  dataDir: string;
  host: string;
  port: number;
  graph: 'sqlite';
  vectors: 'embedded';
  embeddings: 'off' | 'local';
  modelsDir: string;
  embeddingModel: string;
  embeddingsCap: number;
  store: 'sqlite' | 'postgres';
  /** Where the store is on PostgreSQL; holds a password, and is printed nowhere. */
  databaseUrl: string | null;
  reasoner: 'rules';
  web: 'off';
  allowedHosts: readonly string[];
  allowedOrigins: readonly string[];
  explorer: boolean;
  /** Who calls may start jobs and decide on identity: on loopback only, as long as nobody logs in. */
  operators: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  portalUrl: string;
  queryTimeoutMs: number;
  leaseMs: number;
  inputTimeoutMs: number;
}

/** Variables whose values are never printed. */
const SECRET = new Set(['DATABASE_URL']);

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Throws BAD_CONFIG with one line per bad value, naming the variable, what it was and what it may be. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const shown = SECRET.has(name) ? '...' : JSON.stringify(String(given[name] ?? '').slice(0, 80));
      return `${name}=${shown}: ${issue.message}`;
    });
    throw new AppError('BAD_CONFIG', lines.join('\n'));
  }
  const values = parsed.data;
  if (values.DOSSIER_STORE === 'postgres' && values.DATABASE_URL === undefined) {
    const what =
      'DOSSIER_STORE="postgres": needs DATABASE_URL, an address like postgresql://user:password@host:5432/database';
    throw new AppError('BAD_CONFIG', what);
  }
  return Object.freeze({
    dataDir: resolve(values.DOSSIER_DATA_DIR),
    host: values.DOSSIER_HOST,
    port: values.DOSSIER_PORT,
    graph: values.DOSSIER_GRAPH,
    vectors: values.DOSSIER_VECTORS,
    embeddings: values.DOSSIER_EMBEDDINGS,
    modelsDir: resolve(values.DOSSIER_MODELS_DIR ?? join(values.DOSSIER_DATA_DIR, 'models')),
    embeddingModel: values.DOSSIER_EMBEDDING_MODEL,
    embeddingsCap: values.DOSSIER_EMBEDDINGS_CAP,
    store: values.DOSSIER_STORE,
    databaseUrl: values.DATABASE_URL ?? null,
    reasoner: values.DOSSIER_REASONER,
    web: values.DOSSIER_WEB,
    allowedHosts: values.DOSSIER_ALLOWED_HOSTS,
    allowedOrigins: values.DOSSIER_ALLOWED_ORIGINS,
    explorer: values.DOSSIER_EXPLORER ?? LOOPBACK.has(values.DOSSIER_HOST),
    operators: LOOPBACK.has(values.DOSSIER_HOST),
    logLevel: values.DOSSIER_LOG_LEVEL,
    portalUrl: values.DOSSIER_PORTAL_URL,
    queryTimeoutMs: values.DOSSIER_QUERY_TIMEOUT_MS,
    leaseMs: values.DOSSIER_LEASE_MS,
    inputTimeoutMs: values.DOSSIER_INPUT_TIMEOUT_MS,
  });
}

/** The environment of this process. */
export function processConfig(): Config {
  return readConfig(process.env);
}
