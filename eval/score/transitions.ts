import { z } from 'zod';
import type { ConversationState, QuestionFrame, Remembered, TraceEvent, TraceNode } from '../../src/trace/index.js';

/**
 * The states of P5 4.2.3, judged by a table of their own: S0 several entities match, S1 one is identified, S2 and S3 its network or history
 * has been explored, S4 both have, or the notices' texts are shown. Of somebody identified, an empty list has been looked at.
 */
type Shown = 'SEVERAL' | 'ENTITY' | 'NETWORK' | 'HISTORY' | 'TEXT';

const NEXT: Readonly<Record<ConversationState, Readonly<Record<Exclude<Shown, 'SEVERAL' | 'TEXT'>, ConversationState>>>> = {
  DISAMBIGUATION: { ENTITY: 'DOSSIER', NETWORK: 'NETWORK_EXPLORED', HISTORY: 'HISTORY_EXPLORED' },
  DOSSIER: { ENTITY: 'DOSSIER', NETWORK: 'NETWORK_EXPLORED', HISTORY: 'HISTORY_EXPLORED' },
  NETWORK_EXPLORED: { ENTITY: 'NETWORK_EXPLORED', NETWORK: 'NETWORK_EXPLORED', HISTORY: 'DEEP_TEXT_SEARCH' },
  HISTORY_EXPLORED: { ENTITY: 'HISTORY_EXPLORED', NETWORK: 'DEEP_TEXT_SEARCH', HISTORY: 'HISTORY_EXPLORED' },
  DEEP_TEXT_SEARCH: { ENTITY: 'DEEP_TEXT_SEARCH', NETWORK: 'DEEP_TEXT_SEARCH', HISTORY: 'DEEP_TEXT_SEARCH' },
}; // prettier-ignore

function next(state: ConversationState, shown: Shown): ConversationState {
  if (shown === 'SEVERAL') return 'DISAMBIGUATION';
  return shown === 'TEXT' ? 'DEEP_TEXT_SEARCH' : NEXT[state][shown];
}

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

/** Whether the log's states are what the machine makes of what its tools showed, from where the conversation stood with whom it is about. */
export function followsMachine(before: Logged, nodes: readonly TraceNode[]): boolean {
  const events = nodes.map(({ event }) => event);
  const frames = events.find((event) => event.kind === 'IntentRouted')?.frames ?? [];
  const returned = new Map(events.flatMap((event) => (event.kind === 'ToolReturned' ? [[event.callId, event]] : [])));
  const rounds = events.flatMap((event) => (event.kind === 'PlanMade' ? [event.nodes.flatMap(({ id }) => returned.get(`${event.round}.${id}`) ?? [])] : [])); // prettier-ignore
  const path = [startOf(frames, before)];
  for (const shown of rounds.flatMap(shownIn)) path.push(next(path.at(-1)!, shown));
  const moves = path.slice(1).flatMap((to, at) => (to === path[at] ? [] : [`${path[at]} ${to}`]));
  const logged = events.flatMap((event) => (event.kind === 'StateChanged' ? [`${event.from} ${event.to}`] : []));
  const ended = events.findLast((event) => event.kind === 'RunFinished')?.state;
  return JSON.stringify(moves) === JSON.stringify(logged) && ended === path.at(-1);
}

/** With whom a question names first the conversation goes on where it stood; with somebody new it begins. */
function startOf(frames: readonly Pick<QuestionFrame, 'subjects'>[], { state, known }: Logged): ConversationState {
  const [about] = frames.flatMap(({ subjects }) => subjects.flatMap(({ uid }) => (uid === null ? [] : [uid])));
  if (about === undefined) return state;
  const ground = known.get(about);
  return ground === undefined ? 'DISAMBIGUATION' : standsWith(ground);
}

