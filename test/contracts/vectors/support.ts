import type { EmbeddingModel, Passage, PassageChange, PassageFilter, PassageSource, VectorPosition, VectorReader, VectorWriter } from '../../../engines/vector/contract.js'; // prettier-ignore
import { localViewer, type Call } from '../../../src/core/index.js';

export interface OpenVectors {
  writer(model: EmbeddingModel | null): Promise<VectorWriter>;
  /** To be called after a writer was opened. */
  reader(model: EmbeddingModel | null): Promise<VectorReader>;
  /** Closes readers and writers, and removes what was stored. */
  close(): Promise<void>;
}

/** No model: a name for directions that the tests set themselves. */
export const GEOMETRY: EmbeddingModel = { id: 'geometry', dimensions: 8, hash: 'a'.repeat(64) };
export const START: VectorPosition = { feed: 0, ledger: 0, documents: 0, skipped: 0 };

export function callOf(tenantId = 'local', more: Partial<Call> = {}): Call {
  const signal = new AbortController().signal;
  return { viewer: { ...localViewer, tenantId }, deadlineMs: Number.MAX_SAFE_INTEGER, signal, ...more };
}

export function sourceOf(id: string, more: Partial<PassageSource> = {}): PassageSource {
  return {
    id, kind: 'NOTICE', title: id, language: 'de', textHash: `hash of ${id}`, publicationDate: '2024-05-06', legalDate: '2024-05-02',
    knownFrom: '2024-05-06', scope: 'public', ...more,
  }; // prettier-ignore
}

/** A unit vector along the given numbers. */
export function direction(...numbers: number[]): Float32Array {
  const padded = Array.from({ length: GEOMETRY.dimensions }, (_, index) => numbers[index] ?? 0);
  const length = Math.hypot(...padded) || 1;
  return Float32Array.from(padded, (value) => value / length);
}

export function putOf(source: PassageSource, texts: readonly (string | [string, Float32Array])[]): PassageChange {
  let start = 0;
  const passages = texts.map((each): Passage => {
    const [text, vector] = typeof each === 'string' ? [each, null] : each;
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { id: `${source.id}#${span.start}-${span.end}`, span, text, vector };
  });
  return { kind: 'PUT', source, passages };
}

/** An engine with these changes applied. */
export async function filled(engine: OpenVectors, model: EmbeddingModel | null, ...changes: PassageChange[]) {
  const writer = await engine.writer(model);
  await writer.apply(changes, { ...START, feed: changes.length });
  return { writer, reader: await engine.reader(model) };
}

/** The sources of what is found. */
export async function ids(reader: VectorReader, text: string, filter: PassageFilter = {}, call = callOf()) {
  return (await reader.search({ text, filter, limit: 50 }, call)).hits.map((hit) => hit.source.id);
}
