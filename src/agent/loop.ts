import type { Clock } from '../core/index.js';
import type { Spending } from '../llm/index.js';
import { toolsFor, type Tool, type ToolContext } from '../tools/index.js';
import { sumOf, type ConversationState, type PlanNode } from '../trace/index.js';
import { askBack, askTerm } from './ask-back.js';
import { createCritic } from './critic/index.js';
import { inCurrentUids } from './current-uids.js';
import { distinctCalls } from './distinct-calls.js';
import { EvidenceBook, executePlan, notRun } from './executor.js';
import { checkedPlan } from './check-plan.js';
import { faultOfSentence, guardedQuestion } from './guard/sentences.js';
import type { Meaning } from './likeness.js';
import { inExplainedWords, type RunMemory } from './memory/index.js';
import { plannerOf, routerOf } from './passages.js';
import type { Profile } from './profiles.js';
import { judgeCalls, without } from './repair.js';
import type { Recorder } from './recorder.js';
import { recordedGraph } from './recorded-graph.js';
import type { RunWriter } from './run-writer.js';
import {
  clocksOf,
  partOf,
  SlotFailed,
  type Asked,
  type Assessment,
  type Observation,
  type Plan,
  type Reasoner,
  type Route,
  type Situation,
  type SlotContext,
  type Synthesis,
} from './slots.js';
import { offeredTools } from './retrieve-tools.js';
import { eventsOf, startState, transition, withGround } from './state-machine.js';
import { verify } from './verify.js';

export interface LoopOptions {
  asked: Asked;
  profile: Profile;
  reasoner: Reasoner;
  writer: RunWriter;
  context: ToolContext;
  meaning: Meaning;
  memory: Pick<RunMemory, 'remember'>;
  clock: Clock;
  startedMs: number;
  /** 1, and one more for each time another process took the run over. */
  attempt: number;
  inputTimeoutMs: number;
  /** What models were paid for the run so far. */
  spending: Spending;
  spentToday(): Promise<Spending>;
  recorder: Recorder;
}

/**
 * guard in -> recall -> route -> ( plan -> execute -> critique -> assess )* -> state machine -> synthesize -> verify -> guard out -> remember
 * (design.md). Ends with RunFinished or RunSuspended, or throws: RunLost, CANCELLED, DEADLINE. Where a model gives no usable reply, who stands in
 * for it begins again at the route; what was seen is not asked again, and of the model's nothing has been said.
 */
export async function runLoop(options: LoopOptions): Promise<void> {
  const { reasoner, writer, clock, context, profile } = options;
  const asked = guardIn({ ...options, asked: explained(options.asked) });
  recall(options);
  if (askTerm(options)) return;
  const seen: Seen = { book: new EvidenceBook(), observations: [], answered: [], setAside: new Set() };
  const slots: SlotContext = {
    ...context,
    graph: recordedGraph(context.graph, options.recorder),
    spending: options.spending,
    spentToday: () => options.spentToday(),
    recorder: options.recorder,
    modelsUntilMs: clock.now() + reasoner.patienceMs,
    slots: profile.slots,
    parallel: profile.parallel,
    mostCalls: profile.maxCallsPerRound,
    mostRounds: profile.maxRounds,
    log: (event) => writer.log(event),
    durable: () => writer.durable(),
  };
  try {
    await investigate(options, await inCurrentUids(asked, slots.graph, context.call), seen, slots);
  } catch (error) {
    const { standIn } = reasoner;
    if (!(error instanceof SlotFailed) || standIn === null) throw error;
    const { slot, because } = error;
    writer.log({ kind: 'ReasonerFellBack', slot, from: reasoner.name, to: standIn.name, because });
    const current = await inCurrentUids(asked, slots.graph, context.call);
    await investigate({ ...options, reasoner: standIn }, current, seen, slots);
  }
}

/** What the run saw so far, and which calls it has an answer to. */
interface Seen {
  book: EvidenceBook;
  observations: Observation[];
  answered: PlanNode[];
  /** Tools that failed it. */
  setAside: Set<string>;
}

