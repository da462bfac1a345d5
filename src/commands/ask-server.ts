import { AppError } from '../core/index.js';
import type { Candidate, RunOutcome } from '../trace/index.js';
import { evidenceOf, loggedNode, NODES, type ToldEvidence } from './ask-nodes.js';
import type { AskSource, AskStep } from './ask-sources.js';
import type { Remote } from './remote.js';

const START = `mutation ($input: StartAgentRunInput!) { startAgentRun(input: $input) {
  ... on AgentRun { runId conversationId } ... on Failure { code message } } }`;
const KNOWS = `query ($uid: ID!) { entity(uid: $uid) { __typename } }`;
const CANCEL = `mutation ($runId: ID!) { cancelAgentRun(runId: $runId) { __typename } }`;
const ANSWER = `mutation ($requestId: ID!, $uid: ID, $text: String, $confirmed: Boolean) { answerAgentRun(input: { requestId: $requestId, uid: $uid, text: $text, confirmed: $confirmed }) { __typename } }`;
const FOLLOW = `subscription ($runId: ID!, $after: Int!) { agentRun(runId: $runId, after: $after) {
  ... on Failure { message } ... on TraceBatch { nodes { ${NODES} } } } }`;

interface RemoteNode {
  seq: number;
  at: string;
  kind: string;
  summary: string;
  attempt?: number;
  text?: string;
  citations?: ToldEvidence[];
  outcome?: RunOutcome;
  suggestions?: string[];
  candidates?: Candidate[];
  message?: string;
  because?: string;
  requestId?: string;
  request?: { __typename: string; prompt?: string; candidates?: Candidate[] };
}

/** Runs at the server that holds the data folder; a lost connection is taken up again after the last step seen. */
export function serverSource(remote: Remote): AskSource {
  return {
    async knows(uid) {
      const { entity } = await remote.request<{ entity: { __typename: string } }>(KNOWS, { uid });
      return entity.__typename === 'Company' || entity.__typename === 'Person';
    },
    async start(request) {
      const { profile, language: _, ...rest } = request;
      type Started = { runId?: string; conversationId?: string; code?: string; message?: string };
      const data = await remote.request<{ startAgentRun: Started }>(START, { input: { ...rest, profile } });
      const { runId, conversationId, code, message } = data.startAgentRun;
      if (runId && conversationId) return { runId, conversationId };
      const busy = code === 'CONVERSATION_BUSY' || code === 'KEY_REUSED';
      throw new AppError(busy ? 'CONFLICT' : 'BAD_INPUT', message ?? 'the server refused the question');
    },
    async *follow(runId) {
      type Item = { agentRun: { nodes?: RemoteNode[]; message?: string } };
      let after = 0;
      for await (const { data } of remote.subscribe<Item>(FOLLOW, () => ({ runId, after }))) {
        if (data?.agentRun.message) throw new AppError('UNAVAILABLE', data.agentRun.message);
        for (const node of data?.agentRun.nodes ?? []) {
          after = node.seq;
          yield stepOf(node);
        }
      }
    },
    async answer(requestId, answer) {
      await remote.request(ANSWER, { requestId, ...answer });
    },
    async cancel(runId) {
      await remote.request(CANCEL, { runId });
    },
    close: async () => remote.close(),
  };
}

function stepOf(node: RemoteNode): AskStep {
  const { seq, at, kind, summary, attempt, text, citations, outcome, suggestions, candidates, message } = node;
  const { requestId, request, because } = node;
  const asked = requestId && request?.prompt ? request : null;
  return {
    ...{ seq, at, kind, summary, node: loggedNode({ ...node }) },
    ...(text !== undefined && citations
      ? { delta: { attempt: attempt ?? 1, text, citations: citations.map(evidenceOf) } }
      : {}),
    ...(asked ? { asked: { requestId: requestId!, prompt: asked.prompt!, candidates: asked.candidates ?? [], isYesOrNo: asked.__typename === 'Confirm' } } : {}), // prettier-ignore
    ...(outcome && suggestions && candidates ? { finished: { outcome, suggestions, candidates } } : {}),
    ...(kind === 'RunFailed' ? { failed: { message: message ?? '' } } : {}),
    ...(kind === 'ReasonerFellBack' ? { fellBack: { because: because ?? '' } } : {}),
  };
}
