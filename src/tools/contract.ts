import type { z } from 'zod';
import type { Archive } from '../../ingest/contract.js';
import type {
  CompanyNode,
  CompanyStateFact,
  EventFact,
  GraphReader,
  MandateFact,
  MatchKind,
  PersonNode,
  PersonState,
  RelationFact,
  TopMetric,
} from '../../engines/graph/contract.js';
import type { PassageKind, PassageMode, VectorReader } from '../../engines/vector/contract.js';
import type { WebEngine } from '../../engines/web/contract.js';
import type { Call, Clocks, FirmStatus, RelationKind, Role } from '../core/index.js';
import type { Claim, Evidence, Intent } from '../trace/index.js';
import type { CallCost } from './call-cost.js';
import type { CountConditions, CountGrouping, CountRow, RankedEntity } from './rows/count-rows.js';
import type { NoticeRows } from './rows/notice-lines.js';
import type { QuotedPassage } from './rows/quoted-passage.js';
import type { StatementRows } from './rows/statement-rows.js';

export type { CallCost, CountConditions, CountGrouping, CountRow, QuotedPassage, RankedEntity };

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
  /** Names of up to three firms: those that a person is or was in; of a firm without notices of its own, those in whose notices it is named. */
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
  /** The firm's legal form at the clocks, by its code: what its board is called. */
  companyForm: string | null;
  holderName: string;
}

export interface NamedRelation {
  fact: RelationFact;
  fromName: string;
  toName: string;
  /** Seats at the clocks: a branch mostly bears the name of its head office. */
  fromSeat: string | null;
  toSeat: string | null;
}

/** A node of a network with how many hops it is from whom was asked about. */
export interface NetworkNode {
  uid: string;
  kind: 'COMPANY' | 'PERSON';
  name: string;
  depth: number;
}

/** Somebody who holds mandates in each of several firms. */
export interface SharedHolder {
  uid: string;
  name: string;
  /** Those that hold, or may hold; whoever surely holds one in each firm is counted. */
  mandates: NamedMandate[];
  holds: 'HELD' | 'UNKNOWN';
}

/** A notice of an entity's history, with the firms that it is about. */
export interface HistoryEvent {
  fact: EventFact;
  companies: { uid: string; name: string }[];
}

/** A passage of a notice that holds the words asked for. */
export interface TextPassage {
  publicationId: string;
  eventUid: string;
  number: string;
  /** In the language asked for where the gazette has it. */
  title: string;
  publicationDate: string;
  quote: string;
  companies: { uid: string; name: string }[];
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
  | { type: 'COMPANY_HISTORY'; node: CompanyNode; states: CompanyStateFact[]; events: HistoryEvent[]; clocks: Clocks }
  | {
      type: 'PERSON_HISTORY';
      node: PersonNode;
      mandates: NamedMandate[];
      events: HistoryEvent[];
      possiblySame: OtherPerson[];
      clocks: Clocks;
    }
  | {
      type: 'NETWORK';
      uids: string[];
      depth: number;
      nodes: NetworkNode[];
      mandates: NamedMandate[];
      relations: NamedRelation[];
      /** Nodes that were not walked through: too many neighbours, or past the limit. */
      cutAt: string[];
      clocks: Clocks;
    }
  | {
      type: 'RELATIONS';
      ownerUid: string;
      kinds: RelationKind[];
      side: 'FROM' | 'TO' | 'EITHER';
      at: 'CLOCKS' | 'HISTORY';
      relations: NamedRelation[];
      clocks: Clocks;
    }
  | {
      type: 'SHARED';
      uids: string[];
      roles: Role[];
      holders: SharedHolder[];
      /** People of some of the firms who may be the same person as one of the others. */
      possiblySame: { of: string; other: OtherPerson }[];
      clocks: Clocks;
    }
  | {
      type: 'PATH';
      fromUid: string;
      toUid: string;
      found: boolean;
      /** From one end to the other, ends included; empty where none was found. */
      nodes: { uid: string; name: string }[];
      mandates: NamedMandate[];
      relations: NamedRelation[];
      /** Facts left out since the register does not say whether they held. */
      unknown: number;
      maxDepth: number;
      clocks: Clocks;
    }
  | { type: 'TEXT_HITS'; query: string; ownerUid: string | null; passages: TextPassage[] }
  | {
      type: 'PASSAGES';
      query: string;
      ownerUid: string | null;
      /** What was searched. */
      kinds: PassageKind[];
      /** LEXICAL: by words alone. */
      mode: PassageMode;
      /** For people: why it was by words alone or not complete; else empty. */
      detail: string;
      /** The engine that did not answer, so that documents were not searched; null: all did. */
      missing: string | null;
      /** Documents were asked for, and none has been loaded. */
      noDocuments: boolean;
      passages: QuotedPassage[];
    }
  | {
      type: 'COUNTS';
      of: 'COMPANIES' | 'NOTICES';
      /** What was counted, condition by condition, as the tool applied them: none is left out. */
      conditions: CountConditions;
      grouping: CountGrouping | null;
      counts: CountRow[];
      total: number;
      /** Those of which the register does not say whether the conditions held. */
      unknown: number;
      query: string;
      clocks: Clocks;
    }
  | {
      type: 'COMPANIES';
      conditions: CountConditions;
      /** The first by name at the clocks. */
      companies: CompanyStateFact[];
      total: number;
      unknown: number;
      query: string;
      clocks: Clocks;
    }
  | {
      type: 'RANKING';
      kind: 'COMPANY' | 'PERSON';
      metric: TopMetric;
      /** Only these were counted; empty: any. */
      roles: Role[];
      conditions: Pick<CountConditions, 'canton' | 'seat' | 'legalForm' | 'status'>;
      ranked: RankedEntity[];
      /** Others past the last one have its value too. */
      tiedBeyond: boolean;
      query: string;
      clocks: Clocks;
    }
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
    }
  | NoticeRows
  | StatementRows;

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
  /** Beginnings of words in four languages, folded, any of which calls for it (P4 3.2.2); ALWAYS: what any plan may begin with. */
  keywords: 'ALWAYS' | readonly string[];
  /** Whether it is there for who calls; default: it always is. */
  isOpen?(asked: Pick<ToolContext, 'graph'> & { call: Pick<Call, 'viewer'> }): boolean;
  /** What makes a call one to ask about first, by its arguments as planned, which nobody checked yet; absent: nothing does. */
  costs?(planned: unknown): CallCost | null;
  /** Arguments; JSON Schema is derived from it. */
  input: z.ZodType<Input>;
  /** What its rows may be: a reply of any other type is dropped (src/agent/critic). */
  gives: readonly ToolRows['type'][];
  run(input: Input, context: ToolContext): Promise<ToolResult>;
}
