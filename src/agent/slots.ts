/**
 * The slots of the loop. A Reasoner fills them; the loop does not know which (design.md, "The agent"). Drafts never reach the log: only what
 * verify() lets through is appended.
 */
import type { Clocks, IsoDate, Language } from '../core/index.js';
import type { Spending } from '../llm/index.js';
import type { ProfileSlots } from './profiles.js';
import type { Recorder } from './recordings/recorder.js';
import type { CarriedEvidence, Tool, ToolContext, ToolResult } from '../tools/index.js';
import type {
  Candidate, Claim, ConversationState, CostlyStep, Decision, Intent, Listed, OnAmbiguity, PartOutcome, PartProgress, PlanNode, QuestionFrame, ReasonerName, RecalledItem, Remembered, Sentence, TraceEvent,
} from '../trace/index.js'; // prettier-ignore

/** What earlier turns of the conversation left: by id, never by name alone. */
export interface Recalled {
  /** Whom the conversation was about: those of the turn before first, in their order, then earlier ones; each once. */
  subjects: Remembered[];
  /** The same in the order in which they were first spoken of. */
  inOrder: Remembered[];
  /** How many of them the turn before was about. */
  current: number;
  /** Candidates of the list shown last, in its order ("the second one"); empty where a turn about several came after it. */
  candidates: Candidate[];
  /** How the turn was read that showed them: what is asked again of the one picked. */
  shownFor: QuestionFrame[];
  /** The turn before ended with them: whom it meant is still open. */
  pending: boolean;
  /** Those whom a turn was about together ("the latter"), in its order; empty where a list of candidates came after it. */
  together: Remembered[];
  /** Whom the last answer that told of others listed, in its order; empty where candidates, or a turn about several, came after it. */
  listed: Listed[];
  /** The turn before listed them. */
  justListed: boolean;
  /** The newest list of an earlier answer in which the only person stood whom the turn before was about; empty: there is none. */
  amongListed: Listed[];
  /** What was asked in turns about one firm, newest first, as it was written: by what else it was called. */
  calledIn: { question: string; firm: Remembered }[];
  /** What was asked in the last turns, newest first, without what no model is shown. */
  questions: string[];
  state: ConversationState;
  /** How the turn before was read, part by part: what an ellipsis ("and in 2020?") asks again. */
  frames: QuestionFrame[];
  /** How the newest turn was read of which something was understood. */
  understood: QuestionFrame[];
  /** How the oldest turn remembered was read. */
  opening: QuestionFrame[];
  /** How the newest turn was read that asked something of one firm; empty: none did. */
  ofFirm: QuestionFrame[];
  /** Of each turn that was asked of a day or a stretch, newest first, one: the time that `on that date` means. */
  dated: QuestionFrame[];
  /** What earlier runs of the same user offer, in this conversation and in others: no evidence. */
  offers: RecalledItem[];
}

/** What a user calls something, and what she says that is. */
export interface Term {
  term: string;
  meaning: string;
}

export interface Asked {
  question: string;
  language: Language;
  clocks: Clocks;
  /** The day on which the run began, in the register's time zone. */
  today: IsoDate;
  focusUid: string | null;
  /** What the person said of words that this run asked about. */
  clarified: readonly Term[];
  /** Whom the person chose when this run asked back: of several that a name may mean, these are meant. */
  chosenUids: readonly string[];
  onAmbiguity: OnAmbiguity;
  recalled: Recalled;
}

export interface Route {
  intent: Intent;
  /** Intents whose tools are allowed as well. */
  also?: readonly Intent[];
  /** 0 to 1. */
  confidence: number;
  reasoning: string;
  /** The parts of the question in its order, at most MOST_PARTS; empty for a model. */
  frames: QuestionFrame[];
  /** Parts beyond the most that are read, as written. */
  refused: string[];
  /** It asks for nothing that a register could hold: the answer says what can be asked. */
  offTopic?: boolean;
  /** Off the topic too, but it only thanks or takes note. */
  thanks?: boolean;
  /** Off the topic too, but it asks what a term of the register means: that term. */
  defines?: string;
}

/** The clocks that a part of a question is answered at: its own where it names them, else the run's. */
export function clocksOf({ asOf, knownOn }: Pick<QuestionFrame, 'asOf' | 'knownOn'>, run: Clocks): Clocks {
  return { asOf: asOf ?? run.asOf, knownOn: knownOn ?? run.knownOn };
}

/** Ids of a plan's nodes begin with the part of the question that they belong to, from 1: `p2.m1`. */
export function nodeIdOf(part: number, id: string): string {
  return `p${part + 1}.${id}`;
}

/** The index of the part that a node belongs to; null for a node of no part. */
export function partOf(nodeId: string): number | null {
  const match = /^p([1-9]\d?)\./.exec(nodeId);
  return match === null ? null : Number(match[1]) - 1;
}

/** A call that came back. Evidence has its run-wide ids. */
export interface Observation {
  round: number;
  planNodeId: string;
  tool: string;
  /** JSON text of the arguments as planned. */
  planned: string;
  arguments: unknown;
  /** Null where the call failed loudly. */
  result: ToolResult | null;
  error: string | null;
  /** Of a failed one: the call asked for what cannot be given (CALL), or the tool failed, or replied with something else (TOOL). */
  fault?: 'CALL' | 'TOOL';
  /** Of a failed one: the engine that did not answer, as people call it. */
  silent?: string;
}

export interface Plan {
  reasoning: string;
  /** Empty: nothing more to ask. */
  nodes: PlanNode[];
  /** What the planner itself found wrong with nodes of its model, by node: they do not run. */
  faults?: ReadonlyMap<string, string>;
}

