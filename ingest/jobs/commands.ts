import type { IdentityDecision } from '../../src/core/index.js';
import type { DecisionPreview, IngestJob, IngestRequest } from '../contract.js';

/** What the writer of the ledger does when asked, on whatever thread it lives. */
export interface IngestCommands {
  start(
    request: IngestRequest,
    tenant: string,
    idempotencyKey: string | null,
    /** What the job is to be called; one of that name is not begun again. Default: a new name. */
    jobId?: string,
  ): Promise<IngestJob | { keyReused: true; jobId: string }>;
  /** The job as it stands after the request to stop; null for an unknown one. */
  cancel(jobId: string): Promise<IngestJob | null>;
  decide(
    decision: Pick<IdentityDecision, 'kind' | 'a' | 'b' | 'reason' | 'author'>,
    preview: boolean,
    /** As for jobs. */
    decisionId?: string,
  ): Promise<{ decision: IdentityDecision | null; preview: DecisionPreview }>;
  undo(decisionId: string, preview: boolean): Promise<{ decision: IdentityDecision; preview: DecisionPreview } | null>;
  /** Reads every notice again that another parser version has read, and derives everything. */
  reparse(): Promise<{ read: number; failed: number }>;
  /** Empties the graph engine and fills it again from the ledger. */
  rebuild(): Promise<void>;
  /** Takes a notice's content out of the ledger and of everything derived; its position and hash stay. False: not held. */
  redact(publicationId: string): Promise<boolean>;
  /** Stops after the stretch in hand; a running job goes on at the next opening. */
  close(): Promise<void>;
}

/** What the writer tells, as it happens. */
export type IngestEvent =
  | { kind: 'JOB'; job: IngestJob }
  /** The graph engine shows everything up to this ledger position. */
  | { kind: 'ADVANCED'; ledgerPosition: number }
  /** This process's copy of the ledger is up to date, or why it is not. `changed`: something has arrived. */
  | { kind: 'COPIED'; error: string | null; changed: boolean }
  /** Progress of what is no job: reparse, rebuild, finishing what a kill cut short. */
  | { kind: 'STAGE'; stage: string; done: number; of: number };
