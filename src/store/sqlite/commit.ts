import type { AppError } from '../../core/index.js';
import { workOf, type Write, type WriteName } from '../sql/writes.js';
import type { RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { settled } from './settled.js';

/** What a write came to. */
export type Outcome = { value: unknown } | { error: AppError };

/** What these took away is to be in no file of the store. */
const ERASING: ReadonlySet<WriteName> = new Set(['eraseConversation', 'forgetMemories']);
const unscrubbed = new WeakSet<RunsFile>();

/** What is committed stays so, whatever comes of this; the next commit tries again, and so does who closes the file last. */
function scrub(file: RunsFile): void {
  try {
    if (file.emptyLog()) unscrubbed.delete(file);
  } catch {
    // A full or broken disk tells the next write.
  }
}

/**
 * Carries writes out in one transaction, and so with one wait for the disk. Where one of them fails, each alone, so that only that one is refused;
 * where another process holds the file all are, after one wait and not one each. Never rejects.
 */
export async function commit(file: RunsFile, path: string, writes: readonly Write[]): Promise<Outcome[]> {
  try {
    const all = () => writes.map((write) => settled(file, workOf(write)));
    const values = await translated(path, () => file.transaction(all));
    if (writes.some(({ name }) => ERASING.has(name))) unscrubbed.add(file);
    if (unscrubbed.has(file)) scrub(file);
    return values.map((value) => ({ value }));
  } catch (error) {
    const failure = openFailure(path, error);
    if (writes.length === 1 || failure.code === 'UNAVAILABLE') return writes.map(() => ({ error: failure }));
    const outcomes: Outcome[] = [];
    for (const one of writes) outcomes.push(...(await commit(file, path, [one])));
    return outcomes;
  }
}
