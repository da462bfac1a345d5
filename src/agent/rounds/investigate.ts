import type { Spending } from '../../llm/index.js';
import { toolsFor, type Tool, type ToolContext } from '../../tools/index.js';
import type { ConversationState, PartProgress, PlanNode } from '../../trace/index.js';
import { askBack, askConsent } from '../runs/ask-back.js';
import { checkedPlan } from '../check-plan.js';
import { conclude } from './conclude.js';
import { answerTo, nextRound, weighed } from '../runs/consent.js';
import { createCritic } from '../critic/index.js';
import { distinctCalls } from './distinct-calls.js';
import type { EvidenceBook } from '../evidence/evidence-book.js';
import { executePlan, notRun } from './executor.js';
import type { LoopOptions } from '../loop-options.js';
import { decidedFor, givenUp, partsAfter } from './parts.js';
import { plannerOf, routerOf } from '../passages.js';
import { judgeCalls, without } from './repair.js';
import { offeredTools } from './retrieve-tools.js';
import { clocksOf, partOf, type Asked, type Assessment, type Observation, type Plan, type Route, type Situation, type SlotContext } from '../slots.js'; // prettier-ignore
import { eventsOf, startState, transition } from '../state-machine.js';
import type { RunWriter } from '../runs/run-writer.js';

/** What the run saw so far, and which calls it has an answer to. */
export interface Seen {
  book: EvidenceBook;
  observations: Observation[];
  answered: PlanNode[];
  /** Tools that failed it. */
  setAside: Set<string>;
  /** What its models took. */
  spent: Spending;
}

/** What one reasoner makes of the question, from its route on. */
interface Investigation {
  options: LoopOptions;
  slots: SlotContext;
  seen: Seen;
  contextOf: (node: PlanNode) => ToolContext;
  situation: (round: number) => Situation;
  assessed: Assessment[];
  plans: Plan[];
  parts: PartProgress[];
  /** Rounds in which nothing was planned though a part was open. */
  idle: number;
  /** Calls of one round, at most. */
  most: number;
  state: ConversationState;
}

/** From the route to the answer, or until somebody is asked: the run is then suspended. */
export async function investigate(options: LoopOptions, asked: Asked, seen: Seen, slots: SlotContext): Promise<void> {
  const { profile } = options;
  const one = await begun(options, asked, seen, slots);
  let before = { ...seen.spent };
  let round = 1;
  for (; round <= profile.maxRounds; round++) {
    const going = round === 1 ? 'ON' : mayGoOn(one, round, before);
    before = { ...seen.spent };
    const next = going === 'ON' ? await oneRound(one, round) : going;
    if (next === 'ASKED') return;
    if (next === 'ENOUGH') break;
  }
  await conclude(options, one.situation(Math.min(round, profile.maxRounds)), one.state, seen.book, slots);
}

type Next = 'ON' | 'ENOUGH' | 'ASKED';

async function begun(options: LoopOptions, asked: Asked, seen: Seen, slots: SlotContext): Promise<Investigation> {
  const { reasoner, writer, profile, context } = options;
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
  const { observations, setAside } = seen;
  const assessed: Assessment[] = [];
  const plans: Plan[] = [];
  const one: Investigation = {
    options,
    slots,
    seen,
    assessed,
    plans,
    parts: [],
    idle: 0,
    most: profile.maxCallsPerRound * Math.max(1, route.frames.length),
    state: startState(route.frames, asked.recalled),
    contextOf(node) {
      const frame = route.frames[partOf(node.id) ?? -1];
      return frame === undefined ? context : { ...context, clocks: clocksOf(frame, context.clocks) };
    },
    situation: (round) => ({ route, round, observations, tools: without(offered(assessed), setAside), assessed, plans, parts: one.parts, ...asked }), // prettier-ignore
  };
  return one;
}

/** Past the share of the budget that is spent unasked, a further round waits for somebody who agrees. */
function mayGoOn({ options, seen }: Investigation, round: number, before: Spending): Next {
  const { consent, writer } = options;
  const step = nextRound(seen.spent, before);
  if (consent === null || step === null || !consent.needs(step)) return 'ON';
  const answer = answerTo(step, consent);
  if (answer === 'AGREED') return 'ON';
  if (answer === 'TO_BE_ASKED') {
    askConsent(options, step);
    return 'ASKED';
  }
  writer.log({ kind: 'DecisionMade', round, ...enough({ reasoning: NO_MORE[answer] }) });
  return 'ENOUGH';
}

