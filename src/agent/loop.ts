import { ownTurn } from '../core/index.js';
import type { Spending } from '../llm/index.js';
import type { TraceEvent } from '../trace/index.js';
import { askTerm } from './runs/ask-back.js';
import { createAway } from './runs/away.js';
import { inCurrentUids } from './rounds/current-uids.js';
import { EvidenceBook } from './evidence/evidence-book.js';
import { reasoningGuard } from './guard/reasoning.js';
import { investigate, type Seen } from './rounds/investigate.js';
import type { LoopOptions } from './loop-options.js';
import { recordedGraph } from './recordings/recorded-graph.js';
import { SlotFailed, type SlotContext } from './slots.js';
import { explained, guardIn, recall } from './rounds/take-in.js';

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
  const seen: Seen = {
    book: new EvidenceBook(),
    observations: [],
    answered: [],
    setAside: new Set(),
    spent: { tokens: 0, cost: 0 },
  };
  const waiting = createAway(seen.book, options.place ?? null, context.call.signal);
  const { archive, vectors, web, call, clocks } = context;
  const slots: SlotContext = {
    archive,
    vectors,
    web,
    call,
    clocks,
    now: () => clock.now(),
    graph: recordedGraph(context.graph, options.recorder, () => clock.now()),
    spending: options.spending,
    spentToday: () => options.spentToday(),
    recorder: options.recorder,
    modelsUntilMs: clock.now() + reasoner.patienceMs,
    slots: profile.slots,
    parallel: profile.parallel,
    mostCalls: profile.maxCallsPerRound,
    mostRounds: profile.maxRounds,
    log(event) {
      if (event.kind === 'ModelCalled') count(seen.spent, event);
      writer.log(event);
    },
    durable: () => writer.durable(),
    turn: () => writer.across(ownTurn),
    away: waiting.away,
    back: waiting.back,
  };
  writer.guard = waiting.guarding(reasoningGuard(asked, seen.observations));
  try {
    await investigate(options, await inCurrentUids(asked, slots.graph, context.call), seen, slots);
  } catch (error) {
    const { standIn } = reasoner;
    if (!(error instanceof SlotFailed) || standIn === null) throw error;
    const { slot, because } = error;
    writer.log({ kind: 'ReasonerFellBack', slot, from: reasoner.name, to: standIn.name, because });
    const current = await inCurrentUids(asked, slots.graph, context.call);
    await investigate({ ...options, reasoner: standIn }, current, seen, slots);
  } finally {
    seen.book.close();
  }
}

/** What the attempt's models took, replies that an earlier one was given among them: at the same step the same in every attempt. */
function count(spent: Spending, called: Extract<TraceEvent, { kind: 'ModelCalled' }>): void {
  spent.tokens += called.inputTokens + called.outputTokens;
  spent.cost += Number(called.cost ?? 0);
}
