import { AppError, today, type Call } from '../../core/index.js';
import type { Spending } from '../../llm/index.js';
import type { Recording } from '../../store/contract.js';
import type { TraceEvent } from '../../trace/index.js';
import { INPUT_TIMEOUT_MS } from './ask-back.js';
import { CONFIRM_LIMITS, consentBy, saidIn } from './consent.js';
import { meaningBy } from '../likeness.js';
import { runLoop } from '../loop.js';
import { clarifiedIn, memoryOf } from '../memory/index.js';
import { PROFILE_ROWS } from '../profiles.js';
import { NOT_RECORDED_ONCE, recallFrom, recallRequest, stillVisible } from '../rounds/recall.js';
import { Recorder } from '../recordings/recorder.js';
import { RunLost, type RunWriter } from './run-writer.js';
import type { Term } from '../slots.js';
import type { Turnstile } from './turnstile.js';
import type { AgentOptions } from './options.js';

export interface ExecuteRunOptions extends AgentOptions {
  writer: RunWriter;
  call: Call;
  controller: AbortController;
  turnstile: Turnstile;
}

/** One run to its terminal node, or until it is no longer ours. Never rejects for an expected reason. */
export async function executeRun(options: ExecuteRunOptions): Promise<void> {
  const { writer, store, controller, clock } = options;
  const first = writer.first ?? (await store.read(writer.lease.runId, 0, 1))[0];
  if (first?.event.kind !== 'RunStarted')
    throw new AppError('CORRUPT', `${writer.lease.runId} does not begin with RunStarted`);
  const started = first.event;
  const profile = PROFILE_ROWS[started.profile];
  const { reasoner, inputTimeoutMs = INPUT_TIMEOUT_MS, confirm = CONFIRM_LIMITS } = options;
  const timeoutMs = profile.runTimeoutMs + reasoner.patienceMs;
  const late = () => new AppError('DEADLINE', `the run took longer than ${timeoutMs / 1_000} s`);
  const deadline = setTimeout(() => controller.abort(late()), timeoutMs);
  const renewal = setInterval(() => {
    store.renew(writer.lease).then(
      (lease) => lease ?? controller.abort(new RunLost('STALE_LEASE')),
      () => undefined, // the next append tells
    );
  }, store.leaseMs / 3);
  const startedMs = Date.parse(first.at);
  const place = options.turnstile.place();
  try {
    await place.enter(controller.signal);
    const call: Call = { ...options.call, signal: controller.signal, deadlineMs: clock.now() + timeoutMs };
    const context = {
      graph: options.graph,
      archive: options.archive,
      vectors: options.vectors,
      web: options.web,
      call,
      clocks: started.clocks,
      now: () => clock.now(),
    };
    const { chosenUids, clarified, said, spending, held, told } = await before(options);
    const recorder = new Recorder({ held, told, keep: (recording) => writer.record(recording) });
    const meaning = meaningBy(options.embedder ?? null, context);
    const memory = memoryOf({ meaning, ...options, call }, started);
    const spentToday = () => store.spentOn(new Date(clock.now()).toISOString().slice(0, 10));
    const asked = {
      today: today({ now: () => startedMs }),
      ...started,
      chosenUids,
      clarified,
      recalled: Object.assign(
        { ...NOT_RECORDED_ONCE },
        await recorder.once({
          ask: async () => {
            const turns = await recallFrom(store, started.conversationId, writer.lease.runId, call);
            const seen = await stillVisible(turns, options.graph, call);
            return { reply: { ...seen, offers: await memory.recall(started.question) }, failed: false };
          },
          ...recallRequest(started.conversationId),
        }),
      ),
    };
    await memory.learn(clarified);
    const attempt = writer.lease.epoch;
    await runLoop({
      meaning,
      memory,
      asked,
      profile,
      reasoner,
      writer,
      recorder,
      place,
      context,
      clock,
      startedMs,
      attempt,
      inputTimeoutMs,
      spending,
      spentToday,
      consent: started.onAmbiguity === 'ASK' ? consentBy(confirm, said) : null,
    });
    await writer.durable();
  } catch (error) {
    await endAfter(error, options, clock.now() - startedMs);
  } finally {
    place.leave();
    clearTimeout(deadline);
    clearInterval(renewal);
  }
}

const READ = 500;

interface Before {
  /** Whom the person chose when the run asked back. */
  chosenUids: string[];
  /** What the person said of words that it asked about. */
  clarified: Term[];
  /** What the person said of costly steps, by their keys. */
  said: Map<string, boolean>;
  /** What its models were paid. */
  spending: Spending;
  /** What it was told from outside, and what its log tells of that, by seq. */
  held: Recording[];
  told: Map<number, TraceEvent>;
}

/** What earlier attempts of the run leave to this one. */
async function before({ store, writer: { lease } }: ExecuteRunOptions): Promise<Before> {
  const left: Before = { chosenUids: [], clarified: [], said: new Map(), spending: { tokens: 0, cost: 0 }, held: [], told: new Map() }; // prettier-ignore
  if (lease.epoch === 1) return left;
  left.held = await store.recordings(lease.runId);
  const inputs: TraceEvent[] = [];
  for (let after = 0; ;) {
    const nodes = await store.read(lease.runId, after, READ);
    for (const { seq, event } of nodes) {
      if (event.kind === 'ToolReturned') left.told.set(seq, event);
      if (event.kind === 'HumanInputRequested' || event.kind === 'HumanInputReceived') inputs.push(event);
      if (event.kind === 'HumanInputReceived' && event.answer.type === 'ChooseEntity') left.chosenUids.push(event.answer.uid);
      if (event.kind !== 'ModelCalled' || event.replayed) continue;
      left.spending.tokens += event.inputTokens + event.outputTokens;
      left.spending.cost += Number(event.cost ?? 0);
    }
    if (nodes.length < READ) return { ...left, clarified: clarifiedIn(inputs), said: saidIn(inputs) };
    after = nodes.at(-1)!.seq;
  }
} // prettier-ignore

/** The terminal node that fits what happened; none where the run goes on elsewhere. */
async function endAfter(error: unknown, options: ExecuteRunOptions, durationMs: number): Promise<void> {
  const { writer, store, controller, onError } = options;
  const cause = controller.signal.aborted ? (controller.signal.reason as unknown) : error;
  if (cause instanceof RunLost || (cause instanceof AppError && cause.code === 'CANCELLED')) return;
  if (controller.signal.aborted && cause instanceof AppError && cause.code === 'UNAVAILABLE')
    return unlessLost(writer.durable()).then(() => store.release(writer.lease));
  const event = failure(cause, durationMs);
  if (event.reason === 'INTERNAL') onError(cause, writer.lease.runId);
  await unlessLost(logged(writer, event));
}

async function logged(writer: RunWriter, event: TraceEvent): Promise<void> {
  writer.log(event);
  await writer.durable();
}

async function unlessLost(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (lost) {
    if (!(lost instanceof RunLost)) throw lost;
  }
}

function failure(cause: unknown, durationMs: number): Extract<TraceEvent, { kind: 'RunFailed' }> {
  const code = cause instanceof AppError ? cause.code : 'INTERNAL';
  const message =
    cause instanceof AppError && code !== 'INTERNAL' ? cause.message : 'an unexpected error ended the run';
  const reason =
    code === 'DEADLINE'
      ? 'DEADLINE'
      : code === 'BUDGET'
        ? 'BUDGET_SPENT'
        : code === 'UNAVAILABLE'
          ? 'ENGINE_UNAVAILABLE'
          : 'INTERNAL';
  return { kind: 'RunFailed', reason, message, durationMs };
}
