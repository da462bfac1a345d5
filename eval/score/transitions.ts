import { eventsOf, startState, transition, type ToolEvent } from '../../src/agent/state-machine.js';
import type { Observation } from '../../src/agent/slots.js';
import type { ConversationState, QuestionFrame, Remembered, TraceEvent, TraceNode } from '../../src/trace/index.js';

type Returned = Extract<TraceEvent, { kind: 'ToolReturned' }>;

// ---- what the log says --------------------------------------------------------------------------------------------------

/** Where the earlier turns of a conversation left it, by their logs. */
export interface Logged {
  state: ConversationState;
  known: ReadonlyMap<string, Remembered>;
}

export const BEGINNING: Logged = { state: 'DISAMBIGUATION', known: new Map() };

export function loggedAfter(before: Logged, nodes: readonly TraceNode[]): Logged {
  const known = new Map(before.known);
  let { state } = before;
  for (const { event } of nodes) {
    if (event.kind === 'MemoryStored') for (const subject of event.subjects) known.set(subject.uid, subject);
    if (event.kind === 'RunFinished') state = event.state;
  }
  return { state, known };
}

/** Whether the log's states are what the state machine makes of what its tools showed, from where the conversation stood with whom it is about. */
export function followsMachine(before: Logged, nodes: readonly TraceNode[]): boolean {
  const events = nodes.map(({ event }) => event);
  const frames: readonly QuestionFrame[] = events.find((event) => event.kind === 'IntentRouted')?.frames ?? [];
  const start = startState(frames, { state: before.state, subjects: [...before.known.values()] });
  const returned = new Map(events.flatMap((event) => (event.kind === 'ToolReturned' ? [[event.callId, event]] : [])));
  const rounds = events.flatMap((event) => (event.kind === 'PlanMade' ? [event.nodes.flatMap(({ id }) => returned.get(`${event.round}.${id}`) ?? [])] : [])); // prettier-ignore
  const shown = rounds.flatMap((round) => eventsOf(round.map(observed)));
  const steps = shown.reduce<ConversationState[]>((path, event) => [...path, transition(path.at(-1)!, event)], [start]);
  const moves = steps.slice(1).flatMap((to, at) => (to === steps[at] ? [] : [`${steps[at]} ${to}`]));
  const logged = events.flatMap((event) => (event.kind === 'StateChanged' ? [`${event.from} ${event.to}`] : []));
  const ended = events.findLast((event) => event.kind === 'RunFinished')?.state;
  return JSON.stringify(moves) === JSON.stringify(logged) && ended === steps.at(-1);
}

/** What a call showed, as far as the machine looks at it, read from the log alone. */
function observed({ outcome, payload }: Returned): Observation {
  const type = /^\{"type":"(\w+)"/.exec(payload)?.[1];
  const hits = type === 'HITS' ? { hits: (JSON.parse(payload) as { hits: unknown[] }).hits } : {};
  const result = outcome === 'OK' || outcome === 'EMPTY' ? { outcome, rows: { type, ...hits } } : null;
  return { result } as unknown as Observation;
}

// ---- what the question must read ----------------------------------------------------------------------------------------

/** What has been shown of somebody. */
export interface Ground {
  network: boolean;
  history: boolean;
}

/** Where a conversation stands by the truth alone: with each whom it has been about, by id of the truth. */
export interface Standing {
  state: ConversationState;
  ground: ReadonlyMap<string, Ground>;
}

export const NOWHERE: Standing = { state: 'DISAMBIGUATION', ground: new Map() };

const ASKS: readonly ToolEvent[] = ['SEVERAL_CANDIDATES'];
const READS: Readonly<Record<string, readonly ToolEvent[]>> = {
  address: ['ENTITY_OPENED'], purpose: ['ENTITY_OPENED'], capital: ['ENTITY_OPENED'], legalForm: ['ENTITY_OPENED'], seat: ['ENTITY_OPENED'],
  seatAsOf: ['ENTITY_OPENED'], officers: ['ENTITY_OPENED'], officersAsOf: ['ENTITY_OPENED'], auditor: ['ENTITY_OPENED'], auditorAsOf: ['ENTITY_OPENED'],
  signatories: ['ENTITY_OPENED'], left: ['ENTITY_OPENED'], joined: ['ENTITY_OPENED'], knownOn: ['ENTITY_OPENED'], personRole: ['ENTITY_OPENED'],
  personSince: ['ENTITY_OPENED'], personFirms: ['ENTITY_OPENED'],
  // A state is told with the day since when it holds.
  status: ['ENTITY_OPENED', 'HISTORY_READ'],
  formerNames: ['HISTORY_READ'], timeline: ['HISTORY_READ'], foundedOn: ['HISTORY_READ'], deletedOn: ['HISTORY_READ'],
  bankruptcyLegal: ['HISTORY_READ'], bankruptcyPublished: ['HISTORY_READ'],
  shared: ['NETWORK_READ'], path: ['NETWORK_READ'], branches: ['NETWORK_READ'], headOffice: ['NETWORK_READ', 'ENTITY_OPENED'],
  homonym: ['SEVERAL_CANDIDATES'], no: [], count: [], ranking: [],
}; // prettier-ignore

/** What the answer to a key must read; null where more than one way is right: somebody is looked for and not found. */
export function readsOf(key: string): readonly ToolEvent[] | null {
  const [first] = key.replace(/^(misspelt|byNumber):/, '').split('+');
  const [name = ''] = (first ?? '').split(':');
  return ['ghost', 'before', 'none'].includes(name) ? null : (READS[name] ?? unknownKey(key));
}

function unknownKey(key: string): never {
  throw new Error(`it is not known what the kind ${key} must read`);
}

/** Where a turn must leave the conversation. `asks`: it rightly asks who is meant; `about`: whom it is about, if it does not. Null: {@link readsOf}. */
export function standingAfter(before: Standing, key: string, asks: boolean, about: readonly string[]): Standing | null {
  const events = asks ? ASKS : readsOf(key);
  if (events === null) return null;
  const ground = new Map(before.ground);
  const [first] = about;
  const known = first === undefined ? undefined : ground.get(first);
  let state = first === undefined ? before.state : known === undefined ? 'DISAMBIGUATION' : stateOf(known);
  for (const event of events) state = transition(state, event);
  for (const id of about)
    ground.set(id, {
      network: events.includes('NETWORK_READ') || (ground.get(id)?.network ?? false),
      history: events.includes('HISTORY_READ') || (ground.get(id)?.history ?? false),
    });
  return { state, ground };
}

function stateOf({ network, history }: Ground): ConversationState {
  if (network && history) return 'DEEP_TEXT_SEARCH';
  return network ? 'NETWORK_EXPLORED' : history ? 'HISTORY_EXPLORED' : 'DOSSIER';
}
