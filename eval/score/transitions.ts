import { toolEvent, transition, type ToolEvent } from '../../src/agent/state-machine.js';
import type { Observation } from '../../src/agent/slots.js';
import type { ConversationState, TraceEvent, TraceNode } from '../../src/trace/index.js';

type Returned = Extract<TraceEvent, { kind: 'ToolReturned' }>;

/** What a call's answer stands for, read from the log alone. */
function eventOf({ outcome, payload }: Returned): ToolEvent {
  if (outcome !== 'OK') return 'NOTHING';
  const type = /^\{"type":"(\w+)"/.exec(payload)?.[1];
  const hits = type === 'HITS' ? { hits: (JSON.parse(payload) as { hits: unknown[] }).hits } : {};
  return toolEvent({ result: { outcome, rows: { type, ...hits } } } as unknown as Observation);
}

/** Whether the log's states are what the state machine makes of what its tools showed, from the state before. */
export function followsMachine(
  before: ConversationState,
  nodes: readonly TraceNode[],
  after: ConversationState,
): boolean {
  // prettier-ignore
  const returned = nodes.flatMap(({ event }) => (event.kind === 'ToolReturned' ? [event] : []));
  const planned = nodes.flatMap(({ event }) => (event.kind === 'PlanMade' ? event.nodes.map(({ id }) => `${event.round}.${id}`) : [])); // prettier-ignore
  const inPlan = [...returned].sort((left, right) => planned.indexOf(left.callId) - planned.indexOf(right.callId));
  const changes = nodes.flatMap(({ event }) => (event.kind === 'StateChanged' ? [event] : []));
  const chained = changes.every(({ from }, at) => from === (changes[at - 1]?.to ?? before));
  const ends = [returned, inPlan].map((list) => list.map(eventOf).reduce(transition, before));
  return chained && (changes.at(-1)?.to ?? before) === after && ends.includes(after);
}

const NETWORK = /^(shared|path|branches|headOffice)/;
const HISTORY = /^(timeline|formerNames)/;
const EITHER = /^(left|joined|auditorAsOf|officersAsOf|seatAsOf|knownOn|bankruptcy|foundedOn|deletedOn|status|personSince|branches|headOffice)/; // prettier-ignore
const WHATEVER = /^(no|ghost|before|none|count|ranking):/;

/** The states in which a question of this kind may leave the conversation: what it has to read decides. */
export function statesAfter(before: ReadonlySet<ConversationState>, key: string): Set<ConversationState> {
  const events: ToolEvent[] = [];
  if (key === 'homonym') events.push('SEVERAL_CANDIDATES');
  else {
    if (NETWORK.test(key)) events.push('NETWORK_READ');
    if (HISTORY.test(key) || EITHER.test(key)) events.push('HISTORY_READ');
    if (!NETWORK.test(key) && !HISTORY.test(key)) events.push('ENTITY_OPENED');
    if (EITHER.test(key)) events.push('ENTITY_OPENED');
  }
  const after = new Set<ConversationState>(WHATEVER.test(key) ? [...before, 'DISAMBIGUATION'] : []);
  for (const state of before)
    // A name may have fitted several before one was chosen.
    for (const start of [state, transition(state, 'SEVERAL_CANDIDATES')])
      for (const event of events) after.add(transition(start, event));
  return after;
}
