import type { IsoDate, Instant } from './dates.js';
import type { Language, PublicationState } from './vocabulary.js';

/** A half-open pair of UTF-16 offsets into a publication's canonical text. */
export interface Span {
  start: number;
  end: number;
}

/** A tree of trimmed, NFC strings: what is left when JSON and XML of one publication are made alike. Empty leaves are dropped. */
export type FieldTree = { [name: string]: FieldTree | FieldTree[] | string };

/** One publication as a source hands it over, before the ledger has seen it. */
export interface SourceRecord {
  /** The source's name in ingest/sources/registry.ts: `shab` (the portal), `shab-legacy` (2001-2017, without portal ids). */
  source: string;
  /** `public`, or the one tenant that may see it. */
  scope: string;
  /**
   * The key of the ledger, among all sources: an equal id is a revision of the same notice. The portal's UUID; for older notices
   * office/year/journal number/gazette number/page/firm. Where a source numbers its notices from 1, its name goes before the number.
   */
  id: string;
  /** `HR01-1006740640`; for older notices the id again. */
  number: string;
  /** `HR` is what a register itself says, of whatever country: only that founds, enters and deletes a firm. */
  rubric: string;
  /** Of HR: `HR01` first entry, `HR02` change, `HR03` deletion. */
  subRubric: string;
  language: Language;
  state: PublicationState;
  publicationDate: IsoDate;
  updateDate: Instant | null;
  cantons: string[];
  /** Titles by language, as printed. */
  title: Partial<Record<Language, string>>;
  /** Normalised meta without id, dates of update and creation, state; part of the hash. */
  meta: FieldTree;
  /** Normalised content, publicationText included. */
  content: FieldTree;
}

/** A field of the content, and where its value lies in the canonical text. `path` is dotted, repeated elements carry `[1]`, `[2]` ... from the second on. */
export interface Field {
  path: string;
  value: string;
  span: Span;
}

/** A revision with its canonical text: what parsers read. Immutable. */
export interface Publication extends Omit<SourceRecord, 'meta' | 'content'> {
  /** publicationText in NFC, then a line `path: value` for each other leaf in sorted path order (data-model.md, Ledger). */
  text: string;
  /** Length of the publicationText at the beginning of `text`; 0 where there is none. */
  bodyLength: number;
  /** SHA-256 hex over text, meta and state. */
  hash: string;
  fields: readonly Field[];
  /** Name of the registration office in meta, or null. */
  office: string | null;
  /** Since when the world could know this revision (data-model.md); never the time of loading. */
  knownFrom: IsoDate;
}
