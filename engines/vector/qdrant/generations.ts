import { AppError } from '../../../src/core/index.js';
import type { EmbeddingModel } from '../contract.js';
import type { Api, Connection } from './connection.js';
import { hasStatus } from './failures.js';
import { denseName, LEXICAL } from './vector-names.js';
import type { QdrantSettings } from './settings.js';

/**
 * What an engine holds lies in two collections, passages and sources; both are of one generation, whose number stands in their names. Readers
 * ask for aliases, so that another generation takes the place of the former at once.
 */
export interface Generation {
  number: number;
  passages: string;
  sources: string;
}

export function generation(settings: QdrantSettings, number: number): Generation {
  const { passages, sources } = aliases(settings);
  return { number, passages: `${passages}-${number}`, sources: `${sources}-${number}` };
}

export function aliases({ collection }: QdrantSettings): { passages: string; sources: string } {
  return { passages: `${collection}-passages`, sources: `${collection}-sources` };
}

export interface Generations {
  /** The one that readers see; null: none yet. */
  current: number | null;
  /** All that have at least one collection. */
  all: number[];
}

export async function generations(connection: Connection, settings: QdrantSettings): Promise<Generations> {
  const own = aliases(settings);
  const [listed, named] = await Promise.all([
    connection.ask((api, init) => api.getCollections({}, init)),
    connection.ask((api, init) => api.getCollectionsAliases({}, init)),
  ]);
  const numbers = listed.collections.flatMap(({ name }) => [
    ...numberIn(name, own.passages),
    ...numberIn(name, own.sources),
  ]);
  const target = named.aliases.find(({ alias_name }) => alias_name === own.passages)?.collection_name;
  const [current = null] = target === undefined ? [] : numberIn(target, own.passages);
  return { current, all: [...new Set(numbers)].sort((a, b) => a - b) };
}

function numberIn(name: string, alias: string): number[] {
  const rest = name.startsWith(`${alias}-`) ? name.slice(alias.length + 1) : '';
  return /^\d+$/.test(rest) ? [Number(rest)] : [];
}

/** Makes both collections of a generation, empty. */
export async function createGeneration(
  connection: Connection,
  settings: QdrantSettings,
  { passages, sources }: Generation,
  model: EmbeddingModel | null,
): Promise<void> {
  const spread = {
    shard_number: settings.shardNumber,
    replication_factor: settings.replicationFactor,
    write_consistency_factor: settings.writeConsistencyFactor,
    on_disk_payload: true,
  };
  const make = (body: Parameters<Api['createCollection']>[0]) =>
    connection.ask((api, init) => api.createCollection(body, init));
  await make({
    collection_name: passages,
    ...spread,
    vectors: model === null ? {} : { [denseName(model)]: denseOf(model, settings) },
    sparse_vectors: { [LEXICAL]: { modifier: 'idf', index: { on_disk: true } } },
  });
  // A collection has to have vectors of some kind; sources have none.
  await make({ collection_name: sources, ...spread, sparse_vectors: { none: {} } });
  for (const [field, schema] of PASSAGE_INDEXES) await index(connection, passages, field, schema);
  for (const [field, schema] of SOURCE_INDEXES) await index(connection, sources, field, schema);
}

function denseOf({ dimensions }: EmbeddingModel, { quantization }: QdrantSettings) {
  const plain = { size: dimensions, distance: 'Cosine' as const, on_disk: quantization !== 'none' };
  if (quantization === 'none') return plain;
  const kept =
    quantization === 'scalar'
      ? { scalar: { type: 'int8' as const, always_ram: true } }
      : { binary: { always_ram: true } };
  return { ...plain, quantization_config: kept };
}

type FieldSchema = Parameters<Api['createFieldIndex']>[0]['field_schema'];

const PASSAGE_INDEXES: readonly [string, FieldSchema][] = [
  ['source.id', 'keyword'],
  ['source.kind', 'keyword'],
  ['source.language', 'keyword'],
  ['source.scope', 'keyword'],
  ['source.publicationDate', 'datetime'],
  ['source.knownFrom', 'datetime'],
  ['words', { type: 'keyword', on_disk: true }],
];
const SOURCE_INDEXES: readonly [string, FieldSchema][] = [['source.kind', 'keyword']];

async function index(connection: Connection, collection_name: string, field_name: string, field_schema: FieldSchema) {
  await connection.ask((api, init) =>
    api.createFieldIndex({ collection_name, field_name, field_schema, wait: true }, init),
  );
}

/** Readers see this generation from now on, in one step; `former`: whether they saw another. */
export async function switchTo(
  connection: Connection,
  settings: QdrantSettings,
  to: Generation,
  former: boolean,
): Promise<void> {
  const own = aliases(settings);
  const named = (alias_name: string, collection_name: string) => [
    ...(former ? [{ delete_alias: { alias_name } }] : []),
    { create_alias: { alias_name, collection_name } },
  ];
  const actions = [...named(own.passages, to.passages), ...named(own.sources, to.sources)];
  await connection.ask((api, init) => api.updateAliases({ actions }, init));
}

export async function dropGeneration(connection: Connection, { passages, sources }: Generation): Promise<void> {
  for (const collection_name of [passages, sources])
    await connection.ask((api, init) => api.deleteCollection({ collection_name }, init)).catch(unlessMissing);
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof AppError) || !hasStatus(error, 404)) throw error;
}
