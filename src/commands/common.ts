import { existsSync } from 'node:fs';
import { pino, type Logger } from 'pino';
import type { RegisterOptions } from '../../ingest/index.js';
import type { Config } from '../config.js';
import { AppError, localViewer, parseIsoDate, type Call } from '../core/index.js';
import { openGraphWriter } from '../graph.js';
import { graphAt } from '../paths.js';

/** Logs go to standard error as JSON lines; what a person asked for goes to standard output. */
export function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: true }));
}

/** The operator at the terminal; ends with `signal`. */
export function operatorCall(signal: AbortSignal): Call {
  return { viewer: localViewer, deadlineMs: Number.POSITIVE_INFINITY, signal };
}

/** Throws BAD_INPUT for a day that is none, by the name of its flag. */
export function assertDays(flags: Readonly<Record<string, string | undefined>>): void {
  for (const [name, date] of Object.entries(flags))
    if (date !== undefined && parseIsoDate(date) === null)
      throw new AppError('BAD_INPUT', `--${name}: no such date: ${date.slice(0, 40)}; use YYYY-MM-DD`);
}

/** Throws UNAVAILABLE where there is no ledger: a misspelt data folder is not a register in which nothing stands. */
export function assertLoaded(ledger: string): void {
  if (existsSync(ledger)) return;
  const what = `${ledger} does not exist: nothing has been loaded (dossier start, dossier ingest)`;
  throw new AppError('UNAVAILABLE', what);
}

/** For commands that write themselves because no server holds the folder. */
export function inlineWriter(config: Config, threads: number): Extract<RegisterOptions['writer'], { kind: 'INLINE' }> {
  return {
    kind: 'INLINE',
    openGraph: () => openGraphWriter(graphAt(config)),
    portal: { baseUrl: config.portalUrl },
    newId: () => crypto.randomUUID(),
    threads,
  };
}

/** Aborts at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function interruptSignal(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const stop = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort(name);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return { signal: controller.signal, release: () => process.off('SIGINT', stop).off('SIGTERM', stop) };
}
