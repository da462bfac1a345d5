import { lastSeqOf } from '../sql/runs.js';
import type { Growth } from '../sql/work.js';
import type { RunsFile } from './database.js';
import { settled } from './settled.js';

/** How often a look is taken for what another process on the same file appended. */
const POLL_MS = 200;

/** What another process on the same file appended wakes followers here too; gives what stops it. */
export function watchOthers(
  file: RunsFile,
  awaited: () => Iterable<string>,
  grown: (growth: Growth) => void,
  tick: () => void,
): () => void {
  let version = file.version();
  const poll = setInterval(() => {
    tick();
    try {
      const now = file.version();
      if (now === version) return;
      for (const runId of [...awaited()]) grown({ runId, lastSeq: settled(file, lastSeqOf(runId)) });
      version = now;
    } catch {
      // The next look sees it.
    }
  }, POLL_MS);
  poll.unref();
  return () => clearInterval(poll);
}
