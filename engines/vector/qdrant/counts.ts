import type { EmbeddingModel, VectorCounts } from '../contract.js';
import type { Condition, Connection } from './connection.js';
import { denseName } from './vector-names.js';

export async function readCounts(
  connection: Connection,
  { passages, sources }: { passages: string; sources: string },
  model: EmbeddingModel | null,
): Promise<VectorCounts> {
  const count = async (collection_name: string, ...must: Condition[]) =>
    (await connection.ask((api, init) => api.countPoints({ collection_name, exact: true, filter: { must } }, init)))
      .count;
  const kind = (value: string) => ({ key: 'source.kind', match: { value } });
  const [notices, documents, all, embedded] = await Promise.all([
    count(sources, kind('NOTICE')),
    count(sources, kind('DOCUMENT')),
    count(passages),
    model === null ? 0 : count(passages, { has_vector: denseName(model) }),
  ]);
  return { notices, documents, passages: all, embedded };
}
