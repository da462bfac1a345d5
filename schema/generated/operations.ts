/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a notice's line did. */
export type Action =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

/** How well the bound of an interval is known. */
export type BoundKind =
  | 'EXACT'
  | 'NOT_EARLIER_THAN'
  | 'NOT_LATER_THAN'
  | 'OPEN'
  | 'UNKNOWN';

/** What makes a step one that is asked about first. */
export type CostlyKind =
  | 'SPENDING'
  | 'STATEMENT'
  | 'WIDE_NETWORK';

/** What to do after a tool returned. */
export type Decision =
  | 'CALL_DIFFERENT_TOOL'
  | 'CONTINUE'
  | 'INSUFFICIENT_DATA'
  | 'RETRY_WITH_REFINEMENT';

/** Edges between entities and events. */
export type EventEdgeKind =
  | 'ACQUIRED_FROM'
  | 'ACTED_IN'
  | 'DISSOLVED_IN'
  | 'HAS_EVENT'
  | 'HAS_NAME'
  | 'HEAD_OFFICE_OF'
  | 'INVOLVED_IN'
  | 'PROVIDES_ASSURANCE_TO'
  | 'RELATED_TO'
  | 'TRANSFERRED_TO';

/** What a notice is about. */
export type EventTopic =
  | 'ADDRESS'
  | 'ASSET_TRANSFER'
  | 'AUCTION'
  | 'AUDITOR'
  | 'BANKRUPTCY'
  | 'BANKRUPTCY_CLOSED'
  | 'BRANCH'
  | 'CAPITAL'
  | 'CORRECTION'
  | 'CREDITORS_CALL'
  | 'DELETED'
  | 'FOUNDED'
  | 'LEGAL_FORM'
  | 'LIQUIDATION'
  | 'MERGER'
  | 'MOVED'
  | 'OTHER'
  | 'PERSONS'
  | 'PURPOSE'
  | 'RENAMED'
  | 'REVOCATION';

/** Stable codes of expected failures. */
export type FailureCode =
  | 'AMBIGUOUS'
  | 'BAD_INPUT'
  | 'CONVERSATION_BUSY'
  | 'CURSOR_EXPIRED'
  | 'CURSOR_INVALID'
  | 'FORBIDDEN'
  | 'GONE'
  | 'INPUT_EXPIRED'
  | 'KEY_REUSED'
  | 'NOT_FOUND'
  | 'NOT_WAITING'
  | 'RUN_NOT_ENDED'
  | 'UNAVAILABLE';

/** Status of a firm at a date. */
export type FirmStatus =
  | 'ACTIVE'
  | 'BANKRUPT'
  | 'DELETED'
  | 'IN_LIQUIDATION'
  | 'UNKNOWN';

/** Whether a fact held at the date asked for, by what was known then. */
export type Holds =
  | 'HELD'
  | 'NOT_HELD'
  | 'UNKNOWN';

/** What a question was routed as. */
export type Intent =
  | 'all_tools'
  | 'analytics'
  | 'documents'
  | 'explore_network'
  | 'get_node_history'
  | 'search_companies'
  | 'web';

/** German, French, Italian, English. */
export type Language =
  | 'de'
  | 'en'
  | 'fr'
  | 'it';

/** How a name matched a search. */
export type MatchKind =
  | 'EXACT'
  | 'FUZZY'
  | 'NUMBER'
  | 'PREFIX'
  | 'WORDS';

/** OPEN: more is to be tried. GIVEN_UP: what was to be tried was, or no round is left. */
export type PartStatus =
  | 'ANSWERED'
  | 'GIVEN_UP'
  | 'OPEN';

/** Where a passage stands. */
export type PassageKind =
  | 'DOCUMENT'
  | 'NOTICE';

/** HYBRID: by words and by meaning; LEXICAL: by words alone. */
export type PassageMode =
  | 'HYBRID'
  | 'LEXICAL';

/** A user's word on an answer. */
export type Rating =
  | 'PARTLY_RIGHT'
  | 'RIGHT'
  | 'WRONG';

/** Relations that a network and a path run over. */
export type RelationKind =
  | 'ASSET_TRANSFER'
  | 'DEMERGER'
  | 'HEAD_OFFICE'
  | 'MANDATE'
  | 'MERGER'
  | 'OWNERSHIP';

