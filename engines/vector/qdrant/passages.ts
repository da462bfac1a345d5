import type { EmbeddingModel, Passage, PassageSource } from '../contract.js';
import type { Connection } from './connection.js';
import type { PassagePayload } from './payloads.js';
import { pointId } from './point-ids.js';
import { denseName, LEXICAL } from './vector-names.js';
import { passageWords } from './word-weights.js';

/** Passages in one request; some hundred kilobytes with their vectors. */
const AT_ONCE = 100;

export function passagePointId(sourceId: string, { span }: Passage): string {
  return pointId(`passage ${sourceId}#${span.start}-${span.end}`);
}

/** `model` null: without vectors of meaning. */
export async function writePassages(
  connection: Connection,
  collection_name: string,
  written: readonly { source: PassageSource; passage: Passage }[],
  model: EmbeddingModel | null,
): Promise<void> {
  for (let at = 0; at < written.length; at += AT_ONCE) {
    const points = written.slice(at, at + AT_ONCE).map(({ source, passage }) => {
      const { span, text, vector } = passage;
      const { words, weights } = passageWords(text);
      const payload: PassagePayload = { source, start: span.start, end: span.end, words };
      const dense = model === null || vector === null ? {} : { [denseName(model)]: Array.from(vector) };
      return {
        id: passagePointId(source.id, passage),
        vector: { [LEXICAL]: weights, ...dense },
        payload: { ...payload },
      };
    });
    await connection.ask((api, init) => api.upsertPoints({ collection_name, wait: true, points }, init));
  }
}

/** Deletes all passages of these sources but those that were just written. */
export async function deletePassages(
  connection: Connection,
  collection_name: string,
  sourceIds: readonly string[],
  but: readonly string[],
): Promise<void> {
  if (sourceIds.length === 0) return;
  const filter = {
    must: [{ key: 'source.id', match: { any: [...sourceIds] } }],
    ...(but.length === 0 ? {} : { must_not: [{ has_id: [...but] }] }),
  };
  await connection.ask((api, init) => api.deletePoints({ collection_name, wait: true, filter }, init));
}

/** What passages say of their source. */
export async function describePassages(
  connection: Connection,
  collection_name: string,
  source: PassageSource,
): Promise<void> {
  const filter = { must: [{ key: 'source.id', match: { value: source.id } }] };
  await connection.ask((api, init) =>
    api.setPayload({ collection_name, wait: true, payload: { source }, filter }, init),
  );
}
