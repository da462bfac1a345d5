import type { Clock } from './clock.js';
import { AppError } from './errors.js';

export interface CircuitOptions {
  /** Who does not answer, for people: the kind of server, and which one. */
  engine: string;
  name: string;
  clock: Clock;
  /** Failures in a row that open it. Default 3. */
  failures?: number;
  /** How long nobody asks then. Milliseconds, default 5,000. */
  openMs?: number;
}

/** What an outcome says about the server: it answers, it does not, or nothing (the caller went away). */
export type Verdict = 'ANSWERS' | 'SILENT' | 'NOTHING';

export interface Circuit {
  /** Does the work, or throws UNAVAILABLE at once while the circuit is open; after that, one caller at a time tries whether it may close. */
  guard<Result>(work: () => Promise<Result>, judge: (error: unknown) => Verdict): Promise<Result>;
  /** What was learned past the guard, by a health check. */
  tell(verdict: Verdict): void;
  isOpen(): boolean;
}

/** A server that does not answer is left alone for a while, so that those who can do without it are not kept waiting (Nygard, "Release It!"). */
export function createCircuit({ engine, name, clock, failures = 3, openMs = 5_000 }: CircuitOptions): Circuit {
  let inARow = 0;
  let openUntil: number | null = null;
  let trying = false;
  const tell = (verdict: Verdict): void => {
    if (verdict === 'NOTHING') return;
    inARow = verdict === 'ANSWERS' ? 0 : inARow + 1;
    if (verdict === 'ANSWERS') openUntil = null;
    else if (inARow >= failures) openUntil = clock.now() + openMs;
  };
  return {
    tell,
    isOpen: () => openUntil !== null,
    async guard(work, judge) {
      const trial = openUntil !== null;
      if (openUntil !== null && (trying || clock.now() < openUntil)) {
        const seconds = Math.max(1, Math.ceil((openUntil - clock.now()) / 1_000));
        const message = `${name} did not answer ${inARow} times in a row; it is asked again in ${seconds} s`;
        throw new AppError('UNAVAILABLE', message, { retryable: true, details: { engine } });
      }
      if (trial) trying = true;
      try {
        const result = await work();
        tell('ANSWERS');
        return result;
      } catch (error) {
        tell(judge(error));
        throw error;
      } finally {
        if (trial) trying = false;
      }
    },
  };
}