export interface Assessment {
  decision: Decision;
  reasoning: string;
  confidence: number;
  refinedQuery: string | null;
  /** How the parts of the question stand, as far as it says; the loop keeps them. Absent: nobody tracks them. */
  parts?: readonly PartProgress[];
}

/** A sentence with its form, so that verify() can render it again from its claims alone. Nobody changes one: who wants another makes it. */
export interface Draft extends Readonly<Sentence> {
  /** Which template it was rendered from, or null for model text. */
  readonly form: string | null;
  /** Index of the part of the question that it answers; null where it is about the question as a whole. */
  readonly part: number | null;
}

export interface Synthesis {
  drafts: Draft[];
  /** Of each part of the question, in its order; their sum is the run's. */
  outcomes: PartOutcome[];
  candidates: Candidate[];
  /** Whom the answer is about: the next turn's subjects. */
  subjects: Pick<Remembered, 'uid' | 'kind' | 'name'>[];
}

export interface Situation extends Asked {
  route: Route;
  /** 1 to the profile's limit. */
  round: number;
  observations: readonly Observation[];
  tools: readonly Tool[];
  /** How its parts stand; empty before the first assessment, and where nobody tracks them. */
  parts?: readonly PartProgress[];
  /** What was made of each round before; a planner may follow the last. */
  assessed?: readonly Assessment[];
  /** The plan of each round before, and why. */
  plans?: readonly Plan[];
}

/** A name that means several: the answer is a candidate's uid, with which the run goes on. */
export interface Ambiguity {
  prompt: string;
  /** As the list without asking would show them. */
  candidates: Candidate[];
}

/** What a slot works with: what tools do, and what a model needs beside. */
export interface SlotContext extends ToolContext {
  /** What the run has spent on models so far. */
  spending: Spending;
  /** What all runs have spent today, of this process and of others. */
  spentToday(): Promise<Spending>;
  /** Asks what is outside of the run, each thing once. `graph` goes through it already. */
  recorder: Recorder;
  /** Milliseconds since the epoch: what is left of a run then is not for models. */
  modelsUntilMs: number;
  /** Which implementation the profile names for each slot. */
  slots: ProfileSlots;
  /** Whether calls of one plan may run side by side. */
  parallel: boolean;
  /** Calls of one plan, at most. */
  mostCalls: number;
  /** Rounds of the profile: behind the last no further call is made. */
  mostRounds: number;
  /** Appends what happened inside a slot. */
  log(event: Extract<TraceEvent, { kind: 'ModelCalled' | 'GuardrailTripped' | 'CritiqueMade' }>): void;
  /** Resolves once what was logged is durable, with the replies beside it. */
  durable(): Promise<void>;
  /** A turn of the event loop that no other run has. What was logged is appended with what is logged behind it, unless somebody waits for that. */
  turn(): Promise<void>;
  /** Waits for a model: others work meanwhile, and what was seen may be packed until it is looked at again. What came back is kept and logged, then comes back(). */
  away<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits for the run's turn to work on; at once where it has it. Rejects with the signal's reason. */
  back(): Promise<void>;
}

/** A model gave no usable reply: the run goes on with the reasoner that stands in, from its route on. */
export class SlotFailed extends Error {
  constructor(
    readonly slot: string,
    readonly because: string,
    cause?: unknown,
  ) {
    super(`${slot}: ${because}`, { cause });
    this.name = 'SlotFailed';
  }
}

export interface Reasoner {
  readonly name: ReasonerName;
  /** Version of lexicons and templates: a replay needs it. */
  readonly version: string;
  /** Version of prompts; null without any. */
  readonly promptVersion: string | null;
  /** How long a run may take longer for this reasoner's models, milliseconds; 0 without any. */
  readonly patienceMs: number;
  /** Who goes on where a slot throws {@link SlotFailed}; null: nobody, and no slot does. */
  readonly standIn: Reasoner | null;
  /** May look entities up in the register to find names in the question. */
  route(asked: Asked, context: SlotContext): Promise<Route>;
  plan(situation: Situation, context: SlotContext): Promise<Plan>;
  assess(situation: Situation, context: SlotContext): Promise<Assessment>;
  /** Arguments in the place of a failed call's, as JSON text; null: none would be right. Absent: nobody mends. */
  mend?(situation: Situation, failed: Observation, context: SlotContext): Promise<string | null>;
  /** Prepares long results for whoever reads them next, where the profile says so. Absent: nobody does. */
  distil?(situation: Situation, seen: readonly Observation[], context: SlotContext): Promise<void>;
  synthesize(situation: Situation, state: ConversationState, context: SlotContext): Promise<Synthesis>;
  /** Reads a draft back into what it says; null where it cannot be. Asks no model. For `rules`: the very draft that it rendered of what is still all that was seen says its claims; else renders them again and compares. */
  reads(draft: Draft, situation: Situation): readonly Claim[] | null;
  /** The line that a client without this kind of node shows, in the run's language. */
  summarise(event: TraceEvent, language: Language): string;
  /** Whom to ask about before going on, in the run's language: what the first round left open. Null where nobody is in doubt. */
  ambiguity(situation: Situation): Ambiguity | null;
  /** Words of the question that neither lexicon nor register know. May look entities up. Asks no model. */
  unknownWords(asked: Asked, context: ToolContext): Promise<string[]>;
  /** Asks what a word means, in that language. */
  clarification(term: string, language: Language): string;
  /** Asks whether a costly step is to be taken, saying what it costs, in that language. */
  confirmation(step: CostlyStep, language: Language): string;
  /** P5's closing suggestions for a state, each a question that can be asked. */
  suggest(state: ConversationState, situation: Situation): string[];
}

export type EvidenceIndex = ReadonlyMap<string, CarriedEvidence>;
