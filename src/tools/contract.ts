import type { z } from 'zod';
import type { Archive } from '../../ingest/contract.js';
import type {
  CompanyNode,
  CompanyStateFact,
  GraphReader,
  MandateFact,
  MatchKind,
  PersonNode,
  PersonState,
  RelationFact,
} from '../../engines/graph/contract.js';
import type { VectorReader } from '../../engines/vector/contract.js';
import type { WebEngine } from '../../engines/web/contract.js';
import type { Call, Clocks, FirmStatus } from '../core/index.js';
import type { Claim, Evidence, Intent } from '../trace/index.js';

/** What a tool works with. It reads only; every call of it may be repeated. */
export interface ToolContext {
  graph: GraphReader;
  archive: Archive;
  /** Notices and documents by passage; `searchPassages` (engines/passages) asks it together with the graph. */
  vectors: VectorReader;
  web: WebEngine;
  call: Call;
  /** The run's clocks; a tool's own asOf argument goes first. */
  clocks: Clocks;
  /** Milliseconds; for durations only. */
  now(): number;
}

/** What a piece of evidence carries: a claim of a sentence stands only if one that its own cited evidence carries is the same. */
export type Carried = Omit<Claim, 'evidenceIds'>;

/** Evidence with what it carries. Ids are local to the result; the run renumbers them. */
export interface CarriedEvidence {
  evidence: Evidence;
  carries: Carried[];
}

export interface FoundEntity {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  name: string;
  /** What tells it from its namesakes; which fields are set depends on the kind. */
  seat: string | null;
  canton: string | null;
  legalForm: string | null;
  status: FirmStatus | null;
  registerNumber: string | null;
  origins: string[];
  residence: string | null;
  /** Names of up to three firms that a person is or was in. */
  firms: string[];
  matchedName: string;
  match: MatchKind;
  score: number;
}

/** Somebody who may be the same person as another: not decided, and never counted together. */
export interface OtherPerson {
  uid: string;
  name: string;
  /** What her last notice says otherwise than the other's. */
  differs: { field: 'origin' | 'nationality' | 'residence'; value: string }[];
  /** The firm that she was last named in. */
  firm: string | null;
}

export interface NamedMandate {
  fact: MandateFact;
  companyName: string;
  holderName: string;
}

/** The typed rows of a result. */
export type ToolRows =
  | { type: 'HITS'; query: string; hits: FoundEntity[] }
  | {
      type: 'COMPANY_DOSSIER';
      node: CompanyNode;
      state: CompanyStateFact | null;
      mandates: NamedMandate[];
      relations: RelationFact[];
      clocks: Clocks;
    }
  | { type: 'COMPANY_HISTORY'; node: CompanyNode; states: CompanyStateFact[] }
  | {
      type: 'PERSON_DOSSIER';
      node: PersonNode;
      state: PersonState | null;
      mandates: NamedMandate[];
      possiblySame: OtherPerson[];
      clocks: Clocks;
    }
  | {
      type: 'MANDATES';
      ownerUid: string;
      side: 'COMPANY' | 'HOLDER';
      mandates: NamedMandate[];
      possiblySame: OtherPerson[];
      clocks: Clocks;
    };

export interface ToolResult {
  outcome: 'OK' | 'EMPTY';
  rows: ToolRows;
  evidence: CarriedEvidence[];
  /** How many there are in all, where the tool knows. */
  total: number | null;
  /** False where a limit cut rows off: "none", "only" and counts then cannot be said. */
  complete: boolean;
  /** Names for the uids in the rows. */
  labels: Record<string, string>;
}

export interface Tool<Input = unknown> {
  name: string;
  /** For models and for the tools query: when to use it, what it gives. */
  description: string;
  intents: readonly Intent[];
  /** Arguments; JSON Schema is derived from it. */
  input: z.ZodType<Input>;
  run(input: Input, context: ToolContext): Promise<ToolResult>;
}
