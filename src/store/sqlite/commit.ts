import type { AppError } from '../../core/index.js';
import { workOf, type Write } from '../sql/writes.js';
import type { RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { settled } from './settled.js';

/** What a write came to. */
export type Outcome = { value: unknown } | { error: AppError };

/**
 * Carries writes out in one transaction, and so with one wait for the disk. Where one of them fails, each alone, so that only that one is refused;
 * where another process holds the file all are, after one wait and not one each. Never rejects.
 */
export async function commit(file: RunsFile, path: string, writes: readonly Write[]): Promise<Outcome[]> {
  try {
    const all = () => writes.map((write) => settled(file, workOf(write)));
    const values = await translated(path, () => file.transaction(all));
    return values.map((value) => ({ value }));
  } catch (error) {
    const failure = openFailure(path, error);
    if (writes.length === 1 || failure.code === 'UNAVAILABLE') return writes.map(() => ({ error: failure }));
    const outcomes: Outcome[] = [];
    for (const one of writes) outcomes.push(...(await commit(file, path, [one])));
    return outcomes;
  }
}
