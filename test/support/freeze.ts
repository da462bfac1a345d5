import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { vi } from 'vitest';

/**
 * Stops a process (`SIGSTOP`), and resolves when it stands still. The signal is only the wish: on a busy machine its
 * threads run on until the scheduler comes round to them, and may answer one more call.
 */
export async function freeze(...pids: readonly number[]): Promise<void> {
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    await vi.waitFor(
      () => {
        const running = pids.filter((pid) => !statesOf(pid).every((state) => 'TtZX'.includes(state)));
        if (running.length > 0) throw new Error(`still running after SIGSTOP: ${running.join(', ')}`);
      },
      { timeout: 20_000, interval: 5 },
    );
  } catch (error) {
    thaw(...pids);
    throw error;
  }
}

/** Whoever has ended since needs none. */
export function thaw(...pids: readonly number[]): void {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGCONT');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}

/** A letter for each thread, as in ps(1): T is stopped. */
function statesOf(pid: number): string[] {
  if (process.platform !== 'linux')
    return [
      execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' })
        .trim()
        .slice(0, 1),
    ];
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).slice(0, 1);
    } catch {
      return []; // this thread has ended since
    }
  });
}
