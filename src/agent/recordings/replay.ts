import { AppError, today, type Call } from '../../core/index.js';
import type { Models } from '../../llm/index.js';
import type { Recording, RecordingSource, RunStore } from '../../store/contract.js';
import { TOOLS } from '../../tools/index.js';
import type { TraceEvent, TraceNode } from '../../trace/index.js';
import { INPUT_TIMEOUT_MS } from '../runs/ask-back.js';
import { viewerOf } from '../runs/begin-run.js';
import { consentIn } from '../runs/consent.js';
import { differencesOf, type Difference } from './compare-nodes.js';
import { runLoop } from '../loop.js';
import type { LoopOptions } from '../loop-options.js';
import { clarifiedIn } from '../memory/index.js';
import { PROFILE_ROWS } from '../profiles.js';
import { NOT_RECORDED_ONCE, recallRequest } from '../rounds/recall.js';
import { Recorder } from './recorder.js';
import { createLlmReasoner, type RecordedCall } from '../reasoners/llm/index.js';
import { createRulesReasoner } from '../reasoners/rules/index.js';
import { RunWriter } from '../runs/run-writer.js';
import type { Reasoner, Recalled } from '../slots.js';

export interface Replay {
  /** Nodes compared: those of the run's last attempt. */
  nodes: number;
  /** Empty: it came out the same. */
  differences: Difference[];
  /** What is another version now than when the run began. */
  versions: { of: 'parser' | 'lexicon' | 'prompts'; recorded: string | null; now: string | null }[];
  /** What this version asks and the run never did: the replay ended there. Null: nothing. */
  asked: string | null;
  /** The recorded run did not come to an end of its own: compared as far as it went. */
  isCut: boolean;
}

export interface ReplayOptions {
  store: Pick<RunStore, 'run' | 'read' | 'recordings'>;
  parserVersion: string;
}

/** Something is asked of a replay that was never recorded. */
class NotRecorded extends Error {
  constructor(source: RecordingSource, request: unknown) {
    super(`${source}: ${JSON.stringify(request).slice(0, 300)}`);
    this.name = 'NotRecorded';
  }
}

/**
 * Runs the last attempt of a run again, on what it was told from outside, and compares the logs: no engine, no network, no clock, nothing written.
 * Null where the viewer has no such run; BAD_INPUT where it has been erased or has not begun.
 */
export async function replayRun({ store, parserVersion }: ReplayOptions, runId: string, call: Call): Promise<Replay | null> {
  const row = await store.run(runId, call);
  if (row === null) return null;
  const log = await logOf(store, runId);
  const [first] = log;
  if (first?.event.kind !== 'RunStarted') throw new AppError('BAD_INPUT', `${runId} has ${first === undefined ? 'not begun' : 'been erased'}: there is nothing to replay`);
  const started = first.event;
  const recordings = await store.recordings(runId);
  if (recordings.length === 0 && log.some(({ event }) => event.kind === 'IntentRouted'))
    throw new AppError('BAD_INPUT', `${runId}: what it was told is no longer kept (DOSSIER_RECORDING_DAYS): there is nothing to replay it on`);
  const reasoner = reasonerOf(started.reasoner, recordings);
  const last = lastAttempt(log);
  const { events: replayed, asked } = await again({ first, started, last, recordings, reasoner, log, call: { ...call, viewer: viewerOf(row) } });
  const isCut = !['RunFinished', 'RunSuspended'].includes(last.events.at(-1)?.kind ?? '');
  const recorded = isCut ? last.events.filter(({ kind }) => !FROM_OUTSIDE.has(kind)) : last.events;
  const versions = [
    { of: 'parser' as const, recorded: started.parserVersion, now: parserVersion },
    { of: 'lexicon' as const, recorded: started.lexiconVersion, now: reasoner.version },
    { of: 'prompts' as const, recorded: started.promptVersion, now: reasoner.promptVersion },
  ];
  const stops = asked !== null && isCut && replayed.length >= recorded.length;
  return {
    nodes: recorded.length,
    differences: differencesOf(recorded, replayed, !isCut),
    versions: versions.filter(({ recorded: then, now }) => then !== now),
    asked: stops ? null : asked,
    isCut,
  };
} // prettier-ignore

/** What ends a run from beside its loop. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set(['RunFailed', 'RunCancelled']);
const READ = 500;

async function logOf(store: ReplayOptions['store'], runId: string): Promise<TraceNode[]> {
  const log: TraceNode[] = [];
  for (;;) {
    const nodes = await store.read(runId, log.at(-1)?.seq ?? 0, READ);
    log.push(...nodes);
    if (nodes.length < READ) return log;
  }
}

interface Attempt {
  epoch: number;
  events: TraceEvent[];
}

/** The nodes behind the last RunResumed, or behind RunStarted. */
function lastAttempt(log: readonly TraceNode[]): Attempt {
  const at = log.findLastIndex(({ event }) => event.kind === 'RunResumed');
  const resumed = log[at]?.event;
  const epoch = resumed?.kind === 'RunResumed' ? resumed.leaseEpoch : 1;
  return { epoch, events: log.slice(at < 0 ? 1 : at + 1).map(({ event }) => event) };
}

