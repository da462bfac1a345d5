import type { Embedder } from '../../engines/embeddings/contract.js';
import type { VectorWriter } from '../../engines/vector/contract.js';
import { localViewer } from '../../src/core/index.js';
import type { Ledger } from '../ledger/index.js';
import { followPassages, type Lag } from './follow.js';

export interface FollowStatus {
  lag: Lag | null;
  /** Why following stopped, for people; it is tried again. Null while all is well. */
  error: string | null;
}

export interface Follower {
  /** The ledger has grown. */
  wake(): void;
  status(): FollowStatus;
  /** Resolves when nothing is left to do, or following has failed. */
  idle(): Promise<void>;
  /** Ends after the stretch in hand; closes nothing that it was given. */
  close(): Promise<void>;
}

export interface FollowerOptions {
  ledger: Ledger;
  vectors: VectorWriter;
  embedder: Embedder | null;
  cap: number;
  changed: (status: FollowStatus) => void;
}

/** A full disk, a lock, a model that failed: tried again after so long, or when the ledger grows. Milliseconds. */
const TRY_AGAIN_MS = 30_000;

/** Follows the ledger until it is closed. */
export function createFollower({ changed, ...options }: FollowerOptions): Follower {
  const closing = new AbortController();
  const call = { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal: closing.signal };
  let status: FollowStatus = { lag: null, error: null };
  let working: Promise<void> | null = null;
  let again = false;
  let retry: NodeJS.Timeout | undefined;
  const tell = (next: FollowStatus) => changed((status = next));
  const work = async () => {
    do {
      again = false;
      clearTimeout(retry);
      try {
        const progress = (lag: Lag) => tell({ lag, error: null });
        tell({ lag: await followPassages({ ...options, call, progress }), error: null });
      } catch (error) {
        if (closing.signal.aborted) return;
        tell({ ...status, error: error instanceof Error ? error.message : String(error) });
        retry = setTimeout(wake, TRY_AGAIN_MS).unref();
      }
    } while (again && !closing.signal.aborted);
  };
  const wake = (): void => {
    again = true;
    if (closing.signal.aborted) return;
    working ??= work().finally(() => (working = null));
  };
  wake();
  return {
    wake,
    status: () => status,
    async idle() {
      while (working !== null) await working;
    },
    async close() {
      closing.abort();
      clearTimeout(retry);
      await working;
    },
  };
}
