import type { Clocks, Instant, Language } from '../core/index.js';
import type { Evidence } from './evidence.js';
import type { Candidate, HumanAnswer, HumanInput } from './human-input.js';
import type { ConversationState, FailureReason, ProfileName, ReasonerName, TraceNode } from './nodes.js';

export type RunStatus = 'RUNNING' | 'SUSPENDED' | 'FINISHED' | 'FAILED' | 'CANCELLED';

export interface AnswerSentence {
  index: number;
  text: string;
  /** Numbers into AgentRun.answer.evidence, from 1. */
  citations: number[];
}
export interface Answer {
  attempt: number;
  /** Markdown with citation marks `[1]`. */
  markdown: string;
  sentences: AnswerSentence[];
  evidence: Evidence[];
}

/** The state of a run: fold(log), nothing else (api.md, Runs). */
export interface AgentRun {
  runId: string;
  conversationId: string;
  /** What was asked, and under which settings, is not known any more: what stands for it here is none of it. */
  erased: boolean;
  question: string;
  language: Language;
  profile: ProfileName;
  /** Whose answer it is. */
  reasoner: ReasonerName;
  clocks: Clocks;
  status: RunStatus;
  state: ConversationState;
  /** Null until the first verified sentence. Only the highest attempt. */
  answer: Answer | null;
  outcome: string | null;
  candidates: Candidate[];
  suggestions: string[];
  subjects: string[];
  failure: { reason: FailureReason; message: string } | null;
  /** What a suspended run waits for. */
  pendingInput: { requestId: string; expiresAt: Instant; request: HumanInput } | null;
  /** What was asked and answered in this run, in order. */
  inputs: { requestId: string; answer: HumanAnswer }[];
  startedAt: Instant;
  finishedAt: Instant | null;
  /** The seq up to which this was folded. */
  atSeq: number;
}

/** Folds one more node in. `run` is null before the first. Pure; nodes must come in order without a gap. */
export function foldRun(run: AgentRun | null, node: TraceNode): AgentRun {
  const event = node.event;
  if (run === null) {
    if (event.kind !== 'RunStarted' && event.kind !== 'Redacted')
      throw new Error(`a run starts with RunStarted, not ${event.kind}`);
    return emptyRun(node);
  }
  const next: AgentRun = { ...run, atSeq: node.seq };
  switch (event.kind) {
    case 'ReasonerFellBack':
      return { ...next, reasoner: event.to };
    case 'StateChanged':
      return { ...next, state: event.to };
    case 'HumanInputRequested':
      return {
        ...next,
        pendingInput: { requestId: event.requestId, expiresAt: event.expiresAt, request: event.request },
      };
    case 'HumanInputReceived':
      return {
        ...next,
        pendingInput: null,
        inputs: [...run.inputs, { requestId: event.requestId, answer: event.answer }],
      };
    case 'RunSuspended':
      return { ...next, status: 'SUSPENDED' };
    case 'RunResumed':
      return { ...next, status: 'RUNNING' };
    case 'AnswerDelta':
      return { ...next, answer: addSentence(run.answer, event) };
    case 'RunFinished':
      return {
        ...next,
        status: 'FINISHED',
        outcome: event.outcome,
        state: event.state,
        candidates: event.candidates,
        suggestions: event.suggestions,
        subjects: event.subjects,
        finishedAt: node.at,
      };
    case 'RunFailed':
      return {
        ...next,
        status: 'FAILED',
        pendingInput: null,
        failure: { reason: event.reason, message: event.message },
        finishedAt: node.at,
      };
    case 'RunCancelled':
      return { ...next, status: 'CANCELLED', pendingInput: null, finishedAt: node.at };
    case 'Redacted':
      return { ...next, ...ENDED[event.was], ...(event.was in ENDED && { finishedAt: node.at }) };
    default:
      return next;
  }
}

/** How a run ended of which nothing else is known any more. */
const ENDED: Partial<Record<string, Pick<AgentRun, 'status'>>> = {
  RunFinished: { status: 'FINISHED' },
  RunFailed: { status: 'FAILED' },
  RunCancelled: { status: 'CANCELLED' },
};

export function foldRuns(nodes: readonly TraceNode[]): AgentRun | null {
  return nodes.reduce<AgentRun | null>(foldRun, null);
}

function emptyRun(node: TraceNode): AgentRun {
  const started = node.event.kind === 'RunStarted' ? node.event : null;
  return {
    runId: node.runId,
    conversationId: started?.conversationId ?? '',
    erased: started === null,
    question: started?.question ?? '',
    language: started?.language ?? 'en',
    profile: started?.profile ?? 'GUIDED',
    reasoner: started?.reasoner ?? 'rules',
    clocks: started?.clocks ?? { asOf: '1800-01-01', knownOn: '1800-01-01' },
    status: 'RUNNING',
    state: 'DISAMBIGUATION',
    answer: null,
    outcome: null,
    candidates: [],
    suggestions: [],
    subjects: [],
    failure: null,
    pendingInput: null,
    inputs: [],
    startedAt: node.at,
    finishedAt: null,
    atSeq: node.seq,
  };
}

/** Begins a list's item. */
const LIST = /^[-|*]/;

function addSentence(
  answer: Answer | null,
  delta: { attempt: number; index: number; text: string; citations: Evidence[] },
): Answer | null {
  if (answer !== null && delta.attempt < answer.attempt) return answer;
  const base =
    answer === null || delta.attempt > answer.attempt
      ? { attempt: delta.attempt, markdown: '', sentences: [], evidence: [] as Evidence[] }
      : answer;
  const evidence = [...base.evidence];
  const citations = delta.citations.map((cited) => {
    const known = evidence.findIndex((item) => item.id === cited.id);
    return known >= 0 ? known + 1 : evidence.push(cited);
  });
  const marks = citations.map((number) => `[${number}]`).join('');
  const text = `${delta.text}${marks === '' ? '' : ` ${marks}`}`;
  const last = base.sentences.at(-1)?.text ?? '';
  const separator = base.markdown === '' ? '' : LIST.test(delta.text) ? '\n' : LIST.test(last) ? '\n\n' : ' ';
  return {
    attempt: base.attempt,
    markdown: `${base.markdown}${separator}${text}`,
    sentences: [...base.sentences, { index: delta.index, text: delta.text, citations }],
    evidence,
  };
}
