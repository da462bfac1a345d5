import type { Schemas } from '@qdrant/js-client-rest';
import { AppError } from '../../../src/core/index.js';
import type { VectorPosition } from '../contract.js';
import type { Connection, Patience } from './connection.js';
import { meta as schema, payloadOf, type Meta } from './payloads.js';
import { pointId } from './point-ids.js';

/** Raised with every change of what is stored and how: another version's collections are refused, and made again from the ledger. */
const SCHEMA_VERSION = 2;

export const NOWHERE: VectorPosition = { feed: 0, ledger: 0, documents: 0, skipped: 0 };

/** The point's id; sources have others. */
export const META_ID = pointId('dossier: meta');

/** Null: the collection is not there, or not whole yet. Throws UNSUPPORTED for another version's. */
export async function readMeta(connection: Connection, sources: string, patience?: Patience): Promise<Meta | null> {
  const [point] = await connection.ask(
    (api, init) => api.getPoints({ collection_name: sources, ids: [META_ID], with_payload: true }, init),
    patience,
  );
  return point === undefined ? null : metaOf(connection, sources, point.payload);
}

/** What the meta point holds. Throws as {@link readMeta} says. */
export function metaOf(connection: Connection, sources: string, payload: Schemas['Record']['payload']): Meta | null {
  if (payload === undefined || payload === null) return null;
  const found = Number(payload['schema']);
  if (found !== SCHEMA_VERSION) {
    const what = `${sources} at ${connection.name} is of version ${found}, this program needs ${SCHEMA_VERSION}: run \`dossier rebuild\``;
    throw new AppError('UNSUPPORTED', what, { details: { found, needed: SCHEMA_VERSION } });
  }
  return payloadOf(schema, payload, connection, sources);
}

export function metaPoint(meta: Meta) {
  return { id: META_ID, vector: {}, payload: { schema: SCHEMA_VERSION, ...meta } };
}

export async function writeMeta(connection: Connection, sources: string, meta: Meta): Promise<void> {
  const points = [metaPoint(meta)];
  await connection.ask((api, init) => api.upsertPoints({ collection_name: sources, wait: true, points }, init));
}