/** One vocabulary of roles; the printed text stands beside it. */
export type Role =
  | 'AUDITOR'
  | 'BOARD_DELEGATE'
  | 'BOARD_MEMBER'
  | 'BOARD_PRESIDENT'
  | 'BOARD_SECRETARY'
  | 'BOARD_TREASURER'
  | 'BOARD_VICE_PRESIDENT'
  | 'BRANCH_MANAGER'
  | 'DEPUTY_DIRECTOR'
  | 'DIRECTOR'
  | 'FOUNDER'
  | 'GENERAL_PARTNER'
  | 'GROUP_AUDITOR'
  | 'HONORARY_PRESIDENT'
  | 'LIMITED_PARTNER'
  | 'LIQUIDATOR'
  | 'MANAGEMENT_CHAIR'
  | 'MANAGEMENT_MEMBER'
  | 'MANAGER'
  | 'MANAGERS_CHAIR'
  | 'OTHER'
  | 'OWNER'
  | 'PARTNER'
  | 'RECEIVER'
  | 'REPRESENTATIVE'
  | 'SIGNATORY'
  | 'SOLE_BOARD_MEMBER'
  | 'SUPERVISORY_AUTHORITY'
  | 'VICE_DIRECTOR';

/** How a finished run, or a part of its question, ended. NONE_HELD: the firm is there, and nobody is entered in what was asked for. UNAVAILABLE: what would tell could not be asked, so that nothing is known of it. REFUSED: no register holds what is asked. */
export type RunOutcome =
  | 'ANSWERED'
  | 'DISAMBIGUATION'
  | 'NONE_HELD'
  | 'NOT_FOUND'
  | 'NOT_IN_REGISTER'
  | 'NOT_UNDERSTOOD'
  | 'PARTLY_ANSWERED'
  | 'REFUSED'
  | 'UNAVAILABLE';

/** Where a run stands. */
export type RunStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'FINISHED'
  | 'RUNNING'
  | 'SUSPENDED';

/** What speaks for a match, or against it. FIRM_NOT_FOUND: no firm of that name is known, which weighs nothing. */
export type ScreenReasonCode =
  | 'FIRM'
  | 'FIRM_DIFFERS'
  | 'FIRM_NOT_FOUND'
  | 'NAME_EQUAL'
  | 'NAME_SIMILAR'
  | 'ORIGIN'
  | 'ORIGIN_DIFFERS';

export type ScreenSubject = {
  /** Name or number of a firm the subject is said to be in. */
  firm?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** Place of origin or nationality. */
  origin?: string | null | undefined;
};

export type SearchQueryVariables = Exact<{
  text?: string;
}>;


export type SearchQuery = { entities:
    | { __typename: 'CursorInvalid', message: string }
    | { __typename: 'EntityConnection', total: number | null, edges: Array<{ node: { match: MatchKind | null, score: number | null, matchedName: string | null, entity:
            | { __typename: 'Company', uid: string, registerNumber: string | null, at: { name: string | null, seat: string | null, status: FirmStatus } | null }
            | { __typename: 'Person', uid: string, personAt: { name: string, origins: Array<string>, residence: string | null } | null }
           } }> }
    | { __typename: 'InputRejected', message: string }
   };

export type CompanyQueryVariables = Exact<{
  uid: string | number;
  day: string;
}>;


export type CompanyQuery = { entity:
    | { __typename: 'Company', registerNumber: string | null, today: { name: string | null, seat: string | null, address: string | null, purpose: string | null, status: FirmStatus, holds: Holds, capitalNominal: { amount: string, currency: string | null } | null } | null, earlier: { name: string | null, seat: string | null, address: string | null, purpose: string | null, status: FirmStatus, holds: Holds, capitalNominal: { amount: string, currency: string | null } | null } | null, mandates: { edges: Array<{ node: { role: Role, roleText: string | null, signatureText: string | null, holds: Holds, from: { date: string | null, kind: BoundKind }, holder:
              | { uid: string, companyAt: { name: string | null } | null }
              | { uid: string, at: { name: string, origins: Array<string> } | null }
             | null, proofs: Array<{ number: string | null, before: string, quote: string | null, after: string, sourceUrl: string | null }> } }> } }
    | { __typename: 'Gone', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'Person' }
   };

