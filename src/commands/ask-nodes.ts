/** The nodes of a run as a server tells them, asked for whole and put as the log has them: `--json` prints the same through a server as without one. */
import type { Evidence } from '../trace/index.js';

const EVIDENCE = `__typename
  ... on Fact { id: evidenceId number publicationDate before quote after publicationId textHash span { start end } }
  ... on DocumentQuote { id: evidenceId documentId fileName title publicationDate quote textHash span { start end } }
  ... on Aggregate { id: evidenceId query total complete ledgerPosition coverage uids asOf knownOn }
  ... on Absence { id: evidenceId query coverage ledgerPosition complete asOf knownOn }`;
const SUBJECT = '{ text span { start end } kind uid name }';
const RANGE = '{ from to }';
const FRAME = `language span { start end } intent measure subjects ${SUBJECT} within ${SUBJECT} onlyOneThere sinceWhen roles signatures topics
  also { topic range ${RANGE} order negated } asOf knownOn range ${RANGE} rangeBy canton municipality movedAway movedIn address legalForm purpose grouping order limit negated
  comparison status refusal { type topic uid } readAs { text as } counted metric changes notice { number details } notUnderstood`;

/** Every field of every kind; names that two kinds use for different things are told apart by the schema. */
export const NODES = `seq at kind summary runId spanId parentSpanId
  ... on RunStarted { question language conversationId profile reasoner asOf knownOn timeZone focusUid onAmbiguity ledgerPosition parserVersion lexiconVersion promptVersion }
  ... on MemoryRecalled { items { id text uids type said askedAt asOf knownOn likeness by } }
  ... on IntentRouted { intent confidence reasoning tools frames { ${FRAME} } refused }
  ... on ToolsRetrieved { retrievedBy: by forced ranked leftOut }
  ... on PlanMade { round reasoning nodes { id tool arguments dependsOn action } }
  ... on ToolCalled { callId planNodeId dependsOn attempt tool arguments }
  ... on ToolReturned { callId tool toolOutcome durationMs total complete uids evidence { ${EVIDENCE} } error payload payloadCut }
  ... on CritiqueMade { criticisedCallId verdict text }
  ... on DecisionMade { round decision reasoning confidence refinedQuery parts { part text status refinedQuery } }
  ... on StateChanged { stateFrom: from stateTo: to because }
  ... on ModelCalled { role model inputTokens cachedInputTokens outputTokens cost attempts durationMs modelError: error replayed }
  ... on ReasonerFellBack { slot fromReasoner toReasoner because }
  ... on HumanInputRequested { requestId expiresAt request { __typename ... on ChooseEntity { prompt candidates { uid kind name detail } } ... on Clarify { prompt term } ... on Confirm { prompt step { kind tool arguments hops tokens spentTokens cost spentCost } } } }
  ... on HumanInputReceived { requestId answer }
  ... on RunSuspended { requestId }
  ... on RunResumed { leaseEpoch because }
  ... on GuardrailTripped { stage rule text blocked }
  ... on AnswerDelta { attempt index text citations { ${EVIDENCE} } }
  ... on SentenceCut { attempt because }
  ... on AnswerVerified { attempt kept cut claims }
  ... on MemoryStored { stored remembered }
  ... on RunFinished { outcome outcomes state suggestions candidates { uid kind name detail } subjects durationMs }
  ... on RunFailed { reason message durationMs }
  ... on RunCancelled { cancelledBy: by durationMs }
  ... on Redacted { was }`;

type Fields = Record<string, unknown>;
export interface ToldEvidence extends Fields {
  __typename: string;
}

/** By the schema's name, the log's: it has one name for several things. */
const NAMES: Record<string, string> = {
  retrievedBy: 'by', toolOutcome: 'outcome', criticisedCallId: 'callId', stateFrom: 'from', stateTo: 'to', modelError: 'error', fromReasoner: 'from', toReasoner: 'to', cancelledBy: 'by',
}; // prettier-ignore

/** A node as the log has it, but for what the schema does not show: whom a turn is remembered to be about, who answered, whom a notice's place is about. */
export function loggedNode(told: Fields): Fields {
  const node = Object.fromEntries(Object.entries(told).map(([name, value]) => [NAMES[name] ?? name, value]));
  switch (told['kind']) {
    case 'RunStarted':
      return withClocks(node);
    case 'MemoryRecalled':
      return { ...node, items: list(node['items']).map((item) => withoutNull('clocks', recalled(item))) };
    case 'IntentRouted':
      return { ...node, frames: list(node['frames']).map(frameOf) };
    case 'DecisionMade':
      return list(node['parts']).length === 0 ? withoutNull('parts', { ...node, parts: null }) : node;
    case 'PlanMade':
      return { ...node, nodes: list(node['nodes']).map((one) => withoutNull('action', one)) };
    case 'ToolReturned':
      return { ...node, evidence: list(node['evidence']).map((one) => evidenceOf(one as ToldEvidence)) };
    case 'AnswerDelta':
      return { ...node, citations: list(node['citations']).map((one) => evidenceOf(one as ToldEvidence)) };
    case 'HumanInputRequested':
      return { ...node, request: requestOf(node['request'] as Fields) };
    default:
      return node;
  }
}

const list = (value: unknown) => value as Fields[];

function withClocks({ asOf, knownOn, ...rest }: Fields): Fields {
  return { ...rest, clocks: { asOf, knownOn } };
}

const recalled = ({ asOf, knownOn, ...item }: Fields): Fields => ({
  ...item,
  clocks: asOf === null ? null : { asOf, knownOn },
});

function withoutNull(name: string, { [name]: value, ...rest }: Fields): Fields {
  return value === null ? rest : { ...rest, [name]: value };
}

/** A refusal has a topic, a uid, or neither. */
function frameOf(frame: Fields): Fields {
  const refusal = frame['refusal'] as Fields | null;
  return refusal === null ? frame : { ...frame, refusal: withoutNull('uid', withoutNull('topic', refusal)) };
}

function requestOf({ __typename: type, ...request }: Fields): Fields {
  return { type, ...(type === 'Confirm' ? withoutNull('step', request) : request) };
}

/** Evidence as the log has it: what is printed around a quote only where something is. */
export function evidenceOf({ __typename, ...told }: ToldEvidence): Evidence {
  const type = __typename === 'DocumentQuote' ? 'DOCUMENT' : __typename.toUpperCase();
  const shown = Object.entries(told).filter(([name, value]) => !(OPTIONAL.includes(name) && value === ''));
  const { asOf, knownOn, ...rest } = Object.fromEntries(shown);
  return { type, ...rest, ...(asOf === undefined ? {} : { clocks: { asOf, knownOn } }) } as unknown as Evidence;
}
const OPTIONAL = ['before', 'after', 'coverage'];
