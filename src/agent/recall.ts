import type { Call } from '../core/index.js';
import type { RunStore } from '../store/contract.js';
import type { QuestionFrame } from '../trace/index.js';
import { foldLog } from './fold-log.js';
import type { Recalled } from './slots.js';

const NOTHING: Recalled = { subjectUid: null, subjectName: null, candidates: [], state: 'DISAMBIGUATION', frames: [] };

/** What the conversation's last finished turn left: its subject, the candidates shown, where the state machine stood. */
export async function recallFrom(
  store: RunStore,
  conversationId: string,
  ownRunId: string,
  call: Call,
): Promise<Recalled> {
  const { rows } = await store.runs({ conversationId }, 5, null, call);
  for (const row of rows) {
    if (row.runId === ownRunId || !row.terminal) continue;
    const run = await foldLog(store, row.runId);
    if (run?.status !== 'FINISHED') continue;
    const subjectUid = run.subjects[0] ?? null;
    const subjectName = run.candidates.find((candidate) => candidate.uid === subjectUid)?.name ?? null;
    const frames = await framesOf(store, row.runId);
    return { subjectUid, subjectName, candidates: run.candidates, state: run.state, frames };
  }
  return NOTHING;
}

/** How the run's question was read: in one of its first nodes. */
async function framesOf(store: RunStore, runId: string): Promise<QuestionFrame[]> {
  const nodes = await store.read(runId, 0, 10);
  for (const { event } of nodes) if (event.kind === 'IntentRouted') return event.frames;
  return [];
}