/** What a round showed, in the order of its plan; namesakes of somebody that it also opened are no doubt. */
function shownIn(round: readonly Returned[]): Shown[] {
  const all = round.flatMap((call) => shownBy(call) ?? []);
  return all.some((shown) => shown !== 'SEVERAL') ? all.filter((shown) => shown !== 'SEVERAL') : all;
}

function shownBy({ outcome, payload, payloadCut }: Returned): Shown | null {
  const type = /^\{"type":"(\w+)"/.exec(payload)?.[1] ?? '';
  if (outcome === 'FAILED') return null;
  if (type === 'HITS') return payloadCut || HITS.parse(JSON.parse(payload)).hits.length > 1 ? 'SEVERAL' : null;
  const shown = SHOWN[type] ?? null;
  return shown === 'TEXT' && outcome === 'EMPTY' ? null : shown;
}

const HITS = z.object({ hits: z.array(z.unknown()) });

/** What rows of a kind show of somebody identified, some or none of them; the others are of the whole register. */
const SHOWN: Readonly<Record<string, Shown>> = {
  COMPANY_DOSSIER: 'ENTITY', PERSON_DOSSIER: 'ENTITY', MANDATES: 'ENTITY', NETWORK: 'NETWORK', RELATIONS: 'NETWORK', SHARED: 'NETWORK', PATH: 'NETWORK',
  COMPANY_HISTORY: 'HISTORY', PERSON_HISTORY: 'HISTORY', TEXT_HITS: 'TEXT', PASSAGES: 'TEXT',
}; // prettier-ignore

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

const ASKS: readonly Shown[] = ['SEVERAL'];
const READS: Readonly<Record<string, readonly Shown[]>> = {
  address: ['ENTITY'], purpose: ['ENTITY'], capital: ['ENTITY'], legalForm: ['ENTITY'], seat: ['ENTITY'],
  seatAsOf: ['ENTITY'], officers: ['ENTITY'], officersAsOf: ['ENTITY'], auditor: ['ENTITY'], auditorAsOf: ['ENTITY'],
  signatories: ['ENTITY'], left: ['ENTITY'], joined: ['ENTITY'], knownOn: ['ENTITY'], personRole: ['ENTITY'],
  personSince: ['ENTITY'], personFirms: ['ENTITY'], uid: ['ENTITY'],
  // A state is told with the day since when it holds.
  status: ['ENTITY', 'HISTORY'],
  formerNames: ['HISTORY'], timeline: ['HISTORY'], foundedOn: ['HISTORY'], deletedOn: ['HISTORY'],
  bankruptcyLegal: ['HISTORY'], bankruptcyPublished: ['HISTORY'],
  shared: ['NETWORK'], path: ['NETWORK'], branches: ['NETWORK'], headOffice: ['NETWORK', 'ENTITY'],
  homonym: ['SEVERAL'], no: [], count: [], ranking: [],
}; // prettier-ignore

/** What the answer to a key must read, all that it asks; null where more than one way is right: somebody is looked for and not found. */
export function readsOf(key: string): readonly Shown[] | null {
  const each = key.replace(/^(misspelt|byNumber):/, '').split('+').map((one) => one.split(':')[0]!); // prettier-ignore
  return each.some((name) => OPEN.includes(name)) ? null : each.flatMap((name) => READS[name] ?? unknownKey(key));
}

const OPEN: readonly string[] = ['ghost', 'before', 'none', 'clients'];

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
  let state = first === undefined ? before.state : known === undefined ? 'DISAMBIGUATION' : standsWith(known);
  for (const event of events) state = next(state, event);
  for (const id of about)
    ground.set(id, {
      network: events.includes('NETWORK') || (ground.get(id)?.network ?? false),
      history: events.includes('HISTORY') || (ground.get(id)?.history ?? false),
    });
  return { state, ground };
}

function standsWith({ network, history }: Ground): ConversationState {
  if (network && history) return 'DEEP_TEXT_SEARCH';
  return network ? 'NETWORK_EXPLORED' : history ? 'HISTORY_EXPLORED' : 'DOSSIER';
}
