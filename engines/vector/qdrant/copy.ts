import type { Schemas } from '@qdrant/js-client-rest';
import type { Connection } from './connection.js';
import { META_ID } from './meta.js';
import { LEXICAL } from './vector-names.js';

type Page = Schemas['ScrollResult'];
type Written = Schemas['VectorStruct'];
type Offset = Page['next_page_offset'];

const AT_ONCE = 500;

/** Passages with the vectors of their words, and no others. */
export async function copyPassages(connection: Connection, from: string, to: string): Promise<void> {
  await copy(connection, from, to, [LEXICAL]);
}

/** Sources, but for what the generation says of itself. */
export async function copySources(connection: Connection, from: string, to: string): Promise<void> {
  await copy(connection, from, to, []);
}

async function copy(connection: Connection, from: string, to: string, vectors: string[]): Promise<void> {
  const filter = { must_not: [{ has_id: [META_ID] }] };
  for (let offset: Offset = null; ;) {
    const body = { collection_name: from, limit: AT_ONCE, offset, filter, with_payload: true, with_vector: vectors };
    const page: Page = await connection.ask((api, init) => api.scrollPoints(body, init));
    const points = page.points.map(({ id, payload, vector }) => ({
      id,
      payload: payload ?? {},
      // As it was read; the client's types for reading and for writing differ.
      vector: (vector ?? {}) as Written,
    }));
    if (points.length > 0)
      await connection.ask((api, init) => api.upsertPoints({ collection_name: to, wait: true, points }, init));
    offset = page.next_page_offset;
    if (offset === null || offset === undefined) return;
  }
}