function reasonerOf(name: Reasoner['name'], recordings: readonly Recording[]): Reasoner {
  const rules = createRulesReasoner();
  if (name === 'rules') return rules;
  return createLlmReasoner({ models: recordedModels(recordings), patienceMs: 0, rules });
}

/** Set as they were when they were last asked; nobody is there to be asked again. */
function recordedModels(recordings: readonly Recording[]): Models {
  const calls = recordings.flatMap(({ source, reply }) => (source === 'MODEL' ? [JSON.parse(reply) as RecordedCall] : []));
  const absent = () => Promise.reject(new AppError('INTERNAL', 'a replay asks no model'));
  return {
    call: absent,
    probe: absent,
    settingsOf: (role) => calls.findLast((one) => one.role === role)?.settings ?? '',
  };
} // prettier-ignore

interface Again {
  first: TraceNode;
  started: Extract<TraceEvent, { kind: 'RunStarted' }>;
  last: Attempt;
  recordings: readonly Recording[];
  reasoner: Reasoner;
  log: readonly TraceNode[];
  call: Call;
}

/** The loop once more, into memory. A failure that ended the recorded run ends this one, and says no more than the log does. */
async function again(given: Again): Promise<{ events: TraceEvent[]; asked: string | null }> {
  const { first, started, last, reasoner, log } = given;
  const events: TraceEvent[] = [];
  const controller = new AbortController();
  const absent = (source: RecordingSource, request: unknown) => {
    const missing = new NotRecorded(source, request);
    controller.abort(missing);
    return missing;
  };
  const told = new Map(log.map(({ seq, event }) => [seq, event]));
  const recorder = new Recorder({ held: given.recordings, told, keep: () => undefined, absent });
  const startedMs = Date.parse(first.at);
  const clock = { now: () => startedMs };
  const sink: Pick<RunStore, 'append'> = {
    async append(_runId, expectedSeq, _epoch, drafts) {
      events.push(...drafts.map(({ event }) => event));
      return { outcome: 'APPENDED', lastSeq: expectedSeq + drafts.length };
    },
  };
  const lease = { runId: first.runId, epoch: last.epoch, holder: 'replay', expiresAtMs: Number.MAX_SAFE_INTEGER };
  const writer = new RunWriter(sink, lease, 0, clock, reasoner.summarise, started.language);
  const chosenUids = log.flatMap(({ event }) =>
    event.kind === 'HumanInputReceived' && event.answer.type === 'ChooseEntity' ? [event.answer.uid] : [],
  );
  const inputs = log.map(({ event }) => event);
  const clarified = clarifiedIn(inputs);
  const call: Call = { ...given.call, signal: controller.signal };
  try {
    const recalled = Object.assign(
      { ...NOT_RECORDED_ONCE },
      await recorder.once<Recalled>({ ...recallRequest(started.conversationId), ask: nobody }),
    );
    await runLoop({
      asked: { ...started, today: today(clock), chosenUids, clarified, recalled },
      profile: PROFILE_ROWS[started.profile],
      reasoner,
      writer,
      recorder,
      context: { ...enginesOf(last.events), call, clocks: started.clocks, now: () => startedMs },
      memory: { remember: async () => log.some(({ event }) => event.kind === 'MemoryStored' && event.remembered) },
      meaning: { modelHash: null, vectorsOf: nobody },
      clock,
      startedMs,
      attempt: last.epoch,
      inputTimeoutMs: INPUT_TIMEOUT_MS,
      spending: { tokens: 0, cost: 0 },
      spentToday: async () => ({ tokens: 0, cost: 0 }),
      consent: started.onAmbiguity === 'ASK' ? consentIn(inputs) : null,
    });
    await writer.durable();
    return { events, asked: null };
  } catch (error) {
    await writer.durable();
    if (error instanceof NotRecorded) return { events, asked: error.message };
    if (error instanceof AppError) return { events, asked: null };
    throw error;
  }
}

const nobody = () => Promise.reject(new AppError('INTERNAL', 'a replay asks nobody'));
/** Whatever is asked of them was recorded, or ends the replay before it gets here. Tools that depend on the engine are there where they were. */
function enginesOf(events: readonly TraceEvent[]): LoopOptions['context'] {
  const offered = new Set(events.flatMap((event) => (event.kind === 'IntentRouted' ? event.tools : [])));
  const ranStatements = TOOLS.some(({ name, isOpen }) => isOpen !== undefined && offered.has(name));
  const engine = new Proxy({}, { get: (_, key) => (key === 'statement' && !ranStatements ? undefined : nobody) });
  // The proxy has every method of each.
  return { graph: engine, archive: engine, vectors: engine, web: engine } as unknown as LoopOptions['context'];
}
