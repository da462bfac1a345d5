import { AppError } from './errors.js';

/** Who asks. The embedded default is one local viewer who may do everything. */
export interface Viewer {
  tenantId: string;
  userId: string;
  scopes: ReadonlySet<Scope>;
}
/** `statements`: models may ask the graph in its own language for this viewer, where the configuration lets any. */
export type Scope = 'read' | 'run' | 'operate' | 'statements';

export const localViewer: Viewer = {
  tenantId: 'local',
  userId: 'local',
  scopes: new Set<Scope>(['read', 'run', 'operate', 'statements']),
};

/** Carried by every call from a resolver down to an engine. */
export interface Call {
  viewer: Viewer;
  /** Milliseconds since the epoch after which nobody waits for the reply any more. */
  deadlineMs: number;
  signal: AbortSignal;
}

/** Throws CANCELLED or DEADLINE when the caller no longer waits. */
export function assertAlive(call: Pick<Call, 'deadlineMs' | 'signal'>, nowMs: number): void {
  if (call.signal.aborted) throw new AppError('CANCELLED', 'the caller went away', { cause: call.signal.reason });
  if (nowMs > call.deadlineMs)
    throw new AppError('DEADLINE', 'the deadline of the request passed', { retryable: true });
}