export type StateFragment = { name: string | null, seat: string | null, address: string | null, purpose: string | null, status: FirmStatus, holds: Holds, capitalNominal: { amount: string, currency: string | null } | null };

export type HistoryQueryVariables = Exact<{
  uid: string | number;
}>;


export type HistoryQuery = { entity:
    | { history: Array<{ name: string | null, seat: string | null, status: FirmStatus, from: { date: string | null, kind: BoundKind }, to: { date: string | null, kind: BoundKind } }>, events: { edges: Array<{ node: { number: string, publicationDate: string, topics: Array<EventTopic>, legalDate: { date: string | null, kind: BoundKind }, edges: Array<{ kind: EventEdgeKind, action: Action | null, roleText: string | null }> } }> } }
    | Record<PropertyKey, never>
   };

export type NetworkQueryVariables = Exact<{
  uid: string | number;
}>;


export type NetworkQuery = { network:
    | { __typename: 'Gone', message: string }
    | { __typename: 'InputRejected', message: string }
    | { __typename: 'Network', truncated: boolean, nodes: Array<{ depth: number, entity:
          | { __typename: 'Company', uid: string, label: string }
          | { __typename: 'Person', uid: string, label: string }
         }>, edges: Array<{ kind: RelationKind, fromUid: string, toUid: string, roles: Array<Role>, holds: Holds }> }
    | { __typename: 'NotFound', message: string }
   };

export type CountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsQuery = { eventCounts: { total: number, rows: Array<{ key: string, events: number, companies: number }> }, companyCounts: { total: number, unknown: number, rows: Array<{ key: string, companies: number }>, companies: Array<{ uid: string, at: { name: string | null, address: string | null } | null }> }, failed: { total: number, rows: Array<{ key: string, companies: number }> }, topEntities: { rows: Array<{ value: string, entity:
        | { uid: string, at: { name: string, residence: string | null } | null }
        | Record<PropertyKey, never>
       }> }, coverage: { publications: number, unresolvedReferences: number }, engines: Array<{ name: string, healthy: boolean, detail: string }> };

export type AskMutationVariables = Exact<{
  question: string;
}>;


export type AskMutation = { startAgentRun:
    | { __typename: 'AgentRun', runId: string, atSeq: number, status: RunStatus }
    | { __typename: 'ConversationBusy', code: FailureCode, message: string }
    | { __typename: 'InputRejected', code: FailureCode, message: string }
    | { __typename: 'KeyReused', code: FailureCode, message: string }
    | { __typename: 'NotFound', code: FailureCode, message: string }
   };

export type FollowSubscriptionVariables = Exact<{
  runId: string | number;
  after?: number;
}>;


