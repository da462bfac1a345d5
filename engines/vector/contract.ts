/**
 * The vector engine's contract: passages of notices and documents, found by their words always, and by their meaning where an embedding
 * model made vectors. One suite (test/contracts/vectors/) runs against every implementation.
 *
 * Every read takes a {@link Call}; passages whose scope the viewer may not see never leave an engine. Failures are AppErrors (DEADLINE,
 * CANCELLED, UNAVAILABLE, CORRUPT, DISK_FULL, CONFLICT, UNSUPPORTED). Whoever opens an engine closes it. Texts stay in the ledger: a hit
 * names the source, the hash of its text and the span; quotes are cut by the caller (engines/passages).
 */
import type { Call, IsoDate, Language, Span } from '../../src/core/index.js';
import type { EngineHealth } from '../contract.js';

export const PASSAGE_KINDS = ['NOTICE', 'DOCUMENT'] as const;
export type PassageKind = (typeof PASSAGE_KINDS)[number];

/** A model as it stands with the vectors that it made. Another id, size or hash is another model: their vectors do not compare. */
export interface EmbeddingModel {
  id: string;
  dimensions: number;
  /** SHA-256 hex over the model's files. */
  hash: string;
}

/** The notice or document that passages are cut from. */
export interface PassageSource {
  /** A publication id, or a document id (`doc_` + hash of its content). */
  id: string;
  kind: PassageKind;
  title: string;
  /** Null: not known. */
  language: Language | null;
  /** SHA-256 hex of the text that spans point into: a publication's canonical text, a document's text. */
  textHash: string;
  /** Null for a document that does not say. */
  publicationDate: IsoDate | null;
  /** The legal date's bound, for notices. */
  legalDate: IsoDate | null;
  /** Since when the world could know it; null for a document without a date. */
  knownFrom: IsoDate | null;
  /** `public`, or the one tenant that may see it. */
  scope: string;
}

export interface Passage {
  /** `<source id>#<start>-<end>`. */
  id: string;
  /** UTF-16 offsets into the source's text. */
  span: Span;
  text: string;
  /** Of unit length, as many numbers as the model has dimensions; null: found by its words alone. */
  vector: Float32Array | null;
}

export type PassageChange =
  /** Replaces the source and all its passages. */
  | { kind: 'PUT'; source: PassageSource; passages: readonly Passage[] }
  /** Replaces what is said about a source; its passages and vectors stay, since its text is the same. Unknown sources are passed over. */
  | { kind: 'DESCRIBE'; source: PassageSource }
  | { kind: 'REMOVE'; id: string };

/** How far the projection has come. */
export interface VectorPosition {
  /** Position in the ledger's change feed; 0 as long as notices are not taken. */
  feed: number;
  /** The ledger position which that completes. */
  ledger: number;
  /** Position in the ledger's list of documents. */
  documents: number;
  /** Notices passed over because the cap was reached. */
  skipped: number;
}

/** What is held of a source. */
export interface HeldSource {
  id: string;
  textHash: string;
  /** Whether its passages have vectors. */
  embedded: boolean;
}

/** One writer at a time. */
export interface VectorWriter {
  /** Whose vectors are taken; null: passages are found by their words alone. */
  model(): Promise<EmbeddingModel | null>;
  position(): Promise<VectorPosition>;
  /** Applies changes in their order in one transaction (or idempotently) and stores the position with them. */
  apply(changes: readonly PassageChange[], to: VectorPosition): Promise<void>;
  /** Of these ids, what is held; at most 1,000. */
  held(ids: readonly string[]): Promise<Map<string, HeldSource>>;
  /** A page of all that is held, each once, in an order of the engine's own, after that source, which may be gone meanwhile. At most 1,000. */
  sources(after: string | null, limit: number): Promise<HeldSource[]>;
  counts(): Promise<VectorCounts>;
  /** Empties the engine, position and model included. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface VectorCounts {
  notices: number;
  documents: number;
  passages: number;
  /** Passages with a vector. */
  embedded: number;
}

export interface PassageFilter {
  kinds?: readonly PassageKind[];
  /** Publication and document ids, at most 1,000. */
  sourceIds?: readonly string[];
  /** Sources whose language is not known are left out. */
  languages?: readonly Language[];
  /** Inclusive bounds on the publication date; sources without one are left out. */
  from?: IsoDate;
  to?: IsoDate;
  /** Only what was known on that day; sources without a date are left out. Absent: whatever is known today. */
  knownOn?: IsoDate;
}

export interface PassageRequest {
  /** 1 to 1,000 characters after trimming. */
  text: string;
  /** The question's vector. Absent: an engine opened with an embedder makes it. */
  vector?: Float32Array;
  filter: PassageFilter;
  /** 1 to 100. */
  limit: number;
}

/** HYBRID: by words and by meaning, joined by reciprocal rank. LEXICAL: by words alone. */
export type PassageMode = 'HYBRID' | 'LEXICAL';

export interface PassageHit {
  id: string;
  source: PassageSource;
  span: Span;
  /** Comparable within one result only. */
  score: number;
  /** Its place by words and by meaning, from 1 on; null: not found that way. */
  lexicalRank: number | null;
  denseRank: number | null;
  /** Cosine similarity, -1 to 1; null where it was not found by meaning. */
  similarity: number | null;
  /** Whether it holds every word of the question that counts. */
  allWords: boolean;
}

export interface PassageResult {
  /** Best first; ties by lexical rank, dense rank, id. */
  hits: PassageHit[];
  mode: PassageMode;
  /** False where not everything that the filter allows was looked at. */
  complete: boolean;
  /** For people, where mode is LEXICAL or complete is false: why, and what to do. Else empty. */
  detail: string;
}

export interface VectorReader {
  search(request: PassageRequest, call: Call): Promise<PassageResult>;
  position(): Promise<VectorPosition>;
  /** The model whose vectors are searched; null: lexical only. */
  model(): Promise<EmbeddingModel | null>;
  counts(): Promise<VectorCounts>;
  /** `detail` names the model, or says "lexical only" and what to do. */
  health(): Promise<EngineHealth>;
  close(): Promise<void>;
}
