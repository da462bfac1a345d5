import type { Schemas } from '@qdrant/js-client-rest';
import type { Call } from '../../../src/core/index.js';
import { questionWords } from '../../question-words.js';
import { K } from '../../reciprocal-rank.js';
import type { EmbeddingModel, PassageHit, PassageRequest, PassageResult } from '../contract.js';
import { joinRanks, poolOf, type Ranked } from '../join-ranks.js';
import type { Condition, Connection } from './connection.js';
import { passagePayload, payloadOf, type PassagePayload } from './payloads.js';
import type { QdrantSettings } from './settings.js';
import { denseName, LEXICAL } from './vector-names.js';
import { questionWeights } from './word-weights.js';

type Search = Schemas['QueryRequest'];
type Prefetch = Schemas['Prefetch'];
type Point = Schemas['ScoredPoint'];

export interface SearchWork {
  request: PassageRequest;
  /** The question's vector and the model that made it; null: by words alone. */
  meaning: { vector: Float32Array; model: EmbeddingModel } | null;
  sight: Condition[];
}

/** Qdrant counts ranks from 0 on, and its constant is one more than that of ranks from 1 on. */
const FUSION = { rrf: { k: K + 1 } };
/** A list so heavy that whatever is in it comes before whatever is not, both in their own order. */
const TIERS = { rrf: { k: 2, weights: [1_000, 1] } };
/** What holds every word, then what holds some: the same order as {@link lexicalOf}. */
const tiers = (lists: Prefetch[], limit: number): Prefetch =>
  lists.length === 1 ? lists[0]! : { prefetch: lists, query: TIERS, limit };

/**
 * Both halves and their fusion, in one request. The server's fusion chooses the hits; the halves tell each hit's places, by which ties are
 * settled the same way every time.
 */
export async function search(
  connection: Connection,
  collection_name: string,
  settings: QdrantSettings,
  work: SearchWork,
  call: Call,
): Promise<Omit<PassageResult, 'detail'>> {
  const mode = work.meaning === null ? 'LEXICAL' : 'HYBRID';
  const searches = searchesOf(settings, work);
  if (searches.length === 0) return { hits: [], mode, complete: true };
  const [best, ...lists] = await connection.ask(
    (api, init, timeout) => api.queryBatchPoints({ collection_name, searches, timeout }, init),
    { call },
  );
  const points = lists.map((list) => list.points);
  const nearest = work.meaning === null ? [] : (points.pop() ?? []);
  const ranked = joinRanks(lexicalOf(points), denseOf(nearest));
  const words = questionWords(work.request.text);
  const chosen = new Map((best?.points ?? []).map(({ id, payload }) => [String(id), payloadOf(passagePayload, payload, connection, collection_name)])); // prettier-ignore
  return { hits: hitsOf(chosen, ranked, words), mode, complete: true };
}

/** The fusion, then each list that it joins: by all words, by some, by meaning, as far as there are such. */
export function searchesOf({ quantization }: QdrantSettings, { request, meaning, sight }: SearchWork): Search[] {
  const pool = poolOf(request.limit);
  const lexical = lexicalSearches(questionWords(request.text), sight, pool);
  const dense = meaning === null ? [] : [denseSearch(meaning, sight, quantization, pool)];
  if (lexical.length + dense.length === 0) return [];
  const prefetch = [...(lexical.length > 0 ? [tiers(lexical, pool)] : []), ...dense];
  return [{ prefetch, query: FUSION, limit: request.limit, with_payload: true }, ...lexical, ...dense];
}

/** By all words, and by some where there are several. */
function lexicalSearches(words: readonly string[], sight: Condition[], limit: number): Prefetch[] {
  if (words.length === 0) return [];
  const some = { query: questionWeights(words), using: LEXICAL, filter: { must: sight }, limit };
  const holding = words.map((value) => ({ key: 'words', match: { value } }));
  const all = { ...some, filter: { must: [...sight, ...holding] } };
  return words.length === 1 ? [all] : [all, some];
}

function denseSearch(
  { vector, model }: NonNullable<SearchWork['meaning']>,
  must: Condition[],
  quantization: QdrantSettings['quantization'],
  limit: number,
): Prefetch {
  const params = { quantization: { rescore: true, oversampling: OVERSAMPLING[quantization] } };
  return {
    query: Array.from(vector),
    using: denseName(model),
    filter: { must },
    limit,
    ...(quantization === 'none' ? {} : { params }),
  };
}

/** Candidates by the small values, times the hits asked for; the originals choose among them. */
const OVERSAMPLING = { none: 1, scalar: 2, binary: 4 };

/** What holds all words, then what holds some of them, each by its weight, ties by id. */
function lexicalOf([all = [], some = []]: Point[][]) {
  const first = sorted(all);
  const known = new Set(first.map(({ id }) => id));
  return [
    ...first.map(({ id }) => ({ passage: String(id), allWords: true })),
    ...sorted(some.filter(({ id }) => !known.has(id))).map(({ id }) => ({ passage: String(id), allWords: false })),
  ];
}

function denseOf(points: readonly Point[]) {
  return sorted(points).map(({ id, score }) => ({ passage: String(id), similarity: score }));
}

function sorted(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => b.score - a.score || (String(a.id) < String(b.id) ? -1 : 1));
}

/** Those chosen, in the order of their places; one that was written between two lists has none yet. */
function hitsOf(
  payloads: ReadonlyMap<string, PassagePayload>,
  ranked: readonly Ranked<string>[],
  words: readonly string[],
): PassageHit[] {
  return ranked.flatMap(({ passage, ...ranks }) => {
    const payload = payloads.get(passage);
    if (payload === undefined) return [];
    const { source, start, end } = payload;
    const held = new Set(payload.words);
    // Another word of the same dimension.
    if (ranks.denseRank === null && !words.some((word) => held.has(word))) return [];
    const allWords = words.length > 0 && words.every((word) => held.has(word));
    return [{ id: `${source.id}#${start}-${end}`, source, span: { start, end }, ...ranks, allWords }];
  });
}
