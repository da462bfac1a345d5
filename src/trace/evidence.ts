import type { Clocks, IsoDate, Span } from '../core/index.js';

/** A place in an official notice that proves something; `quote` is the text of the span. */
export interface FactEvidence {
  type: 'FACT';
  /** Unique within a run, cited by sentences: `e1`, `e2` ... */
  id: string;
  publicationId: string;
  eventUid: string;
  number: string;
  publicationDate: IsoDate;
  /** Hash of the canonical text that the span points into. */
  textHash: string;
  span: Span;
  quote: string;
  /** What is printed around the quote where it does not say it all: a list's heading, the rest of its sentence; read together they read on. Not there where there is nothing, and in logs of earlier versions. */
  before?: string;
  after?: string;
  /** Nodes and facts (mandates, relations) that this place proves. */
  uids: string[];
}

/** A place in a document that was loaded beside the notices: its own word, which no register confirms. */
export interface DocumentEvidence {
  type: 'DOCUMENT';
  id: string;
  /** `doc_` + hash of its content. */
  documentId: string;
  fileName: string;
  title: string;
  /** Null: it does not say. */
  publicationDate: IsoDate | null;
  textHash: string;
  span: Span;
  quote: string;
}

/** A count, a ranking or a complete list: what was asked of the register, and what contributed. */
export interface AggregateEvidence {
  type: 'AGGREGATE';
  id: string;
  /** For people, and stable for equal questions: `mandates(company=..., roles=BOARD, asOf=...)`. */
  query: string;
  ledgerPosition: number;
  clocks: Clocks;
  total: number;
  complete: boolean;
  /** Contributing uids, at most 1,000. */
  uids: string[];
  /** As for an {@link AbsenceEvidence}: who holds an office by what is loaded may have left it in a notice that is not. Not there in logs of earlier versions. */
  coverage?: string;
}

/** Nothing was found: what was asked, and what had been loaded to look in. */
export interface AbsenceEvidence {
  type: 'ABSENCE';
  id: string;
  query: string;
  ledgerPosition: number;
  clocks: Clocks;
  complete: boolean;
  /**
   * Of no language: what was loaded whole (rubrics, cantons, days; `CH`: all cantons; `+2`: windows beyond those named), how many notices
   * are held, and which of them beside any window, with their first and last day:
   * `HR, KK; CH; 2018-09-03/2026-08-31; n=5472` or `HR; ZH; 2024-01-01/2024-12-31 | +2; n=900; single=12 2003-05-02/2017-11-30`.
   */
  coverage: string;
}

export type Evidence = FactEvidence | DocumentEvidence | AggregateEvidence | AbsenceEvidence;

export const CLAIM_RELATIONS = [
  'HAS_ROLE', 'HAS_SIGNATURE', 'HAS_STATE', 'HAS_STATUS', 'HAS_RELATION', 'ACTED', 'IS_NAMED', 'IS_REGISTERED_AS', 'COUNT', 'NONE', 'EVENT_ON',
  'POSSIBLY_SAME', 'TAKEN_FOR_ONE', 'DATED', 'MENTIONS', 'RANKED',
] as const; // prettier-ignore
export type ClaimRelation = (typeof CLAIM_RELATIONS)[number];

/** The smallest thing a sentence says. Each is compared field by field with what its own cited evidence carries (api.md, Evidence). */
export interface Claim {
  subjectUid: string;
  relation: ClaimRelation;
  /** A role, a field name, a status, a relation kind; null where the relation says all. */
  attribute: string | null;
  /** A uid, or a value as printed. */
  object: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  /** ADDED, CHANGED or REMOVED where the sentence tells what a notice did. */
  action: 'ADDED' | 'CHANGED' | 'REMOVED' | null;
  negated: boolean;
  /** Ids of the evidence that the sentence cites for this claim. */
  evidenceIds: string[];
}

export interface Sentence {
  /** Markdown without citation marks. */
  text: string;
  claims: Claim[];
  /** In the order they are to be numbered. */
  citations: string[];
}
