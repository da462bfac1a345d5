/** One object type per kind of trace node (src/trace/nodes.ts); test/architecture checks that none is missing. */
import type { TraceEvent, TraceKind, TraceNode as CoreNode } from '../../../src/trace/index.js';
import { evidenceFrom } from '../evidence.js';
import { AnswerDelta, SentenceCut, AnswerVerified, RunFinished, RunFailed, RunCancelled, Redacted } from './answer.js';
import { ToolCalled, ToolReturned, ModelCalled, ReasonerFellBack } from './calls.js';
import {
  HumanInputRequested,
  HumanInputReceived,
  RunSuspended,
  RunResumed,
  answerText,
  humanInput,
} from './human-input.js';
import { TraceNode } from './node.js';
import {
  RunStarted,
  MemoryRecalled,
  IntentRouted,
  PlanMade,
  DecisionMade,
  StateChanged,
  CritiqueMade,
  GuardrailTripped,
  MemoryStored,
  ToolsRetrieved,
} from './steps.js';

export const TRACE_TYPES = {
  RunStarted, MemoryRecalled, IntentRouted, PlanMade, ToolCalled, ToolReturned, CritiqueMade, DecisionMade, StateChanged, ModelCalled,
  ReasonerFellBack, HumanInputRequested, HumanInputReceived, RunSuspended, RunResumed, GuardrailTripped, AnswerDelta, SentenceCut,
  AnswerVerified, MemoryStored, RunFinished, RunFailed, RunCancelled, Redacted, ToolsRetrieved,
} satisfies Record<TraceKind, unknown>; // prettier-ignore

/** A node as GraphQL shows it: the envelope and the event's own fields side by side. */
export function traceNodeFrom(node: CoreNode): TraceNode {
  const { event, ...envelope } = node;
  return { ...event, ...typedFields(event), ...envelope };
}

function typedFields(event: TraceEvent): Record<string, unknown> {
  switch (event.kind) {
    case 'RunStarted':
      return { ...event.clocks };
    case 'HumanInputRequested':
      return { request: humanInput(event.request) };
    case 'HumanInputReceived':
      return { answer: answerText(event.answer) };
    case 'MemoryRecalled':
      return {
        items: event.items.map((item) => ({
          ...OF_OLD,
          ...item,
          asOf: item.clocks?.asOf ?? null,
          knownOn: item.clocks?.knownOn ?? null,
        })),
      };
    case 'MemoryStored':
      return { items: event.subjects.length, remembered: event.remembered ?? false };
    case 'ModelCalled':
      // Logs of earlier versions do not say.
      return { replayed: event.replayed === true };
    case 'DecisionMade':
      return { parts: event.parts ?? [] };
    case 'ToolReturned':
      return { evidence: event.evidence.map(evidenceFrom) };
    case 'AnswerDelta':
      return { citations: event.citations.map(evidenceFrom) };
    default:
      return {};
  }
}

/** What logs of before lack. */
const OF_OLD = { type: 'SUBJECT', said: null, askedAt: null, likeness: null, by: null };
