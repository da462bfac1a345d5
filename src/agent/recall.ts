import type { Call } from '../core/index.js';
import type { RunStore } from '../store/contract.js';
import { foldRuns, type Candidate, type QuestionFrame, type Remembered, type TraceNode } from '../trace/index.js';
import type { Recalled } from './slots.js';

/** Turns that a conversation looks back on; whom older ones were about is not remembered. */
const MOST_TURNS = 20;
const READ = 500;

interface Turn {
  subjects: Remembered[];
  frames: QuestionFrame[];
}

/** What the conversation's finished turns left, from their logs alone: whom it was about, the candidates shown last, where it stands with each. */
export async function recallFrom(
  store: RunStore,
  conversationId: string,
  ownRunId: string,
  call: Call,
): Promise<Recalled> {
  const { rows } = await store.runs({ conversationId }, MOST_TURNS + 1, null, call);
  const earlier = rows.filter(({ runId, terminal }) => runId !== ownRunId && terminal);
  const turns: Turn[] = [];
  let last: { candidates: Candidate[]; state: Recalled['state'] } | null = null;
  for (const { runId } of earlier.slice(0, MOST_TURNS)) {
    const log = await logOf(store, runId);
    if (last === null) {
      const run = foldRuns(log);
      if (run?.status !== 'FINISHED') continue;
      last = { candidates: run.candidates, state: run.state };
    }
    turns.push(turnOf(log));
  }
  const newest = turns[0];
  return {
    subjects: eachOnce(turns.flatMap(({ subjects }) => subjects)),
    inOrder: eachOnce(turns.toReversed().flatMap(({ subjects }) => subjects)),
    current: newest?.subjects.length ?? 0,
    candidates: last?.candidates ?? [],
    state: last?.state ?? 'DISAMBIGUATION',
    frames: newest?.frames ?? [],
  };
}

/** How a turn's question was read, and whom it was about. */
function turnOf(log: readonly TraceNode[]): Turn {
  const turn: Turn = { subjects: [], frames: [] };
  for (const { event } of log) {
    if (event.kind === 'IntentRouted') turn.frames = event.frames;
    else if (event.kind === 'MemoryStored') turn.subjects = event.subjects;
  }
  return turn;
}

async function logOf(store: RunStore, runId: string): Promise<TraceNode[]> {
  const log: TraceNode[] = [];
  for (;;) {
    const nodes = await store.read(runId, log.at(-1)?.seq ?? 0, READ);
    log.push(...nodes);
    if (nodes.length < READ) return log;
  }
}

/** The first of each uid. */
function eachOnce(subjects: readonly Remembered[]): Remembered[] {
  const byUid = new Map<string, Remembered>();
  for (const subject of subjects) if (!byUid.has(subject.uid)) byUid.set(subject.uid, subject);
  return [...byUid.values()];
}
