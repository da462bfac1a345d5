/** Searching passages across engines: notices and documents, quotes cut from the ledger. */
import type { Call, IsoDate, Language, Span } from '../../src/core/index.js';
import type { GraphReader } from '../graph/contract.js';
import type { PassageKind, PassageMode, VectorReader } from '../vector/contract.js';

/** A text of the ledger, as far as quotes need it; ingest's Archive gives them. */
export interface QuotedText {
  text: string;
  textHash: string;
}
export interface NoticeText extends QuotedText {
  publicationId: string;
  number: string;
  title: Partial<Record<Language, string>>;
  publicationDate: IsoDate;
  language: Language;
  bodyLength: number;
  /** What people read of the text, in its order; quotes are cut from it, never across names of fields. */
  readable: readonly Span[];
  sourceUrl: string | null;
}
export interface DocumentText extends QuotedText {
  documentId: string;
  title: string;
  language: Language | null;
  publicationDate: IsoDate | null;
  /** The file's name as it was taken in. */
  fileName: string;
}

/** A ToolContext and the resolvers' Services both fit. */
export interface PassageEngines {
  graph: Pick<GraphReader, 'searchTexts' | 'position'>;
  vectors: Pick<VectorReader, 'search' | 'model' | 'position'>;
  archive: {
    publications(ids: readonly string[], call: Call): Promise<NoticeText[]>;
    documents(ids: readonly string[], call: Call): Promise<DocumentText[]>;
  };
}

export interface PassageSearch {
  /** 1 to 1,000 characters after trimming. */
  text: string;
  /** Default: both. */
  kinds?: readonly PassageKind[];
  /** Publication ids (of a company's events, say) and document ids; at most 200. */
  sourceIds?: readonly string[];
  languages?: readonly Language[];
  /** Inclusive, on the publication date. */
  from?: IsoDate;
  to?: IsoDate;
  /** What was known on that day. Documents without a date count as known on `today` and later only. */
  knownOn: IsoDate;
  today: IsoDate;
  /** 1 to 50. */
  limit: number;
}

export interface FoundPassage {
  kind: PassageKind;
  /** One of the two is set, by kind. */
  publicationId: string | null;
  documentId: string | null;
  /** The notice's number, the document's file name. */
  label: string;
  title: string;
  language: Language | null;
  publicationDate: IsoDate | null;
  /** Of the text that the span points into. */
  textHash: string;
  span: Span;
  /** The text between the span's ends, as it stands. */
  quote: string;
  /** The official page, or null. */
  sourceUrl: string | null;
  score: number;
  lexicalRank: number | null;
  denseRank: number | null;
  similarity: number | null;
  /** Whether the passage holds every word of the question that counts. */
  allWords: boolean;
}

export interface FoundPassages {
  /** Best first. */
  passages: FoundPassage[];
  mode: PassageMode;
  complete: boolean;
  /** For people, where mode is LEXICAL or complete is false: why, and what to do. Else empty. */
  detail: string;
  /** The engine that did not answer, so that documents were not searched, nor notices by meaning; null: all did. */
  missing: string | null;
  /** The ledger position searched: the graph's; of documents alone the vector engine's, 0 where that does not answer. */
  position: number;
}