async function investigate(options: LoopOptions, asked: Asked, seen: Seen, slots: SlotContext): Promise<void> {
  const { reasoner, writer, recorder, profile, context } = options;
  const { book, observations, answered, setAside } = seen;
  const route = await routerOf(profile.slots, reasoner)(asked, slots);
  const allowed = toolsOf(route, context);
  writer.log({
    kind: 'IntentRouted',
    intent: route.intent,
    confidence: route.confidence,
    reasoning: route.reasoning,
    tools: allowed.map((tool) => tool.name),
    frames: route.frames,
    refused: route.refused,
  });
  const offered = await offeredTools(asked.question, route, allowed, options);
  const contextOf = (node: PlanNode): ToolContext => {
    const frame = route.frames[partOf(node.id) ?? -1];
    return frame === undefined ? context : { ...context, clocks: clocksOf(frame, context.clocks) };
  };
  const situation = (round: number): Situation => ({ ...asked, route, round, observations, tools: without(offered(assessed), setAside), assessed, plans }); // prettier-ignore
  const assessed: Assessment[] = [];
  const plans: Plan[] = [];
  let state = startState(route.frames, asked.recalled);
  let round = 1;
  for (; round <= profile.maxRounds; round++) {
    const before = situation(round);
    const { tools } = before;
    const plan = await plannerOf(profile.slots, reasoner)(before, slots);
    plans.push(plan);
    const most = profile.maxCallsPerRound * Math.max(1, route.frames.length);
    const { nodes, repeats } = distinctCalls(plan.nodes, answered, (node) => contextOf(node).clocks, most);
    if (nodes.length === 0) {
      observations.push(...repeated(repeats, observations));
      writer.log({ kind: 'DecisionMade', round, ...enough(plan) });
      break;
    }
    writer.log({ kind: 'PlanMade', round, reasoning: plan.reasoning, nodes });
    const critic = createCritic(situation(round));
    const { sound, faults } = checkedPlan(nodes, tools, new Map([...critic.ofPlan(nodes), ...(plan.faults ?? [])]));
    const signal = context.call.signal;
    const execution = { profile, writer, recorder, book, tools, round, signal, critic };
    const ran = await executePlan(sound, contextOf, execution);
    const back = [...faults.map(({ node, text }) => notRun(node, round, text)), ...ran];
    const judging = { reasoner, situation: before, slots, contextOf, execution, setAside };
    const { seen: all, mended } = await judgeCalls(back, judging);
    observations.push(...all);
    observations.push(...repeated(repeats, observations));
    answered.push(
      ...nodes.filter(({ id }) => ran.some((one) => one.planNodeId === id && one.result !== null)),
      ...mended,
    );
    state = move(writer, state, all);
    const decided = await reasoner.assess(situation(round), slots);
    assessed.push(decided);
    writer.log({ kind: 'DecisionMade', round, ...decided });
    if (round === 1 && askBack(options, situation(round))) return;
    if (decided.decision === 'CONTINUE' || decided.decision === 'INSUFFICIENT_DATA') break;
  }
  await conclude(options, situation(Math.min(round, profile.maxRounds)), state, book, slots);
}

/** A planner that plans nothing more has decided that there is enough (P1's golden rule, P5 4.2.2). */
function enough({ reasoning }: Plan): Assessment {
  return { decision: 'CONTINUE', reasoning, confidence: 1, refinedQuery: null };
}

/** In the words in which the user explained what she calls otherwise, now or before. */
function explained(asked: Asked): Asked {
  const { question, clarified, recalled } = asked;
  const before = recalled.offers.flatMap(({ type, text, said }) => (type === 'TERM' && said !== null ? [{ term: text, meaning: said }] : []));
  const terms = [...clarified, ...before.filter(({ term }) => !clarified.some((now) => now.term === term))];
  return terms.length === 0 ? asked : { ...asked, question: inExplainedWords(question, terms) };
} // prettier-ignore

/** Characters that hide or turn text around say nothing and are read as spaces; so are personal numbers. The log says that there were some. */
function guardIn({ asked, writer }: LoopOptions): Asked {
  const shown = asked.question.replace(HIDING, ' ');
  const tripped = (rule: string, text: string, blocked: boolean) => writer.log({ kind: 'GuardrailTripped', stage: 'INPUT', rule, text, blocked }); // prettier-ignore
  if (shown !== asked.question) tripped('HIDDEN_CHARACTERS', 'control or direction characters in the question are read as spaces', false); // prettier-ignore
  const { question, found } = guardedQuestion(shown);
  for (const { rule, because } of found) tripped(rule, because, rule === 'PERSONAL_NUMBER');
  return question === asked.question ? asked : { ...asked, question };
}