const NO_MORE = {
  DECLINED: 'the user was asked about a further round and its cost, and does not want it: answered from what was found', // prettier-ignore
  NOT_ASKED_ANY_MORE: 'a further round is costly, and nobody was asked about it, for a run asks only so many times: answered from what was found', // prettier-ignore
};

async function oneRound(one: Investigation, round: number): Promise<Next> {
  const { options, slots, seen, contextOf, situation, assessed, plans } = one;
  const { reasoner, writer, profile, recorder, consent, context } = options;
  const { book, observations, answered, setAside } = seen;
  const before = situation(round);
  const { tools } = before;
  const plan = await plannerOf(profile.slots, reasoner)(before, slots);
  plans.push(plan);
  const { nodes, repeats } = distinctCalls(plan.nodes, answered, (node) => contextOf(node).clocks, one.most);
  if (nodes.length === 0) {
    return nothingPlanned(one, plan, repeats, round);
  }
  writer.log({ kind: 'PlanMade', round, reasoning: plan.reasoning, nodes });
  const critic = createCritic(situation(round));
  const { declined, open } = weighed(nodes, tools, consent);
  const refused = new Map([...critic.ofPlan(nodes), ...(plan.faults ?? []), ...declined]);
  const { sound, faults, read } = checkedPlan(nodes, tools, refused);
  const costly = sound.find(({ id }) => open.has(id));
  if (costly !== undefined) {
    askConsent(options, open.get(costly.id)!);
    return 'ASKED';
  }
  const execution = { profile, writer, recorder, book, tools, read, round, signal: context.call.signal, critic };
  const ran = await executePlan(sound, contextOf, execution);
  const back = [...faults.map(({ node, text }) => notRun(node, round, text)), ...ran];
  const judging = { reasoner, situation: before, slots, contextOf, execution, setAside, consent };
  const { seen: all, mended } = await judgeCalls(back, judging);
  observations.push(...all, ...repeated(repeats, [...observations, ...all]));
  const came = new Set(ran.flatMap(({ planNodeId, result }) => (result === null ? [] : [planNodeId])));
  answered.push(...nodes.filter(({ id }) => came.has(id)), ...mended);
  one.state = move(writer, one.state, all);
  await reasoner.distil?.(situation(round), all, slots);
  const isLast = round === profile.maxRounds;
  const judged = await reasoner.assess(situation(round), slots);
  one.parts = partsAfter(one.parts, judged.parts ?? [], all, isLast);
  const decided = one.parts.length === 0 ? judged : decidedFor(one.parts, judged, isLast);
  assessed.push(decided);
  writer.log({ kind: 'DecisionMade', round, ...decided });
  if (round === 1 && askBack(options, situation(round))) return 'ASKED';
  return decided.decision === 'CONTINUE' || decided.decision === 'INSUFFICIENT_DATA' ? 'ENOUGH' : 'ON';
}

/** With a part open whoever plans is told so, once; then it is given up. */
function nothingPlanned(one: Investigation, plan: Plan, repeats: ReadonlyMap<string, string>, round: number): Next {
  const { options, seen, assessed } = one;
  const again = repeated(repeats, seen.observations);
  const decided = enough(plan);
  const goesOn = one.idle++ === 0 && round < options.profile.maxRounds && one.parts.some(({ status }) => status === 'OPEN'); // prettier-ignore
  if (!goesOn) one.parts = one.parts.map(givenUp);
  const told = one.parts.length === 0 ? decided : decidedFor(one.parts, decided, !goesOn);
  seen.observations.push(...(goesOn ? again.map((seenBefore) => ({ ...seenBefore, round })) : again));
  if (goesOn) assessed.push(told);
  options.writer.log({ kind: 'DecisionMade', round, ...told });
  return goesOn ? 'ON' : 'ENOUGH';
}

/** A planner that plans nothing more has decided that there is enough (P1's golden rule, P5 4.2.2). */
function enough({ reasoning }: Pick<Plan, 'reasoning'>): Assessment {
  return { decision: 'CONTINUE', reasoning, confidence: 1, refinedQuery: null };
}

/** The tools that any part of the question allows, and that are there for the viewer. */
function toolsOf({ intent, also = [], frames, offTopic = false }: Route, context: ToolContext): Tool[] {
  if (offTopic) return [];
  const intents = [intent, ...also, ...frames.map((frame) => frame.intent)];
  return [...new Set(intents.flatMap((one) => toolsFor(one, context)))];
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
