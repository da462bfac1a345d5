import type { Language } from '../../../core/index.js';
import type { TraceEvent } from '../../../trace/index.js';
import { PHRASES } from './phrases/index.js';
import { printed } from './speech/view.js';

const MOST = 200;

/** One line for each kind of node, in the run's language. */
export function summarise(event: TraceEvent, language: Language): string {
  const line = lineOf(event, language);
  return line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line;
}

/** Why no reply came, as whoever asked tells it: keys are out of it where it is made, and what a model said has passed the guard. */
const withReason = (line: string, reason: string | null) => (reason ? `${line}: ${printed(reason)}` : line);

function lineOf(event: TraceEvent, language: Language): string {
  const words = PHRASES[language].summary;
  switch (event.kind) {
    case 'RunStarted':
      return words.started(printed(event.question));
    case 'MemoryRecalled':
      return words.recalled([...new Set(event.items.map((item) => printed(item.text)))].join(', '));
    case 'IntentRouted':
      return words.routed([...new Set(event.frames.map(({ measure }) => measure))].join(', ') || event.intent);
    case 'ToolsRetrieved':
      return words.toolsRetrieved(event.forced.length + event.ranked.length);
    case 'PlanMade':
      return words.planned(event.nodes.length);
    case 'ToolCalled':
      return words.called(event.tool);
    case 'ToolReturned':
      return words.returned(event.tool, event.outcome, event.total);
    case 'CritiqueMade':
      return words.critique;
    case 'DecisionMade':
      return words.decided[event.decision];
    case 'StateChanged':
      return words.state(event.to);
    case 'ModelCalled':
      return withReason(words.model(event.model || event.role), event.error);
    case 'ReasonerFellBack':
      return withReason(words.fellBack, event.because);
    case 'HumanInputRequested':
      return words.inputRequested;
    case 'HumanInputReceived':
      return words.inputReceived;
    case 'RunSuspended':
      return words.suspended;
    case 'RunResumed':
      return words.resumed;
    case 'GuardrailTripped':
      return words.guard;
    case 'AnswerDelta':
      return event.text;
    case 'SentenceCut':
      return words.cut;
    case 'AnswerVerified':
      return words.verified(event.kept, event.cut);
    case 'MemoryStored':
      return words.stored;
    case 'RunFinished':
      return words.finished[event.outcome];
    case 'RunFailed':
      return words.failed(event.message);
    case 'RunCancelled':
      return words.cancelled;
    case 'Redacted':
      return words.redacted;
  }
}
