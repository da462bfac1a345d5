/** What the rest of the house may ask of the ledger and of ingest; it imports only core. */
import type {
  Call, IdentityDecision, Instant, IsoDate, Language, NoticeSentence, Span,
} from '../src/core/index.js'; // prettier-ignore

/** A publication as it is shown and quoted from. */
export interface ArchivedPublication {
  publicationId: string;
  number: string;
  title: Partial<Record<Language, string>>;
  publicationDate: IsoDate;
  language: Language;
  /** The canonical text; spans point into it. */
  text: string;
  textHash: string;
  bodyLength: number;
  /** What people read of the text, in its order: the printed text, and values of fields without their names. */
  readable: readonly Span[];
  /** Of the printed text, in order. */
  sentences: readonly NoticeSentence[];
  /** The official page of the notice, or null for sources without one. */
  sourceUrl: string | null;
}

/** A document as it is shown and quoted from. */
export interface ArchivedDocument {
  /** `doc_` + hash of its content. */
  documentId: string;
  /** From the document itself, else the file's name. */
  title: string;
  /** The name of the file that it was first taken from. */
  fileName: string;
  /** Null: it does not say, and its words do not tell. */
  language: Language | null;
  /** Null: it does not say. */
  publicationDate: IsoDate | null;
  /** Spans point into it. */
  text: string;
  textHash: string;
}

export type MentionStatus = { status: 'LIVING'; mentionId: string } | { status: 'GONE' } | { status: 'NOT_FOUND' };

/** Publication dates, both inclusive. Canton `''`: publications that name none. */
export interface CoverageWindow {
  rubric: string;
  canton: string;
  from: IsoDate;
  to: IsoDate;
}

/** What a source says it held whole. No cantons: all, and what names none. */
export interface ClaimedWindow {
  rubrics: readonly string[];
  cantons: readonly string[];
  from: IsoDate;
  to: IsoDate;
}

export interface Coverage {
  /** The ledger position this describes. */
  position: number;
  publications: number;
  /** What was loaded whole: nothing published there is missing. By rubric and canton; adjoining ones are one. */
  windows: CoverageWindow[];
  /** Publications in no window, with their first and last day, between which others may be missing; null: there are none. */
  singles: { publications: number; from: IsoDate; to: IsoDate } | null;
  /** One row per rubric and canton: what is held, and its first and last publication date; no claim of completeness. */
  loaded: { rubric: string; subRubric: string; canton: string; publications: number; from: IsoDate; to: IsoDate }[];
  quarantined: number;
  /** Back references that point at notices not held. */
  unresolvedReferences: number;
  unreadCharacters: number;
  anomalies: { code: string; count: number }[];
}

/** The read side of the ledger. */
export interface Archive {
  position(): Promise<number>;
  /** The current revisions; those the viewer may not see, or that are redacted or unknown, are absent. At most 200. */
  publications(ids: readonly string[], call: Call): Promise<ArchivedPublication[]>;
  /** An older revision that a piece of evidence points at, by its text hash; null where it is gone. */
  revision(publicationId: string, textHash: string, call: Call): Promise<ArchivedPublication | null>;
  /** Documents by id; those the viewer may not see, or that are redacted or unknown, are absent. At most 200. */
  documents(ids: readonly string[], call: Call): Promise<ArchivedDocument[]>;
  /** What became of mention ids ever issued. At most 200. */
  mentions(ids: readonly string[]): Promise<Map<string, MentionStatus>>;
  /** One row a revision in ledger order after a position, at most `limit`: a corrected or cancelled publication comes once for each of its revisions. */
  since(position: number, limit: number, call: Call): Promise<{ position: number; publicationId: string }[]>;
  /** The same object as long as nothing is stored: not to be changed. */
  coverage(call: Call): Promise<Readonly<Coverage>>;
}

export interface JobWarning {
  code: string;
  count: number;
  /** The first few: the notice's number and what is odd. */
  places: string[];
}

export type JobState = 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';

export type IngestRequest =
  | { kind: 'FILES'; patterns: string[] }
  /** Plain text and Markdown, for the vector engine. */
  | { kind: 'DOCUMENTS'; patterns: string[] }
  | { kind: 'PORTAL'; from: IsoDate; to: IsoDate; rubrics: string[]; cantons: string[] };

export interface IngestJob {
  id: string;
  request: IngestRequest;
  state: JobState;
  createdAt: Instant;
  startedAt: Instant | null;
  finishedAt: Instant | null;
  /** Records read, written as new revisions, already held, and quarantined. */
  read: number;
  written: number;
  unchanged: number;
  quarantined: number;
  /** What the parser found odd in the records read, by code; kept, and no reason to refuse them. */
  warnings: JobWarning[];
  /** Records a second over the last seconds; 0 when not running. */
  rate: number;
  /** Records still to come where the source says so, else null. */
  remaining: number | null;
  /** The stage, for people: `reading`, `deriving`, `indexing`. */
  stage: string;
  /** Why it failed, for people. */
  error: string | null;
  /** Grows with every change; `ingestJob(id, after)` follows it. */
  version: number;
  ledgerPosition: number;
}

export interface QuarantinedRecord {
  id: number;
  jobId: string;
  /** File, entry and line or index, as `notices.zip/hr.ndjson:17`. */
  origin: string;
  code: string;
  reason: string;
  at: Instant;
}

export interface DecisionPreview {
  /** Person uids before, and the clusters (by uid) after. */
  before: string[];
  after: string[];
  mandatesMoved: number;
}

/** The operators' side: jobs and decisions hold for all tenants. */
export interface IngestService {
  start(
    request: IngestRequest,
    idempotencyKey: string | null,
    call: Call,
  ): Promise<IngestJob | { keyReused: true; jobId: string }>;
  cancel(jobId: string, call: Call): Promise<IngestJob | null>;
  job(jobId: string): Promise<IngestJob | null>;
  jobs(first: number, after: string | null): Promise<{ jobs: IngestJob[]; hasMore: boolean }>;
  /** Yields the job whenever its version passes `after`, ends with its last state. */
  follow(jobId: string, after: number, signal: AbortSignal): AsyncIterableIterator<IngestJob>;
  quarantined(jobId: string | null, first: number, after: number | null): Promise<QuarantinedRecord[]>;
  /** `preview: true` computes and stores nothing. */
  decide(
    decision: Pick<IdentityDecision, 'kind' | 'a' | 'b' | 'reason' | 'author'>,
    preview: boolean,
    call: Call,
  ): Promise<{ decision: IdentityDecision | null; preview: DecisionPreview }>;
  undo(
    decisionId: string,
    preview: boolean,
    call: Call,
  ): Promise<{ decision: IdentityDecision; preview: DecisionPreview } | null>;
  decisions(personUid: string): Promise<IdentityDecision[]>;
  /** Resolves when the visible ledger position passes `after`, or with the position reached when the signal fires. */
  advanced(after: number, signal: AbortSignal): Promise<number>;
}
