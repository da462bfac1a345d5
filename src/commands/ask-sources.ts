import type { AgentService } from '../agent/index.js';
import { AppError, type Call } from '../core/index.js';
import type { RunRequest } from '../store/index.js';
import type { Candidate, Evidence } from '../trace/index.js';
import type { Remote } from './remote.js';

/** A node of a run, as far as a terminal shows it. */
export interface AskStep {
  seq: number;
  at: string;
  kind: string;
  summary: string;
  delta?: { text: string; citations: Evidence[] };
  finished?: { suggestions: string[]; candidates: Candidate[] };
  /** The node whole, for --json. */
  node: object;
}

/** Runs in this process. */
export async function* askHere(agent: AgentService, request: RunRequest, call: Call): AsyncGenerator<AskStep> {
  const started = await agent.start(request, null, call);
  if (started.outcome !== 'STARTED') throw refused(started.outcome);
  const { runId } = started.run;
  const cancel = () => void agent.cancel(runId, { ...call, signal: new AbortController().signal });
  call.signal.addEventListener('abort', cancel, { once: true });
  // The follower goes on after Ctrl-C, to show the one RunCancelled that it caused.
  for await (const item of agent.follow(runId, 0, { ...call, signal: new AbortController().signal })) {
    if (item.type !== 'BATCH') throw refused(item.type);
    for (const node of item.nodes) {
      const { seq, at, summary, event } = node;
      yield {
        ...{ seq, at, summary, kind: event.kind, node },
        ...(event.kind === 'AnswerDelta' ? { delta: event } : {}),
        ...(event.kind === 'RunFinished' ? { finished: event } : {}),
      };
    }
  }
  call.signal.removeEventListener('abort', cancel);
}

const START = `mutation ($input: StartAgentRunInput!) { startAgentRun(input: $input) { ... on AgentRun { runId } ... on Failure { message } } }`;
const CANCEL = `mutation ($runId: ID!) { cancelAgentRun(runId: $runId) { __typename } }`;
const FOLLOW = `subscription ($runId: ID!, $after: Int!) { agentRun(runId: $runId, after: $after) {
  ... on Failure { message }
  ... on TraceBatch { nodes { seq at kind summary spanId parentSpanId
    ... on ToolCalled { tool arguments }
    ... on ToolReturned { tool toolOutcome total complete uids }
    ... on AnswerDelta { text citations { __typename
      ... on Fact { id: evidenceId number publicationDate quote publicationId textHash span { start end } }
      ... on Aggregate { id: evidenceId query total complete ledgerPosition }
      ... on Absence { id: evidenceId query coverage ledgerPosition } } }
    ... on RunFinished { outcome suggestions candidates { uid kind name detail } }
    ... on RunFailed { reason message } } } } }`;

interface RemoteNode {
  seq: number;
  at: string;
  kind: string;
  summary: string;
  text?: string;
  citations?: (Omit<Evidence, 'type'> & { __typename: string })[];
  suggestions?: string[];
  candidates?: Candidate[];
}

/** Runs at the server that holds the data folder; a lost connection is taken up again after the last step seen. */
export async function* askServer(remote: Remote, request: RunRequest, signal: AbortSignal): AsyncGenerator<AskStep> {
  const { profile: _, language: __, ...input } = request;
  const { startAgentRun } = await remote.request<{ startAgentRun: { runId?: string; message?: string } }>(START, {
    input,
  });
  const { runId, message } = startAgentRun;
  if (!runId) throw new AppError('BAD_INPUT', message ?? 'the server refused the question');
  const cancel = () => void remote.request(CANCEL, { runId }).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  for await (const { data } of remote.subscribe<{ agentRun: { nodes?: RemoteNode[]; message?: string } }>(FOLLOW, {
    runId,
    after: 0,
  })) {
    if (data?.agentRun.message) throw new AppError('UNAVAILABLE', data.agentRun.message);
    for (const node of data?.agentRun.nodes ?? []) yield remoteStep(node);
  }
  signal.removeEventListener('abort', cancel);
}

function remoteStep(node: RemoteNode): AskStep {
  const { seq, at, kind, summary, text, citations, suggestions, candidates } = node;
  return {
    ...{ seq, at, kind, summary, node },
    ...(text !== undefined && citations ? { delta: { text, citations: citations.map(evidenceOf) } } : {}),
    ...(suggestions && candidates ? { finished: { suggestions, candidates } } : {}),
  };
}

function evidenceOf({ __typename, ...rest }: { __typename: string } & Omit<Evidence, 'type'>): Evidence {
  return { ...rest, type: __typename.toUpperCase() } as Evidence;
}

function refused(outcome: string): AppError {
  if (outcome === 'NOT_FOUND') return new AppError('BAD_INPUT', 'no such conversation (--conversation)');
  return new AppError(
    'CONFLICT',
    `the run could not be started or followed: ${outcome.toLowerCase().replace('_', ' ')}`,
  );
}
