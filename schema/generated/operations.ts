/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of the calendar, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** A decimal number as a string: amounts are never rounded. */
  Decimal: { input: string; output: string; }
};

/** Nothing was found: the query, and the coverage it searched. */
export type Absence = {
  __typename?: 'Absence';
  asOf: Scalars['Date']['output'];
  complete: Scalars['Boolean']['output'];
  coverage: Scalars['String']['output'];
  evidenceId: Scalars['ID']['output'];
  knownOn: Scalars['Date']['output'];
  ledgerPosition: Scalars['Int']['output'];
  query: Scalars['String']['output'];
};

/** What a notice's line did. */
export type Action =
  | 'ADDED'
  | 'CHANGED'
  | 'REMOVED';

/** A pure fold of the log up to `atSeq`: subscribe after it and you have what a replay from 0 gives. */
export type AgentRun = {
  __typename?: 'AgentRun';
  /** Only verified sentences; null before the first. */
  answer?: Maybe<Answer>;
  asOf: Scalars['Date']['output'];
  atSeq: Scalars['Int']['output'];
  candidates: Array<Candidate>;
  conversationId: Scalars['ID']['output'];
  failure?: Maybe<RunFailure>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  knownOn: Scalars['Date']['output'];
  language: Language;
  outcome?: Maybe<RunOutcome>;
  profile: Profile;
  question: Scalars['String']['output'];
  reasoner: Scalars['String']['output'];
  runId: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
  state: ConversationState;
  status: RunStatus;
  /** Uids that the run was about. */
  subjects: Array<Scalars['ID']['output']>;
  suggestions: Array<Scalars['String']['output']>;
};

export type AgentRunConnection = {
  __typename?: 'AgentRunConnection';
  edges: Array<AgentRunEdge>;
  pageInfo: PageInfo;
};

export type AgentRunEdge = {
  __typename?: 'AgentRunEdge';
  cursor: Scalars['String']['output'];
  node: AgentRun;
};

export type AgentRunEvent = CursorExpired | NotFound | RunSnapshot | TraceBatch;

export type AgentRunResult = AgentRun | NotFound;

/** A count, a ranking or a complete list: the query, and what contributed. */
export type Aggregate = {
  __typename?: 'Aggregate';
  asOf: Scalars['Date']['output'];
  complete: Scalars['Boolean']['output'];
  evidenceId: Scalars['ID']['output'];
  knownOn: Scalars['Date']['output'];
  ledgerPosition: Scalars['Int']['output'];
  query: Scalars['String']['output'];
  total: Scalars['Int']['output'];
  /** Contributing uids, at most 1,000; `nodes(uids:)` opens them. */
  uids: Array<Scalars['ID']['output']>;
};

