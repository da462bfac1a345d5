import type { Call, Viewer } from '../../../src/core/index.js';
import type { Lease, RunRequest, RunStore } from '../../../src/store/contract.js';
import type { TraceDraft, TraceEvent, TraceNode } from '../../../src/trace/index.js';

/** A store on storage of its own; `again` opens the same storage a second time, as another process would. */
export interface OpenedStore {
  store: RunStore;
  again(): Promise<RunStore>;
  advance(ms: number): void;
  close(): Promise<void>;
}

export const REQUEST: RunRequest = {
  question: 'Wer?', conversationId: null, profile: 'GUIDED', asOf: null, knownOn: null, focusUid: null, onAmbiguity: 'LIST', language: null,
}; // prettier-ignore

export function callOf(user: string, tenantId = 'tenant-a'): Call {
  const viewer: Viewer = { tenantId, userId: user, scopes: new Set(['read', 'run']) };
  return { viewer, deadlineMs: Number.MAX_SAFE_INTEGER, signal: new AbortController().signal };
}

export const draft = (event: TraceEvent): TraceDraft => ({
  at: '2026-09-15T09:00:00.000Z',
  summary: event.kind,
  spanId: 's',
  parentSpanId: null,
  event,
});
export const step = (text: string) =>
  draft({ kind: 'GuardrailTripped', stage: 'INPUT', rule: 'TEST', text, blocked: false });
export const end = () => draft({ kind: 'RunCancelled', by: 'test', durationMs: 0 });
export const asks = (requestId: string, expiresAt: string) => [
  draft({ kind: 'HumanInputRequested', requestId, expiresAt, request: { type: 'Confirm', prompt: '?' } }),
  draft({ kind: 'RunSuspended', requestId }),
];
export const answered = (requestId: string) =>
  draft({ kind: 'HumanInputReceived', requestId, answer: { type: 'Confirm', confirmed: true }, by: 'anna' });

export async function created(
  store: RunStore,
  call = callOf('anna'),
  request = REQUEST,
): Promise<{ runId: string; conversationId: string; lease: Lease }> {
  const made = await store.create(request, null, 'one', call);
  if (made.outcome !== 'CREATED') throw new Error(made.outcome);
  return made;
}

export async function all(store: RunStore, runId: string): Promise<TraceNode[]> {
  const nodes: TraceNode[] = [];
  for (let more = await store.read(runId, 0, 7); more.length > 0; more = await store.read(runId, nodes.length, 7))
    nodes.push(...more);
  return nodes;
}
