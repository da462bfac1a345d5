import type { AppError } from '../../core/index.js';
import { workOf, type Write } from '../sql/writes.js';
import type { RunsFile } from './database.js';
import { openFailure, translated } from './failures.js';
import { settled } from './settled.js';

/** What a write came to. */
export type Outcome = { value: unknown } | { error: AppError };

/** Carries writes out in one transaction, and so with one wait for the disk; where that fails each alone, so that only what fails is refused. Never rejects. */
export async function commit(file: RunsFile, path: string, writes: readonly Write[]): Promise<Outcome[]> {
  try {
    const all = () => writes.map((write) => settled(file, workOf(write)));
    const values = await translated(path, () => file.transaction(all));
    return values.map((value) => ({ value }));
  } catch (error) {
    if (writes.length === 1) return [{ error: openFailure(path, error) }];
    const outcomes: Outcome[] = [];
    for (const one of writes) outcomes.push(...(await commit(file, path, [one])));
    return outcomes;
  }
}
