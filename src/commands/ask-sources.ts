import type { Services } from '../../schema/index.js';
import { AppError, type Call } from '../core/index.js';
import type { RunRequest } from '../store/index.js';
import type { Candidate, Evidence, HumanAnswer, RunOutcome, TraceNode } from '../trace/index.js';

/** A node of a run, as far as a terminal shows it. */
export interface AskStep {
  seq: number;
  at: string;
  kind: string;
  summary: string;
  /** A sentence; those of a higher attempt replace those before. */
  delta?: { attempt: number; text: string; citations: Evidence[] };
  /** Without candidates words are asked for, or yes or no. */
  asked?: { requestId: string; prompt: string; candidates: Candidate[]; isYesOrNo: boolean };
  finished?: { outcome: RunOutcome; suggestions: string[]; candidates: Candidate[] };
  failed?: { message: string };
  /** Why the model's part ended and another reasoner's began. */
  fellBack?: { because: string };
  /** The node whole, for --json. */
  node: object;
}

/** Where a question is asked: in this process, or at the server that holds the data folder. */
export interface AskSource {
  /** Whether the register has a company or person of this uid. */
  knows(uid: string): Promise<boolean>;
  /** Throws BAD_INPUT or CONFLICT with one line for the reader. */
  start(request: RunRequest): Promise<{ runId: string; conversationId: string }>;
  /** From the first node to the terminal one. */
  follow(runId: string): AsyncIterable<AskStep>;
  answer(requestId: string, answer: { uid: string } | { text: string } | { confirmed: boolean }): Promise<void>;
  cancel(runId: string): Promise<void>;
  close(): Promise<void>;
}

export function hereSource(
  { agent, graph }: Pick<Services, 'agent' | 'graph'>,
  call: Call,
  close: () => Promise<void>,
): AskSource {
  return {
    async knows(uid) {
      const found = await graph.nodes([uid], call);
      return found.some(({ node }) => node.kind === 'COMPANY' || node.kind === 'PERSON');
    },
    async start(request) {
      const started = await agent.start(request, null, call);
      switch (started.outcome) {
        case 'STARTED':
          return { runId: started.run.runId, conversationId: started.run.conversationId };
        case 'NOT_FOUND':
          throw new AppError('BAD_INPUT', 'no such conversation');
        case 'CONVERSATION_BUSY':
        case 'KEY_REUSED':
          throw new AppError('CONFLICT', 'a run of this conversation is still going on');
      }
    },
    async *follow(runId) {
      for await (const item of agent.follow(runId, 0, call)) {
        if (item.type !== 'BATCH') throw new AppError('UNAVAILABLE', `the run cannot be followed: ${item.type}`);
        for (const node of item.nodes) yield stepOf(node);
      }
    },
    async answer(requestId, answer) {
      const type = 'uid' in answer ? 'ChooseEntity' : 'text' in answer ? 'Clarify' : 'Confirm';
      await agent.answer(requestId, { type, ...answer } as HumanAnswer, null, call);
    },
    async cancel(runId) {
      await agent.cancel(runId, call);
    },
    close,
  };
}

function stepOf(node: TraceNode): AskStep {
  const { event, ...envelope } = node;
  const { seq, at, summary } = envelope;
  const step: AskStep = { seq, at, summary, kind: event.kind, node: { ...envelope, ...event } };
  switch (event.kind) {
    case 'AnswerDelta':
      return { ...step, delta: event };
    case 'RunFinished':
      return { ...step, finished: event };
    case 'RunFailed':
      return { ...step, failed: event };
    case 'ReasonerFellBack':
      return { ...step, fellBack: event };
    case 'HumanInputRequested': {
      const { requestId, request } = event;
      const candidates = request.type === 'ChooseEntity' ? request.candidates : [];
      return {
        ...step,
        asked: { requestId, prompt: request.prompt, candidates, isYesOrNo: request.type === 'Confirm' },
      };
    }
    default:
      return step;
  }
}