export type FollowSubscription = { agentRun:
    | { __typename: 'CursorExpired', message: string }
    | { __typename: 'NotFound', message: string }
    | { __typename: 'RunSnapshot' }
    | { __typename: 'TraceBatch', lastSeq: number, nodes: Array<
        | { text: string, seq: number, kind: string, summary: string, citations: Array<
            | { number: string | null, before: string, quote: string | null, after: string }
            | Record<PropertyKey, never>
          > }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { decision: Decision, seq: number, kind: string, summary: string, parts: Array<{ text: string, status: PartStatus }> }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { outcome: RunOutcome, suggestions: Array<string>, seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { tool: string, arguments: string, seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
        | { seq: number, kind: string, summary: string }
      > }
   };

export type RunQueryVariables = Exact<{ [key: string]: never; }>;


export type RunQuery = { agentRuns:
    | { edges: Array<{ node: { runId: string, question: string, status: RunStatus, outcome: RunOutcome | null, atSeq: number, suggestions: Array<string>, answer: { markdown: string, evidence: Array<
              | { __typename: 'Absence', query: string, coverage: string }
              | { __typename: 'Aggregate', query: string, total: number, coverage: string }
              | { __typename: 'DocumentQuote', fileName: string, publicationDate: string | null, quote: string | null }
              | { __typename: 'Fact', number: string | null, publicationDate: string | null, before: string, quote: string | null, after: string }
            > } | null } }> }
    | { message: string }
    | { message: string }
   };

export type RegisterSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RegisterSubscription = { events:
    | { __typename: 'CursorExpired', message: string }
    | { __typename: 'EventBatch', position: number, events: Array<{ number: string, publicationDate: string, topics: Array<EventTopic>, titles: Array<{ language: Language, text: string }> }> }
   };

export type ScreenQueryVariables = Exact<{
  subjects: Array<ScreenSubject> | ScreenSubject;
}>;


export type ScreenQuery = { screen: Array<{ name: string, matches: Array<{ score: number, entity:
        | { __typename: 'Company', uid: string, label: string }
        | { __typename: 'Person', uid: string, label: string, personAt: { origins: Array<string> } | null }
      , reasons: Array<{ code: ScreenReasonCode, text: string }> }> }> };

export type ToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type ToolsQuery = { tools: Array<{ name: string, description: string, intents: Array<Intent>, inputSchema: string }> };

export type PassagesQueryVariables = Exact<{ [key: string]: never; }>;


export type PassagesQuery = { passages:
    | { message: string }
    | { mode: PassageMode, complete: boolean, detail: string, passages: Array<{ kind: PassageKind, label: string, publicationDate: string | null, quote: string, sourceUrl: string | null, event: { topics: Array<EventTopic> } | null }> }
   };

export type AskBackMutationVariables = Exact<{
  question: string;
}>;


export type AskBackMutation = { startAgentRun:
    | { __typename: 'AgentRun', runId: string, conversationId: string, status: RunStatus }
    | { __typename: 'ConversationBusy', message: string }
    | { __typename: 'InputRejected', message: string }
    | { __typename: 'KeyReused', message: string }
    | { __typename: 'NotFound', message: string }
   };

export type AnswerMutationVariables = Exact<{
  requestId: string | number;
  uid: string | number;
}>;


export type AnswerMutation = { answerAgentRun:
    | { __typename: 'AgentRun', runId: string, status: RunStatus }
    | { __typename: 'InputExpired', code: FailureCode, message: string }
    | { __typename: 'InputRejected', code: FailureCode, message: string }
    | { __typename: 'KeyReused', code: FailureCode, message: string }
    | { __typename: 'NotFound', code: FailureCode, message: string }
    | { __typename: 'NotWaiting', code: FailureCode, message: string, run: { status: RunStatus } }
   };

export type RateMutationVariables = Exact<{
  runId: string | number;
}>;


export type RateMutation = { rateAnswer:
    | { __typename: 'AnswerRating', rating: Rating, at: string, run: { question: string } }
    | { __typename: 'InputRejected', code: FailureCode, message: string }
    | { __typename: 'KeyReused', code: FailureCode, message: string }
    | { __typename: 'NotFound', code: FailureCode, message: string }
    | { __typename: 'RunNotEnded', code: FailureCode, message: string }
   };

export type ConversationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConversationsQuery = { conversations:
    | { edges: Array<{ node: { id: string, lastRunAt: string, firstQuestion: string, runs:
            | { edges: Array<{ node: { runId: string, question: string, status: RunStatus, answer: { markdown: string } | null, pendingInput: { requestId: string, expiresAt: string, request:
                      | { prompt: string, candidates: Array<{ uid: string, name: string, detail: string }> }
                      | { prompt: string }
                      | { prompt: string, step: { kind: CostlyKind, tool: string | null, arguments: string | null, tokens: number | null, cost: string | null } | null }
                     } | null } }> }
            | Record<PropertyKey, never>
           } }> }
    | { message: string }
    | { message: string }
   };

export type ForgetMutationVariables = Exact<{
  runId: string | number;
}>;


export type ForgetMutation = { forgetMemories: { count: number } };

export type EraseMutationVariables = Exact<{
  conversationId: string | number;
}>;


export type EraseMutation = { eraseConversation:
    | { __typename: 'ConversationBusy', code: FailureCode, message: string }
    | { __typename: 'ConversationErased' }
    | { __typename: 'NotFound', code: FailureCode, message: string }
   };

export type ConfirmMutationVariables = Exact<{
  requestId: string | number;
}>;


export type ConfirmMutation = { answerAgentRun:
    | { __typename: 'AgentRun', runId: string, status: RunStatus }
    | { __typename: 'InputExpired', code: FailureCode, message: string }
    | { __typename: 'InputRejected', code: FailureCode, message: string }
    | { __typename: 'KeyReused', code: FailureCode, message: string }
    | { __typename: 'NotFound', code: FailureCode, message: string }
    | { __typename: 'NotWaiting', code: FailureCode, message: string }
   };