export type Anomaly = {
  __typename?: 'Anomaly';
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** Markdown with citation marks `[1]`, each pointing at evidence. */
export type Answer = {
  __typename?: 'Answer';
  attempt: Scalars['Int']['output'];
  evidence: Array<Evidence>;
  markdown: Scalars['String']['output'];
  sentences: Array<AnswerSentence>;
};

/** One verified sentence of the answer. */
export type AnswerDelta = TraceNode & {
  __typename?: 'AnswerDelta';
  at: Scalars['DateTime']['output'];
  /** A resumed synthesis starts a new attempt: only the highest counts. */
  attempt: Scalars['Int']['output'];
  citations: Array<Evidence>;
  index: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  /** Markdown. */
  text: Scalars['String']['output'];
};

export type AnswerSentence = {
  __typename?: 'AnswerSentence';
  /** Numbers into `evidence`, from 1. */
  citations: Array<Scalars['Int']['output']>;
  index: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type AnswerVerified = TraceNode & {
  __typename?: 'AnswerVerified';
  at: Scalars['DateTime']['output'];
  attempt: Scalars['Int']['output'];
  claims: Scalars['Int']['output'];
  cut: Scalars['Int']['output'];
  kept: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** One end of an interval, and how well it is known. Intervals are half-open. */
export type Bound = {
  __typename?: 'Bound';
  date?: Maybe<Scalars['Date']['output']>;
  kind: BoundKind;
};

/** How well the bound of an interval is known. */
export type BoundKind =
  | 'EXACT'
  | 'NOT_EARLIER_THAN'
  | 'NOT_LATER_THAN'
  | 'OPEN'
  | 'UNKNOWN';

/** Somebody who may be meant, and what tells them from the others. */
export type Candidate = {
  __typename?: 'Candidate';
  detail: Scalars['String']['output'];
  kind: EntityKind;
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

/** The 26 cantons. */
export type Canton =
  | 'AG'
  | 'AI'
  | 'AR'
  | 'BE'
  | 'BL'
  | 'BS'
  | 'FR'
  | 'GE'
  | 'GL'
  | 'GR'
  | 'JU'
  | 'LU'
  | 'NE'
  | 'NW'
  | 'OW'
  | 'SG'
  | 'SH'
  | 'SO'
  | 'SZ'
  | 'TG'
  | 'TI'
  | 'UR'
  | 'VD'
  | 'VS'
  | 'ZG'
  | 'ZH';

/** Choose one of these. */
export type ChooseEntity = {
  __typename?: 'ChooseEntity';
  candidates: Array<Candidate>;
  prompt: Scalars['String']['output'];
};

/** Say what a term means. */
export type Clarify = {
  __typename?: 'Clarify';
  prompt: Scalars['String']['output'];
  term: Scalars['String']['output'];
};

/** A firm, a branch or an office. What changes over time stands in `at`. */
export type Company = Node & {
  __typename?: 'Company';
  /** Null where nothing was known. */
  at?: Maybe<CompanyState>;
  /** The notices about it. */
  events: EventConnection;
  /** Every state known on that day, oldest first. */
  history: Array<CompanyState>;
  id: Scalars['ID']['output'];
  identifiers: Array<Identifier>;
  /** Who holds or held which role here. */
  mandates: MandateConnection;
  /** Roles that this firm itself holds in others (auditor, partner ...). */
  mandatesHeld: MandateConnection;
  /** All names it ever had, published by the inherited knownOn, the current first. */
  names: Array<CompanyName>;
  /** CHE-123.456.789 */
  registerNumber?: Maybe<Scalars['String']['output']>;
  /** Head office, branches, mergers, transfers; at most 500. */
  relations: Array<Relation>;
  strength: Strength;
  uid: Scalars['ID']['output'];
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyAtArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyEventsArgs = {
  options?: InputMaybe<EventOptions>;
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyHistoryArgs = {
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyMandatesArgs = {
  options?: InputMaybe<MandateOptions>;
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyMandatesHeldArgs = {
  options?: InputMaybe<MandateOptions>;
};


/** A firm, a branch or an office. What changes over time stands in `at`. */
export type CompanyRelationsArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  history?: InputMaybe<Scalars['Boolean']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A name a firm has had; translations are names too. */
export type CompanyName = {
  __typename?: 'CompanyName';
  from: Bound;
  /** NAME or TRANSLATION. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  to: Bound;
};

/** A firm's state over an interval; its id holds both dates asked for. */
export type CompanyState = Node & {
  __typename?: 'CompanyState';
  address?: Maybe<Scalars['String']['output']>;
  canton?: Maybe<Scalars['String']['output']>;
  capitalNominal?: Maybe<Money>;
  capitalPaid?: Maybe<Money>;
  from: Bound;
  fromPublished: Scalars['Date']['output'];
  /** UNKNOWN before the first notice that shows the state. */
  holds: Holds;
  id: Scalars['ID']['output'];
  legalForm?: Maybe<LegalForm>;
  name?: Maybe<Scalars['String']['output']>;
  proofs: Array<Fact>;
  purpose?: Maybe<Scalars['String']['output']>;
  seat?: Maybe<Scalars['String']['output']>;
  status: FirmStatus;
  /** As known on the day asked for. */
  to: Bound;
  translations: Array<Scalars['String']['output']>;
};

/** Yes or no. */
export type Confirm = {
  __typename?: 'Confirm';
  prompt: Scalars['String']['output'];
};

/** The conversation has a live run: wait for it or cancel it. */
export type ConversationBusy = Failure & {
  __typename?: 'ConversationBusy';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
  runId: Scalars['ID']['output'];
};

/** States S0 to S4 of the conversation. */
export type ConversationState =
  | 'DEEP_TEXT_SEARCH'
  | 'DISAMBIGUATION'
  | 'DOSSIER'
  | 'HISTORY_EXPLORED'
  | 'NETWORK_EXPLORED';

/** What has been loaded: "not in the register" and "not loaded" are different answers. */
export type Coverage = {
  __typename?: 'Coverage';
  anomalies: Array<Anomaly>;
  loaded: Array<LoadedRange>;
  /** The ledger position this describes. */
  position: Scalars['Int']['output'];
  publications: Scalars['Int']['output'];
  quarantined: Scalars['Int']['output'];
  unreadCharacters: Scalars['Int']['output'];
  /** References to notices that are not held. */
  unresolvedReferences: Scalars['Int']['output'];
};

export type CritiqueMade = TraceNode & {
  __typename?: 'CritiqueMade';
  at: Scalars['DateTime']['output'];
  callId?: Maybe<Scalars['ID']['output']>;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
  verdict: Verdict;
};

/** `after` lies beyond the end of the log, or before what retention kept. */
export type CursorExpired = Failure & {
  __typename?: 'CursorExpired';
  code: FailureCode;
  /** The last seq or position there is. */
  lastSeq: Scalars['Int']['output'];
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** The cursor was made for another list, or is malformed. */
export type CursorInvalid = Failure & {
  __typename?: 'CursorInvalid';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** A stretch of time, half-open. */
export type DateRange = {
  __typename?: 'DateRange';
  from?: Maybe<Scalars['Date']['output']>;
  to?: Maybe<Scalars['Date']['output']>;
};

export type DecideInput = {
  /** A person or mention id. */
  a: Scalars['ID']['input'];
  author: Scalars['String']['input'];
  b: Scalars['ID']['input'];
  /** Only show what would change. */
  preview?: Scalars['Boolean']['input'];
  /** Kept with the decision; 1 to 2,000 characters. */
  reason: Scalars['String']['input'];
};

export type DecideResult = DecisionMadePayload | InputRejected | NotFound;

/** What to do after a tool returned. */
export type Decision =
  | 'CALL_DIFFERENT_TOOL'
  | 'CONTINUE'
  | 'INSUFFICIENT_DATA'
  | 'RETRY_WITH_REFINEMENT';

/** An operator's word on identity. */
export type DecisionKind =
  | 'DIFFERENT'
  | 'SAME';

export type DecisionMade = TraceNode & {
  __typename?: 'DecisionMade';
  at: Scalars['DateTime']['output'];
  confidence: Scalars['Float']['output'];
  decision: Decision;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  reasoning: Scalars['String']['output'];
  refinedQuery?: Maybe<Scalars['String']['output']>;
  round: Scalars['Int']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

export type DecisionMadePayload = {
  __typename?: 'DecisionMadePayload';
  /** Null for a preview. */
  decision?: Maybe<IdentityDecision>;
  preview: DecisionPreview;
};

/** What a decision changes. */
export type DecisionPreview = {
  __typename?: 'DecisionPreview';
  /** Person uids after. */
  after: Array<Scalars['ID']['output']>;
  /** Person uids before. */
  before: Array<Scalars['ID']['output']>;
  mandatesMoved: Scalars['Int']['output'];
};

/** What ended a fact. */
export type EndedBy =
  | 'CHANGED'
  | 'FIRM_DELETED'
  | 'REMOVED'
  | 'REPLACED';

export type Engine = {
  __typename?: 'Engine';
  /** What is wrong, and what to do about it. */
  detail: Scalars['String']['output'];
  healthy: Scalars['Boolean']['output'];
  latencyMs: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type EntitiesResult = CursorInvalid | EntityConnection | InputRejected;

/** A company or a person. */
export type Entity = Company | Person;

/** Best first. */
export type EntityConnection = {
  __typename?: 'EntityConnection';
  /** False where there are more, or time ran out. */
  complete: Scalars['Boolean']['output'];
  edges: Array<SearchHitEdge>;
  pageInfo: PageInfo;
  /** The ledger position searched. */
  position: Scalars['Int']['output'];
  /** The register moved on since the cursor was made. */
  stale: Scalars['Boolean']['output'];
  /** At most 1,000. */
  total: Scalars['Int']['output'];
};

/** Companies and people. */
export type EntityKind =
  | 'COMPANY'
  | 'PERSON';

export type EntityResult = Company | Gone | NotFound | Person;

/** An official notice. */
export type Event = Node & {
  __typename?: 'Event';
  cantons: Array<Scalars['String']['output']>;
  /** Who is tied to the notice, and how; at most 200. */
  edges: Array<EventEdgeFact>;
  /** The notice in full; null where it was redacted. */
  fullText?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Natural persons whom the notice itself is about: debtors. */
  involved: Array<Person>;
  language: Language;
  /** When it became true: the journal or resolution date. */
  legalDate: Bound;
  /** e.g. HR01-1006740640 */
  number: Scalars['String']['output'];
  office?: Maybe<Scalars['String']['output']>;
  /** When the world could know it. */
  publicationDate: Scalars['Date']['output'];
  publicationId: Scalars['ID']['output'];
  rubric: Scalars['String']['output'];
  /** The official page of the notice. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  state: PublicationState;
  subRubric: Scalars['String']['output'];
  titles: Array<LocalizedText>;
  topics: Array<EventTopic>;
  uid: Scalars['ID']['output'];
  /** Characters of its person sections that no rule could read. */
  unreadCharacters: Scalars['Int']['output'];
};

/** New notices, in ledger order. */
export type EventBatch = {
  __typename?: 'EventBatch';
  events: Array<Event>;
  /** Subscribe after it to go on. */
  position: Scalars['Int']['output'];
};

export type EventConnection = {
  __typename?: 'EventConnection';
  edges: Array<EventEdge>;
  pageInfo: PageInfo;
};

export type EventCount = {
  __typename?: 'EventCount';
  /** Different companies among them. */
  companies: Scalars['Int']['output'];
  events: Scalars['Int']['output'];
  key: Scalars['String']['output'];
};

export type EventCounts = {
  __typename?: 'EventCounts';
  complete: Scalars['Boolean']['output'];
  rows: Array<EventCount>;
  total: Scalars['Int']['output'];
};

export type EventEdge = {
  __typename?: 'EventEdge';
  cursor: Scalars['String']['output'];
  node: Event;
};

/** An edge between an entity and an event. */
export type EventEdgeFact = {
  __typename?: 'EventEdgeFact';
  /** What the line did; null where the edge is no line, or its notice was taken back. */
  action?: Maybe<Action>;
  entity?: Maybe<Entity>;
  entityUid: Scalars['ID']['output'];
  kind: EventEdgeKind;
  roleText?: Maybe<Scalars['String']['output']>;
  roles: Array<Role>;
  sharesText?: Maybe<Scalars['String']['output']>;
  signatureText?: Maybe<Scalars['String']['output']>;
  span?: Maybe<Span>;
};

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

/** Which events; all conditions hold together. */
export type EventFilter = {
  cantons?: InputMaybe<Array<Canton>>;
  companyUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Inclusive, on the date that orderBy names. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Publication numbers. */
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  personUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HR, KK, LS ... */
  rubrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** HR01, KK02 ... */
  subRubrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of the text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Inclusive. */
  to?: InputMaybe<Scalars['Date']['input']>;
  topics?: InputMaybe<Array<EventTopic>>;
};

/** What to count by. */
export type EventGrouping =
  | 'CANTON'
  | 'MONTH'
  | 'RUBRIC'
  | 'SUB_RUBRIC'
  | 'TOPIC'
  | 'YEAR';

/** Which notices of an entity. */
export type EventOptions = {
  after?: InputMaybe<Scalars['String']['input']>;
  cantons?: InputMaybe<Array<Canton>>;
  companyUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Inclusive, on the date that orderBy names. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only what was published by then; inherited, else today. */
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  /** Publication numbers. */
  numbers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Default: newest legal date first. */
  orderBy?: InputMaybe<EventOrder>;
  personUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HR, KK, LS ... */
  rubrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** HR01, KK02 ... */
  subRubrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Words of the text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Inclusive. */
  to?: InputMaybe<Scalars['Date']['input']>;
  topics?: InputMaybe<Array<EventTopic>>;
};

/** Order of events; ties by publication number. */
export type EventOrder =
  | 'LEGAL_DATE_ASC'
  | 'LEGAL_DATE_DESC'
  | 'PUBLICATION_DATE_ASC'
  | 'PUBLICATION_DATE_DESC';

/** What a notice is about. */
export type EventTopic =
  | 'ADDRESS'
  | 'ASSET_TRANSFER'
  | 'AUCTION'
  | 'AUDITOR'
  | 'BANKRUPTCY'
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

export type EventsResult = CursorInvalid | EventConnection;

export type Evidence = Absence | Aggregate | Fact;

/** A place in an official notice that proves something. */
export type Fact = {
  __typename?: 'Fact';
  /** The id that sentences of a run cite; null outside of runs. */
  evidenceId?: Maybe<Scalars['ID']['output']>;
  /** Publication number, e.g. HR01-1006740640. */
  number?: Maybe<Scalars['String']['output']>;
  publicationDate?: Maybe<Scalars['Date']['output']>;
  publicationId: Scalars['ID']['output'];
  /** The text of the span; null where the notice was redacted. */
  quote?: Maybe<Scalars['String']['output']>;
  /** The official page of the notice. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  span: Span;
  /** Hash of the canonical text that the span points into. */
  textHash?: Maybe<Scalars['String']['output']>;
};

/** An expected failure: part of the answer, not an error of the request. */
export type Failure = {
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** Stable codes of expected failures. */
export type FailureCode =
  | 'AMBIGUOUS'
  | 'BAD_INPUT'
  | 'CONVERSATION_BUSY'
  | 'CURSOR_EXPIRED'
  | 'CURSOR_INVALID'
  | 'FORBIDDEN'
  | 'GONE'
  | 'KEY_REUSED'
  | 'NOT_FOUND'
  | 'UNAVAILABLE';

/** Status of a firm at a date. */
export type FirmStatus =
  | 'ACTIVE'
  | 'BANKRUPT'
  | 'DELETED'
  | 'IN_LIQUIDATION'
  | 'UNKNOWN';

/** Whom a question is about, as written there. */
export type FrameSubject = {
  __typename?: 'FrameSubject';
  /** COMPANY, PERSON or EITHER. */
  kind: Scalars['String']['output'];
  /** Into the question. */
  span: Span;
  text: Scalars['String']['output'];
  /** Once the register has been asked. */
  uid?: Maybe<Scalars['ID']['output']>;
};

/** There was something with this id; its notice was corrected, cancelled or redacted. */
export type Gone = Failure & {
  __typename?: 'Gone';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** Where a guard looked. */
export type GuardStage =
  | 'INPUT'
  | 'OUTPUT'
  | 'TOOL';

export type GuardrailTripped = TraceNode & {
  __typename?: 'GuardrailTripped';
  at: Scalars['DateTime']['output'];
  blocked: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  rule: Scalars['String']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  stage: GuardStage;
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** Whether a fact held at the date asked for, by what was known then. */
export type Holds =
  | 'HELD'
  | 'NOT_HELD'
  | 'UNKNOWN';

export type HumanInput = ChooseEntity | Clarify | Confirm;

export type HumanInputReceived = TraceNode & {
  __typename?: 'HumanInputReceived';
  answer: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  requestId: Scalars['ID']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

export type HumanInputRequested = TraceNode & {
  __typename?: 'HumanInputRequested';
  at: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  request: HumanInput;
  requestId: Scalars['ID']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

export type Identifier = {
  __typename?: 'Identifier';
  /** ch-uid, ch-old, lei ... */
  scheme: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** An operator's recorded word on identity. */
export type IdentityDecision = {
  __typename?: 'IdentityDecision';
  a: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  b: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  kind: DecisionKind;
  reason: Scalars['String']['output'];
  undone: Scalars['Boolean']['output'];
};

/** Two mentions taken for one person. */
export type IdentityLink = {
  __typename?: 'IdentityLink';
  a: Scalars['ID']['output'];
  b: Scalars['ID']['output'];
  reasons: Array<IdentityReason>;
  score: Scalars['Float']['output'];
};

/** Why two mentions are, or may be, one person. */
export type IdentityReason = {
  __typename?: 'IdentityReason';
  code: Scalars['String']['output'];
  /** Publication date of the latest evidence: later than knownOn means hindsight. */
  publishedLatest: Scalars['Date']['output'];
  text: Scalars['String']['output'];
};

/** An ingest job; operators only. */
export type IngestJob = {
  __typename?: 'IngestJob';
  createdAt: Scalars['DateTime']['output'];
  /** What was asked for, for people. */
  description: Scalars['String']['output'];
  error?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  ledgerPosition: Scalars['Int']['output'];
  quarantined: Scalars['Int']['output'];
  /** Records a second of late. */
  rate: Scalars['Float']['output'];
  read: Scalars['Int']['output'];
  /** Where the source says so. */
  remaining?: Maybe<Scalars['Int']['output']>;
  /** reading, deriving, indexing. */
  stage: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  state: JobState;
  /** Already held. */
  unchanged: Scalars['Int']['output'];
  /** Grows with every change. */
  version: Scalars['Int']['output'];
  /** New revisions. */
  written: Scalars['Int']['output'];
};

export type IngestJobConnection = {
  __typename?: 'IngestJobConnection';
  edges: Array<IngestJobEdge>;
  pageInfo: PageInfo;
};

export type IngestJobEdge = {
  __typename?: 'IngestJobEdge';
  cursor: Scalars['String']['output'];
  node: IngestJob;
};

export type IngestJobEvent = CursorExpired | IngestJob | NotFound;

export type IngestJobResult = IngestJob | NotFound;

/** What was asked for cannot be; the message names the argument. */
export type InputRejected = Failure & {
  __typename?: 'InputRejected';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** What a question was routed as. */
export type Intent =
  | 'all_tools'
  | 'analytics'
  | 'documents'
  | 'explore_network'
  | 'get_node_history'
  | 'search_companies'
  | 'web';

export type IntentRouted = TraceNode & {
  __typename?: 'IntentRouted';
  at: Scalars['DateTime']['output'];
  confidence: Scalars['Float']['output'];
  /** How the rules read the question; null for a model. */
  frame?: Maybe<QuestionFrame>;
  intent: Intent;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  reasoning: Scalars['String']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  /** The tools this intent allows. */
  tools: Array<Scalars['String']['output']>;
};

/** State of an ingest job. */
export type JobState =
  | 'CANCELLED'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING'
  | 'SUCCEEDED';

/** This idempotency key was used with other input. */
export type KeyReused = Failure & {
  __typename?: 'KeyReused';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
  usedFor: Scalars['ID']['output'];
};

/** German, French, Italian, English. */
export type Language =
  | 'de'
  | 'en'
  | 'fr'
  | 'it';

/** A legal form by its four-digit code. */
export type LegalForm = {
  __typename?: 'LegalForm';
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};


/** A legal form by its four-digit code. */
export type LegalFormNameArgs = {
  language?: Language;
};

export type LoadedRange = {
  __typename?: 'LoadedRange';
  canton: Scalars['String']['output'];
  from: Scalars['Date']['output'];
  publications: Scalars['Int']['output'];
  rubric: Scalars['String']['output'];
  subRubric: Scalars['String']['output'];
  to: Scalars['Date']['output'];
};

/** A title in each language that the gazette printed. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  language: Language;
  text: Scalars['String']['output'];
};

/** A maximal interval in which firm, holder, role and signature stay equal. */
export type Mandate = {
  __typename?: 'Mandate';
  company?: Maybe<Company>;
  /** Names, residences and shares printed over its time, by the knownOn asked for. */
  details: Array<MandateDetail>;
  endedBy?: Maybe<EndedBy>;
  from: Bound;
  fromPublished: Scalars['Date']['output'];
  /** The person, or a firm entered in a role. */
  holder?: Maybe<Entity>;
  holds: Holds;
  proofs: Array<Fact>;
  role: Role;
  /** As printed. */
  roleText?: Maybe<Scalars['String']['output']>;
  signature?: Maybe<SignatureKind>;
  /** As printed. */
  signatureText?: Maybe<Scalars['String']['output']>;
  /** As known on the day asked for. */
  to: Bound;
  toPublished?: Maybe<Scalars['Date']['output']>;
  uid: Scalars['ID']['output'];
};

export type MandateConnection = {
  __typename?: 'MandateConnection';
  edges: Array<MandateEdge>;
  pageInfo: PageInfo;
};

/** A value inside a mandate, from a date on: the last one is the current. */
export type MandateDetail = {
  __typename?: 'MandateDetail';
  from: Bound;
  name: Scalars['String']['output'];
  published: Scalars['Date']['output'];
  residence?: Maybe<Scalars['String']['output']>;
  shareCount?: Maybe<Scalars['Int']['output']>;
  shareTotal?: Maybe<Money>;
  /** Shares as printed. */
  shares?: Maybe<Scalars['String']['output']>;
};

export type MandateEdge = {
  __typename?: 'MandateEdge';
  cursor: Scalars['String']['output'];
  node: Mandate;
};

/** Which mandates, as of when. */
export type MandateOptions = {
  after?: InputMaybe<Scalars['String']['input']>;
  /** Legal date; inherited, else today. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  /** Past ones too; default false. */
  history?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was published by then; inherited, else today. */
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  roles?: InputMaybe<Array<Role>>;
};

export type MandatesResult = CursorInvalid | InputRejected | MandateConnection;

/** How a name matched a search. */
export type MatchKind =
  | 'EXACT'
  | 'FUZZY'
  | 'NUMBER'
  | 'PREFIX'
  | 'WORDS';

/** What a question asks for. */
export type Measure =
  | 'ADDRESS'
  | 'AUDITOR'
  | 'BANKRUPTCY_DATES'
  | 'BRANCHES'
  | 'CAPITAL'
  | 'COUNT'
  | 'DEPARTED'
  | 'DOSSIER'
  | 'HEAD_OFFICE'
  | 'IDENTIFY'
  | 'LEGAL_FORM'
  | 'NAMES'
  | 'NETWORK'
  | 'OFFICERS'
  | 'PATH'
  | 'PERSON_MANDATES'
  | 'PURPOSE'
  | 'RANKING'
  | 'SEAT'
  | 'SHARED_OFFICERS'
  | 'SIGNATORIES'
  | 'STATUS'
  | 'TEXT_SEARCH'
  | 'TIMELINE'
  | 'UNKNOWN';

export type MemoryRecalled = TraceNode & {
  __typename?: 'MemoryRecalled';
  at: Scalars['DateTime']['output'];
  items: Array<RecalledMemory>;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

export type MemoryStored = TraceNode & {
  __typename?: 'MemoryStored';
  at: Scalars['DateTime']['output'];
  items: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** One entry of a notice that names the person. */
export type Mention = {
  __typename?: 'Mention';
  legalDate: Scalars['Date']['output'];
  /** Resolves to the person for ever, or to Gone. */
  mentionId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nationality?: Maybe<Scalars['String']['output']>;
  origins: Array<Scalars['String']['output']>;
  proof: Fact;
  publicationDate: Scalars['Date']['output'];
  residence?: Maybe<Scalars['String']['output']>;
};

export type ModelCalled = TraceNode & {
  __typename?: 'ModelCalled';
  at: Scalars['DateTime']['output'];
  cost?: Maybe<Scalars['String']['output']>;
  durationMs: Scalars['Int']['output'];
  inputTokens: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  model: Scalars['String']['output'];
  outputTokens: Scalars['Int']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  role: Scalars['String']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** An amount; the currency only where a notice prints it. */
export type Money = {
  __typename?: 'Money';
  amount: Scalars['Decimal']['output'];
  /** ISO 4217. */
  currency?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Cancels once; a run that has ended stays as it is. */
  cancelAgentRun: AgentRunResult;
  /** What was written stays; the job ends CANCELLED. */
  cancelIngest: IngestJobResult;
  /** These two are different people. */
  decideDifferent: DecideResult;
  /** These two are one person. */
  decideSame: DecideResult;
  /** Returns once the run is durable; follow it with the subscription agentRun. */
  startAgentRun: StartAgentRunResult;
  startIngest: StartIngestResult;
  undoDecision: DecideResult;
};


export type MutationCancelAgentRunArgs = {
  runId: Scalars['ID']['input'];
};


export type MutationCancelIngestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDecideDifferentArgs = {
  input: DecideInput;
};


export type MutationDecideSameArgs = {
  input: DecideInput;
};


export type MutationStartAgentRunArgs = {
  input: StartAgentRunInput;
};


export type MutationStartIngestArgs = {
  input: StartIngestInput;
};


export type MutationUndoDecisionArgs = {
  id: Scalars['ID']['input'];
  preview?: Scalars['Boolean']['input'];
};

/** The bridging node of a name: everybody and every firm so called. A name alone proves nothing. */
export type NameHub = Node & {
  __typename?: 'NameHub';
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type Network = {
  __typename?: 'Network';
  /** Nodes beyond which the limit or a too high degree kept something out. */
  cutAt: Array<Scalars['ID']['output']>;
  edges: Array<NetworkEdge>;
  /** The notices behind the edges, drawn as nodes between; empty unless asked for. */
  events: Array<Event>;
  nodes: Array<NetworkNode>;
  truncated: Scalars['Boolean']['output'];
};

/** One derived relation between two entities; the events are the evidence on it. */
export type NetworkEdge = {
  __typename?: 'NetworkEdge';
  /** The mandates or the relation behind it. */
  factUids: Array<Scalars['ID']['output']>;
  /** MANDATE: the holder. HEAD_OFFICE: the head office. Else the giving firm. */
  fromUid: Scalars['ID']['output'];
  holds: Holds;
  kind: RelationKind;
  publicationIds: Array<Scalars['ID']['output']>;
  roles: Array<Role>;
  toUid: Scalars['ID']['output'];
};

export type NetworkNode = {
  __typename?: 'NetworkNode';
  /** Hops from the entities asked for. */
  depth: Scalars['Int']['output'];
  entity: Entity;
};

export type NetworkResult = Gone | InputRejected | Network | NotFound;

/** No path; `complete` says whether that is sure. */
export type NoPath = {
  __typename?: 'NoPath';
  complete: Scalars['Boolean']['output'];
  maxDepth: Scalars['Int']['output'];
  unknown: Scalars['Int']['output'];
};

/** Everything with a stable id. */
export type Node = {
  /** The same as `uid` for entities; for states it holds both dates, so that caches never mix them. */
  id: Scalars['ID']['output'];
};

export type NodeResult = Company | Event | Gone | NameHub | NotFound | Person;

/** Nothing has this id. */
export type NotFound = Failure & {
  __typename?: 'NotFound';
  code: FailureCode;
  /** For people; names what and where. */
  message: Scalars['String']['output'];
  retryable: Scalars['Boolean']['output'];
};

/** LIST ends with the candidates; ASK waits for a choice. */
export type OnAmbiguity =
  | 'ASK'
  | 'LIST';

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** The shortest chain of relations that held. */
export type Path = {
  __typename?: 'Path';
  edges: Array<NetworkEdge>;
  length: Scalars['Int']['output'];
  nodes: Array<Entity>;
  /** Edges left out because whether they held is unknown. */
  unknown: Scalars['Int']['output'];
};

export type PathResult = Gone | InputRejected | NoPath | NotFound | Path;

/** A natural person, as far as the evidence tells. What changes over time stands in `at`. */
export type Person = Node & {
  __typename?: 'Person';
  /** Null where nothing was known yet. */
  at?: Maybe<PersonState>;
  /** The notices that name the person. */
  events: EventConnection;
  /** Keys of the name hubs it hangs on. */
  hubKeys: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  identity: PersonIdentity;
  /** Which roles the person holds or held, and where. */
  mandates: MandateConnection;
  /** Entries that name the person, oldest first. */
  mentions: Array<Mention>;
  uid: Scalars['ID']['output'];
};


/** A natural person, as far as the evidence tells. What changes over time stands in `at`. */
export type PersonAtArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


/** A natural person, as far as the evidence tells. What changes over time stands in `at`. */
export type PersonEventsArgs = {
  options?: InputMaybe<EventOptions>;
};


/** A natural person, as far as the evidence tells. What changes over time stands in `at`. */
export type PersonMandatesArgs = {
  options?: InputMaybe<MandateOptions>;
};


/** A natural person, as far as the evidence tells. What changes over time stands in `at`. */
export type PersonMentionsArgs = {
  first?: Scalars['Int']['input'];
};

/** Who this is, and on what grounds. Identity is today's best, also under an earlier knownOn. */
export type PersonIdentity = {
  __typename?: 'PersonIdentity';
  decisions: Array<IdentityDecision>;
  /** Some of these grounds were published after the knownOn asked for. */
  hindsight: Scalars['Boolean']['output'];
  possiblySame: Array<PossiblySame>;
  /** Why its mentions are one person. */
  reasons: Array<IdentityLink>;
};

/** How a person was last entered by the dates asked for; its id holds both dates. */
export type PersonState = Node & {
  __typename?: 'PersonState';
  /** Legal date of the entry it is read from. */
  enteredOn: Scalars['Date']['output'];
  givenNames?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As printed: `Surname, Given names`. */
  name: Scalars['String']['output'];
  /** ISO 3166-1 alpha-3, or as printed. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Places of origin. */
  origins: Array<Scalars['String']['output']>;
  proof: Fact;
  residence?: Maybe<Scalars['String']['output']>;
  surname?: Maybe<Scalars['String']['output']>;
};

export type PlanMade = TraceNode & {
  __typename?: 'PlanMade';
  at: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  nodes: Array<PlanNode>;
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  reasoning: Scalars['String']['output'];
  round: Scalars['Int']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** One call of a plan; a plan is a directed acyclic graph. */
export type PlanNode = {
  __typename?: 'PlanNode';
  /** JSON text; `{"$from": "n1", "path": "..."}` refers to an earlier output. */
  arguments: Scalars['String']['output'];
  dependsOn: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  tool: Scalars['String']['output'];
};

/** Somebody who may be the same person: evidence does not decide, and nothing is summed up. */
export type PossiblySame = {
  __typename?: 'PossiblySame';
  person?: Maybe<Person>;
  reasons: Array<IdentityReason>;
  score: Scalars['Float']['output'];
};

/** A setting of the agent's loop. */
export type Profile =
  | 'GUIDED';

/** Whether the gazette has taken a notice back. */
export type PublicationState =
  | 'CANCELLED'
  | 'PUBLISHED';

/** A record that could not be taken in; the rest went on. */
export type QuarantinedRecord = {
  __typename?: 'QuarantinedRecord';
  at: Scalars['DateTime']['output'];
  code: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  jobId: Scalars['ID']['output'];
  /** File, entry and line. */
  origin: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  agentRun: AgentRunResult;
  /** Newest first. */
  agentRuns: AgentRunConnection;
  coverage: Coverage;
  engines: Array<Engine>;
  /** Search by name (typos, parts and former names too) or register number. */
  entities: EntitiesResult;
  /** A company or a person by uid, register number or any mention id. */
  entity: EntityResult;
  /** How many notices, by what. */
  eventCounts: EventCounts;
  /** Notices, by what they are about, when and where. */
  events: EventsResult;
  ingestJob: IngestJobResult;
  /** Newest first. */
  ingestJobs: IngestJobConnection;
  /** Mandates of companies or holders, in force or in history. */
  mandates: MandatesResult;
  /** Who is tied to whom by mandates in force, head offices, ownership and mergers at that date. */
  network: NetworkResult;
  /** Anything with an id. */
  node: NodeResult;
  /** Several at once, in order; at most 200. */
  nodes: Array<NodeResult>;
  /** The shortest chain of relations that held at that date. */
  path: PathResult;
  /** Records that could not be taken in, oldest first. */
  quarantined: Array<QuarantinedRecord>;
  /** An analyst's list against the register: ranked matches with reasons, up to 500 subjects. */
  screen: Array<Screening>;
  /** The first by a measure; only what is known to hold counts. */
  topEntities: Ranking;
};


export type QueryAgentRunArgs = {
  runId: Scalars['ID']['input'];
};


export type QueryAgentRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntitiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asOf?: InputMaybe<Scalars['Date']['input']>;
  canton?: InputMaybe<Canton>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<EntityKind>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  legalForm?: InputMaybe<Scalars['String']['input']>;
  search: Scalars['String']['input'];
  status?: InputMaybe<FirmStatus>;
};


export type QueryEntityArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  uid: Scalars['ID']['input'];
};


export type QueryEventCountsArgs = {
  by: EventGrouping;
  filter?: InputMaybe<EventFilter>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EventFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  orderBy?: InputMaybe<EventOrder>;
};


export type QueryIngestJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIngestJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMandatesArgs = {
  companyUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  holderUids?: InputMaybe<Array<Scalars['ID']['input']>>;
  options?: InputMaybe<MandateOptions>;
};


export type QueryNetworkArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  depth?: Scalars['Int']['input'];
  edgeKinds?: InputMaybe<Array<RelationKind>>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  uids: Array<Scalars['ID']['input']>;
  withEvents?: Scalars['Boolean']['input'];
};


export type QueryNodeArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryNodesArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  ids: Array<Scalars['ID']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryPathArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  edgeKinds?: InputMaybe<Array<RelationKind>>;
  from: Scalars['ID']['input'];
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  maxDepth?: Scalars['Int']['input'];
  to: Scalars['ID']['input'];
};


export type QueryQuarantinedArgs = {
  afterId?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryScreenArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  subjects: Array<ScreenSubject>;
};


export type QueryTopEntitiesArgs = {
  asOf?: InputMaybe<Scalars['Date']['input']>;
  canton?: InputMaybe<Canton>;
  first?: Scalars['Int']['input'];
  kind: EntityKind;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  legalForm?: InputMaybe<Scalars['String']['input']>;
  metric: TopMetric;
  status?: InputMaybe<FirmStatus>;
};

/** What the rules read a question into; every content word fills a slot or is listed as not understood. */
export type QuestionFrame = {
  __typename?: 'QuestionFrame';
  asOf?: Maybe<Scalars['Date']['output']>;
  canton?: Maybe<Scalars['String']['output']>;
  comparison?: Maybe<Scalars['String']['output']>;
  grouping?: Maybe<Scalars['String']['output']>;
  intent: Intent;
  language: Language;
  legalForm?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Int']['output']>;
  measure: Measure;
  negated: Scalars['Boolean']['output'];
  notUnderstood: Array<Scalars['String']['output']>;
  /** FIRST, LAST, MOST or LEAST. */
  order?: Maybe<Scalars['String']['output']>;
  range?: Maybe<DateRange>;
  roles: Array<Role>;
  subjects: Array<FrameSubject>;
  topics: Array<EventTopic>;
};

export type RankedEntity = {
  __typename?: 'RankedEntity';
  entity: Entity;
  /** What may count too, but is not known to hold. */
  unknown: Scalars['Int']['output'];
  value: Scalars['Decimal']['output'];
};

export type Ranking = {
  __typename?: 'Ranking';
  complete: Scalars['Boolean']['output'];
  rows: Array<RankedEntity>;
};

export type ReasonerFellBack = TraceNode & {
  __typename?: 'ReasonerFellBack';
  at: Scalars['DateTime']['output'];
  because: Scalars['String']['output'];
  from: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  slot: Scalars['String']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type RecalledMemory = {
  __typename?: 'RecalledMemory';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  uids: Array<Scalars['ID']['output']>;
};

/** What stood here was erased. */
export type Redacted = TraceNode & {
  __typename?: 'Redacted';
  at: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  was: Scalars['String']['output'];
};

/** Head office and branch, merger, transfer: between two firms, over time. */
export type Relation = {
  __typename?: 'Relation';
  from: Bound;
  /** The head office, or the giving firm. */
  fromCompany?: Maybe<Company>;
  holds: Holds;
  kind: RelationKind;
  proofs: Array<Fact>;
  to: Bound;
  /** The branch, or the taking firm. */
  toCompany?: Maybe<Company>;
  uid: Scalars['ID']['output'];
};

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

/** Terminal. */
export type RunCancelled = TraceNode & {
  __typename?: 'RunCancelled';
  at: Scalars['DateTime']['output'];
  by: Scalars['String']['output'];
  durationMs: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** Terminal. */
export type RunFailed = TraceNode & {
  __typename?: 'RunFailed';
  at: Scalars['DateTime']['output'];
  durationMs: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  message: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  reason: RunFailureReason;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** Why a run failed. */
export type RunFailure = {
  __typename?: 'RunFailure';
  message: Scalars['String']['output'];
  reason: RunFailureReason;
};

/** Why a run failed. */
export type RunFailureReason =
  | 'BUDGET_SPENT'
  | 'DEADLINE'
  | 'ENGINE_UNAVAILABLE'
  | 'INPUT_EXPIRED'
  | 'INTERNAL'
  | 'PROCESS_LOST'
  | 'REFUSED';

/** Terminal. */
export type RunFinished = TraceNode & {
  __typename?: 'RunFinished';
  at: Scalars['DateTime']['output'];
  candidates: Array<Candidate>;
  durationMs: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  outcome: RunOutcome;
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  state: ConversationState;
  subjects: Array<Scalars['ID']['output']>;
  suggestions: Array<Scalars['String']['output']>;
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** How a finished run ended. */
export type RunOutcome =
  | 'ANSWERED'
  | 'DISAMBIGUATION'
  | 'NOT_IN_REGISTER'
  | 'NOT_UNDERSTOOD'
  | 'REFUSED';

export type RunResumed = TraceNode & {
  __typename?: 'RunResumed';
  at: Scalars['DateTime']['output'];
  /** INPUT or PROCESS_LOST. */
  because: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  leaseEpoch: Scalars['Int']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** The run as folded up to `atSeq`, where the beginning of its log is gone by retention. */
export type RunSnapshot = {
  __typename?: 'RunSnapshot';
  atSeq: Scalars['Int']['output'];
  run: AgentRun;
};

export type RunStarted = TraceNode & {
  __typename?: 'RunStarted';
  asOf: Scalars['Date']['output'];
  at: Scalars['DateTime']['output'];
  conversationId: Scalars['ID']['output'];
  focusUid?: Maybe<Scalars['ID']['output']>;
  kind: Scalars['String']['output'];
  knownOn: Scalars['Date']['output'];
  language: Language;
  ledgerPosition: Scalars['Int']['output'];
  lexiconVersion: Scalars['String']['output'];
  onAmbiguity: OnAmbiguity;
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  parserVersion: Scalars['String']['output'];
  profile: Profile;
  promptVersion?: Maybe<Scalars['String']['output']>;
  question: Scalars['String']['output'];
  reasoner: Scalars['String']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

/** Where a run stands. */
export type RunStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'FINISHED'
  | 'RUNNING'
  | 'SUSPENDED';

export type RunSuspended = TraceNode & {
  __typename?: 'RunSuspended';
  at: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  requestId: Scalars['ID']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

export type ScreenMatch = {
  __typename?: 'ScreenMatch';
  entity: Entity;
  reasons: Array<ScreenReason>;
  score: Scalars['Float']['output'];
};

export type ScreenReason = {
  __typename?: 'ScreenReason';
  code: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type ScreenSubject = {
  /** Name or number of a firm the subject is said to be in. */
  firm?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Place of origin or nationality. */
  origin?: InputMaybe<Scalars['String']['input']>;
};

/** One line of an analyst's list. */
export type Screening = {
  __typename?: 'Screening';
  /** Best first, at most 20. */
  matches: Array<ScreenMatch>;
  name: Scalars['String']['output'];
};

/** An entity found by a search. */
export type SearchHit = {
  __typename?: 'SearchHit';
  entity: Entity;
  match: MatchKind;
  /** The name that matched: perhaps a former or translated one. */
  matchedName: Scalars['String']['output'];
  /** 0 to 1; comparable within one result only. */
  score: Scalars['Float']['output'];
};

export type SearchHitEdge = {
  __typename?: 'SearchHitEdge';
  cursor: Scalars['String']['output'];
  node: SearchHit;
};

export type SentenceCut = TraceNode & {
  __typename?: 'SentenceCut';
  at: Scalars['DateTime']['output'];
  attempt: Scalars['Int']['output'];
  because: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** How somebody may sign for a firm. */
export type SignatureKind =
  | 'JOINT_OTHER'
  | 'JOINT_PROCURATION_OTHER'
  | 'JOINT_PROCURATION_TWO'
  | 'JOINT_THREE'
  | 'JOINT_TWO'
  | 'NONE'
  | 'OTHER'
  | 'SOLE'
  | 'SOLE_PROCURATION';

/** Half-open offsets, in UTF-16 units, into the canonical text of a notice. */
export type Span = {
  __typename?: 'Span';
  end: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
};

export type StartAgentRunInput = {
  /** Default: what the question says, else today. */
  asOf?: InputMaybe<Scalars['Date']['input']>;
  /** Goes on with a conversation; a new one where not given. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** Opens this entity directly. */
  focusUid?: InputMaybe<Scalars['ID']['input']>;
  /** Same key and input: the same run. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  knownOn?: InputMaybe<Scalars['Date']['input']>;
  /** Default: the language of the question. */
  language?: InputMaybe<Language>;
  /** Default LIST. */
  onAmbiguity?: InputMaybe<OnAmbiguity>;
  /** Default GUIDED. */
  profile?: InputMaybe<Profile>;
  /** 1 to 10,000 characters, in German, French, Italian or English. */
  question: Scalars['String']['input'];
};

export type StartAgentRunResult = AgentRun | ConversationBusy | InputRejected | KeyReused | NotFound;

/** Either files or a range of the portal. */
export type StartIngestInput = {
  cantons?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Files, folders or globs on the server's machine. */
  files?: InputMaybe<Array<Scalars['String']['input']>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rubrics?: InputMaybe<Array<Scalars['String']['input']>>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type StartIngestResult = IngestJob | InputRejected | KeyReused;

export type StateChanged = TraceNode & {
  __typename?: 'StateChanged';
  at: Scalars['DateTime']['output'];
  because: Scalars['String']['output'];
  from: ConversationState;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  to: ConversationState;
};

/** STRONG: from structured fields; WEAK: only named in a text. */
export type Strength =
  | 'STRONG'
  | 'WEAK';

export type Subscription = {
  __typename?: 'Subscription';
  /** Replays the log after `after` (exclusive), then follows it; ends after the terminal node. Disconnecting cancels nothing. */
  agentRun: AgentRunEvent;
  /** Notices after a ledger position, in ledger order; a batch without events only moves the position on. */
  events: EventBatch;
  /** The job whenever its version passes `after`; ends with its last state. */
  ingestJob: IngestJobEvent;
};


export type SubscriptionAgentRunArgs = {
  after?: Scalars['Int']['input'];
  runId: Scalars['ID']['input'];
};


export type SubscriptionEventsArgs = {
  after?: Scalars['Int']['input'];
  filter?: InputMaybe<EventFilter>;
};


export type SubscriptionIngestJobArgs = {
  after?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type ToolCalled = TraceNode & {
  __typename?: 'ToolCalled';
  /** JSON text. */
  arguments: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  attempt: Scalars['Int']['output'];
  callId: Scalars['ID']['output'];
  dependsOn: Array<Scalars['ID']['output']>;
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  planNodeId: Scalars['ID']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  tool: Scalars['String']['output'];
};

/** How a tool call ended. */
export type ToolOutcome =
  | 'EMPTY'
  | 'FAILED'
  | 'OK';

export type ToolReturned = TraceNode & {
  __typename?: 'ToolReturned';
  at: Scalars['DateTime']['output'];
  callId: Scalars['ID']['output'];
  complete: Scalars['Boolean']['output'];
  durationMs: Scalars['Int']['output'];
  error?: Maybe<Scalars['String']['output']>;
  evidence: Array<Evidence>;
  kind: Scalars['String']['output'];
  outcome: ToolOutcome;
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  /** The raw result as JSON text, the one untyped field. */
  payload: Scalars['String']['output'];
  payloadCut: Scalars['Boolean']['output'];
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
  tool: Scalars['String']['output'];
  total?: Maybe<Scalars['Int']['output']>;
  /** Uids that the result names, at most 200. */
  uids: Array<Scalars['ID']['output']>;
};

/** What to rank by. */
export type TopMetric =
  | 'BANKRUPTCIES'
  | 'CAPITAL'
  | 'CONNECTIONS'
  | 'EVENTS'
  | 'MANDATES';

/** Nodes in order, without a gap. */
export type TraceBatch = {
  __typename?: 'TraceBatch';
  lastSeq: Scalars['Int']['output'];
  nodes: Array<TraceNode>;
};

/** A step of a run. A client that does not know a kind shows `summary`. */
export type TraceNode = {
  at: Scalars['DateTime']['output'];
  kind: Scalars['String']['output'];
  parentSpanId?: Maybe<Scalars['ID']['output']>;
  runId: Scalars['ID']['output'];
  /** Gapless from 1. */
  seq: Scalars['Int']['output'];
  spanId: Scalars['ID']['output'];
  /** One line in the run's language. */
  summary: Scalars['String']['output'];
};

/** The critic's verdict on a tool's result. */
export type Verdict =
  | 'DROPPED'
  | 'FEEDBACK'
  | 'REPAIRED'
  | 'SOUND';

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
  | 'KEY_REUSED'
  | 'NOT_FOUND'
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

/** How a finished run ended. */
export type RunOutcome =
  | 'ANSWERED'
  | 'DISAMBIGUATION'
  | 'NOT_IN_REGISTER'
  | 'NOT_UNDERSTOOD'
  | 'REFUSED';

/** Where a run stands. */
export type RunStatus =
  | 'CANCELLED'
  | 'FAILED'
  | 'FINISHED'
  | 'RUNNING'
  | 'SUSPENDED';

export type ScreenSubject = {
  /** Name or number of a firm the subject is said to be in. */
  firm?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** Place of origin or nationality. */
  origin?: string | null | undefined;
};

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { entities:
    | { __typename: 'CursorInvalid', message: string }
    | { __typename: 'EntityConnection', total: number, edges: Array<{ node: { match: MatchKind, score: number, matchedName: string, entity:
            | { __typename: 'Company', uid: string, registerNumber: string | null, at: { name: string | null, seat: string | null, status: FirmStatus } | null }
            | { __typename: 'Person', uid: string, personAt: { name: string, origins: Array<string>, residence: string | null } | null }
           } }> }
    | { __typename: 'InputRejected', message: string }
   };

export type CompanyQueryVariables = Exact<{
  uid: string | number;
  then: string;
}>;


export type CompanyQuery = { entity:
    | { __typename: 'Company', registerNumber: string | null, today: { name: string | null, seat: string | null, address: string | null, purpose: string | null, status: FirmStatus, holds: Holds, capitalNominal: { amount: string, currency: string | null } | null } | null, then: { name: string | null, seat: string | null, address: string | null, purpose: string | null, status: FirmStatus, holds: Holds, capitalNominal: { amount: string, currency: string | null } | null } | null, mandates: { edges: Array<{ node: { role: Role, roleText: string | null, signatureText: string | null, holds: Holds, from: { date: string | null, kind: BoundKind }, holder:
              | { uid: string, companyAt: { name: string | null } | null }
              | { uid: string, at: { name: string, origins: Array<string> } | null }
             | null, proofs: Array<{ number: string | null, quote: string | null, sourceUrl: string | null }> } }> } }
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
          | { __typename: 'Company', uid: string, at: { name: string | null } | null }
          | { __typename: 'Person', uid: string, personAt: { name: string } | null }
         }>, edges: Array<{ kind: RelationKind, fromUid: string, toUid: string, roles: Array<Role>, holds: Holds }> }
    | { __typename: 'NotFound', message: string }
   };

export type CountsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountsQuery = { eventCounts: { total: number, rows: Array<{ key: string, events: number, companies: number }> }, topEntities: { rows: Array<{ value: string, entity:
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
            | { number: string | null, quote: string | null }
            | Record<PropertyKey, never>
          > }
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
      > }
   };

export type RunQueryVariables = Exact<{
  runId: string | number;
}>;


export type RunQuery = { agentRun:
    | { status: RunStatus, outcome: RunOutcome | null, atSeq: number, suggestions: Array<string>, answer: { markdown: string, evidence: Array<
          | { __typename: 'Absence', query: string, coverage: string }
          | { __typename: 'Aggregate', query: string, total: number }
          | { __typename: 'Fact', number: string | null, publicationDate: string | null, quote: string | null }
        > } | null }
    | { message: string }
   };

export type RegisterSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type RegisterSubscription = { events: { position: number, events: Array<{ number: string, publicationDate: string, topics: Array<EventTopic>, titles: Array<{ language: Language, text: string }> }> } };

export type ScreenQueryVariables = Exact<{
  subjects: Array<ScreenSubject> | ScreenSubject;
}>;


export type ScreenQuery = { screen: Array<{ name: string, matches: Array<{ score: number, entity:
        | { __typename: 'Company', uid: string, at: { name: string | null } | null }
        | { __typename: 'Person', uid: string, personAt: { name: string, origins: Array<string> } | null }
      , reasons: Array<{ code: string, text: string }> }> }> };