const HIDING = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The tools that any part of the question allows, and that are there for the viewer. */
function toolsOf({ intent, also = [], frames, offTopic = false }: Route, context: ToolContext): Tool[] {
  if (offTopic) return [];
  const intents = [intent, ...also, ...frames.map((frame) => frame.intent)];
  return [...new Set(intents.flatMap((one) => toolsFor(one, context)))];
}

function recall({ asked, writer }: LoopOptions): void {
  const { subjects, offers } = asked.recalled;
  const blank = { type: 'SUBJECT' as const, said: null, askedAt: null, likeness: null, by: null };
  const named = subjects.slice(0, 10).map(({ uid, name }) => ({ id: uid, text: name, uids: [uid], ...blank }));
  const items = [...named, ...offers];
  if (items.length > 0) writer.log({ kind: 'MemoryRecalled', items });
}

/** What a call that another one stands for would have seen. */
function repeated(repeats: ReadonlyMap<string, string>, observations: readonly Observation[]): Observation[] {
  return [...repeats].flatMap(([planNodeId, of]) => {
    const seen = observations.find((observation) => observation.planNodeId === of);
    return seen === undefined ? [] : [{ ...seen, planNodeId }];
  });
}

function move(writer: RunWriter, from: ConversationState, seen: readonly Observation[]): ConversationState {
  let state = from;
  for (const event of eventsOf(seen)) {
    const next = transition(state, event);
    if (next !== state) writer.log({ kind: 'StateChanged', from: state, to: next, because: event });
    state = next;
  }
  return state;
}

async function conclude(
  options: LoopOptions,
  situation: Situation,
  state: ConversationState,
  book: EvidenceBook,
  slots: SlotContext,
): Promise<void> {
  const { reasoner, writer } = options;
  const synthesis = await reasoner.synthesize(situation, state, slots);
  const { sentences, cut } = say(options, situation, synthesis, book);
  const { outcomes, candidates, subjects } = synthesis;
  const sum = sumOf(outcomes);
  const outcome = sentences.length === 0 && sum === 'ANSWERED' ? 'NOT_IN_REGISTER' : sum;
  const uids = subjects.map(({ uid }) => uid);
  const came = new Set(
    situation.observations.flatMap(({ planNodeId, result }) => (result === null ? [] : [planNodeId])),
  );
  const plan = (situation.plans ?? []).flatMap(({ nodes }) => nodes.filter(({ id }) => came.has(id)));
  const remembered = await options.memory.remember(situation, { outcome, sentences, cut, plan, uids });
  const ground = subjects.map((subject) => withGround(subject, situation));
  if (ground.length > 0 || remembered) writer.log({ kind: 'MemoryStored', subjects: ground, remembered });
  writer.log({
    kind: 'RunFinished',
    outcome,
    outcomes,
    state,
    suggestions: reasoner.suggest(state, situation),
    candidates,
    subjects: uids,
    durationMs: options.clock.now() - options.startedMs,
  });
}

/** Appends the sentences that stand; the others are counted and never shown. */
function say(
  { reasoner, writer, attempt }: LoopOptions,
  situation: Situation,
  { drafts }: Synthesis,
  book: EvidenceBook,
): { sentences: string[]; cut: number } {
  const sentences: string[] = [];
  const counts = { kept: 0, cut: 0, claims: 0 };
  for (const draft of drafts) {
    // An address in a cited sentence that the rules worded is the register's own, and stays; a model's text has no form.
    const fault = faultOfSentence(draft.text, draft.citations.length > 0, draft.form !== null);
    if (fault !== null) writer.log({ kind: 'GuardrailTripped', stage: 'OUTPUT', rule: fault.rule, text: fault.because, blocked: true }); // prettier-ignore
    const verdict = fault === null ? verify(draft, reasoner, situation, book.index) : { stands: false as const, ...fault }; // prettier-ignore
    if (!verdict.stands) {
      counts.cut++;
      writer.log({ kind: 'SentenceCut', attempt, because: verdict.because });
      continue;
    }
    const citations = draft.citations.flatMap((id) => book.index.get(id)?.evidence ?? []);
    writer.log({ kind: 'AnswerDelta', attempt, index: counts.kept++, text: draft.text, citations });
    counts.claims += verdict.claims;
    sentences.push(draft.text);
  }
  writer.log({ kind: 'AnswerVerified', attempt, ...counts });
  return { sentences, cut: counts.cut };
}
